//! Which packings a turn of the whole box leaves as they are, and estimates beside exact counts.

use std::collections::BTreeMap;

use messdeck_cube::{Answer, Packing, Search, placements, symmetry};

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
        assert_eq!(symmetry::packings_kept_by(turn), 0);
    }
}

#[test]
fn an_estimate_comes_close_to_the_exact_count() {
    let mut search = Search::new();
    let Answer::Solved(whole) = search.complete(&Packing::empty(), 1, 1_000_000) else {
        panic!("it can be packed")
    };
    let mut start = Packing::empty();
    for &piece in &whole.placed()[..8] {
        assert_eq!(start.place(piece), Ok(()));
    }
    let exact = search.count(&start, u64::MAX).solutions as f64;
    let estimate = search.estimate(&start, 11, 4000, 1);
    // Four standard errors: the seed is fixed, so this holds always or never.
    assert!((estimate.mean - exact).abs() <= 4.0 * estimate.error, "{exact}, but {estimate:?}");
    assert!(estimate.error < exact / 4.0, "{exact}, but {estimate:?}");
    // Counted from the start there is no chance left.
    assert_eq!(search.estimate(&start, 8, 2, 1).mean, exact);
}
