//! The rules of Dice Tactics: what a position is, what moves lead to, and how the game ends.
//!
//! A position keeps one mask of squares per side and four masks for the binary digits of the unit numbers. Each
//! kind of unit is then two or three operations away for the whole board; which moves there are is found from
//! such masks in `lanes`. Strengths matter only for the one attack that is made.
//!
//! The masks of the sides change places with every turn: if they were looked up by whose turn it is, they would
//! have to lie in memory, and random play wants the whole position in registers.

use std::ops::ControlFlow;

use messdeck_core::{Draw, Key, Seat, Square, Turn, Why};
use messdeck_facade::Playable;

use crate::geometry::Direction;
use crate::options::{Opening, Rules};
use crate::unit::{Kind, Unit};
use crate::{lanes, why};

/// The side that places first and takes the first turn (DT-8); its home half is ranks 1 to 4.
pub const WHITE: Seat = Seat::new(0);
/// The other side, at home on ranks 5 to 8.
pub const BLACK: Seat = Seat::new(1);

/// The strength of a ranged attack.
const RANGED_STRENGTH: u8 = 4;
/// The strength of pikemen that defend, unless against a ranged attack.
const PIKES_STRENGTH: u8 = 8;
/// The strength of cavalry on the point of a wedge.
const WEDGE_STRENGTH: u8 = 6;

/// A unit on the board and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die {
    /// Whose it is.
    pub seat: Seat,
    /// What it is and how it lies.
    pub unit: Unit,
}

/// What a side does. The text is that of the rules page: `Z@c3`, `c3-c4`, `c3xc4`, `c3*c5`, `c3r`, `hold`.
#[expect(missing_docs, reason = "from where to where says itself")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// In setup: a unit is placed, lying as it will.
    Place { unit: Unit, to: Square },
    /// A unit goes one square.
    Step { from: Square, to: Square },
    /// A unit attacks one beside it.
    Attack { from: Square, target: Square },
    /// A skirmisher attacks at a distance.
    Shoot { from: Square, target: Square },
    /// A unit turns by a quarter.
    Rotate { at: Square },
    /// An action is spent on nothing (DT-4).
    Hold,
}

/// The parts of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The armies are placed.
    Setup,
    /// The armies fight.
    Play,
}

/// All that decides how a game of Dice Tactics goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The squares of the acting side's units.
    acting: u64,
    /// The squares of the other side's units.
    waiting: u64,
    /// The binary digits of the unit numbers, the lowest first; nothing where no unit stands.
    digits: [u64; 4],
    /// The acting side's cavalry that still have their free action (DT-3).
    free: u64,
    /// Turns without a removal (DT-9).
    quiet: u32,
    rules: Rules,
    turn: Seat,
    phase: Phase,
    /// In setup the units left to place in this batch, in play the actions left in this turn.
    actions: u8,
}

/// What comes of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clash {
    /// The attacker's strength.
    pub(crate) attack: u8,
    /// The defender's strength.
    pub(crate) defence: u8,
    /// The square behind the defender, as a mask that is empty at the edge of the board.
    pub(crate) behind: u64,
    /// Where the defender goes if the attack succeeds: `behind` if it is free, else nowhere.
    pub(crate) retreat: u64,
}

impl Clash {
    #[inline(always)]
    pub(crate) const fn succeeds(&self) -> bool {
        self.attack >= self.defence
    }
}

impl Playable for Position {
    type Rules = Rules;

    /// The empty board.
    fn start(rules: &Rules) -> Position {
        Position {
            acting: 0,
            waiting: 0,
            digits: [0; 4],
            free: 0,
            quiet: 0,
            rules: *rules,
            turn: WHITE,
            phase: Phase::Setup,
            actions: (rules.batch() / 2) as u8,
        }
    }
}

impl Position {
    /// The position with the fields that no board shows, for the reader of the notation.
    pub(crate) fn with(self, turn: Seat, phase: Phase, actions: u8, free: u64, quiet: u32) -> Position {
        let mut position = Position { phase, actions, free, quiet, ..self };
        position.pass_to(turn);
        position
    }

    /// The options that the game is played by.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The part of the game.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is; once the game is over, the side that acted last or whose turn had begun.
    #[inline(always)]
    pub const fn to_act(&self) -> Seat {
        self.turn
    }

    /// In setup the units left to place in this batch, in play the actions left in this turn.
    pub const fn actions(&self) -> u8 {
        self.actions
    }

    /// The squares of the acting side's cavalry that still have their free action.
    pub const fn free(&self) -> u64 {
        self.free
    }

    /// The counter of DT-9.
    pub const fn quiet(&self) -> u32 {
        self.quiet
    }

    /// The unit on a square.
    pub fn die(&self, square: Square) -> Option<Die> {
        [WHITE, BLACK]
            .into_iter()
            .find(|&seat| self.units_of(seat) & square.bit() != 0)
            .map(|seat| Die { seat, unit: self.unit(square) })
    }

    /// The squares of a side's units.
    #[inline(always)]
    pub(crate) const fn units_of(&self, seat: Seat) -> u64 {
        if seat.index() == self.turn.index() { self.acting } else { self.waiting }
    }

    #[inline(always)]
    const fn units_mut(&mut self, seat: Seat) -> &mut u64 {
        if seat.index() == self.turn.index() { &mut self.acting } else { &mut self.waiting }
    }

    /// The squares without a unit.
    #[inline(always)]
    pub(crate) const fn empty(&self) -> u64 {
        !(self.acting | self.waiting)
    }

    /// The unit on a square where one stands.
    #[inline(always)]
    fn unit(&self, square: Square) -> Unit {
        let digit = |place: usize| (self.digits[place] >> square.index()) as u8 & 1;
        Unit::from_number(digit(0) | digit(1) << 1 | digit(2) << 2 | digit(3) << 3)
    }

    /// The squares of all units of a kind.
    #[inline(always)]
    pub(crate) const fn kind(&self, kind: Kind) -> u64 {
        let [one, two, four, _] = self.digits;
        match kind {
            Kind::Officer => one & !two & !four,
            Kind::Skirmisher => two & !one & !four,
            Kind::Cavalry => one & two,
            Kind::Pikemen => four & !one & !two,
            Kind::SquareInfantry => one & four,
            Kind::LineInfantry => two & four,
        }
    }

    /// The squares of all units that look different when turned: the faces 2, 3 and 6.
    #[inline(always)]
    pub(crate) const fn rotatable(&self) -> u64 {
        self.digits[1]
    }

    /// The squares of all units whose pips lie the second way: `z`, `k` and `h`.
    #[inline(always)]
    pub(crate) const fn turned(&self) -> u64 {
        self.digits[3]
    }

    /// How many officers a side has.
    #[inline(always)]
    pub(crate) const fn officers(&self, seat: Seat) -> u32 {
        (self.kind(Kind::Officer) & self.units_of(seat)).count_ones()
    }

    /// The units that the acting side may place now: all of them, unless its last one must be its officer (DT-1) or
    /// it has as many officers as an army may have (DT-S4). The limit is at least one, so only one of both can be.
    #[inline(always)]
    pub(crate) fn placeable(&self) -> &'static [Unit] {
        let officers = self.officers(self.turn);
        let is_last = self.units_of(self.turn).count_ones() + 1 == self.rules.army();
        match &Unit::ALL {
            [Unit::Officer, ..] if is_last && officers == 0 => &[Unit::Officer],
            [Unit::Officer, others @ ..] if officers >= self.rules.officers.into() => others,
            all => all,
        }
    }

    /// The squares on which the acting side may place.
    #[inline(always)]
    pub(crate) const fn places(&self) -> u64 {
        self.empty() & home(self.turn)
    }

    /// Whether cavalry on a square is, with a neighbour, the wedge whose point lies on this edge.
    ///
    /// The neighbour that makes it stands where the edge's direction goes when mirrored along the line of the
    /// pips, and its own pips lie the other way.
    #[inline(always)]
    pub(crate) fn is_point(&self, seat: Seat, square: Square, edge: Direction) -> bool {
        self.wedge_partner(seat, square, edge) != 0
    }

    /// The square of the neighbour that makes a wedge with this point, as a mask.
    #[inline(always)]
    pub(crate) fn wedge_partner(&self, seat: Seat, square: Square, edge: Direction) -> u64 {
        let cavalry = self.units_of(seat) & self.kind(Kind::Cavalry);
        if cavalry & square.bit() == 0 {
            return 0;
        }
        let falling = self.turned() & square.bit() != 0;
        let slant = if falling { !self.turned() } else { self.turned() };
        edge.mirrored(falling).shift(square.bit()) & cavalry & slant
    }

    /// The strength on an edge of the side's unit on a square when it attacks, wedges included.
    #[inline(always)]
    pub(crate) fn attack_strength(&self, seat: Seat, square: Square, edge: Direction) -> u8 {
        if self.is_point(seat, square, edge) { WEDGE_STRENGTH } else { self.unit(square).strength(edge) }
    }

    /// The strength on an edge of the side's unit on a square when it is attacked from beside it.
    #[inline(always)]
    pub(crate) fn defence_strength(&self, seat: Seat, square: Square, edge: Direction) -> u8 {
        match self.unit(square) {
            Unit::Pikemen => PIKES_STRENGTH,
            _ => self.attack_strength(seat, square, edge),
        }
    }

    /// What comes of an attack by the side's unit on `from`, from beside the defender or at a distance.
    #[inline(always)]
    pub(crate) fn clash(&self, seat: Seat, from: Square, target: Square, is_ranged: bool) -> Clash {
        let ahead = Direction::between(from, target);
        let facing = ahead.opposite();
        let behind = ahead.shift(target.bit());
        let (attack, defence) = if is_ranged {
            // What belongs to a kind, pikes and wedges, does not help against a ranged attack (DT-6).
            (RANGED_STRENGTH, self.unit(target).strength(facing))
        } else {
            let attack = self.attack_strength(seat, from, ahead);
            (attack, self.defence_strength(seat.other(), target, facing))
        };
        Clash { attack, defence, behind, retreat: behind & self.empty() }
    }

    /// Puts a unit on an empty square.
    #[inline(always)]
    pub(crate) fn put(&mut self, square: Square, die: Die) {
        *self.units_mut(die.seat) |= square.bit();
        for (place, digit) in self.digits.iter_mut().enumerate() {
            *digit |= u64::from(die.unit.number() >> place & 1) << square.index();
        }
    }

    /// Moves a unit, as it lies, to an empty square.
    #[inline(always)]
    fn relocate(&mut self, seat: Seat, from: Square, to: Square) {
        let both = from.bit() ^ to.bit();
        *self.units_mut(seat) ^= both;
        for digit in &mut self.digits {
            *digit ^= both & (*digit >> from.index() & 1).wrapping_neg();
        }
    }

    /// Takes a unit off the board.
    #[inline(always)]
    fn remove(&mut self, seat: Seat, square: Square) {
        *self.units_mut(seat) &= !square.bit();
        for digit in &mut self.digits {
            *digit &= !square.bit();
        }
    }

    /// Carries out an attack of the acting side.
    #[inline(always)]
    fn strike(&mut self, from: Square, target: Square, is_ranged: bool) {
        let clash = self.clash(self.turn, from, target, is_ranged);
        if !clash.succeeds() {
            return;
        }
        let enemy = self.turn.other();
        if clash.retreat == 0 {
            self.remove(enemy, target);
            self.quiet = 0;
        } else {
            self.relocate(enemy, target, Square::new(clash.retreat.trailing_zeros()));
        }
        self.relocate(self.turn, from, target);
    }

    /// Pays for a move or an attack of the unit that stood on a square: with its free action if it has one,
    /// else with an ordinary one (DT-3).
    #[inline(always)]
    fn pay(&mut self, from: Square) {
        if self.free & from.bit() != 0 {
            self.free &= !from.bit();
        } else {
            self.spend();
        }
    }

    /// Spends an ordinary action, which ends the free ones, and with the last one the turn, unless it has decided the
    /// game.
    #[inline(always)]
    fn spend(&mut self) {
        self.free = 0;
        self.actions = self.actions.wrapping_sub(1);
        if self.actions == 0 && !self.is_decided() {
            self.quiet = self.quiet.saturating_add(1);
            self.begin_turn(self.turn.other());
        }
    }

    #[inline(always)]
    fn pass_to(&mut self, seat: Seat) {
        if seat != self.turn {
            self.turn = seat;
            std::mem::swap(&mut self.acting, &mut self.waiting);
        }
    }

    #[inline(always)]
    fn begin_turn(&mut self, seat: Seat) {
        self.pass_to(seat);
        self.actions = self.officers(seat) as u8;
        self.free = self.kind(Kind::Cavalry) & self.units_of(seat);
    }

    /// Goes on after a placement: within the batch, to the other side's batch, or to the first turn.
    #[inline(always)]
    fn placed(&mut self) {
        self.actions = self.actions.wrapping_sub(1);
        if self.actions > 0 {
            return;
        }
        let left = (2 * self.rules.army()).saturating_sub((!self.empty()).count_ones());
        if left > 0 {
            self.pass_to(self.turn.other());
            self.actions = left.min(self.rules.batch()) as u8;
            return;
        }
        *self = self.armies_stand();
    }

    /// The first turn begins with the armies as they stand.
    #[inline(always)]
    #[must_use]
    pub(crate) fn armies_stand(mut self) -> Position {
        self.phase = Phase::Play;
        self.begin_turn(WHITE);
        if self.rules.opening == Opening::Half {
            // DT-20: half of the actions, rounded up, and no free ones.
            self.actions = self.actions.div_ceil(2);
            self.free = 0;
        }
        self
    }
}

/// The half of the board on which a side places.
#[inline(always)]
pub(crate) const fn home(seat: Seat) -> u64 {
    if seat.index() == WHITE.index() { 0xffff_ffff } else { 0xffff_ffff << 32 }
}

impl messdeck_core::Position for Position {
    type Move = Move;

    #[inline]
    fn turn(&self) -> Turn {
        match self.ending() {
            Some(ending) => Turn::Over(ending.outcome()),
            None => Turn::Decide(self.turn),
        }
    }

    /// Placements by unit and square; in play, moves lane by lane and in each by square.
    #[inline(always)]
    fn visit<B, V>(&self, mut visitor: V) -> ControlFlow<B>
    where
        V: FnMut(Move) -> ControlFlow<B>,
    {
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        if self.phase == Phase::Setup {
            for &unit in self.placeable() {
                for to in Square::all(self.places()) {
                    visitor(Move::Place { unit, to })?;
                }
            }
            return ControlFlow::Continue(());
        }
        for (lane, squares) in lanes::lanes(self).into_iter().enumerate() {
            for from in Square::all(squares) {
                visitor(lanes::to_move(self, lane, from))?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn count(&self) -> usize {
        if self.is_over() {
            0
        } else if self.phase == Phase::Setup {
            self.placeable().len() * self.places().count_ones() as usize
        } else {
            lanes::count(&lanes::lanes(self))
        }
    }

    #[inline(always)]
    fn nth(&self, k: usize) -> Option<Move> {
        if self.is_over() {
            None
        } else if self.phase == Phase::Setup {
            lanes::nth_placement(self, k)
        } else {
            lanes::nth(self, &lanes::lanes(self), k)
        }
    }

    /// As the provided method does it, but the lanes are found only once.
    #[inline(always)]
    fn draw(&self, numbers: &mut impl Draw) -> Option<Move> {
        if self.is_over() {
            None
        } else if self.phase == Phase::Setup {
            lanes::nth_placement(self, numbers.below(self.count()))
        } else {
            let lanes = lanes::lanes(self);
            lanes::nth(self, &lanes, numbers.below(lanes::count(&lanes)))
        }
    }

    #[inline(always)]
    fn play_unchecked(&self, mv: Move) -> Position {
        let mut next = *self;
        match mv {
            Move::Place { unit, to } => {
                next.put(to, Die { seat: self.turn, unit });
                next.placed();
            }
            Move::Step { from, to } => {
                next.relocate(self.turn, from, to);
                next.pay(from);
            }
            Move::Attack { from, target } => {
                next.strike(from, target, false);
                next.pay(from);
            }
            Move::Shoot { from, target } => {
                next.strike(from, target, true);
                next.spend();
            }
            Move::Rotate { at } => {
                next.digits[3] ^= at.bit();
                next.spend();
            }
            Move::Hold => next.spend(),
        }
        next
    }

    fn why_not(&self, mv: Move) -> Option<Why> {
        why::why_not(self, mv)
    }

    /// Without a limit the counter of quiet turns decides nothing.
    fn key(&self) -> u64 {
        let quiet = if self.rules.quiet > 0 { self.quiet } else { 0 };
        let rest = u64::from(quiet) << 32
            | u64::from(self.actions) << 8
            | u64::from(self.phase == Phase::Play) << 1
            | self.turn.index() as u64;
        let key = Key::new().word(self.units_of(WHITE)).word(self.units_of(BLACK));
        self.digits
            .iter()
            .fold(key, |key, &digit| key.word(digit))
            .word(self.free)
            .word(rest)
            .word(self.rules.word())
            .finish()
    }
}
