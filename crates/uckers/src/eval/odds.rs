//! What the dice are likely to do: hit a counter, or break a blob.

use messdeck_core::bits;

use crate::options::RuleSet;
use crate::rules::Place;

/// A set of the 36 ways in which two dice fall, or one die twice.
type Ways = u64;

/// How many ways there are.
pub(super) const WAYS: i32 = 36;

/// The ways that serve a purpose, by the distance that it takes.
struct Table {
    /// To go so far.
    go: [Ways; 13],
    /// To enter, and to go so far beyond the doorstep.
    enter: [Ways; 7],
}

/// Either die alone, or both together; entering takes a six, and the other die goes on.
static TWO_DICE: Table = {
    let mut table = Table { go: [0; 13], enter: [0; 7] };
    let mut way = 0;
    while way < WAYS as usize {
        let (a, b) = (way / 6 + 1, way % 6 + 1);
        table.go[a] |= 1 << way;
        table.go[b] |= 1 << way;
        table.go[a + b] |= 1 << way;
        if a == 6 || b == 6 {
            table.enter[0] |= 1 << way;
            table.enter[a + b - 6] |= 1 << way;
        }
        way += 1;
    }
    table
};

/// The first throw, or after a six both.
static ONE_DIE: Table = {
    let mut table = Table { go: [0; 13], enter: [0; 7] };
    let mut way = 0;
    while way < WAYS as usize {
        let (a, b) = (way / 6 + 1, way % 6 + 1);
        table.go[a] |= 1 << way;
        if a == 6 {
            table.go[a + b] |= 1 << way;
            table.enter[0] |= 1 << way;
            table.enter[b] |= 1 << way;
        }
        way += 1;
    }
    table
};

/// The counters of a colour as hunters, on its own path.
#[derive(Clone, Copy)]
pub(super) struct Hunters {
    /// Where they stand.
    pub(super) places: u64,
    /// The blobs that they can't pass.
    pub(super) walls: u64,
    pub(super) doorstep: Place,
    pub(super) rule_set: RuleSet,
}

impl Hunters {
    /// The throws with which one of them lands on a square of their path that is no wall. What else they would
    /// have to do with the throw is not asked.
    #[inline]
    pub(super) fn ways_to(&self, target: Place) -> Ways {
        let table = match self.rule_set {
            RuleSet::TwoDice => &TWO_DICE,
            RuleSet::OneDie => &ONE_DIE,
        };
        let (target, door) = (u32::from(target.index()), u32::from(self.doorstep.index()));
        // A wall stops whoever stands behind it; nobody goes further than twelve.
        let past_walls = u64::BITS - (self.walls & below(target)).leading_zeros();
        let farthest = past_walls.max(target.saturating_sub(12)).max(1);
        let mut ways = 0;
        for from in bits::iter(self.places & below(target) & !below(farthest)) {
            ways |= table.go[(target - from) as usize];
        }
        if self.places & Place::BASE.bit() != 0
            && past_walls <= door
            && let Some(&enter) = table.enter.get(target.wrapping_sub(door) as usize)
        {
            ways |= enter;
        }
        ways
    }
}

/// A mask of the places before one.
pub(super) const fn below(place: u32) -> u64 {
    (1 << place) - 1
}

/// In how many of 1000 cases a challenge that needs so many sixes succeeds.
pub(super) fn success(rule_set: RuleSet, needed: u8) -> i32 {
    // Two dice: 25 of 36 throws end it, 10 bring one six and one brings two. One die: a sixth each time.
    const TWO_DICE: [i32; 6] = [1000, 306, 113, 40, 14, 5];
    const ONE_DIE: [i32; 6] = [1000, 167, 28, 5, 1, 0];
    let table = match rule_set {
        RuleSet::TwoDice => TWO_DICE,
        RuleSet::OneDie => ONE_DIE,
    };
    table[usize::from(needed).min(5)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hunters(places: &[u8], walls: &[u8], rule_set: RuleSet) -> Hunters {
        let mask = |places: &[u8]| places.iter().fold(0, |mask, place| mask | 1 << place);
        Hunters { places: mask(places), walls: mask(walls), doorstep: Place::CORNER.plus(1), rule_set }
    }

    #[test]
    fn throws_that_hit() {
        let ways = |places: &[u8], walls: &[u8], rule_set, target| {
            hunters(places, walls, rule_set).ways_to(Place::new(target)).count_ones()
        };
        // Six away: 11 throws with a six, and 5 that add up to it. Eleven away: 6-5. A wall keeps all away.
        assert_eq!(ways(&[10], &[], RuleSet::TwoDice, 16), 16);
        assert_eq!(ways(&[10], &[], RuleSet::TwoDice, 21), 2);
        assert_eq!(ways(&[10], &[], RuleSet::TwoDice, 23), 0);
        assert_eq!(ways(&[10], &[14], RuleSet::TwoDice, 16), 0);
        assert_eq!(ways(&[10, 14], &[13], RuleSet::TwoDice, 16), 12);
        // From base with a six, and further with the other die.
        assert_eq!(ways(&[0], &[], RuleSet::TwoDice, 2), 11);
        assert_eq!(ways(&[0], &[], RuleSet::TwoDice, 5), 2);
        assert_eq!(ways(&[0], &[2], RuleSet::TwoDice, 5), 0);
        assert_eq!(ways(&[0], &[], RuleSet::TwoDice, 1), 0);
        // One die: a sixth, and beyond six a sixth of a sixth.
        assert_eq!(ways(&[10], &[], RuleSet::OneDie, 13), 6);
        assert_eq!(ways(&[10], &[], RuleSet::OneDie, 19), 1);
        assert_eq!(ways(&[0], &[], RuleSet::OneDie, 2), 6);
    }
}
