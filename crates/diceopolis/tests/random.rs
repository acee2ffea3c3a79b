//! Random moves are drawn uniformly, although value and square are drawn apart.

mod common;

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use common::{EMPTY, position};
use messdeck_core::Position as _;
use messdeck_search::{Numbers, random_games};

/// Draws per legal move.
const DRAWS: usize = 200;

/// How far the counts are from uniform: the sum of squared deviations over the expected count.
fn chi_square(dice: u8, text: &str) -> (f64, usize) {
    let position = position(2, dice, text);
    let mut counts = BTreeMap::new();
    let _ = position.visit(|mv| {
        counts.insert(mv, 0_usize);
        ControlFlow::<()>::Continue(())
    });
    let mut numbers = Numbers::seeded(17);
    for _ in 0..DRAWS * counts.len() {
        let mv = position.draw(&mut numbers).expect("the game goes on");
        *counts.get_mut(&mv).unwrap_or_else(|| panic!("{text}: drew {mv}, which is not legal")) += 1;
    }
    let expected = DRAWS as f64;
    let deviation = counts.values().map(|&count| (count as f64 - expected).powi(2) / expected).sum();
    (deviation, counts.len())
}

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
        let (deviation, moves) = chi_square(dice, &text);
        // Mean n - 1, variance 2 (n - 1): five standard deviations are beyond all chance.
        let freedom = (moves - 1) as f64;
        let most = freedom + 5.0 * (2.0 * freedom).sqrt();
        assert!(deviation < most, "{text}: {deviation} over {moves} moves, at most {most} was expected");
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
    let start = position(2, 25, &format!("{EMPTY} r -,- 25,25 roll"));
    let played = random_games(&start, 20_000, &mut Numbers::seeded(5));
    let mean = played.moves / played.games;
    assert!((2 * (25 + 25 + 4)..=2 * (25 + 25 + 8)).contains(&mean), "{mean} moves a game");
}
