//! How puzzles are written, and what is said of one that is wrong.

use messdeck_facade::AnyGame;
use messdeck_puzzles::{Puzzle, check, id_of, lines, read, shipped};

fn uptick() -> &'static dyn AnyGame {
    messdeck_catalog::find("uptick").expect("a game of the catalog")
}

#[test]
fn what_is_no_puzzle_is_told_with_its_line() {
    let first = lines(&shipped("uptick")[..1]);
    let error = read(&format!("{first}\n{{\"id\": 7}}\n")).expect_err("a number is no id");
    assert_eq!(error.line, 3);
    assert!(read(&first.replace("\"asked\"", "\"wanted\"")).is_err());
}

#[test]
fn whatever_a_puzzle_claims_is_held_against_the_rules() {
    let puzzle = &shipped("uptick")[0];
    let changed = |change: &dyn Fn(&mut Puzzle)| {
        let mut puzzle = puzzle.clone();
        change(&mut puzzle);
        check(&puzzle, uptick(), None).map_err(|untrue| untrue.what)
    };
    assert_eq!(changed(&|_| {}), Ok(()));
    for (change, what) in [
        (&(|puzzle: &mut Puzzle| puzzle.position = "8/8".to_owned()) as &dyn Fn(&mut Puzzle), "at character"),
        (&|puzzle| puzzle.line.insert(0, "pass".to_owned()), "pass: "),
        (&|puzzle| puzzle.asked = 4, "of its moves are the solver's"),
        (&|puzzle| puzzle.asked = 0, "of its moves are the solver's"),
        (&|puzzle| puzzle.id = "ut-000000".to_owned(), "its id is ut-"),
        (&|puzzle| puzzle.motifs.push("castling".to_owned()), "it is about "),
        (&|puzzle| puzzle.rating = 100, "a rating of 100"),
        (&|puzzle| puzzle.next = puzzle.best, "not clear enough"),
        (&|puzzle| puzzle.second = "a1-a1".to_owned(), "is not legal"),
        (&|puzzle| puzzle.second = puzzle.line[0].clone(), "the second best move is the best"),
    ] {
        let told = changed(change).expect_err(what);
        assert!(told.contains(what), "{what:?}: {told}");
    }
}

#[test]
fn images_have_one_name() {
    for game in messdeck_catalog::GAMES {
        for puzzle in &shipped(game.about().id) {
            let position = puzzle.at(*game).expect("a position");
            for image in position.images() {
                assert_eq!(id_of(*game, &puzzle.options, &*image), puzzle.id, "{}", image.text());
            }
        }
    }
}
