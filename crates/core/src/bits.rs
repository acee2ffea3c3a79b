//! Sets of squares as 64-bit masks.

/// The index of the `k`-th set bit of `mask`, counted from 0 at the low end.
///
/// Halves the mask by population counts: no table, no loop whose length depends on the mask, and no
/// instruction that only newer processors have.
///
/// ```
/// assert_eq!(messdeck_core::bits::nth(0b1011_0000, 2), 7);
/// ```
///
/// If the mask has `k` bits or fewer, the answer is some number below 64 without meaning.
#[inline(always)]
pub const fn nth(mask: u64, k: usize) -> u32 {
    let mut rest = mask;
    let mut k = k as u32;
    let mut index = 0;
    let mut width = 32;
    while width > 0 {
        let low = (rest & ((1 << width) - 1)).count_ones();
        if k >= low {
            k -= low;
            index += width;
            rest >>= width;
        }
        width /= 2;
    }
    index & 63
}

/// The indices of the set bits of a mask, from the low end.
#[inline]
pub const fn iter(mask: u64) -> Iter {
    Iter(mask)
}

/// See [`iter`].
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = u32;

    #[inline(always)]
    fn next(&mut self) -> Option<u32> {
        (self.0 != 0).then(|| {
            let index = self.0.trailing_zeros();
            self.0 &= self.0 - 1;
            index
        })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_agrees_with_the_iterator() {
        for mask in [1, 0b1010_1100, u64::MAX, 1 << 63, 0x8000_0001_8000_0001, 0x0123_4567_89ab_cdef] {
            for (k, index) in iter(mask).enumerate() {
                assert_eq!(nth(mask, k), index, "bit {k} of {mask:#x}");
            }
            assert_eq!(iter(mask).len(), mask.count_ones() as usize);
        }
    }
}
