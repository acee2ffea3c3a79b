//! Positions: what decides how a game goes on, and what each move leads to.

mod board;
mod choices;
mod counters;
mod moves;

use std::ops::ControlFlow;

use messdeck_core::{Draw, Key, Outcome, Seat, SeatSet, Side, Turn, Why};

pub use board::{Colour, Place, SQUARES};
use choices::Choices;
pub use counters::Counters;
pub(crate) use counters::Quad;
pub use moves::{Dice, Move, Step};

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Which of the two rule sets.
    pub rule_set: RuleSet,
    /// How many seats.
    pub players: Players,
    /// Where counters enter.
    pub doorstep: Doorstep,
    /// Whether sixes can be saved; only in the one-die game.
    pub saved_sixes: bool,
    /// Who throws first.
    pub first: Colour,
}

impl Rules {
    /// How many seats there are.
    #[inline(always)]
    pub(crate) const fn seat_count(&self) -> usize {
        match self.players {
            Players::Two => 2,
            Players::Four => 4,
        }
    }
}

/// The two rule sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleSet {
    /// The numbered basic rules.
    TwoDice,
    /// The older mess-deck game.
    OneDie,
}

/// How many sit at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Players {
    /// Two seats with two colours each.
    Two,
    /// Four seats in two teams.
    Four,
}

/// Where a colour's counters enter (UC-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Doorstep {
    /// One square lies between foot and doorstep.
    Inset,
    /// The doorstep follows the foot.
    Corner,
}

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The dice are about to fall.
    Throw,
    /// The dice are about to fall for a challenge.
    Challenge {
        /// The colour of the challenging counter.
        colour: Colour,
        /// Where it stands.
        from: Place,
        /// Sixes still needed.
        needed: u8,
    },
    /// The seat may use a saved six before it throws.
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

impl Position {
    /// The position before the first throw.
    pub fn start(rules: Rules) -> Position {
        Position {
            counters: Quad::ZERO, // All in base.
            saved: Quad::ZERO,
            status: Statuses::ALL_PLAY,
            seat: Seat::new(rules.first.index()),
            phase: Phase::Throw,
            bound: None,
            rules,
        }
    }

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

/// What each move leads to.
///
/// All of it is inlined into random play. What is not, takes and gives numbers that fit in registers: a position
/// handed over by its address would have to live in memory from then on.
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
    fn made_step(self, step: Step) -> Position {
        let next = self.stepped(step);
        match (next.ending(step), self.phase) {
            (Ending::None, Phase::Move(Dice::One(6))) => next.binding(step),
            (ending, phase) => next.going_on(ending, phase),
        }
    }

    #[inline(always)]
    fn made_steps(self, first: Step, second: Step) -> Position {
        let next = self.stepped_twice(first, second);
        let ending = match next.ending(first) {
            Ending::None => next.ending(second),
            ending => ending,
        };
        next.going_on(ending, self.phase)
    }

    #[inline(always)]
    fn using(self, step: Step) -> Position {
        let seat = self.seat.index();
        let saved = self.saved.with(seat, self.saved.get(seat).saturating_sub(1));
        let next = Position { saved, ..self }.stepped(step);
        match next.ending(step) {
            Ending::None => next.binding(step),
            ending => next.going_on(ending, self.phase),
        }
    }

    #[inline(always)]
    fn saving(self) -> Position {
        let seat = self.seat.index();
        let saved = self.saved.with(seat, self.saved.get(seat).saturating_add(1));
        Position { saved, ..self }.turn_ended()
    }

    #[inline(always)]
    fn challenging(self, colour: Colour, from: Place, to: Place) -> Position {
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
                Position { seat, bound: None, ..self }.throwing()
            }
        }
    }

    /// A counter has stepped six in a one-die turn: no other one may step in this turn.
    #[inline(always)]
    fn binding(self, step: Step) -> Position {
        Position { bound: Some(Bound { colour: step.colour, place: step.to }), ..self }.throwing()
    }

    #[inline(always)]
    fn turn_ended(self) -> Position {
        Position { seat: self.next_seat(), bound: None, ..self }.throwing()
    }

    #[inline(always)]
    fn next_seat(&self) -> Seat {
        // The seats are two or four, so the remainder is a mask.
        Seat::new((self.seat.index() + 1) & (self.rules.seat_count() - 1))
    }

    /// A throw is next, or the choice that saved sixes give before it (UC-13).
    #[inline(always)]
    fn throwing(self) -> Position {
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
            Move::Pass => self.going_on(Ending::None, self.phase),
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
        // A bound counter is never in base, so two zeros mean that there is none.
        let bound = self.bound.map_or([0, 0], |bound| [bound.colour as u8, bound.place.index()]);
        let Rules { rule_set, players, doorstep, saved_sixes, first: _ } = self.rules;
        let rules =
            rule_set as u8 | (players as u8) << 1 | (doorstep as u8) << 2 | u8::from(saved_sixes) << 3;
        let [red_green, blue_yellow] = self.counters.words();
        let [first_saved, last_saved] = self.saved.words();
        let state = [self.seat.index() as u8, self.status.0, bound[0], bound[1], rules, 0, 0, 0];
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
