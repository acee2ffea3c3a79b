//! Scenes as text: one drawer for all games.
//!
//! The board lies on a canvas of characters; trays, dice, scores and notes follow below. Everything is told by
//! letters first and by colour second, so that the picture reads the same where there is no colour:
//! whoever prints it through `anstream` gets colour where the terminal has it.

mod board;
mod canvas;
mod paint;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use messdeck_core::Say;
use messdeck_facade::record::Ending;
use messdeck_facade::{AnyPosition, OutcomeView, Scene};

use crate::words::{plain, said};
pub(crate) use canvas::Canvas;
pub(crate) use paint::{piece, square};

/// The whole scene. Cells named in `lit` are those that can be chosen next.
pub(crate) fn scene(scene: &Scene, lit: &[&str]) -> String {
    let mut text = board::draw(scene, lit).to_string();
    beside(scene, &mut text);
    text
}

/// Ids up to this long are shown as they are.
const SHORT: usize = 3;

/// What lies beside the board, a line each.
fn beside(scene: &Scene, text: &mut String) {
    for tray in &scene.trays {
        let _ = write!(text, "  {}:", paint::name(&line_of(&tray.label), tray.seat));
        for item in &tray.items {
            let times = if item.count == 1 { String::new() } else { format!(" ×{}", item.count) };
            // A short id is what one types to choose the thing; a long one only tells things apart.
            let shown = match item.value {
                Some(value) if item.id.len() > SHORT => format!(" [{value}]{times}"),
                None if item.id.len() > SHORT => format!(" {}{times}", said(&item.label)),
                _ => format!(" {}{times}", item.id),
            };
            let _ = write!(text, "{}", paint::name(&shown, item.seat));
        }
        if tray.items.is_empty() {
            text.push_str(" –");
        }
        text.push('\n');
    }
    if !scene.dice.is_empty() {
        let _ = write!(text, "  {}", plain("terminal-thrown"));
        for die in &scene.dice {
            let _ = write!(text, " {}", paint::name(&format!("[{}]", die.value), Some(die.seat)));
        }
        text.push('\n');
    }
    if !scene.scores.is_empty() {
        let scores: Vec<String> = scene
            .scores
            .iter()
            .map(|score| paint::name(&format!("{} {}", plain(score.seat), score.points), Some(score.seat)))
            .collect();
        let say = Say::new("terminal-score").with("scores", scores.join(", "));
        let _ = writeln!(text, "  {}", said(&say));
    }
    for note in &scene.notes {
        let _ = writeln!(text, "  {}", line_of(note));
    }
}

/// What stands alone in a line, which begins as a sentence does.
fn line_of(say: &Say) -> String {
    let said = said(say);
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// How a match ended, in one sentence: by the rules, or by what its record says.
pub(crate) fn result(ending: Option<&Ending>, end: &dyn AnyPosition) -> Option<String> {
    let by_rules = end.outcome().map(|found| outcome(&found, end.seats().len()));
    by_rules.or_else(|| ending.map(|ending| ended(ending, end)))
}

/// What ended a match, in the words in which the page says it.
fn ended(ending: &Ending, end: &dyn AnyPosition) -> String {
    let side = |name: &String| end.seats().iter().find(|seat| seat.name == name).map(|seat| seat.side);
    let won: BTreeSet<_> = ending.winners.iter().filter_map(side).collect();
    let all: BTreeSet<_> = end.seats().iter().map(|seat| seat.side).collect();
    let by = ending.by.as_deref().unwrap_or("rules");
    let winners = end.seats().iter().filter(|seat| ending.winners.iter().any(|name| name == seat.name));
    let winners: Vec<Say> = winners.map(|seat| Say::new(seat.name)).collect();
    let say = match by {
        "abort" => Say::new("end-aborted"),
        "void" => Say::new("end-void"),
        _ if won.is_empty() || won == all => Say::new("end-draw").with("by", by).with("score", "none"),
        _ if won.len() > 1 => Say::new("end-shared").with("winners", winners).with("by", by),
        _ => Say::new("end-won").with("winners", winners).with("by", by).with("score", "none"),
    };
    said(&say.with("own", 0).with("other", 0)) + "."
}

fn outcome(outcome: &OutcomeView, seats: usize) -> String {
    let drawn = outcome.winners.len() == seats;
    let say = Say::new(match (drawn, &outcome.scores) {
        (true, None) => "terminal-draw",
        (true, Some(_)) => "terminal-draw-scores",
        (false, None) => "terminal-wins",
        (false, Some(_)) => "terminal-wins-scores",
    });
    let winners: Vec<Say> = outcome.winners.iter().map(|&seat| Say::new(seat)).collect();
    let scores = outcome.scores.iter().flatten();
    let scores: Vec<String> = scores.map(|(seat, points)| format!("{} {points}", plain(seat))).collect();
    said(&say.with("winners", winners).with("scores", scores.join(", ")))
}
