//! Whether all that a puzzle claims is true: asked of the engine.

use messdeck_facade::{AnyGame, AnyPosition};
use thiserror::Error;

use crate::motifs::motifs;
use crate::rating::{Asked, bounds, rating};
use crate::verdict::{Demand, Verdict};
use crate::{EASIEST, HARDEST, Puzzle, id_of};

/// What a puzzle claims and is not so.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{id}: {what}")]
pub struct Untrue {
    /// The puzzle.
    pub id: String,
    /// What is not so, and what is.
    pub what: String,
}

/// Asks whether a puzzle is what it says: without a search everything but the values; with nodes also that each asked move is the only
/// best one. A part of the demanded difference is enough where the nodes are fewer than those of the search that found it.
pub fn check(puzzle: &Puzzle, game: &dyn AnyGame, search: Option<(u64, f32)>) -> Result<(), Untrue> {
    let untrue = |what: String| Untrue { id: puzzle.id.clone(), what };
    let way = puzzle.way(game).map_err(untrue)?;
    let asked = puzzle.asked_at(&way);
    let asked: Vec<(&dyn AnyPosition, &str)> =
        asked.iter().map(|&place| (&*way[place], &*puzzle.line[place])).collect();
    if let Some(what) = wrong(puzzle, game, &asked) {
        return Err(untrue(what));
    }
    let Some((nodes, part)) = search else { return Ok(()) };
    let demand = Demand::of(game.about().dice).relaxed(part);
    for (at, mv) in asked {
        match Verdict::of(at, nodes, 1) {
            Some(verdict) if verdict.mv == mv && demand.is_met(&verdict) => {}
            verdict => return Err(untrue(format!("{mv} is not the only best move: {verdict:?}"))),
        }
    }
    Ok(())
}

/// What is wrong without any search.
fn wrong(puzzle: &Puzzle, game: &dyn AnyGame, asked: &Asked<'_>) -> Option<String> {
    let Puzzle { options, best, next, error, rating, .. } = puzzle;
    let Some((start, _)) = asked.first() else { return Some("0 of its moves are the solver's".to_owned()) };
    let defaults = |(name, value): (&String, &String)| {
        game.options().iter().any(|spec| spec.name == name && spec.default == value)
    };
    let id = id_of(game, options, *start);
    let worth = (*best, *next, *error);
    let about = motifs(game, asked, worth);
    match () {
        () if options.iter().any(defaults) => Some("an option that is the default".to_owned()),
        () if id != puzzle.id => Some(format!("its id is {id}")),
        () if !(1..=3).contains(&puzzle.asked) || asked.len() != puzzle.asked => {
            Some(format!("{} of its moves are the solver's", asked.len()))
        }
        () if about != puzzle.motifs => Some(format!("it is about {about:?}")),
        () if !(EASIEST..=HARDEST).contains(rating) => Some(format!("a rating of {rating}")),
        () if !Demand::of(game.about().dice).allows(worth) => Some("not clear enough".to_owned()),
        () if !matches!(start.why_not(&puzzle.second), Ok(None)) => {
            Some(format!("{} is not legal", puzzle.second))
        }
        () if puzzle.second == puzzle.line[0] => Some("the second best move is the best".to_owned()),
        () => None,
    }
}

impl Puzzle {
    /// Whether what the lowest levels find agrees with its rating.
    pub fn is_rated_truly(&self, game: &dyn AnyGame) -> Result<bool, Untrue> {
        self.ask(game, |asked| bounds(asked).contains(&self.rating))
    }

    /// The same puzzle with a rating and motifs as today's program finds them.
    pub fn graded(&self, game: &dyn AnyGame) -> Result<Puzzle, Untrue> {
        let worth = (self.best, self.next, self.error);
        let (rating, motifs) = self.ask(game, |asked| (rating(asked), motifs(game, asked, worth)))?;
        Ok(Puzzle { rating, motifs, ..self.clone() })
    }

    /// Something about the moves that are to be found, each with its position.
    fn ask<T>(&self, game: &dyn AnyGame, about: impl FnOnce(&Asked<'_>) -> T) -> Result<T, Untrue> {
        let way = self.way(game).map_err(|what| Untrue { id: self.id.clone(), what })?;
        let places = self.asked_at(&way);
        let asked: Vec<_> = places.iter().map(|&place| (&*way[place], &*self.line[place])).collect();
        Ok(about(&asked))
    }
}
