//! What a seat may do now, as sets of bits.
//!
//! A seat chooses among few counters, so its moves are never listed: a set of counters is a word with one
//! byte for each, a set of pairs of counters is a word with one bit for each, and counting, showing and
//! picking moves is arithmetic on them. The low four bytes are the counters of the seat's first colour, the
//! high four those of the second, if it plays two. Of counters that stand together only the first is in a
//! set: they are alike, so what they could do is one move.

use std::ops::ControlFlow;

use messdeck_core::bits;

use super::board::{Colour, Place, TRACK, seen_from_later};
use super::counters::{Counters, Quad};
use super::moves::{Dice, Move, Step};
use super::{Bound, Phase, Position};
use crate::options::RuleSet;

/// A set of the seat's counters: a one in the byte of each.
type Set = u64;

/// A set of the counters of one colour, likewise.
type Half = u32;

/// A set of pairs of counters: bit `8 * a + b` stands for the counters a and b.
type Pairs = u64;

/// A one in each byte.
const EACH: Pairs = 0x0101_0101_0101_0101;
/// The pairs of a counter with itself.
const SAME: Pairs = 0x8040_2010_0804_0201;
/// The pairs of a counter with itself or a later one.
const ASCENDING: Pairs = 0x80c0_e0f0_f8fc_feff;

/// Who chooses, and what limits the choice.
///
/// A value of its own rather than a reference to the position, so that the position can stay in registers
/// while rare questions are answered out of line.
#[derive(Clone, Copy)]
pub(super) struct Chooser {
    /// The first colour that the seat plays; the second one, if there is one, is its partner.
    pub(super) first: Colour,
    /// All counters, from that colour on.
    pub(super) around: Quad,
    pub(super) plays_two: bool,
    pub(super) doorstep: Place,
    pub(super) bound: Option<Bound>,
    pub(super) rule_set: RuleSet,
}

/// The legal decisions of a position.
pub(super) struct Choices {
    chooser: Chooser,
    /// The dice of the splits.
    high: u8,
    low: u8,
    /// Who takes the higher die and who the lower one.
    splits: Pairs,
    /// How far single steps go, and whether they are paid with a saved six.
    distance: u8,
    uses: bool,
    /// All other moves: in the byte of each counter, whether it can enter and go on, step alone, and
    /// challenge; at the end the moves that are words.
    others: u64,
}

/// The moves of a counter in its byte of `others`.
const GO_ON: u32 = 0;
const SINGLE: u32 = 1;
const CHALLENGE: u32 = 2;
/// The bits of the words; the bytes of counters do not use them.
const PASS: u32 = 61;
const THROW: u32 = 62;
const SAVE: u32 = 63;

impl Choices {
    /// What the seat may choose from; nothing unless it has to decide.
    #[inline(always)]
    pub(super) fn of(position: &Position) -> Choices {
        let chooser = position.chooser();
        match position.phase {
            Phase::Move(Dice::Two(high, low)) => Choices::with_two_dice(chooser, high, low),
            Phase::Move(Dice::One(die)) => {
                // UC-13: what is thrown after a used six belongs to the counter that used it.
                let saves = position.rules.saved_sixes && !position.used_a_saved_six();
                Choices::with_one_die(chooser, die, saves)
            }
            Phase::Use => Choices::with_a_saved_six(chooser),
            Phase::Throw | Phase::Challenge { .. } | Phase::Over => Choices::none(chooser),
        }
    }

    #[inline(always)]
    fn none(chooser: Chooser) -> Choices {
        Choices { chooser, high: 0, low: 0, splits: 0, distance: 0, uses: false, others: 0 }
    }

    #[inline(always)]
    fn with_two_dice(chooser: Chooser, high: u8, low: u8) -> Choices {
        let both = chooser.both_colours(|view| {
            [
                view.can_step(high),
                view.can_step(low),
                view.can_combine(high + low),
                view.stacked,
                view.can_go_on(high, low),
                view.challengers(&chooser, high),
            ]
        });
        let [takes_high, takes_low, combines, stacked, goes_on, challenges] = both;

        // A counter that stands alone can't take both dice; with a double it does not matter who takes which.
        let twice = SAME & !all_with_first_in(stacked);
        let once = if high == low { ASCENDING } else { Pairs::MAX };
        let splits = all_with_first_in(takes_high) & all_with_second_in(takes_low) & !twice & once;

        // UC-3: both dice where some play uses both, else the higher one, else the lower one.
        let (singles, distance) = if (splits != 0) | (goes_on | combines != 0) {
            (combines, high + low)
        } else if takes_high != 0 {
            (takes_high, high)
        } else {
            (takes_low, low)
        };
        let pass = (splits == 0) & (goes_on | singles == 0);
        let others = goes_on << GO_ON | singles << SINGLE | challenges << CHALLENGE | u64::from(pass) << PASS;
        Choices { high, low, splits, distance, others, ..Choices::none(chooser) }
    }

    #[inline(always)]
    fn with_one_die(chooser: Chooser, die: u8, saves: bool) -> Choices {
        let [singles, challenges] = chooser.both_colours(|view| {
            [view.can_step(die) & view.free_to_step(&chooser), view.challengers(&chooser, die)]
        });
        let save = die == 6 && saves;
        let others = singles << SINGLE
            | challenges << CHALLENGE
            | u64::from(singles == 0) << PASS
            | u64::from(save) << SAVE;
        Choices { distance: die, others, ..Choices::none(chooser) }
    }

    #[inline(always)]
    fn with_a_saved_six(chooser: Chooser) -> Choices {
        let others = chooser.six_steppers() << SINGLE | 1 << THROW;
        Choices { distance: 6, uses: true, others, ..Choices::none(chooser) }
    }

    /// How many moves there are.
    #[inline(always)]
    pub(super) fn count(&self) -> usize {
        (self.splits.count_ones() + self.others.count_ones()) as usize
    }

    /// Shows every move.
    #[inline(always)]
    pub(super) fn visit<B>(&self, mut visitor: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        for pair in bits::iter(self.splits) {
            visitor(self.split(pair))?;
        }
        for bit in bits::iter(self.others) {
            visitor(self.other(bit))?;
        }
        ControlFlow::Continue(())
    }

    /// The `k`-th move that [`Choices::visit`] shows.
    #[inline(always)]
    pub(super) fn nth(&self, k: usize) -> Option<Move> {
        let splits = self.splits.count_ones() as usize;
        if k < splits {
            Some(self.split(nth(self.splits, k)))
        } else if k < self.count() {
            Some(self.other(nth(self.others, k - splits)))
        } else {
            None
        }
    }

    #[inline(always)]
    fn split(&self, pair: u32) -> Move {
        let (taker, other) = (pair / 8, pair % 8);
        // Counters are numbered in the order of the notation; of two that stand together the one with the
        // shorter step comes first.
        let in_order = taker < other;
        let [first, second] = if in_order { [taker, other] } else { [other, taker] };
        let [early, late] = if in_order { [self.high, self.low] } else { [self.low, self.high] };
        Move::Steps(self.step(first, early), self.step(second, late))
    }

    #[inline(always)]
    fn other(&self, bit: u32) -> Move {
        let counter = bit / 8;
        match bit % 8 {
            GO_ON => {
                let enter = self.step(counter, 6);
                let go_on = Step { from: enter.to, to: enter.to.plus(self.low), ..enter };
                Move::Steps(enter, go_on)
            }
            SINGLE if self.uses => Move::Use(self.step(counter, 6)),
            SINGLE => Move::Step(self.step(counter, self.distance)),
            CHALLENGE => {
                let Step { colour, from, to } = self.step(counter, 1);
                Move::Challenge { colour, from, to }
            }
            _ => match bit {
                PASS => Move::Pass,
                THROW => Move::Throw,
                _ => Move::Save,
            },
        }
    }

    #[inline(always)]
    fn step(&self, counter: u32, distance: u8) -> Step {
        let Chooser { around, first, doorstep, .. } = self.chooser;
        let (colour, own) = match counter < 4 {
            true => (first, around.counters(0)),
            false => (first.partner(), around.counters(2)),
        };
        let from = own.place(counter);
        let to = if from == Place::BASE { doorstep } else { from.plus(distance) };
        Step { colour, from, to }
    }
}

/// The `k`-th bit of a set. Mostly there are few moves, and stepping over them beats halving the set.
#[inline(always)]
fn nth(mut set: u64, k: usize) -> u32 {
    for _ in 0..k {
        set &= set - 1;
    }
    set.trailing_zeros()
}

/// All pairs whose first counter is in the set.
#[inline(always)]
const fn all_with_first_in(set: Set) -> Pairs {
    set * 0xff
}

/// All pairs whose second counter is in the set.
#[inline(always)]
const fn all_with_second_in(set: Set) -> Pairs {
    // The first product brings the ones of all bytes together in the highest byte: each meets its own factor
    // there, and no two meet anywhere.
    (set.wrapping_mul(0x0102_0408_1020_4080) >> 56) * EACH
}

impl Chooser {
    /// Looks at the counters of the one or two colours that the seat plays, and joins the sets found.
    #[inline(always)]
    fn both_colours<const N: usize>(&self, mut look: impl FnMut(View) -> [Half; N]) -> [Set; N] {
        let blobs = opposing_blobs(self.around);
        let mut sets = look(View::of(self.first, self.around, blobs, self.doorstep)).map(Set::from);
        if self.plays_two {
            let blobs = seen_from_later(blobs, 2);
            let second = View::of(self.first.partner(), self.around.from(2), blobs, self.doorstep);
            for (set, more) in sets.iter_mut().zip(look(second)) {
                *set |= Set::from(more) << 32;
            }
        }
        sets
    }

    /// The counters that can step six, as far as the bound counter leaves a choice.
    #[inline(never)]
    pub(super) fn six_steppers(self) -> Set {
        let [steppers] = self.both_colours(|view| [view.can_step(6) & view.free_to_step(&self)]);
        steppers
    }
}

/// The blobs that stand in the way of the first colour of a quad, as places of its path.
#[inline(always)]
fn opposing_blobs(around: Quad) -> u64 {
    let (next_any, next_many) = around.counters(1).masks();
    let (last_any, last_many) = around.counters(3).masks();
    // Where both partner colours stand is a mixi-blob, which blocks nobody.
    let blobs = next_many & !seen_from_later(last_any, 2) | seen_from_later(last_many, 2) & !next_any;
    seen_from_later(blobs, 3)
}

/// The counters of one colour and what stands in their way; its sets are halves.
#[derive(Clone, Copy)]
struct View {
    colour: Colour,
    counters: Counters,
    partners: Counters,
    /// Squares of opposing blobs.
    blobs: u64,
    doorstep: Place,
    /// How far the way is free from each counter's place, to home at most.
    free: [u8; 4],
    /// The first counter of each place.
    leaders: Half,
    /// Those of them that share their place.
    stacked: Half,
    in_base: Half,
}

impl View {
    /// The view of the first colour of a quad.
    #[inline(always)]
    fn of(colour: Colour, around: Quad, blobs: u64, doorstep: Place) -> View {
        let counters = around.counters(0);
        let walls = blobs | Place::HOME.bit() << 1;
        let places = counters.places();
        let joined = counters.joined();
        let leaders = !(joined << 8) & EACH as Half;
        View {
            colour,
            counters,
            partners: around.counters(2),
            blobs,
            doorstep,
            free: places.map(|place| free_steps(walls, place)),
            leaders,
            stacked: leaders & joined,
            in_base: Half::from(places[0] == Place::BASE),
        }
    }

    /// The counters outside base that can step this far.
    #[inline(always)]
    fn can_combine(&self, distance: u8) -> Half {
        Counters::at_least(self.free, distance) & self.leaders & !self.in_base
    }

    /// The counters that can step with a die that shows this.
    #[inline(always)]
    fn can_step(&self, die: u8) -> Half {
        self.can_combine(die) | self.in_base & when((die == 6) & self.door_is_free())
    }

    /// The counter in base that can enter with the higher die and then step with the lower one. If a counter
    /// stands on the doorstep already, the split of the two is spelled alike, so it is not shown twice.
    #[inline(always)]
    fn can_go_on(&self, high: u8, low: u8) -> Half {
        let way_is_free = self.door_is_free() & (free_steps(self.blobs, self.doorstep) >= low);
        let alone = self.counters.on(self.doorstep) == 0;
        self.in_base & when((high == 6) & way_is_free & alone)
    }

    #[inline(always)]
    fn door_is_free(&self) -> bool {
        self.blobs & self.doorstep.bit() == 0
    }

    /// The counters that the bound counter lets step: all while there is none, else only that one.
    #[inline(always)]
    fn free_to_step(&self, chooser: &Chooser) -> Half {
        match chooser.bound {
            None => self.leaders,
            Some(bound) if bound.colour == self.colour => self.leaders_within(bound.place.bit()),
            Some(_) => 0,
        }
    }

    /// The counters that can challenge a blob on the next square of their path, if the higher die is a six.
    #[inline(always)]
    fn challengers(self, chooser: &Chooser, high: u8) -> Half {
        if (high == 6) & (self.blobs != 0) { self.challengers_of_some_blob(*chooser) } else { 0 }
    }

    #[inline(never)]
    fn challengers_of_some_blob(self, chooser: Chooser) -> Half {
        let (partners, _) = self.partners.masks();
        let beside_partner = seen_from_later(partners, 2);
        // From base only with two dice; the doorstep is then the next square.
        let two_dice = chooser.rule_set == RuleSet::TwoDice;
        let from_base = if two_dice && !self.door_is_free() { Place::BASE.bit() } else { 0 };
        let bound = match chooser.bound {
            Some(bound) if bound.colour == self.colour => {
                self.leaders_within(bound.place.bit()) & !self.stacked
            }
            _ => 0,
        };
        self.leaders_within(self.blobs >> 1 & TRACK & !beside_partner | from_base) & !bound
    }

    /// The first counter of each place of a mask.
    #[inline(always)]
    fn leaders_within(&self, places: u64) -> Half {
        let here = self.counters.places().map(|place| u8::from(places & place.bit() != 0));
        Counters::at_least(here, 1) & self.leaders
    }
}

/// All counters if the condition holds, else none. Dice can't be predicted, so a mask is cheaper than a
/// branch.
#[inline(always)]
const fn when(condition: bool) -> Half {
    (condition as Half).wrapping_neg()
}

/// How many steps lie between a place and the next of these walls.
#[inline(always)]
const fn free_steps(walls: u64, from: Place) -> u8 {
    (walls >> from.index() >> 1).trailing_zeros() as u8
}

impl Position {
    /// Who chooses in this position.
    #[inline(always)]
    pub(super) fn chooser(&self) -> Chooser {
        let first = self.first_colour();
        Chooser {
            first,
            around: self.counters.from(first.index()),
            plays_two: self.plays_two_colours(),
            doorstep: self.doorstep(),
            bound: self.bound,
            rule_set: self.rules.rule_set,
        }
    }

    /// The blobs that stand in the way of a colour, as places of its path.
    pub(crate) fn blobs_against(&self, colour: Colour) -> u64 {
        opposing_blobs(self.counters.from(colour.index()))
    }

    /// How far a play of one step must go: the sum of the dice wherever some play uses both, else one die
    /// (UC-3).
    pub(crate) fn single_distance(&self) -> u8 {
        Choices::of(self).distance
    }

    /// Whether the seat may pass.
    pub(crate) fn may_pass(&self) -> bool {
        Choices::of(self).others >> PASS & 1 == 1
    }
}
