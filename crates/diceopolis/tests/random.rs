//! Random moves are drawn uniformly, although value and square are drawn apart.

use messdeck_core::Position as _;
use messdeck_search::{Numbers, random_games};
use messdeck_testkit::draws_fairly;

use crate::common::{EMPTY, position};

#[test]
fn draws_are_uniform() {
    for (dice, text) in [
        (25, format!("{EMPTY} r -,- 25,25 roll")),
        (25, format!("{EMPTY} r 11123,22222 20,20 place")),
        (25, format!("{EMPTY} r 12346,22222 20,20 place")),
        (6, "12/12/12/12/6r35/6r15/5b2b15/12/12/12/12/12 r 3455,2256 0,0 reroll".to_owned()),
        (6, "12/12/12/12/6r35/6r15/5b2b15/12/12/12/12/12 r 3455,2256 0,0 place".to_owned()),
        (6, "12/12/12/12/6r35/6r15/5b2b15/12/12/12/12/12 r 345,2256 0,0 roll".to_owned()),
    ] {
        draws_fairly(&position(2, dice, &text));
    }
}

#[test]
fn nothing_is_drawn_when_the_game_is_over() {
    let over = "12/12/12/6r25/4b2b1r2b24/4b2b1r1r1r3r12/5b56/12/12/12/12/12 r -,- 0,0 over";
    assert_eq!(position(2, 6, over).draw(&mut Numbers::seeded(3)), None);
}

/// Every game rolls and places all dice, and each seat decides four times about a re-roll.
#[test]
fn random_games_end() {
    for dice in [25, 50] {
        let start = position(2, dice, &format!("{EMPTY} r -,- {dice},{dice} roll"));
        let played = random_games(&start, 20_000, &mut Numbers::seeded(5));
        let mean = played.moves / played.games;
        let dice = u64::from(dice);
        assert!((2 * (2 * dice + 4)..=2 * (2 * dice + 8)).contains(&mean), "{mean} moves a game");
    }
}
