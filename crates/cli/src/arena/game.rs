//! One game of an arena match.

use std::time::Instant;

use messdeck_core::{Draw, Turn};
use messdeck_facade::record::{Ending, RecordedMove};
use messdeck_facade::{AnyPosition, Record};
use messdeck_search::{Numbers, Skill};

use super::sides;

/// What all games of a match share.
pub(super) struct Pairing<'s> {
    pub(super) start: &'s dyn AnyPosition,
    pub(super) game: &'s str,
    pub(super) options: &'s [(String, String)],
    /// Whether `start` is the game's own.
    pub(super) is_own_start: bool,
    /// A and B.
    pub(super) players: [Skill; 2],
    pub(super) seed: u64,
    /// Random decisions before the players take over.
    pub(super) opening: usize,
}

/// How a game went for A.
#[derive(Clone, Copy)]
pub(super) struct Played {
    /// 1 a win, ½ a share of it, 0 a loss.
    pub(super) score: f64,
    /// The same for the side that begins, whoever plays it.
    pub(super) first: f64,
    /// Points ahead of the best other side, in games that count points.
    pub(super) margin: Option<i32>,
    pub(super) moves: usize,
}

impl Pairing<'_> {
    /// The side that A plays in a game.
    fn side_of_a(&self, number: u64) -> usize {
        (number % sides(self.start)) as usize
    }

    /// The side that begins: the one whose turn it is at the start, or whose dice fall then.
    fn first_side(&self) -> usize {
        self.start.turn().seat().map_or(0, |seat| self.start.seats()[seat.index()].side)
    }

    fn round(&self, number: u64) -> u64 {
        number / sides(self.start)
    }

    /// Plays a game to its end.
    pub(super) fn play(&self, number: u64) -> (Played, Record) {
        let mut position = self.start.copy();
        let mut moves = Vec::new();
        let (mut throws, mut decisions) = (0, 0);
        loop {
            let mv = match position.turn() {
                Turn::Over(_) => break,
                Turn::Chance(_) => {
                    throws += 1;
                    position.random_move(&mut numbers([self.seed, 1, self.round(number), throws]))
                }
                Turn::Decide(_) if decisions < self.opening => {
                    decisions += 1;
                    let place = decisions as u64;
                    position.random_move(&mut numbers([self.seed, 2, self.round(number), place]))
                }
                Turn::Decide(seat) => {
                    let is_a = position.seats()[seat.index()].side == self.side_of_a(number);
                    let player = self.players[usize::from(!is_a)];
                    let seed = numbers([self.seed, 3, number, moves.len() as u64]).bits();
                    choose(&*position, player, seed)
                }
            };
            let mv = mv.unwrap_or_else(|| panic!("no move in {}", position.text()));
            let who = position.turn_name().unwrap_or_default().to_owned();
            position = position.play(&mv).unwrap_or_else(|e| panic!("{}: {mv}: {e}", position.text()));
            moves.push(RecordedMove { who, mv, clock: None, comment: None });
        }
        let record = self.record(number, &*position, moves);
        (self.result(number, &*position, record.moves.len()), record)
    }

    /// How a recorded game of this match went; `None` if the record is of something else.
    pub(super) fn recall(&self, number: u64, record: &Record) -> Option<Played> {
        let replay = record.replay(messdeck_catalog::find(self.game)?).ok()?;
        let end = replay.positions.last()?;
        let expected = self.record(number, &**end, record.moves.clone());
        (expected == *record && end.outcome().is_some())
            .then(|| self.result(number, &**end, record.moves.len()))
    }

    fn result(&self, number: u64, end: &dyn AnyPosition, moves: usize) -> Played {
        let side = self.side_of_a(number);
        let Some(outcome) = end.outcome() else { panic!("{} is not over", end.text()) };
        let side_of = |name: &str| end.seats().iter().find(|seat| seat.name == name).map(|seat| seat.side);
        let mut winners: Vec<_> = outcome.winners.iter().filter_map(|name| side_of(name)).collect();
        winners.dedup();
        let score = |side: usize| match (winners.contains(&side), winners.len()) {
            (false, _) => 0.0,
            (true, 1) => 1.0,
            (true, _) => 0.5,
        };
        let margin = outcome.scores.and_then(|scores| {
            let best = |own: bool| {
                let of = scores.iter().filter(|(name, _)| (side_of(name) == Some(side)) == own);
                of.map(|(_, points)| *points).max()
            };
            Some(best(true)? - best(false)?)
        });
        Played { score: score(side), first: score(self.first_side()), margin, moves }
    }

    fn record(&self, number: u64, end: &dyn AnyPosition, moves: Vec<RecordedMove>) -> Record {
        let side = self.side_of_a(number);
        let name = |own: bool| self.players[usize::from(!own)].to_string();
        Record {
            game: self.game.to_owned(),
            options: self.options.to_vec(),
            rules: end.version(),
            start: (!self.is_own_start).then(|| self.start.text()),
            seats: end.seats().iter().map(|seat| (seat.name.to_owned(), name(seat.side == side))).collect(),
            tags: vec![("match".to_owned(), format!("arena {} {number}", self.seed))],
            result: end.outcome().map(|outcome| Ending {
                winners: outcome.winners.iter().map(|&seat| seat.to_owned()).collect(),
                by: None,
            }),
            moves,
        }
    }
}

/// A player's move, with the clock that it asks for.
pub(crate) fn choose(position: &dyn AnyPosition, player: Skill, seed: u64) -> Option<String> {
    let clock = Instant::now();
    let mut stop = || player.time().is_some_and(|time| clock.elapsed() >= time);
    position.think(player, seed, &mut stop).map(|opinion| opinion.best)
}

/// The random numbers of a place that these numbers name.
fn numbers(place: [u64; 4]) -> Numbers {
    let key = place.into_iter().fold(messdeck_core::Key::new(), messdeck_core::Key::word);
    Numbers::seeded(key.finish())
}
