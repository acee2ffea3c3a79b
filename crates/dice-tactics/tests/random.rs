//! Random moves are drawn uniformly, and random games end.

mod common;

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use common::position;
use messdeck_core::Position as _;
use messdeck_search::{Numbers, random_games};

/// Draws per legal move.
const DRAWS: usize = 200;

#[test]
fn draws_are_uniform() {
    for (options, text) in [
        ("", "8/8/8/8/8/8/8/8 w setup 3 - 0"),
        ("", "ppppo3/ppppppp1/8/8/8/8/QQQQQQQQ/QQQ5 w setup 1 - 0"),
        ("", "2o2o2/1s4z1/2pqqp2/2hkch2/2HCKH2/2PQQP2/1S4Z1/2O2O2 w play 2 d4e4 0"),
        ("", "3o4/5s2/2k5/2cH1p2/3S4/1Q3z2/4KC2/O6O b play 1 c5c6 58"),
        ("ranged=adjacent", "o7/2S5/2p1s3/3q4/3Zp3/2k5/4L3/Ok1H2Q1 w play 1 - 3"),
    ] {
        let position = position(options, text);
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
        let deviation: f64 = counts.values().map(|&count| (count as f64 - expected).powi(2) / expected).sum();
        // Mean n - 1, variance 2 (n - 1): five standard deviations are beyond all chance.
        let freedom = (counts.len() - 1) as f64;
        let most = freedom + 5.0 * (2.0 * freedom).sqrt();
        assert!(deviation < most, "{text}: {deviation}, at most {most} was expected");
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
