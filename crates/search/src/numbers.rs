//! The seeded generator behind every random choice that is not a dealt die.

use messdeck_core::Draw;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Random numbers from a seed: the same seed gives the same numbers on every machine and in every
/// release, because xoshiro256++ is a published algorithm and not "whatever is fast this year".
///
/// Not for dice that people play for: those are dealt and can be checked.
#[derive(Clone, Debug)]
pub struct Numbers(Xoshiro256PlusPlus);

impl Numbers {
    /// The stream of this seed.
    pub fn seeded(seed: u64) -> Numbers {
        Numbers(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Draw for Numbers {
    #[inline(always)]
    fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}
