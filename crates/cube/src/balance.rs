//! The colours of a chessboard in space, which rule many packings out at a glance.

use crate::packing::Left;

/// Cells whose file, rank and layer add up to an even number: the dark ones.
const DARK: u64 = 0x5a5a_a5a5_5a5a_a5a5;
/// By index, the shapes that fill three cells of one colour and one of the other: P and T. Every other shape fills two
/// of each.
const LOPSIDED: [usize; 2] = [5, 6];

/// Whether the pieces that are left can fill as many dark and light cells as are empty.
#[inline(always)]
pub(crate) fn can_come_out(empty: u64, left: Left) -> bool {
    let dark = (empty & DARK).count_ones();
    let surplus = dark.abs_diff(empty.count_ones() - dark) / 2;
    let lopsided = LOPSIDED.iter().map(|&shape| u32::from(left.at(shape))).sum::<u32>();
    surplus <= lopsided && (lopsided - surplus).is_multiple_of(2)
}
