//! Random moves are drawn uniformly, whether by guessing or by counting.

use messdeck_core::Position as _;
use messdeck_search::{Numbers, random_games};
use messdeck_testkit::draws_fairly;

use crate::common::position;

#[test]
fn draws_are_uniform() {
    for (size, dice, text) in [
        (8, 12, "8/8/8/8/8/8/8/8 r 12,12 -,- -"),
        (8, 12, "5b2/3A3b/8/4e3/4D3/4D3/3A4/6A1 b 7,9 -,- r"),
        (8, 12, "7c/2DA3b/1f3A2/4e3/4D2A/1b2D3/3A4/6A1 b 4,7 -,- r"),
        // Moves far outnumber placements, and captures are among them.
        (8, 12, "E1e1E1e1/8/e1E1e1E1/8/8/E1e1E1e1/8/8 r 6,6 -,- b"),
        // Few guesses are right, so that most draws fall back on counting.
        (3, 5, "AbA/1e1/F2 r 2,3 -,- b"),
        (3, 4, "ABA/ab1/3 b 1,2 -,- r"),
        // No reserve: counted at once.
        (5, 3, "E4/5/2e2/4c/D1A2 r 0,0 1,- b"),
    ] {
        draws_fairly(&position(size, dice, text));
    }
}

#[test]
fn the_only_move_is_drawn_and_nothing_when_the_game_is_over() {
    let mut numbers = Numbers::seeded(3);
    let pass = position(3, 2, "3/1f1/Af1 b 1,0 -,- r");
    assert_eq!(pass.draw(&mut numbers).map(|mv| mv.to_string()).as_deref(), Some("pass"));
    let over = position(3, 1, "2f/1B1/3 b 0,0 -,- r");
    assert_eq!(over.draw(&mut numbers), None);
}

#[test]
fn random_games_end() {
    let start = position(8, 12, "8/8/8/8/8/8/8/8 r 12,12 -,- -");
    let played = random_games(&start, 20_000, &mut Numbers::seeded(5));
    let mean = played.moves / played.games;
    assert!((50..70).contains(&mean), "{mean} moves a game");
}
