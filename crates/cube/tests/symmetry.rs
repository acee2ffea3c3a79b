//! Which packings a turn of the whole box leaves as they are.

use std::collections::BTreeMap;

use messdeck_cube::placements;
use messdeck_cube::symmetry::{self, Kept};

#[test]
fn a_turn_takes_placements_to_placements() {
    for turn in symmetry::turns() {
        for placement in placements() {
            let image = messdeck_cube::Placement::of(symmetry::turned(turn, placement.mask()));
            assert_eq!(image.map(messdeck_cube::Placement::shape), Some(placement.shape()));
        }
    }
}

#[test]
fn there_are_nine_half_turns_eight_thirds_and_six_quarters() {
    let mut orders = BTreeMap::new();
    for turn in symmetry::turns() {
        *orders.entry(symmetry::order(turn)).or_insert(0) += 1;
    }
    assert_eq!(orders, BTreeMap::from([(2, 9), (3, 8), (4, 6)]));
}

/// Thirds and quarters keep no packing; the half turns are counted by `messdeck cube count --kept`, which takes longer.
#[test]
fn no_packing_is_kept_by_a_third_or_a_quarter_of_a_turn() {
    for turn in symmetry::turns().iter().filter(|turn| symmetry::order(turn) > 2) {
        assert_eq!(symmetry::packings_kept_by(turn), Kept::default());
    }
}
