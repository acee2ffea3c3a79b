//! Random numbers as an argument.

/// A stream of uniformly distributed 64-bit numbers that a caller brings along.
///
/// The engine never knows where they come from: a seeded generator, a table of recorded values,
/// or dice that a dealer derives.
pub trait Draw {
    /// The next 64 random bits.
    fn bits(&mut self) -> u64;

    /// A number below `n`, by multiply-shift. Its bias is at most `n` in 2^64, far below what any
    /// test could see.
    #[inline(always)]
    fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }
}

impl<D: Draw + ?Sized> Draw for &mut D {
    #[inline(always)]
    fn bits(&mut self) -> u64 {
        (**self).bits()
    }
}
