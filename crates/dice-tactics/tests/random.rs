//! Random moves are drawn uniformly, and random games end.

use messdeck_core::Position as _;
use messdeck_search::{Numbers, random_games};
use messdeck_testkit::draws_fairly;

use crate::common::position;

#[test]
fn draws_are_uniform() {
    for (options, text) in [
        ("", "8/8/8/8/8/8/8/8 w setup 3 - 0"),
        ("", "ppppo3/ppppppp1/8/8/8/8/QQQQQQQQ/QQQ5 w setup 1 - 0"),
        ("", "2o2o2/1s4z1/2pqqp2/2hkch2/2HCKH2/2PQQP2/1S4Z1/2O2O2 w play 2 d4e4 0"),
        ("", "3o4/5s2/2k5/2cH1p2/3S4/1Q3z2/4KC2/O6O b play 1 c5c6 58"),
        ("ranged=adjacent", "o7/2S5/2p1s3/3q4/3Zp3/2k5/4L3/Ok1H2Q1 w play 1 - 3"),
    ] {
        draws_fairly(&position(options, text));
    }
}

#[test]
fn nothing_is_drawn_when_the_game_is_over() {
    let mut numbers = Numbers::seeded(3);
    for text in ["8/8/8/8/8/8/8/O7 w play 0 - 0", "o7/8/8/8/8/8/8/O7 w play 1 - 100"] {
        assert_eq!(position("", text).draw(&mut numbers), None);
    }
}

#[test]
fn random_games_end() {
    let start = position("", "8/8/8/8/8/8/8/8 w setup 3 - 0");
    let played = random_games(&start, 200_000, &mut Numbers::seeded(5));
    let mean = played.moves / played.games;
    assert!((250..420).contains(&mean), "{mean} moves a game");
}
