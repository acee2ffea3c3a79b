//! The rules of Uptick: what a position is, which moves it allows, and what they lead to.
//!
//! A position keeps one mask of squares per colour and three masks for the binary digits of the values
//! shown. Which dice show at least `v` is then a handful of operations for the whole board, and so is
//! everything the rules say about greater and smaller neighbours.

use std::ops::ControlFlow;

use messdeck_core::{Draw, Key, MAX_SEATS, Outcome, Seat, Square, Turn, Why, bits};
use messdeck_facade::Playable;

use crate::geometry::{around, board, lines, spread, within};
use crate::options::Rules;
use crate::{random, why};

/// The seat that acts first (UT-3).
pub const RED: Seat = Seat::new(0);
/// The other seat.
pub const BLUE: Seat = Seat::new(1);
/// The greatest value of a die. A die that shows it never moves (UT-F1).
pub const SIX: u8 = 6;

/// A die on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die {
    /// Whose colour it wears.
    pub seat: Seat,
    /// What it shows, from 1 to 6.
    pub value: u8,
}

/// What a seat does on its turn. The text is that of the rules page: `3@c3`, `c3-f6`, `c3xf6`, `pass`.
#[expect(missing_docs, reason = "from where to where says itself")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A die from the reserve is set to a value, legal are 1 to 6, and put on a square.
    Place { value: u8, to: Square },
    /// A die goes to an empty square.
    Slide { from: Square, to: Square },
    /// A die goes to the square of an opposing one and captures it.
    Capture { from: Square, to: Square },
    /// Nothing, because nothing can be placed or moved.
    Pass,
}

/// All that decides how a game of Uptick goes on.
///
/// The two camps are kept by turn, not by colour: what the rules ask is nearly always about the seat to
/// act and its opponent, and fields that are never chosen by an index stay in registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// What the seat to act has.
    acting: Camp,
    /// What its opponent has.
    waiting: Camp,
    /// The binary digits of the values shown, the lowest first; nothing where no die stands.
    digits: [u64; 3],
    /// The squares of the board.
    board: u64,
    turn: Seat,
    last: Option<Seat>,
}

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Camp {
    /// The squares of its dice.
    dice: u64,
    /// The opposing dice that it captured.
    captured: Captured,
    /// Its dice that are not placed yet.
    reserve: u8,
}

/// The values of captured dice: how often each occurs, in four bits for each value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Captured(u32);

impl Captured {
    /// One more die of this value; no more if the value is 0, which no die shows.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn and(self, value: u8) -> Captured {
        Captured(self.0.wrapping_add(1 << (4 * (value & 7)) & !1))
    }

    /// How many dice of this value there are.
    pub const fn count(self, value: u8) -> u32 {
        self.0 >> (4 * (value & 7)) & 15
    }

    /// How many dice there are.
    pub fn len(self) -> u32 {
        (1..=SIX).map(|value| self.count(value)).sum()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The values, ascending.
    pub fn values(self) -> impl Iterator<Item = u8> {
        (1..=SIX).flat_map(move |value| (0..self.count(value)).map(move |_| value))
    }

    /// What they count: the sum of their values.
    pub fn points(self) -> u32 {
        self.values().map(u32::from).sum()
    }
}

impl Playable for Position {
    type Rules = Rules;

    /// The empty board of this size with this many dice in each reserve.
    fn start(rules: &Rules) -> Position {
        let camp = Camp { dice: 0, captured: Captured::default(), reserve: rules.dice };
        Position {
            acting: camp,
            waiting: camp,
            digits: [0; 3],
            board: board(rules.size),
            turn: RED,
            last: None,
        }
    }
}

impl Position {
    /// The same board with these other fields; pairs are in seat order.
    pub(crate) fn with(
        self,
        turn: Seat,
        reserve: [u8; 2],
        captured: [Captured; 2],
        last: Option<Seat>,
    ) -> Position {
        let camp = |seat: Seat| Camp {
            dice: self.dice_of(seat),
            captured: captured[seat.index()],
            reserve: reserve[seat.index()],
        };
        Position { acting: camp(turn), waiting: camp(turn.other()), turn, last, ..self }
    }

    /// Puts a die on an empty square.
    pub(crate) fn put(&mut self, square: Square, die: Die) {
        let camp = if die.seat == self.turn { &mut self.acting } else { &mut self.waiting };
        camp.dice |= square.bit();
        self.digits = show(self.digits, square, die.value);
    }

    /// How many files and ranks the board has.
    pub const fn size(&self) -> u8 {
        let first_rank = self.board as u8;
        first_rank.count_ones() as u8
    }

    /// The squares of the board.
    #[inline(always)]
    pub(crate) const fn board(&self) -> u64 {
        self.board
    }

    /// The squares without a die.
    #[inline(always)]
    pub(crate) const fn empty(&self) -> u64 {
        self.board & !(self.acting.dice | self.waiting.dice)
    }

    #[inline(always)]
    fn camp(&self, seat: Seat) -> Camp {
        if seat == self.turn { self.acting } else { self.waiting }
    }

    /// The squares of a seat's dice.
    #[inline(always)]
    pub(crate) fn dice_of(&self, seat: Seat) -> u64 {
        self.camp(seat).dice
    }

    /// The die on a square.
    pub fn die(&self, square: Square) -> Option<Die> {
        [RED, BLUE]
            .into_iter()
            .find(|&seat| self.dice_of(seat) & square.bit() != 0)
            .map(|seat| Die { seat, value: self.value(square) })
    }

    /// The dice that a seat can still place.
    #[inline(always)]
    pub fn reserve(&self, seat: Seat) -> u8 {
        self.camp(seat).reserve
    }

    /// The dice that a seat has captured. Their points are its score.
    pub fn captured(&self, seat: Seat) -> Captured {
        self.camp(seat).captured
    }

    /// Whose turn it is, or would be if the game were not over.
    #[inline(always)]
    pub const fn to_act(&self) -> Seat {
        self.turn
    }

    /// Who placed or moved last.
    pub const fn last(&self) -> Option<Seat> {
        self.last
    }

    /// The value shown on a square, 0 if there is no die.
    #[inline(always)]
    pub(crate) fn value(&self, square: Square) -> u8 {
        let digit = |place: usize| (self.digits[place] >> square.index()) as u8 & 1;
        digit(0) | digit(1) << 1 | digit(2) << 2
    }

    /// For every `v` from 1 to 6: the squares whose die, of either colour, shows at least `v`. Place 0
    /// is not used.
    #[inline(always)]
    pub(crate) fn at_least(&self) -> [u64; 7] {
        let [one, two, four] = self.digits;
        let any = one | two | four;
        [any, any, two | four, four | one & two, four, four & (one | two), four & two]
    }

    /// The seat's dice that may move as far as freezing goes (UT-F1, UT-F2).
    #[inline(always)]
    pub(crate) fn unfrozen(&self, seat: Seat) -> u64 {
        let (own, opposing) = (self.dice_of(seat), self.dice_of(seat.other()));
        let at_least = self.at_least();
        let mut frozen = at_least[6];
        for greater in &at_least[2..] {
            frozen |= !greater & spread(opposing & greater);
        }
        own & !frozen
    }

    /// The opposing dice around a square that freeze a die there: those that show more (UT-F2).
    #[inline(always)]
    pub(crate) fn freezers(&self, square: Square, die: Die) -> u64 {
        let greater = self.at_least().get(die.value as usize + 1).copied().unwrap_or(0);
        around(square) & self.dice_of(die.seat.other()) & greater
    }

    /// The opposing dice around a square that a die there would freeze: those that show less.
    #[inline(always)]
    pub(crate) fn frozen_by(&self, square: Square, die: Die) -> u64 {
        around(square) & self.dice_of(die.seat.other()) & !self.at_least()[die.value as usize]
    }

    /// The squares on which the seat may place a die of this value (UT-P2, UT-P3), if it has one.
    #[inline(always)]
    pub(crate) fn places(&self, seat: Seat, value: usize) -> u64 {
        self.empty() & !spread(self.dice_of(seat.other()) & !self.at_least()[value])
    }

    /// The squares that a die of the seat reaches from a square if nothing freezes it (UT-M2 to UT-M5).
    #[inline(always)]
    pub(crate) fn reach(&self, seat: Seat, from: Square) -> u64 {
        let lines = lines(from, self.dice_of(seat.other()));
        lines & within(from, self.value(from).into()) & self.board() & !self.dice_of(seat)
    }

    /// The dice of a seat that could capture on a square if it were its turn.
    #[inline(never)]
    pub(crate) fn attackers(&self, seat: Seat, on: Square) -> u64 {
        let reaches = |from: &Square| self.reach(seat, *from) & on.bit() != 0;
        Square::all(self.unfrozen(seat)).filter(reaches).fold(0, |all, from| all | from.bit())
    }

    /// The move of a die to a square that it reaches.
    #[inline(always)]
    pub(crate) fn travel(&self, from: Square, to: Square) -> Move {
        if self.empty() & to.bit() != 0 { Move::Slide { from, to } } else { Move::Capture { from, to } }
    }

    /// Whether the seat can never place nor move again, whatever the other does: it has no die in reserve, and on the board
    /// only sixes.
    pub(crate) fn is_spent(&self, seat: Seat) -> bool {
        self.reserve(seat) == 0 && self.dice_of(seat) & !self.at_least()[6] == 0
    }

    /// Whether the seat could place or move if it were its turn.
    #[inline(always)]
    pub(crate) fn can_act(&self, seat: Seat) -> bool {
        // A 1 freezes nothing, so it may be placed on any empty square.
        if self.reserve(seat) > 0 && self.empty() != 0 {
            return true;
        }
        let movers = self.unfrozen(seat);
        // A die reaches any square beside it unless a die of its own colour stands there; only one that is
        // walled in by its own needs a longer look.
        movers & spread(self.board() & !self.dice_of(seat)) != 0
            || bits::iter(movers).any(|from| self.reach(seat, Square::new(from)) != 0)
    }

    /// How many placements the seat to act has.
    #[inline(always)]
    fn count_places(&self) -> usize {
        if self.reserve(self.turn) == 0 {
            return 0;
        }
        (1..=6).map(|value| self.places(self.turn, value).count_ones() as usize).sum()
    }

    /// Whether the only legal move is to pass, given that the seat to act can do nothing else (UT-1).
    #[inline(always)]
    pub(crate) fn must_pass(&self) -> bool {
        self.can_act(self.turn.other())
    }

    fn outcome(&self) -> Outcome {
        let [red, blue] = [RED, BLUE].map(|seat| self.captured(seat).points());
        let winner = match red.cmp(&blue) {
            std::cmp::Ordering::Greater => RED,
            std::cmp::Ordering::Less => BLUE,
            // Before the first act both reserves are full and the board is empty: nobody is unable to act.
            std::cmp::Ordering::Equal => self.last.unwrap_or(RED),
        };
        let mut scores = [0; MAX_SEATS];
        scores[RED.index()] = red as i32;
        scores[BLUE.index()] = blue as i32;
        Outcome { winners: winner.into(), scores: Some(scores) }
    }
}

impl messdeck_core::Position for Position {
    type Move = Move;

    #[inline]
    fn turn(&self) -> Turn {
        if self.can_act(self.turn) || self.can_act(self.turn.other()) {
            Turn::Decide(self.turn)
        } else {
            Turn::Over(self.outcome())
        }
    }

    /// Placements by value and square, then moves by die and square.
    #[inline(always)]
    fn visit<B, V>(&self, mut visitor: V) -> ControlFlow<B>
    where
        V: FnMut(Move) -> ControlFlow<B>,
    {
        let mut none = true;
        if self.reserve(self.turn) > 0 {
            for value in 1..=6 {
                for to in Square::all(self.places(self.turn, value)) {
                    none = false;
                    visitor(Move::Place { value: value as u8, to })?;
                }
            }
        }
        for from in Square::all(self.unfrozen(self.turn)) {
            for to in Square::all(self.reach(self.turn, from)) {
                none = false;
                visitor(self.travel(from, to))?;
            }
        }
        if none && self.must_pass() { visitor(Move::Pass) } else { ControlFlow::Continue(()) }
    }

    #[inline(always)]
    fn count(&self) -> usize {
        let moves: usize = bits::iter(self.unfrozen(self.turn))
            .map(|from| self.reach(self.turn, Square::new(from)).count_ones() as usize)
            .sum();
        match self.count_places() + moves {
            0 => usize::from(self.must_pass()),
            count => count,
        }
    }

    #[inline(always)]
    fn nth(&self, k: usize) -> Option<Move> {
        let mut left = k;
        if self.reserve(self.turn) > 0 {
            for value in 1..=6 {
                let places = self.places(self.turn, value);
                let count = places.count_ones() as usize;
                if left < count {
                    let to = Square::new(bits::nth(places, left));
                    return Some(Move::Place { value: value as u8, to });
                }
                left -= count;
            }
        }
        for from in Square::all(self.unfrozen(self.turn)) {
            let reach = self.reach(self.turn, from);
            let count = reach.count_ones() as usize;
            if left < count {
                return Some(self.travel(from, Square::new(bits::nth(reach, left))));
            }
            left -= count;
        }
        // Had there been any other move, the first of them would be the 0th.
        (k == 0 && self.must_pass()).then_some(Move::Pass)
    }

    #[inline(always)]
    fn draw(&self, numbers: &mut impl Draw) -> Option<Move> {
        random::draw(self, numbers)
    }

    #[inline(always)]
    fn play_unchecked(&self, mv: Move) -> Position {
        let Position { acting: mut own, waiting: mut other, mut digits, .. } = *self;
        let mut last = Some(self.turn);
        match mv {
            Move::Pass => last = self.last,
            Move::Place { value, to } => {
                own.reserve = own.reserve.wrapping_sub(1);
                own.dice |= to.bit();
                digits = show(digits, to, value);
            }
            Move::Slide { from, to } | Move::Capture { from, to } => {
                own.captured = own.captured.and(self.value(to));
                own.dice = own.dice & !from.bit() | to.bit();
                other.dice &= !to.bit();
                digits = digits.map(|digit| digit & !(from.bit() | to.bit()));
                digits = show(digits, to, self.value(from) + 1);
            }
        }
        Position { acting: other, waiting: own, digits, turn: self.turn.other(), last, ..*self }
    }

    fn why_not(&self, mv: Move) -> Option<Why> {
        why::why_not(self, mv)
    }

    /// Of the captured dice only the points count: which dice they came from decides nothing any more.
    fn key(&self) -> u64 {
        let word = |camp: Camp| camp.captured.points() << 8 | u32::from(camp.reserve);
        let last = self.last.map_or(2, Seat::index) as u64;
        let key = Key::new().word(self.board).word(self.turn.index() as u64 | last << 8);
        let key = [self.acting, self.waiting]
            .into_iter()
            .fold(key, |key, camp| key.word(camp.dice).word(word(camp).into()));
        self.digits.into_iter().fold(key, Key::word).finish()
    }
}

/// The digits with this value added on a square that shows nothing yet.
#[inline(always)]
fn show(digits: [u64; 3], square: Square, value: u8) -> [u64; 3] {
    let [one, two, four] = digits;
    let digit = |place: u32| u64::from(value >> place & 1) << square.index();
    [one | digit(0), two | digit(1), four | digit(2)]
}
