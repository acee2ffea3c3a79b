//! One walk that checks every law for every game.
//!
//! The walk plays random games under every combination of options and stops at each position to ask
//! everything that a caller could ask. A law is a function that panics with the position's text.

mod boards;
mod images;
mod keys;
mod moves;
mod paths;
mod remarks;
mod speech;
mod text;

use std::collections::BTreeSet;

use messdeck_core::{Draw, Turn, Why};
use messdeck_facade::{AnyBook, AnyGame, AnyPosition, Scene, View};
use messdeck_search::Numbers;

use crate::options::combinations;
use crate::rules_page;
use keys::Keys;
use speech::Speech;

/// How far the walk goes under each combination of options.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Games to play.
    pub games: u32,
    /// Positions to examine in all games together; the games themselves are always played to their end.
    pub positions: u32,
}

impl Effort {
    /// What `make test` can afford.
    pub const SHORT: Effort = Effort { games: 3, positions: 40 };
}

/// No game of ours lasts this long under random play; one that does has lost its end.
const LONGEST_GAME: usize = 20_000;

/// Walks a game under every combination of its options and gives the number of positions examined.
///
/// # Panics
/// At the first law that does not hold.
pub fn conforms(game: &dyn AnyGame, effort: Effort) -> usize {
    text::hostile_text_is_refused(game, &Speech::of(game.about().id));
    let mut examined = 0;
    for (seed, options) in (1..).zip(combinations(game)) {
        let mut walk = Walk::new(game.book(&options).expect("a combination that the rules allow"), seed);
        for _ in 0..effort.games {
            walk.play_one(effort);
        }
        examined += walk.examined as usize;
    }
    examined
}

/// So many moves are told to whoever makes remarks: more than lie between two decisions of a seat, but where it passes for long.
const TOLD: usize = 24;

/// A walk under one combination of options.
struct Walk {
    book: Box<dyn AnyBook>,
    numbers: Numbers,
    /// Moves that were legal somewhere: good candidates for being illegal elsewhere.
    seen: BTreeSet<String>,
    keys: Keys,
    speech: Speech,
    examined: u32,
}

/// A position with what several laws ask about it.
struct Stop<'w> {
    book: &'w dyn AnyBook,
    position: &'w dyn AnyPosition,
    view: View,
    scene: Scene,
    speech: &'w Speech,
}

impl Walk {
    fn new(book: Box<dyn AnyBook>, seed: u64) -> Walk {
        let (seen, keys) = (BTreeSet::new(), Keys::default());
        let speech = Speech::of(book.about().id);
        Walk { book, numbers: Numbers::seeded(seed), seen, keys, speech, examined: 0 }
    }

    fn play_one(&mut self, effort: Effort) {
        let mut position = self.book.start();
        // The games share the budget: the first stops are near the start, the last ones at the end.
        let share = effort.positions.div_ceil(effort.games);
        let mut line = vec![position.copy()];
        let mut moves = Vec::new();
        while let Some(mv) = position.random_move(&mut self.numbers) {
            position = position.play(&mv).unwrap_or_else(|e| panic!("{}: drew {mv}: {e}", position.text()));
            line.push(position.copy());
            moves.push(mv);
            assert!(line.len() < LONGEST_GAME, "a random game does not end: {}", position.text());
        }
        let rolls = line.iter().any(|position| matches!(position.turn(), Turn::Chance(_)));
        let about = self.book.about();
        assert_eq!(rolls, about.dice, "{} does not say truly whether dice fall", about.id);
        // An odd step: where seats, or throws and choices, alternate, an even one would meet only one of them.
        let step = line.len().div_ceil(share as usize) | 1;
        let last = line.len() - 1;
        for (index, position) in line.iter().enumerate() {
            self.keys.stand_for_one_future(&**position);
            if index % step == 0 || index == last {
                self.examine(&**position);
                let from = index.saturating_sub(TOLD);
                let told: Vec<&str> = moves[from..index].iter().map(String::as_str).collect();
                remarks::can_be_told(&*self.book, &*line[from], &told);
            }
        }
    }

    fn examine(&mut self, position: &dyn AnyPosition) {
        let (view, scene) = (position.view(), position.scene());
        let stop = Stop { book: &*self.book, position, view, scene, speech: &self.speech };
        text::round_trip(&stop);
        text::other_spellings_are_refused(&stop, &mut self.numbers);
        moves::view_is_whole(&stop);
        moves::generator_agrees_with_itself(&stop);
        moves::legal_moves_can_be_played(&stop, &mut self.numbers);
        moves::dice_spell_every_outcome(&stop);
        remember(&mut self.seen, &stop.view, &mut self.numbers);
        moves::other_moves_have_a_reason(&stop, &self.seen);
        boards::scene_is_whole(&stop);
        speech::everything_can_be_said(&stop);
        self.keys.of_what_comes_next(position);
        images::images_have_one_future(&stop, &mut self.numbers);
        paths::tree_spells_the_legal_moves(&stop);
        paths::plans_can_be_followed(&stop);
        paths::every_target_is_next_or_has_a_reason(&stop, &mut self.numbers);
        self.examined += 1;
    }
}

/// Keeps some of the legal moves, so that the pool stays small and varied.
fn remember(seen: &mut BTreeSet<String>, view: &View, numbers: &mut Numbers) {
    const POOL: usize = 400;
    for _ in 0..24.min(view.legal.len()) {
        seen.insert(view.legal[numbers.below(view.legal.len())].clone());
    }
    while seen.len() > POOL {
        let out = seen.iter().nth(numbers.below(seen.len())).cloned();
        out.map(|mv| seen.remove(&mv));
    }
}

impl Stop<'_> {
    fn at(&self) -> String {
        let options: Vec<String> = self.book.options().all().map(|(n, v)| format!("{n}={v}")).collect();
        format!("{} {} at {:?}", self.book.about().id, options.join(" "), self.view.position)
    }

    fn has_cell(&self, id: &str) -> bool {
        self.scene.cells.iter().any(|cell| cell.id == id)
    }

    fn has_item(&self, id: &str) -> bool {
        self.scene.trays.iter().flat_map(|tray| &tray.items).any(|item| item.id == id)
    }

    fn knows_seat(&self, seat: Option<&str>) -> bool {
        seat.is_none_or(|name| self.position.seats().iter().any(|seat| seat.name == name))
    }

    /// Whatever refuses something must say what, where and by which sentence of the rules page.
    fn reason_is_whole(&self, reason: &Why, about: &str) {
        let at = self.at();
        assert!(!reason.code.is_empty() && !reason.say.id.is_empty(), "{at}: {about}: an empty reason");
        self.speech.hears(&reason.say, || format!("{at}: {about}"));
        assert!(
            is_on_page(rules_page(self.book.about().id), reason.rule),
            "{at}: {about}: rule {:?} is not on the rules page",
            reason.rule
        );
        for square in &reason.squares {
            assert!(self.has_cell(square), "{at}: {about}: {square:?} is not a cell of the scene");
        }
    }
}

/// Whether a rule's id stands on the page as a word of its own.
fn is_on_page(page: &str, rule: &str) -> bool {
    let is_part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '-');
    !rule.is_empty()
        && page.match_indices(rule).any(|(start, _)| {
            !is_part(page[..start].chars().next_back()) && !is_part(page[start + rule.len()..].chars().next())
        })
}
