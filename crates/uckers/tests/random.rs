//! Random play: decisions come up equally often, throws by their weights.

use messdeck_search::{Numbers, random_games};
use messdeck_testkit::draws_fairly;
use messdeck_uckers::Uckers;

use crate::common::position;

#[test]
fn draws_are_fair() {
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
        ("rules=one-die,saved-sixes=on", "B,14,30,45/B,B,B,B/B,B,B,B/B,B,B,B r move 6 r14* - 1,0,0,0 pppp"),
    ] {
        draws_fairly(&position(options, text));
    }
}

#[test]
fn random_games_come_to_an_end() {
    for options in messdeck_testkit::combinations(&Uckers) {
        let start = messdeck_facade::AnyGame::book(&Uckers, &options).unwrap().start();
        assert!(start.random_games(3_000, &mut Numbers::seeded(3)).games > 0);
    }
    let start = position("", "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp");
    let played = random_games(&start, 100_000, &mut Numbers::seeded(1));
    assert!((300..600).contains(&(played.moves / played.games)), "{played:?}");
}
