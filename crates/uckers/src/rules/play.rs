//! What each move leads to.
//!
//! All of it is inlined into random play. What is not, takes and gives numbers that fit in registers: a
//! position handed over by its address would have to live in memory from then on.

use messdeck_core::Seat;

use super::board::{Colour, Place};
use super::counters::{Counters, Quad};
use super::moves::{Dice, Step};
use super::{Bound, Phase, Position, Status};
use crate::options::Players;

impl Position {
    #[inline(always)]
    pub(crate) fn rolled(self, dice: Dice) -> Position {
        match self.phase {
            Phase::Challenge { colour, from, needed } => {
                self.rolled_for_challenge(colour, from, needed, dice.sixes())
            }
            _ if self.status(self.seat) == Status::Waits => self.rolled_to_help(dice.sixes()),
            _ => Position { phase: Phase::Move(dice), ..self },
        }
    }

    #[inline(always)]
    fn rolled_for_challenge(self, colour: Colour, from: Place, needed: u8, sixes: u8) -> Position {
        if sixes == 0 {
            return self.turn_ended();
        }
        if sixes < needed {
            return Position { phase: Phase::Challenge { colour, from, needed: needed - sixes }, ..self };
        }
        let to = self.next_place(from);
        self.stepped(Step { colour, from, to }).turn_ended()
    }

    #[inline(always)]
    fn rolled_to_help(self, sixes: u8) -> Position {
        let status = if sixes > 0 { Status::Helps } else { Status::Waits };
        Position { status: self.status.with(self.seat, status), ..self }.turn_ended()
    }

    /// A counter moves; opposing counters where it lands go back to base.
    #[inline(always)]
    pub(crate) fn stepped(self, Step { colour, from, to }: Step) -> Position {
        let around = self.counters.from(colour.index());
        let counters = stepped(around, from, to).from(4 - colour.index());
        Position { counters, ..self }
    }

    /// Both steps of a play, mostly by the same colour.
    #[inline(always)]
    fn stepped_twice(self, first: Step, second: Step) -> Position {
        if first.colour != second.colour {
            return self.stepped(first).stepped(second);
        }
        let around = self.counters.from(first.colour.index());
        let around = stepped(stepped(around, first.from, first.to), second.from, second.to);
        Position { counters: around.from(4 - first.colour.index()), ..self }
    }

    #[inline(always)]
    pub(super) fn made_step(self, step: Step) -> Position {
        let next = self.stepped(step);
        match (next.ending(step), self.phase) {
            // Who has thrown uses no saved six any more in this turn (UC-13).
            (Ending::None, Phase::Move(Dice::One(6))) => {
                Position { phase: Phase::Throw, ..next.binding(step, self.used_a_saved_six()) }
            }
            (ending, phase) => next.going_on(ending, phase),
        }
    }

    #[inline(always)]
    pub(super) fn made_steps(self, first: Step, second: Step) -> Position {
        let next = self.stepped_twice(first, second);
        let ending = match next.ending(first) {
            Ending::None => next.ending(second),
            ending => ending,
        };
        next.going_on(ending, self.phase)
    }

    #[inline(always)]
    pub(super) fn passed(self) -> Position {
        self.going_on(Ending::None, self.phase)
    }

    #[inline(always)]
    pub(super) fn using(self, step: Step) -> Position {
        let seat = self.seat.index();
        let saved = self.saved.with(seat, self.saved.get(seat).saturating_sub(1));
        let next = Position { saved, ..self }.stepped(step);
        match next.ending(step) {
            Ending::None => next.binding(step, true).before_the_first_throw(),
            ending => next.going_on(ending, self.phase),
        }
    }

    #[inline(always)]
    pub(super) fn saving(self) -> Position {
        let seat = self.seat.index();
        let saved = self.saved.with(seat, self.saved.get(seat).saturating_add(1));
        Position { saved, ..self }.turn_ended()
    }

    #[inline(always)]
    pub(super) fn challenging(self, colour: Colour, from: Place, to: Place) -> Position {
        let needed = self.blob_at(colour, to) as u8 + u8::from(from == Place::BASE);
        Position { phase: Phase::Challenge { colour, from, needed }, bound: None, ..self }
    }

    /// Whether a step that has just been made brought the last counter home.
    #[inline(always)]
    fn ending(&self, step: Step) -> Ending {
        if step.to != Place::HOME || self.counters(step.colour) != Counters::HOME {
            Ending::None
        } else if self.team_is_home(step.colour) {
            Ending::Game
        } else if self.rules.players == Players::Four {
            Ending::OwnCounters
        } else {
            Ending::None
        }
    }

    /// What follows a play or a pass of this phase: the end, a throw of the next seat, or with two dice after
    /// a six one more throw.
    #[inline(always)]
    fn going_on(self, ending: Ending, phase: Phase) -> Position {
        match ending {
            Ending::Game => Position { phase: Phase::Over, bound: None, ..self },
            Ending::OwnCounters => {
                Position { status: self.status.with(self.seat, Status::Waits), ..self }.turn_ended()
            }
            Ending::None => {
                let again = matches!(phase, Phase::Move(Dice::Two(6, _)));
                let seat = if again { self.seat } else { self.next_seat() };
                // With two dice, where a seat may throw again, nothing is saved.
                Position { seat, bound: None, ..self }.before_the_first_throw()
            }
        }
    }

    /// A counter has stepped six in a one-die turn: no other one may step in this turn.
    #[inline(always)]
    fn binding(self, Step { colour, to, .. }: Step, by_saved_six: bool) -> Position {
        Position { bound: Some(Bound { colour, place: to, by_saved_six }), ..self }
    }

    #[inline(always)]
    fn turn_ended(self) -> Position {
        Position { seat: self.next_seat(), bound: None, ..self }.before_the_first_throw()
    }

    #[inline(always)]
    fn next_seat(&self) -> Seat {
        // The seats are two or four, so the remainder is a mask.
        Seat::new((self.seat.index() + 1) & (self.rules.seat_count() - 1))
    }

    /// The first throw of a turn is next, or the choice that saved sixes give before it (UC-13, UC-17).
    #[inline(always)]
    fn before_the_first_throw(self) -> Position {
        let uses = self.rules.saved_sixes && self.can_use_a_saved_six();
        Position { phase: if uses { Phase::Use } else { Phase::Throw }, ..self }
    }
}

/// What a step that came home has ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ending {
    None,
    /// The last counter of a seat that has a partner: its turn.
    OwnCounters,
    /// The last counter of a team.
    Game,
}

/// The counters after a step of the first colour of a quad: opposing counters where it lands go back to base.
#[inline(always)]
fn stepped(around: Quad, from: Place, to: Place) -> Quad {
    let moved = around.with_counters(0, around.counters(0).moved(from, to));
    let hit = |other: usize| around.counters(other).on(to.seen_from_later(other as u8)) > 0;
    // Beyond the track there is nobody to hit, whatever the rotation of the place says.
    if to.is_track() && (hit(1) || hit(3)) { hitting(moved, to) } else { moved }
}

#[inline(never)]
fn hitting(around: Quad, place: Place) -> Quad {
    [1, 3].into_iter().fold(around, |around, other| {
        let left = around.counters(other).sent_home_from(place.seen_from_later(other as u8));
        around.with_counters(other, left)
    })
}
