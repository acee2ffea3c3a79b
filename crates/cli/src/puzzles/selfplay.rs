//! Matches in which puzzles are sought: the computer against itself, well enough to be sensible and not so well that nothing is missed.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use messdeck_core::{Draw, Key, Turn};
use messdeck_facade::{AnyGame, AnyPosition};
use messdeck_puzzles::{Care, Puzzle, find};
use messdeck_search::{Level, Numbers, Skill};

/// After a puzzle so many decisions are passed over: what follows is much the same.
const APART: u32 = 4;
/// No match gives more.
const MOST: usize = 3;
/// Of so many decisions one is looked at with great care.
const SELDOM: usize = 8;

/// A match to search, which its number and the seed say all about.
pub(super) struct Match {
    options: BTreeMap<String, String>,
    position: Box<dyn AnyPosition>,
    levels: [u8; 2],
    random: usize,
    numbers: Numbers,
}

impl Match {
    /// Every second match is the game as usual, the others take the named set-ups in turn. A puzzle is for two sides.
    pub(super) fn of(game: &dyn AnyGame, number: u64, seed: u64) -> Option<Match> {
        const MOST_RANDOM: usize = 6;
        let options = options(game, number);
        let position = game.book_with(&options).ok()?.start();
        let mut numbers = Numbers::seeded(Key::new().word(seed).word(number).finish());
        let levels = [0; 2].map(|_| 2 + numbers.below(4) as u8);
        // Where dice fall no two matches are alike anyway.
        let random = if game.about().dice { 0 } else { numbers.below(MOST_RANDOM) };
        (position.seats().iter().all(|seat| seat.side < 2)).then_some(Match {
            options,
            position,
            levels,
            random,
            numbers,
        })
    }

    /// Plays it to its end and hands over each puzzle as it is found, until nobody wants more; whether one with a rating between two is
    /// wanted is asked before.
    pub(super) fn search(
        mut self,
        game: &dyn AnyGame,
        is_wanted: impl Fn(RangeInclusive<u32>) -> bool,
        mut keep: impl FnMut(Puzzle) -> bool,
    ) {
        let (mut wait, mut found) = (APART, 0);
        loop {
            let mv = match self.position.turn() {
                Turn::Over(_) => return,
                Turn::Chance(_) => self.position.random_move(&mut self.numbers),
                Turn::Decide(_) if self.random > 0 && self.position.plans().is_empty() => {
                    self.random -= 1;
                    self.position.random_move(&mut self.numbers)
                }
                Turn::Decide(seat) => {
                    wait = wait.saturating_sub(1);
                    if wait == 0 && found < MOST {
                        let is_rare = self.numbers.below(SELDOM) == 0;
                        let care = if is_rare { Care::Great } else { Care::Usual };
                        if let Some(puzzle) = find(game, &self.options, &*self.position, care, &is_wanted) {
                            (wait, found) = (APART, found + 1);
                            if !keep(puzzle) {
                                return;
                            }
                        }
                    }
                    let level = Level::new(self.levels[self.position.seats()[seat.index()].side]);
                    let seed = self.numbers.bits();
                    self.position.think(Skill::Level(level), seed, &mut || false).map(|opinion| opinion.best)
                }
            };
            let Some(next) = mv.and_then(|mv| self.position.play(&mv).ok()) else { return };
            self.position = next;
        }
    }
}

fn options(game: &dyn AnyGame, number: u64) -> BTreeMap<String, String> {
    let presets = game.presets();
    let preset = match presets.len() as u64 {
        0 => None,
        count if number % 2 == 1 => presets.get((number / 2 % count) as usize),
        _ => presets.first(),
    };
    let pairs = preset.map(|preset| preset.options).unwrap_or_default();
    pairs.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
}
