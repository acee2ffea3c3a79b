//! Random moves: every legal one, each with the same share of the numbers.

use messdeck_core::{Draw, Position};
use messdeck_facade::Game;
use messdeck_search::Numbers;
use messdeck_uptown::{Colour, Rules, Town, Uptown};

use crate::common::any_position;

/// Always the same number.
struct Fixed(u64);

impl Draw for Fixed {
    fn bits(&mut self) -> u64 {
        self.0
    }
}

/// The numbers are cut into as many equal shares as there are moves, and the `k`-th share draws the `k`-th.
#[test]
fn draws_are_uniform() {
    let rules = Rules { first: Colour::Red };
    let mut numbers = Numbers::seeded(8);
    for _ in 0..200 {
        let town: Town = Game::parse(&Uptown, &rules, &any_position('r', &mut numbers)).expect("valid");
        let count = town.count() as u128;
        assert_eq!(town.draw(&mut numbers).is_none(), count == 0);
        for k in 0..count {
            let least = (k << 64).div_ceil(count) as u64;
            let most = (((k + 1) << 64).div_ceil(count) - 1) as u64;
            let expected = town.nth(k as usize);
            assert!(expected.is_some());
            assert_eq!(town.draw(&mut Fixed(least)), expected, "{town}: {k}");
            assert_eq!(town.draw(&mut Fixed(most)), expected, "{town}: {k}");
        }
    }
}
