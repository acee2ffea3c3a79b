//! The puzzles that ship with the program.

use std::collections::{BTreeMap, BTreeSet};

use messdeck_facade::AnyGame;
use messdeck_puzzles::{Puzzle, check, lines, read, shipped};

/// Every game has so many at least.
const LEAST: usize = 55;
/// One of so many is searched once more, and one of so many rated.
const SEARCHED: usize = 8;
const RATED: usize = 16;
/// The level whose nodes a test can afford: about as many as the second of the searches that found a puzzle. The part of the difference that
/// they have to see leaves room for another run of chance.
const LEVEL: u8 = 6;
const PART: f32 = 0.5;

fn each(mut see: impl FnMut(&dyn AnyGame, &[Puzzle])) {
    for game in messdeck_catalog::GAMES {
        see(*game, &shipped(game.about().id));
    }
}

#[test]
fn all_that_they_claim_is_true() {
    each(|game, puzzles| {
        for puzzle in puzzles {
            check(puzzle, game, None).unwrap_or_else(|untrue| panic!("{untrue}"));
        }
    });
}

#[test]
fn they_are_written_in_one_way_and_none_is_there_twice() {
    each(|game, puzzles| {
        let id = game.about().id;
        assert!(puzzles.len() >= LEAST, "{id} has {} puzzles", puzzles.len());
        let names: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
        assert_eq!(names.len(), puzzles.len(), "{id}");
        assert_eq!(read(&lines(puzzles)).expect("puzzles"), puzzles, "{id}");
    });
}

/// Somebody who begins finds enough that is easy, and whoever is good something hard; and not all of them are about the same.
#[test]
fn there_is_something_for_everybody() {
    each(|game, puzzles| {
        let (id, count) = (game.about().id, puzzles.len());
        let easy = puzzles.iter().filter(|puzzle| puzzle.rating < 1200).count();
        assert!(easy >= 3 && easy < count, "{id}: {easy} of {count} are easy");
        let mut about: BTreeMap<&str, usize> = BTreeMap::new();
        for motif in puzzles.iter().flat_map(|puzzle| &puzzle.motifs) {
            *about.entry(motif).or_default() += 1;
        }
        let frequent = about.values().filter(|&&often| often >= 3).count();
        assert!(frequent >= 4, "{id}: {about:?}");
    });
}

/// A shorter search than the one that found it sees that one move is better than all others, too (`messdeck puzzles check --level 8` takes
/// longer).
#[test]
fn the_asked_moves_are_the_only_best_ones() {
    each(|game, puzzles| {
        let nodes = game.usual().start().level_nodes(LEVEL);
        for puzzle in puzzles.iter().step_by(SEARCHED) {
            check(puzzle, game, Some((nodes, PART))).unwrap_or_else(|untrue| panic!("{untrue}"));
        }
    });
}

/// What the lowest levels find is part of the rating, and quickly tried again.
#[test]
fn ratings_say_what_the_levels_find() {
    each(|game, puzzles| {
        for puzzle in puzzles.iter().step_by(RATED) {
            let is_true = puzzle.is_rated_truly(game).unwrap_or_else(|untrue| panic!("{untrue}"));
            assert!(is_true, "{} is not as hard as it says", puzzle.id);
        }
    });
}
