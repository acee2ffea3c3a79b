//! Hash keys of positions.

/// Folds the words of a position into a 64-bit key.
///
/// The same words in the same order give the same key on every machine and in every release, so
/// that keys may be written down.
///
/// ```
/// use messdeck_core::Key;
///
/// assert_eq!(Key::new().word(1).word(2).finish(), Key::new().word(1).word(2).finish());
/// assert_ne!(Key::new().word(1).word(2).finish(), Key::new().word(2).word(1).finish());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Key(u64);

impl Key {
    /// An empty key.
    #[inline(always)]
    pub const fn new() -> Key {
        Key(0x9e37_79b9_7f4a_7c15)
    }

    /// Mixes in one word by a folded 128-bit product, which lets every bit reach every other.
    #[inline(always)]
    #[must_use]
    pub const fn word(self, word: u64) -> Key {
        let product = (self.0 ^ word) as u128 * 0xa076_1d64_78bd_642f;
        let folded = (product as u64) ^ ((product >> 64) as u64);
        Key(folded ^ self.0.rotate_left(23))
    }

    /// The key of all words so far.
    #[inline(always)]
    pub const fn finish(self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ (mixed >> 32)
    }
}

impl Default for Key {
    fn default() -> Key {
        Key::new()
    }
}
