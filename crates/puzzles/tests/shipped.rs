//! The puzzles that ship with the program.

use std::collections::{BTreeMap, BTreeSet};

use messdeck_facade::AnyGame;
use messdeck_puzzles::{Puzzle, check, lines, read, shipped};

/// Every game has so many at least.
const LEAST: usize = 20;
/// Below this, nodes of the search are few enough for a test.
const SEARCHED_BELOW: u32 = 1200;
/// Of those, one of so many; and of all, one of so many is rated again.
const ONE_OF: usize = 6;
const RATED: usize = 16;
/// The level whose nodes a test can afford, and the part of the difference that they have to see.
const LEVEL: u8 = 5;
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

/// A short search already finds the move of an easy puzzle and sees that all others are worse; a hard one would take too long here
/// (`messdeck puzzles check --level 8`).
#[test]
fn the_asked_moves_are_the_only_best_ones() {
    let mut searched = 0;
    each(|game, puzzles| {
        let easy = puzzles.iter().filter(|puzzle| puzzle.rating < SEARCHED_BELOW);
        let nodes = game.usual().start().level_nodes(LEVEL);
        for puzzle in easy.step_by(ONE_OF) {
            searched += 1;
            check(puzzle, game, Some((nodes, PART))).unwrap_or_else(|untrue| panic!("{untrue}"));
        }
    });
    assert!(searched > 0);
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
