//! What a board shows besides the dice: what scores, what a die would score, and which runs it would end.

use messdeck_core::Seat;
use messdeck_facade::{Mark, Target, ToMarks};

use crate::name;
use crate::paths::Choice;
use crate::rules::{Die, Phase, Position};
use crate::score::Run;
use crate::square::Square;

impl ToMarks for Position {
    /// The marks of a position, with those of the die or square that was pointed at last.
    fn marks(&self, prefix: &[Target]) -> Vec<Mark> {
        let mut marks: Vec<Mark> = Run::all(self).map(|run| scoring_run(self, run)).collect();
        if self.phase() != Phase::Place {
            return marks;
        }
        let seat = self.to_act();
        let hand = self.hand(seat);
        match prefix.last().map(Choice::of) {
            Some(Choice::Value(value)) if hand.has(value) => {
                marks.extend(self.open().flat_map(|to| placed(self, to, Die { seat, value })));
            }
            Some(Choice::Square(to)) if self.is_open(to) => {
                marks.extend(hand.values().flat_map(|value| placed(self, to, Die { seat, value })));
            }
            _ => {}
        }
        marks
    }
}

fn scoring_run(position: &Position, run: Run) -> Mark {
    let points = run.points(position.scoring());
    let (value, cross) = (run.row.value, run.row.cross);
    let dice =
        if run.length == 1 { format!("a {value}") } else { format!("{} dice showing {value}", run.length) };
    let text = format!("{} has {dice} from {cross} outward for {}", name(run.seat), counted(points));
    Mark::new("run", run.squares(), text).of(name(run.seat)).with(points)
}

/// What a die would score on a square at once, and which runs it would end there.
fn placed(position: &Position, to: Square, die: Die) -> Vec<Mark> {
    let after = position.put(to, die);
    let gain = points_of(&after, die.seat) - points_of(position, die.seat);
    let text = match gain {
        0 => format!("a {} on {to} scores nothing yet", die.value),
        gain => format!("a {} on {to} scores {}", die.value, counted(gain)),
    };
    let worth = Mark::new("worth", [to], text).of(name(die.seat)).with(gain);
    let ended = Run::all(position)
        .filter(|run| run.next() == Some(to) && run.row.run(&after) == Some(*run))
        .map(|run| {
            let (owner, cross) = (name(run.seat), run.row.cross);
            let text = format!("a {} on {to} ends {owner}'s run from {cross}", die.value);
            Mark::new("blocks", [to].into_iter().chain(run.squares()), text).of(owner)
        });
    [worth].into_iter().chain(ended).collect()
}

fn points_of(position: &Position, seat: Seat) -> i32 {
    position.scores()[seat.index()]
}

fn counted(points: i32) -> String {
    if points == 1 { "1 point".to_owned() } else { format!("{points} points") }
}
