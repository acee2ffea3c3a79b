//! What a seat may do now, as sets of its counters.
//!
//! A seat chooses among few counters, so the moves are never listed: a set of counters is a byte (one bit
//! per counter; bits 4 to 7 are the second colour of a seat that plays two), and counting, showing and
//! picking moves is arithmetic on half a dozen such sets. Of counters that stand together only the
//! first is in a set: they are alike, so what they could do is one move.

use std::ops::ControlFlow;

use messdeck_core::bits;

use super::board::{Colour, Counters, Place, TRACK, turned};
use super::moves::{Dice, Move, Step};
use super::{Phase, Position};

/// A set of the seat's counters.
type Set = u8;

/// The legal decisions of a position, in the order in which they are counted.
pub(super) struct Choices<'p> {
    position: &'p Position,
    /// The first colour that the seat plays; the second one is its partner.
    first: Colour,
    /// The dice of the splits; equal for a double.
    high: u8,
    low: u8,
    /// The counters that can take the higher and the lower die in a split.
    take_high: Set,
    take_low: Set,
    /// The counters that stand on another one of their colour.
    stacked: Set,
    splits: usize,
    /// The counters in base that can enter and go on with the lower die.
    go_on: Set,
    /// The counters that can step `distance` alone.
    singles: Set,
    distance: u8,
    /// Whether a single step is paid with a saved six.
    uses: bool,
    pass: bool,
    throw: bool,
    save: bool,
    /// The counters that can challenge.
    challengers: Set,
}

impl<'p> Choices<'p> {
    /// What the seat may choose from; nothing unless it has to decide.
    #[inline(always)]
    pub(super) fn of(position: &'p Position) -> Choices<'p> {
        match position.phase {
            Phase::Move(Dice::Two(high, low)) => Choices::with_two_dice(position, high, low),
            Phase::Move(Dice::One(die)) => Choices::with_one_die(position, die),
            Phase::Use => Choices::with_a_saved_six(position),
            Phase::Throw | Phase::Challenge { .. } | Phase::Over => Choices::none(position),
        }
    }

    #[inline(always)]
    fn none(position: &'p Position) -> Choices<'p> {
        Choices {
            position,
            first: position.first_colour(),
            high: 0,
            low: 0,
            take_high: 0,
            take_low: 0,
            stacked: 0,
            splits: 0,
            go_on: 0,
            singles: 0,
            distance: 0,
            uses: false,
            pass: false,
            throw: false,
            save: false,
            challengers: 0,
        }
    }

    #[inline(always)]
    fn with_two_dice(position: &'p Position, high: u8, low: u8) -> Choices<'p> {
        let mut choices = Choices { high, low, ..Choices::none(position) };
        let mut combined = 0;
        choices.each_colour(|choices, colour, view, shift| {
            choices.take_high |= view.can_step(high) << shift;
            choices.take_low |= view.can_step(low) << shift;
            combined |= view.can_combine(high + low) << shift;
            choices.stacked |= view.stacked << shift;
            if high == 6 {
                choices.go_on |= view.can_go_on(low) << shift;
                choices.challengers |= position.challengers(colour, &view) << shift;
            }
        });
        let (take_high, take_low) = (choices.take_high, choices.take_low);
        choices.splits = if high == low {
            let takers = size(take_high);
            takers * takers.saturating_sub(1) / 2 + size(take_high & choices.stacked)
        } else {
            size(take_high) * size(take_low) - size(take_high & take_low & !choices.stacked)
        };
        // UC-3: both dice where some play uses both, else the higher one, else the lower one.
        (choices.singles, choices.distance) = if choices.splits > 0 || choices.go_on | combined != 0 {
            (combined, high + low)
        } else if take_high != 0 {
            (take_high, high)
        } else {
            (take_low, low)
        };
        choices.pass = choices.splits == 0 && choices.go_on | choices.singles == 0;
        choices
    }

    #[inline(always)]
    fn with_one_die(position: &'p Position, die: u8) -> Choices<'p> {
        let mut choices = Choices { distance: die, ..Choices::none(position) };
        choices.each_colour(|choices, colour, view, shift| {
            choices.singles |= (view.can_step(die) & position.free_to_step(colour, &view)) << shift;
            if die == 6 {
                choices.challengers |= position.challengers(colour, &view) << shift;
            }
        });
        choices.pass = choices.singles == 0;
        choices.save = die == 6 && position.rules.saved_sixes;
        choices
    }

    #[inline(always)]
    fn with_a_saved_six(position: &'p Position) -> Choices<'p> {
        let singles = position.six_steppers();
        Choices { singles, distance: 6, uses: true, throw: true, ..Choices::none(position) }
    }

    /// Looks at the counters of each colour that the seat plays.
    #[inline(always)]
    fn each_colour(&mut self, mut look: impl FnMut(&mut Self, Colour, View, u32)) {
        let position = self.position;
        let walls = position.opposing_blobs(self.first);
        let view = View::of(position, self.first, walls);
        look(self, self.first, view, 0);
        if position.plays_two_colours() {
            let second = self.first.partner();
            let view = View::of(position, second, turned(walls, self.first, second));
            look(self, second, view, 4);
        }
    }

    /// How many moves there are.
    #[inline(always)]
    pub(super) fn count(&self) -> usize {
        self.splits
            + size(self.go_on)
            + size(self.singles)
            + size(self.challengers)
            + usize::from(self.pass)
            + usize::from(self.throw)
            + usize::from(self.save)
    }

    /// Shows every move.
    #[inline(always)]
    pub(super) fn visit<B>(&self, mut visitor: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        for taker in members(self.take_high) {
            for other in members(self.partners_in_split(taker)) {
                visitor(self.split(taker, other))?;
            }
        }
        for counter in members(self.go_on) {
            visitor(self.enter_and_go_on(counter))?;
        }
        for counter in members(self.singles) {
            visitor(self.single(counter))?;
        }
        for counter in members(self.challengers) {
            visitor(self.challenge(counter))?;
        }
        for (offered, mv) in self.words() {
            if offered {
                visitor(mv)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The `k`-th move that [`Choices::visit`] shows.
    #[inline(always)]
    pub(super) fn nth(&self, mut k: usize) -> Option<Move> {
        if k < self.splits {
            for taker in members(self.take_high) {
                let partners = self.partners_in_split(taker);
                if k < size(partners) {
                    return Some(self.split(taker, member(partners, k)));
                }
                k -= size(partners);
            }
        }
        k -= self.splits;
        if k < size(self.go_on) {
            return Some(self.enter_and_go_on(member(self.go_on, k)));
        }
        k -= size(self.go_on);
        if k < size(self.singles) {
            return Some(self.single(member(self.singles, k)));
        }
        k -= size(self.singles);
        if k < size(self.challengers) {
            return Some(self.challenge(member(self.challengers, k)));
        }
        k -= size(self.challengers);
        self.words().into_iter().filter(|&(offered, _)| offered).nth(k).map(|(_, mv)| mv)
    }

    fn words(&self) -> [(bool, Move); 3] {
        [(self.pass, Move::Pass), (self.throw, Move::Throw), (self.save, Move::Save)]
    }

    /// The counters that can take the lower die if `taker` takes the higher one.
    ///
    /// A counter that stands alone can't take both. With a double it does not matter who takes which
    /// die, so only counters from `taker` on are partners: every pair comes once.
    #[inline(always)]
    fn partners_in_split(&self, taker: u32) -> Set {
        if self.splits == 0 {
            return 0;
        }
        let own: Set = 1 << taker;
        let partners = self.take_low & !(own & !self.stacked);
        if self.high == self.low { partners & own.wrapping_neg() } else { partners }
    }

    #[inline(always)]
    fn split(&self, taker: u32, other: u32) -> Move {
        let high = self.step(taker, self.high);
        let low = self.step(other, self.low);
        // Counters are numbered in the order of the notation; of two that stand together the one with the
        // shorter step comes first.
        if taker < other { Move::Steps(high, low) } else { Move::Steps(low, high) }
    }

    #[inline(always)]
    fn enter_and_go_on(&self, counter: u32) -> Move {
        let enter = self.step(counter, 6);
        let go_on = Step { from: enter.to, to: enter.to.plus(self.low), ..enter };
        Move::Steps(enter, go_on)
    }

    #[inline(always)]
    fn single(&self, counter: u32) -> Move {
        let step = self.step(counter, self.distance);
        if self.uses { Move::Use(step) } else { Move::Step(step) }
    }

    #[inline(always)]
    fn challenge(&self, counter: u32) -> Move {
        let Step { colour, from, to } = self.step(counter, 1);
        Move::Challenge { colour, from, to }
    }

    #[inline(always)]
    fn step(&self, counter: u32, distance: u8) -> Step {
        let colour = if counter < 4 { self.first } else { self.first.partner() };
        let from = self.position.counters[colour.index()].place(counter);
        let to = if from == Place::BASE { self.position.doorstep() } else { from.plus(distance) };
        Step { colour, from, to }
    }
}

/// The counters of one colour and what stands in their way; sets of counters use bits 0 to 3.
pub(super) struct View {
    counters: Counters,
    /// Squares of opposing blobs, and a wall behind home.
    walls: u64,
    doorstep: Place,
    /// The first counter of each place.
    leaders: Set,
    /// Those of them that share their place.
    stacked: Set,
    in_base: Set,
    on_doorstep: bool,
}

impl View {
    #[inline(always)]
    fn of(position: &Position, colour: Colour, blobs: u64) -> View {
        let counters = position.counters[colour.index()];
        let doorstep = position.doorstep();
        let [a, b, c, d] = counters.places();
        let joined = Set::from(a == b) | Set::from(b == c) << 1 | Set::from(c == d) << 2;
        let leaders = !(joined << 1) & 0b1111;
        View {
            counters,
            walls: blobs | Place::HOME.bit() << 1,
            doorstep,
            leaders,
            stacked: leaders & joined,
            in_base: Set::from(a == Place::BASE),
            on_doorstep: counters.on(doorstep) > 0,
        }
    }

    /// How many steps are free from a place.
    #[inline(always)]
    fn free_steps(&self, from: Place) -> u8 {
        (self.walls >> from.index() >> 1).trailing_zeros() as u8
    }

    /// The counters outside base that can step this far.
    #[inline(always)]
    fn can_combine(&self, distance: u8) -> Set {
        let [a, b, c, d] = self.counters.places().map(|place| Set::from(self.free_steps(place) >= distance));
        (a | b << 1 | c << 2 | d << 3) & self.leaders & !self.in_base
    }

    /// The counters that can step with a die that shows this.
    #[inline(always)]
    fn can_step(&self, die: u8) -> Set {
        let enters = if die == 6 && self.door_is_free() { self.in_base } else { 0 };
        self.can_combine(die) | enters
    }

    /// The counter in base that can enter and then step with the other die. If a counter stands on the
    /// doorstep already, the split of the two is spelled alike, so it is not shown twice.
    #[inline(always)]
    fn can_go_on(&self, die: u8) -> Set {
        let goes_on = self.door_is_free() && !self.on_doorstep && self.free_steps(self.doorstep) >= die;
        if goes_on { self.in_base } else { 0 }
    }

    #[inline(always)]
    fn door_is_free(&self) -> bool {
        self.walls & self.doorstep.bit() == 0
    }
}

impl Position {
    /// The blobs that stand in the way of a colour and its partner, as places of the colour's path.
    #[inline(always)]
    pub(super) fn opposing_blobs(&self, colour: Colour) -> u64 {
        let [next, last] = colour.opponents();
        let (next_any, next_many) = self.counters[next.index()].masks();
        let (last_any, last_many) = self.counters[last.index()].masks();
        if (next_many | last_many) & TRACK == 0 {
            return 0;
        }
        // Where both partner colours stand is a mixi-blob, which blocks nobody.
        let blobs = next_many & !turned(last_any, last, next) | turned(last_many, last, next) & !next_any;
        turned(blobs, next, colour)
    }

    /// How far a play of one step must go: the sum of the dice wherever some play uses both, else one die
    /// (UC-3).
    pub(crate) fn single_distance(&self) -> u8 {
        Choices::of(self).distance
    }

    /// Whether the seat may pass.
    pub(crate) fn may_pass(&self) -> bool {
        Choices::of(self).pass
    }

    /// The counters that can step six, as far as the bound counter leaves a choice.
    #[inline(always)]
    pub(super) fn six_steppers(&self) -> Set {
        let mut steppers = 0;
        Choices::none(self).each_colour(|_, colour, view, shift| {
            steppers |= (view.can_step(6) & self.free_to_step(colour, &view)) << shift;
        });
        steppers
    }

    /// The counters that the bound counter lets step: all while there is none, else only that one.
    #[inline(always)]
    fn free_to_step(&self, colour: Colour, view: &View) -> Set {
        match self.bound {
            None => view.leaders,
            Some(bound) if bound.colour == colour => view.leaders_on(bound.place),
            Some(_) => 0,
        }
    }

    /// The counters of a colour that can challenge a blob on the next square of their path.
    #[inline(always)]
    fn challengers(&self, colour: Colour, view: &View) -> Set {
        let blobs = view.walls & TRACK;
        if blobs == 0 {
            return 0;
        }
        let (partners, _) = self.counters[colour.partner().index()].masks();
        let beside_partner = turned(partners, colour.partner(), colour);
        // From base only with two dice; the doorstep is then the next square.
        let two_dice = matches!(self.phase, Phase::Move(Dice::Two(..)));
        let from_base = if two_dice && !view.door_is_free() { Place::BASE.bit() } else { 0 };
        let from = (blobs >> 1) & TRACK & !beside_partner | from_base;
        let bound = match self.bound {
            Some(bound) if bound.colour == colour => view.leaders_on(bound.place) & !view.stacked,
            _ => 0,
        };
        view.leaders_within(from) & !bound
    }
}

impl View {
    #[inline(always)]
    fn leaders_on(&self, place: Place) -> Set {
        self.leaders_within(place.bit())
    }

    #[inline(always)]
    fn leaders_within(&self, places: u64) -> Set {
        let [a, b, c, d] = self.counters.places().map(|place| Set::from(places & place.bit() != 0));
        (a | b << 1 | c << 2 | d << 3) & self.leaders
    }
}

#[inline(always)]
fn size(set: Set) -> usize {
    set.count_ones() as usize
}

#[inline(always)]
fn members(set: Set) -> bits::Iter {
    bits::iter(u64::from(set))
}

/// The `k`-th counter of a set.
#[inline(always)]
fn member(set: Set, k: usize) -> u32 {
    bits::nth(u64::from(set), k)
}
