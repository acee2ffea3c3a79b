//! Random play: decisions come up equally often, throws by their weights.

mod common;

use std::collections::BTreeMap;

use common::position;
use messdeck_core::{Position as _, Turn};
use messdeck_search::{Numbers, random_games};
use messdeck_uckers::{Position, Uckers};

/// How often each move is drawn, against how often it should be: the statistic of the chi-square test.
fn chi_square(position: &Position, draws: usize, numbers: &mut Numbers) -> (f64, usize) {
    let mut drawn = BTreeMap::new();
    for _ in 0..draws {
        *drawn.entry(position.draw(numbers).expect("a game that goes on")).or_insert(0) += 1;
    }
    let moves: Vec<_> = (0..position.count()).filter_map(|k| position.nth(k)).collect();
    let chance = matches!(position.turn(), Turn::Chance(_));
    let weight = |mv| f64::from(if chance { position.weight(mv) } else { 1 });
    let total: f64 = moves.iter().map(|&mv| weight(mv)).sum();
    assert!(drawn.keys().all(|mv| moves.contains(mv)));
    let square = |&mv: &_| {
        let expected = draws as f64 * weight(mv) / total;
        (f64::from(drawn.get(&mv).copied().unwrap_or(0)) - expected).powi(2) / expected
    };
    (moves.iter().map(square).sum(), moves.len())
}

#[test]
fn draws_are_fair() {
    let mut numbers = Numbers::seeded(7);
    for (options, text) in [
        ("", "B,B,14,30/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp"),
        ("", "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r throw - - r19!20:2 0,0,0,0 pppp"),
        ("rules=one-die", "B,B,14,30/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp"),
        ("", "2,14,30,30/B,B,B,B/B,B,B,B/B,B,B,B r move 63 - - 0,0,0,0 pppp"),
        ("", "B,14,30,30/B,B,B,B/B,B,B,B/B,B,B,B r move 66 - - 0,0,0,0 pppp"),
        ("", "B,B,3,19/B,B,20,20/B,B,B,B/B,B,B,B r move 61 - - 0,0,0,0 pppp"),
        ("players=2", "B,14,30,30/B,B,B,B/B,30,31,45/B,B,46,46 r move 64 - - 0,0 pp"),
        ("rules=one-die", "B,14,19,30/B,B,20,20/B,B,B,B/B,B,B,B r move 6 - - 0,0,0,0 pppp"),
        ("rules=one-die,saved-sixes=on", "B,14,30,45/B,B,B,B/B,B,B,B/B,B,B,B r use - - - 1,0,0,0 pppp"),
    ] {
        let (statistic, moves) = chi_square(&position(options, text), 20_000, &mut numbers);
        // Mean and spread of the distribution: four deviations are far out, and the seed is fixed.
        let freedom = (moves - 1) as f64;
        assert!(statistic < freedom + 4.0 * (2.0 * freedom).sqrt() + 4.0, "{text}: {statistic} of {moves}");
    }
}

#[test]
fn random_games_come_to_an_end() {
    for options in messdeck_testkit::combinations(&Uckers) {
        let start = messdeck_facade::AnyGame::start(&Uckers, &options).unwrap();
        assert!(start.random_games(3_000, &mut Numbers::seeded(3)).games > 0);
    }
    let start = position("", "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp");
    let played = random_games(&start, 100_000, &mut Numbers::seeded(1));
    assert!((300..600).contains(&(played.moves / played.games)), "{played:?}");
}
