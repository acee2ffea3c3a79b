//! The packings that a plane through the middle cuts, counted once more in the plainest way: every filling of half the box is
//! visited. `messdeck cube count --cut` prints the same numbers, and docs/cube.md quotes them.

use std::collections::BTreeMap;

use messdeck_cube::{Placement, cut::Cuts, placements};

/// The lower half of the box, and by axis the nearer half of everything.
const HALF: u64 = 0xffff_ffff;
const NEAR: [u64; 2] = [0x3333_3333_3333_3333, 0x00ff_00ff_00ff_00ff];

type Counts = [u8; 8];
/// Ways to fill the half, by the pieces used: all; those that one upright plane cuts; those that both cut.
#[derive(Default)]
struct Fillings([BTreeMap<Counts, u64>; 3]);

struct Piece {
    shape: usize,
    mask: u64,
    /// By upright plane, whether the piece lies across it.
    across: [bool; 2],
}

fn pieces_by_first_cell() -> Vec<Vec<Piece>> {
    let mut by_cell: Vec<Vec<Piece>> = (0..64).map(|_| Vec::new()).collect();
    let in_half = |placement: &&Placement| placement.mask() & !HALF == 0;
    for placement in placements().iter().filter(in_half) {
        let mask = placement.mask();
        let across = NEAR.map(|near| mask & near != 0 && mask & !near != 0);
        let piece = Piece { shape: placement.shape().index(), mask, across };
        by_cell[mask.trailing_zeros() as usize].push(piece);
    }
    by_cell
}

fn fill(by_cell: &[Vec<Piece>], empty: u64, used: Counts, across: [bool; 2], found: &mut Fillings) {
    if empty == 0 {
        let Fillings([all, one, both]) = found;
        *all.entry(used).or_default() += 1;
        if !across[0] {
            *one.entry(used).or_default() += 1;
        }
        if across == [false; 2] {
            *both.entry(used).or_default() += 1;
        }
        return;
    }
    for piece in &by_cell[empty.trailing_zeros() as usize] {
        if piece.mask & !empty == 0 && used[piece.shape] < 2 {
            let mut used = used;
            used[piece.shape] += 1;
            let across = [across[0] || piece.across[0], across[1] || piece.across[1]];
            fill(by_cell, empty & !piece.mask, used, across, found);
        }
    }
}

/// Both halves together take two of each shape.
fn both_halves(fillings: &BTreeMap<Counts, u64>) -> u64 {
    let other = |used: &Counts| fillings.get(&used.map(|count| 2 - count)).copied().unwrap_or_default();
    fillings.iter().map(|(used, ways)| ways * other(used)).sum()
}

#[test]
fn every_filling_of_half_the_box_gives_the_documented_numbers() {
    let mut found = Fillings::default();
    fill(&pieces_by_first_cell(), HALF, [0; 8], [false; 2], &mut found);
    assert_eq!(found.0[0].values().sum::<u64>(), 2_043_776);
    let [one, two, three] = found.0.each_ref().map(both_halves);
    let cuts = Cuts { one, two, three };
    assert_eq!(cuts, Cuts { one: 4_126_547_136, two: 30_130_176, three: 0 });
    assert_eq!(cuts.any(), 12_289_250_880);
}
