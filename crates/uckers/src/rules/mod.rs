//! Positions: what decides how a game goes on, and what each move leads to.

mod board;
mod choices;
mod counters;
mod moves;
mod play;

use std::ops::ControlFlow;

use messdeck_core::{Draw, Key, Outcome, Seat, SeatSet, Side, Turn, Why};
use messdeck_facade::Playable;

pub use board::{Colour, Place, SQUARES};
pub(crate) use board::{TRACK, seen_from_later};
use choices::Choices;
pub use counters::Counters;
pub(crate) use counters::Quad;
pub use moves::{Dice, Move, Step};

use crate::options::{Doorstep, Players, RuleSet, Rules};

/// What a seat does in its turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// It plays its own counters.
    Plays,
    /// Its counters are home; it throws for a six.
    Waits,
    /// It plays its partner's counters.
    Helps,
}

/// Where the turn stands.
#[expect(missing_docs, reason = "the variant says what its fields are")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The dice are about to fall.
    Throw,
    /// The dice are about to fall for a challenge by this counter, which still needs so many sixes.
    Challenge { colour: Colour, from: Place, needed: u8 },
    /// The seat has not thrown yet in this turn and may use a saved six (UC-17).
    Use,
    /// The seat has thrown.
    Move(Dice),
    /// The game has ended.
    Over,
}

/// The counter that stepped first in a one-die turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bound {
    /// Its colour.
    pub colour: Colour,
    /// Where it stands now.
    pub place: Place,
    /// Whether it used a saved six in this turn, so that no thrown one is saved (UC-13).
    pub by_saved_six: bool,
}

impl Bound {
    /// Whether a counter of this colour on this place may be the bound one.
    pub(crate) fn stands_at(&self, colour: Colour, place: Place) -> bool {
        (self.colour, self.place) == (colour, place)
    }
}

/// All that decides how a game of Uckers goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// By colour.
    pub(crate) counters: Quad,
    /// Saved sixes by seat.
    pub(crate) saved: Quad,
    pub(crate) status: Statuses,
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    pub(crate) bound: Option<Bound>,
    pub(crate) rules: Rules,
}

// Small enough to copy for every move that is tried.
const _: () = assert!(size_of::<Position>() == 48);

/// What every seat does, two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Statuses(u8);

impl Statuses {
    pub(crate) const ALL_PLAY: Statuses = Statuses(0);

    #[inline(always)]
    pub(crate) const fn of(self, seat: Seat) -> Status {
        match self.0 >> (seat.index() * 2) & 3 {
            0 => Status::Plays,
            1 => Status::Waits,
            _ => Status::Helps,
        }
    }

    #[inline(always)]
    #[must_use]
    pub(crate) const fn with(self, seat: Seat, status: Status) -> Statuses {
        let shift = seat.index() * 2;
        Statuses(self.0 & !(3 << shift) | (status as u8) << shift)
    }
}

impl Playable for Position {
    type Rules = Rules;

    /// The position before the first throw.
    fn start(rules: &Rules) -> Position {
        Position {
            counters: Quad::ZERO, // All in base.
            saved: Quad::ZERO,
            status: Statuses::ALL_PLAY,
            seat: Seat::new(rules.first.index()),
            phase: Phase::Throw,
            bound: None,
            rules: *rules,
        }
    }

    fn throw(&self, die: &mut dyn FnMut() -> u8) -> Option<Move> {
        // UC-T1, UC-O1: two dice, the higher one written first, or one.
        let dice = match self.rules.rule_set {
            RuleSet::OneDie => Dice::One(die()),
            RuleSet::TwoDice => {
                let (one, other) = (die(), die());
                Dice::Two(one.max(other), one.min(other))
            }
        };
        Some(Move::Roll(dice))
    }
}

impl Position {
    /// The options it is played by.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The counters of a colour.
    #[inline(always)]
    pub const fn counters(&self, colour: Colour) -> Counters {
        self.counters.counters(colour.index())
    }

    /// What a seat does in its turns.
    #[inline(always)]
    pub const fn status(&self, seat: Seat) -> Status {
        self.status.of(seat)
    }

    /// How many sixes a seat has saved.
    pub const fn saved(&self, seat: Seat) -> u32 {
        self.saved.get(seat.index())
    }

    /// The seat whose turn it is; once the game is over, the one that ended it.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Where the turn stands.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether a saved six was used in this turn.
    #[inline(always)]
    pub(crate) fn used_a_saved_six(&self) -> bool {
        self.bound.is_some_and(|bound| bound.by_saved_six)
    }

    /// The place where every colour's counters enter.
    #[inline(always)]
    pub(crate) const fn doorstep(&self) -> Place {
        match self.rules.doorstep {
            Doorstep::Inset => Place::CORNER.plus(1),
            Doorstep::Corner => Place::CORNER,
        }
    }

    /// Whether every seat plays both colours of its side (UC-9).
    #[inline(always)]
    pub(crate) const fn plays_two_colours(&self) -> bool {
        matches!(self.rules.players, Players::Two)
    }

    /// The colour that the seat in turn plays, or the first of two.
    #[inline(always)]
    pub(crate) const fn first_colour(&self) -> Colour {
        let own = Colour::new(self.seat.index());
        match self.status(self.seat) {
            Status::Helps => own.partner(),
            Status::Plays | Status::Waits => own,
        }
    }

    /// The colours that the seat in turn plays; none while it waits for its six.
    pub(crate) fn colours(&self) -> impl Iterator<Item = Colour> + use<> {
        let first = self.first_colour();
        let waits = self.status(self.seat) == Status::Waits;
        let second = self.plays_two_colours().then_some(first.partner());
        std::iter::once(first).chain(second).filter(move |_| !waits)
    }

    /// Whether the seat in turn plays this colour.
    pub(crate) fn plays(&self, colour: Colour) -> bool {
        self.colours().any(|own| own == colour)
    }

    /// The square that a counter has to reach next: from base, its doorstep.
    #[inline(always)]
    pub(crate) fn next_place(&self, from: Place) -> Place {
        if from == Place::BASE { self.doorstep() } else { from.plus(1) }
    }

    /// Whether all eight counters of a colour and its partner are home.
    #[inline(always)]
    pub(crate) fn team_is_home(&self, colour: Colour) -> bool {
        self.counters(colour) == Counters::HOME && self.counters(colour.partner()) == Counters::HOME
    }

    /// How many counters the blob has that a colour meets on this place of its path; 0 if there is none.
    #[inline(always)]
    pub(crate) fn blob_at(&self, colour: Colour, place: Place) -> usize {
        if !place.is_track() {
            return 0;
        }
        let [a, b] = colour.opponents().map(|other| self.counters(other).on(place.seen_from(colour, other)));
        if a > 0 && b > 0 || a + b < 2 { 0 } else { a + b }
    }

    /// How many counters of a colour's partner stand on this track square of its path.
    pub(crate) fn partners_beside(&self, colour: Colour, place: Place) -> usize {
        let partner = colour.partner();
        if place.is_track() { self.counters(partner).on(place.seen_from(colour, partner)) } else { 0 }
    }

    /// Whether the seat in turn has a saved six and a counter that could step with it.
    #[inline(always)]
    pub(crate) fn can_use_a_saved_six(&self) -> bool {
        self.saved(self.seat) > 0
            && self.status(self.seat) != Status::Waits
            && self.chooser().six_steppers() != 0
    }
}

impl messdeck_core::Position for Position {
    type Move = Move;

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Throw | Phase::Challenge { .. } => Turn::Chance(self.seat),
            Phase::Use | Phase::Move(_) => Turn::Decide(self.seat),
            Phase::Over => {
                let partner = Seat::new(Colour::new(self.seat.index()).partner().index());
                let both =
                    [self.seat, partner].into_iter().filter(|seat| seat.index() < self.rules.seat_count());
                Turn::Over(Outcome { winners: both.collect::<SeatSet>(), scores: None })
            }
        }
    }

    #[inline(always)]
    fn visit<B, V>(&self, mut visitor: V) -> ControlFlow<B>
    where
        V: FnMut(Move) -> ControlFlow<B>,
    {
        match self.phase {
            Phase::Over => ControlFlow::Continue(()),
            Phase::Throw | Phase::Challenge { .. } => {
                for high in 1..=6 {
                    match self.rules.rule_set {
                        RuleSet::OneDie => visitor(Move::Roll(Dice::One(high)))?,
                        RuleSet::TwoDice => {
                            for low in 1..=high {
                                visitor(Move::Roll(Dice::Two(high, low)))?;
                            }
                        }
                    }
                }
                ControlFlow::Continue(())
            }
            Phase::Use | Phase::Move(_) => Choices::of(self).visit(visitor),
        }
    }

    #[inline(always)]
    fn play_unchecked(&self, mv: Move) -> Position {
        match mv {
            Move::Roll(dice) => self.rolled(dice),
            Move::Step(step) => self.made_step(step),
            Move::Steps(first, second) => self.made_steps(first, second),
            Move::Pass => self.passed(),
            Move::Challenge { colour, from, to } => self.challenging(colour, from, to),
            Move::Save => self.saving(),
            Move::Use(step) => self.using(step),
            Move::Throw => Position { phase: Phase::Throw, ..*self },
        }
    }

    fn why_not(&self, mv: Move) -> Option<Why> {
        crate::why::why_not(self, mv)
    }

    fn key(&self) -> u64 {
        let phase = match self.phase {
            Phase::Throw => [0, 0, 0, 0],
            Phase::Challenge { colour, from, needed } => [1, colour as u8, from.index(), needed],
            Phase::Use => [2, 0, 0, 0],
            Phase::Move(Dice::One(die)) => [3, die, 0, 0],
            Phase::Move(Dice::Two(high, low)) => [3, high, low, 0],
            Phase::Over => [4, 0, 0, 0],
        };
        // A bound counter is never in base, so zeros mean that there is none.
        let bound = self.bound.map_or([0, 0, 0], |Bound { colour, place, by_saved_six }| {
            [colour as u8, place.index(), u8::from(by_saved_six)]
        });
        let Rules { rule_set, players, doorstep, saved_sixes, first: _ } = self.rules;
        let rules =
            rule_set as u8 | (players as u8) << 1 | (doorstep as u8) << 2 | u8::from(saved_sixes) << 3;
        let [red_green, blue_yellow] = self.counters.words();
        let [first_saved, last_saved] = self.saved.words();
        let state = [self.seat.index() as u8, self.status.0, bound[0], bound[1], rules, bound[2], 0, 0];
        Key::new()
            .word(red_green)
            .word(blue_yellow)
            .word(u64::from_le_bytes(state))
            .word(u32::from_le_bytes(phase).into())
            .word(first_saved)
            .word(last_saved)
            .finish()
    }

    fn seats(&self) -> usize {
        self.rules.seat_count()
    }

    fn side(&self, seat: Seat) -> Side {
        Side::new(seat.index() & 1)
    }

    #[inline(always)]
    fn count(&self) -> usize {
        match (self.phase, self.rules.rule_set) {
            (Phase::Over, _) => 0,
            (Phase::Throw | Phase::Challenge { .. }, RuleSet::TwoDice) => 21,
            (Phase::Throw | Phase::Challenge { .. }, RuleSet::OneDie) => 6,
            (Phase::Use | Phase::Move(_), _) => Choices::of(self).count(),
        }
    }

    #[inline(always)]
    fn nth(&self, k: usize) -> Option<Move> {
        if matches!(self.phase, Phase::Use | Phase::Move(_)) {
            return Choices::of(self).nth(k);
        }
        let mut left = k;
        self.visit(|outcome| match left.checked_sub(1) {
            None => ControlFlow::Break(outcome),
            Some(rest) => {
                left = rest;
                ControlFlow::Continue(())
            }
        })
        .break_value()
    }

    #[inline]
    fn weight(&self, outcome: Move) -> u32 {
        match outcome {
            Move::Roll(dice) => dice.weight(),
            _ => 1,
        }
    }

    #[inline(always)]
    fn draw(&self, numbers: &mut impl Draw) -> Option<Move> {
        match self.phase {
            Phase::Over => None,
            Phase::Throw | Phase::Challenge { .. } => {
                let dice = match self.rules.rule_set {
                    RuleSet::OneDie => Dice::One(numbers.below(6) as u8 + 1),
                    RuleSet::TwoDice => Dice::WAYS[numbers.below(36)],
                };
                Some(Move::Roll(dice))
            }
            Phase::Use | Phase::Move(_) => {
                let choices = Choices::of(self);
                choices.nth(numbers.below(choices.count()))
            }
        }
    }
}
