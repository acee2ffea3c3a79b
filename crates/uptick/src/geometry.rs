//! Lines and neighbourhoods of the eight by eight board, as masks.
//!
//! Smaller boards are its lower left corner: nothing ever stands outside it, so only the squares on
//! which something may *land* have to be cut to the board in play.

use messdeck_core::Square;

/// Files and ranks per step: four directions towards higher indices, then their opposites.
const DIRECTIONS: [(i32, i32); 8] = [(1, 0), (-1, 1), (0, 1), (1, 1), (-1, 0), (1, -1), (0, -1), (-1, -1)];

/// No die that moves shows more than a 5, so no line is longer.
const LONGEST: usize = 5;

/// The lines that leave a square: to each of eight directions, each of five lengths.
pub(crate) const LINES: usize = DIRECTIONS.len() * LONGEST;

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// A square's eight rays share one cache line.
#[repr(align(64))]
#[derive(Clone, Copy)]
struct Rays([u64; 8]);

static RAYS: [Rays; 64] = each_ray();
static WITHIN: [[u64; 64]; 8] = each_within();
static ENDS: [[u8; LINES]; 64] = each_end();
static BOARDS: [u64; 9] = each_board();

/// The squares of the board with this many files and ranks.
#[inline(always)]
pub(crate) fn board(size: u8) -> u64 {
    BOARDS[size as usize]
}

/// The up to eight squares around one.
#[inline(always)]
pub(crate) fn around(square: Square) -> u64 {
    WITHIN[1][index(square)]
}

/// The squares that are at most `steps` king's moves away, the square itself excepted.
#[inline(always)]
pub(crate) fn within(square: Square, steps: u32) -> u64 {
    WITHIN[steps as usize & 7][index(square)]
}

/// The squares of a set and all squares around them.
#[inline(always)]
pub(crate) fn spread(squares: u64) -> u64 {
    let wide = squares | (squares & !FILE_H) << 1 | (squares & !FILE_A) >> 1;
    wide | wide << 8 | wide >> 8
}

/// The squares on straight lines from a square, on each line up to and including the first blocker.
#[inline(always)]
pub(crate) fn lines(from: Square, blockers: u64) -> u64 {
    let rays = &RAYS[index(from)].0;
    let mut open = 0;
    for ray in &rays[..4] {
        let met = ray & blockers;
        // All bits up to and including the lowest blocker; all there are if nothing is met.
        open |= ray & (met ^ met.wrapping_sub(1));
    }
    for ray in &rays[4..] {
        let met = ray & blockers;
        // All bits down to and including the highest blocker; bit 0 ends every such ray anyway.
        open |= ray & (u64::MAX << (63 ^ (met | 1).leading_zeros()));
    }
    open
}

/// Where the `line`-th line from a square ends, its length, and the squares strictly between; `None` if it
/// leaves the board.
#[inline(always)]
pub(crate) fn line(from: Square, line: usize) -> Option<(Square, u32, u64)> {
    let end = ENDS[index(from)][line];
    if end == OUTSIDE {
        return None;
    }
    let to = Square::new(u32::from(end));
    let direction = line / LONGEST;
    let between = RAYS[index(from)].0[direction] ^ RAYS[index(to)].0[direction] ^ to.bit();
    Some((to, (line % LONGEST) as u32 + 1, between))
}

/// The squares strictly between two squares on a straight line, `None` if there is no such line.
pub(crate) fn between(from: Square, to: Square) -> Option<u64> {
    let direction = (0..8).find(|&direction| RAYS[index(from)].0[direction] & to.bit() != 0)?;
    Some(RAYS[index(from)].0[direction] ^ RAYS[index(to)].0[direction] ^ to.bit())
}

/// How many king's moves apart two squares are.
pub(crate) fn distance(a: Square, b: Square) -> u32 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()))
}

/// The index with its upper bound in sight of the compiler, so that looking up costs no check.
#[inline(always)]
fn index(square: Square) -> usize {
    square.index() as usize & 63
}

const OUTSIDE: u8 = 64;

const fn each_ray() -> [Rays; 64] {
    let mut rays = [Rays([0; 8]); 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) = DIRECTIONS[direction];
            let mut next = Square::new(from as u32).offset(files, ranks);
            while let Some(square) = next {
                rays[from].0[direction] |= square.bit();
                next = square.offset(files, ranks);
            }
            direction += 1;
        }
        from += 1;
    }
    rays
}

const fn each_within() -> [[u64; 64]; 8] {
    let mut masks = [[0; 64]; 8];
    let mut steps = 1;
    while steps < 8 {
        let mut from = 0;
        while from < 64 {
            let square = Square::new(from as u32);
            let mut to = 0;
            while to < 64 {
                let other = Square::new(to);
                let files = square.file().abs_diff(other.file());
                let ranks = square.rank().abs_diff(other.rank());
                if files <= steps && ranks <= steps && to as usize != from {
                    masks[steps as usize][from] |= other.bit();
                }
                to += 1;
            }
            from += 1;
        }
        steps += 1;
    }
    masks
}

const fn each_end() -> [[u8; LINES]; 64] {
    let mut ends = [[OUTSIDE; LINES]; 64];
    let mut from = 0;
    while from < 64 {
        let mut line = 0;
        while line < LINES {
            let (files, ranks) = DIRECTIONS[line / LONGEST];
            let length = (line % LONGEST) as i32 + 1;
            if let Some(end) = Square::new(from as u32).offset(files * length, ranks * length) {
                ends[from][line] = end.index() as u8;
            }
            line += 1;
        }
        from += 1;
    }
    ends
}

const fn each_board() -> [u64; 9] {
    let mut boards = [0; 9];
    let mut size = 1;
    while size < 9 {
        let mut square = 0;
        while square < 64 {
            if square % 8 < size && square / 8 < size {
                boards[size] |= 1 << square;
            }
            square += 1;
        }
        size += 1;
    }
    boards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_agree_with_counting_on_fingers() {
        for from in Square::all(u64::MAX) {
            for to in Square::all(!from.bit()) {
                let (files, ranks) = (to.file() - from.file(), to.rank() - from.rank());
                let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
                let apart = files.abs().max(ranks.abs());
                assert_eq!(distance(from, to), apart as u32);
                for steps in 1..8 {
                    assert_eq!(within(from, steps) & to.bit() != 0, apart <= steps as i32);
                }
                assert_eq!(spread(from.bit()) & to.bit() != 0, apart == 1);
                assert_eq!(lines(from, 0) & to.bit() != 0, straight);
                let walked = straight.then(|| {
                    (1..apart)
                        .filter_map(|step| from.offset(files.signum() * step, ranks.signum() * step))
                        .fold(0, |mask, square| mask | square.bit())
                });
                assert_eq!(between(from, to), walked);
                if let Some(middle) = walked {
                    // A blocker can be reached, what lies behind it cannot.
                    assert_ne!(lines(from, to.bit()) & to.bit(), 0);
                    assert_eq!(lines(from, middle) & to.bit() != 0, middle == 0);
                }
            }
        }
    }

    #[test]
    fn a_line_by_number_is_the_line_between_its_ends() {
        for from in Square::all(u64::MAX) {
            let mut ends = 0;
            for (to, length, middle) in (0..LINES).filter_map(|number| line(from, number)) {
                assert_eq!(distance(from, to), length);
                assert_eq!(between(from, to), Some(middle));
                assert_eq!(ends & to.bit(), 0, "one line for each end");
                ends |= to.bit();
            }
            assert_eq!(ends, lines(from, 0) & within(from, 5));
        }
    }
}
