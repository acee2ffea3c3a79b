//! Estimates beside exact counts: 95 of 100 intervals should hold the truth.
//!
//! The seeds are fixed, so a test holds always or never.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use messdeck_cube::{Answer, Estimate, Packing, Placement, Search, Walk, cut};

const RUNS: u64 = 40;
/// Of 40 intervals with 95 % each, fewer than 34 hold the truth once in three hundred times.
const ENOUGH: usize = 34;

fn first_pieces(search: &mut Search, seed: u64, count: usize) -> Packing {
    let Answer::Solved(whole) = search.complete(&Packing::empty(), seed, 1_000_000) else {
        panic!("the empty box can be packed")
    };
    let mut start = Packing::empty();
    for &piece in &whole.placed()[..count] {
        assert_eq!(start.place(piece), Ok(()));
    }
    start
}

/// The same from what the notation says: along one axis, every piece stays within the first two or the last two.
fn is_cut(pieces: &[Placement]) -> bool {
    let texts: Vec<String> = pieces.iter().map(ToString::to_string).collect();
    (0..3).any(|axis| {
        texts.iter().all(|text| {
            let mut places = text[2..].chars().skip(axis).step_by(3).map(|place| "ab12".contains(place));
            let first = places.next();
            places.all(|near| Some(near) == first)
        })
    })
}

/// All completions and those that are cut through the middle.
fn completions(search: &mut Search, start: &Packing) -> (u64, u64) {
    let (mut all, mut cut) = (0, 0);
    let outcome = search.visit(start, u64::MAX, |added| {
        all += 1;
        let pieces: Vec<_> = start.placed().iter().chain(added).copied().collect();
        assert_eq!(cut::is_cut(&pieces), is_cut(&pieces));
        cut += u64::from(cut::is_cut(&pieces));
        ControlFlow::Continue(())
    });
    assert!(outcome.is_continue());
    (all, cut)
}

/// Six pieces that can be completed in many ways, some of them cut, with the numbers of both.
static KNOWN_START: LazyLock<(Packing, u64, u64)> = LazyLock::new(|| {
    let search = &mut Search::new();
    (0..)
        .map(|seed| {
            let start = first_pieces(search, seed, 6);
            let (all, cut) = completions(search, &start);
            (start, all, cut)
        })
        .find(|&(_, all, cut)| all > 1000 && cut > 20 && 4 * cut < all)
        .expect("some start has completions of both kinds")
});

#[test]
fn probes_hold_the_truth() {
    let mut search = Search::new();
    let (start, all, _) = &*KNOWN_START;
    let exact = *all as f64;
    let holding = (0..RUNS).filter(|&seed| {
        let (low, high) = search.probe(start, 9, 4000, seed).interval();
        (low..=high).contains(&exact)
    });
    let holding = holding.count();
    assert!(holding >= ENOUGH, "{holding} of {RUNS} hold {exact}");
    // Counted from the start there is no chance left.
    assert_eq!(search.probe(start, 6, 2, 1).mean, exact);
}

#[test]
fn walks_hold_the_truth() {
    let mut search = Search::new();
    let (start, all, cut) = &*KNOWN_START;
    let share = *cut as f64 / *all as f64;
    let walk = Walk { steps: 400, out: 6 };
    let holding = (0..RUNS).filter(|&run| {
        let seeds = 12 * run..12 * (run + 1);
        let shares: Vec<f64> = seeds.filter_map(|seed| search.share_of_cuts(start, walk, seed)).collect();
        let (low, high) = Estimate::of(&shares).interval();
        (low..=high).contains(&share)
    });
    let holding = holding.count();
    assert!(holding >= ENOUGH, "{holding} of {RUNS} hold {cut} of {all} from {start}");
}

#[test]
fn a_start_that_has_no_completion_has_no_share() {
    let walled: Result<Packing, _> = "Z@a12a21a22a31 I@b11b21b31b41".parse();
    let share = walled.map(|start| Search::new().share_of_cuts(&start, Walk { steps: 10, out: 6 }, 1));
    assert_eq!(share, Ok(None));
}
