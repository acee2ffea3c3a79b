//! The rules of Diceopolis: what a position is, which moves it allows, and what they lead to.
//!
//! Every turn places exactly one die, so the round and the seat to act already say how many dice
//! everyone has placed, holds and has left in the cache. A position keeps the dice on the board, the
//! outlines of the quadrants, the hands and those two numbers; the rest is arithmetic.

use std::ops::ControlFlow;

use messdeck_core::{Draw, Key, MAX_SEATS, Seat, Turn, Why, bits};
use messdeck_facade::Playable;

use crate::hand::{FULL, Hand, SIX};
use crate::options::{Rules, Scoring};
use crate::outline::Outlines;
use crate::square::{MIDDLE, Square};
use crate::{score, why};

/// The seat that begins.
pub const RED: Seat = Seat::new(0);

/// A die on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die {
    /// Whose colour it wears.
    pub seat: Seat,
    /// What it shows, from 1 to 6.
    pub value: u8,
}

/// What happens next in a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// A die is about to land in the hand of the seat to act.
    Roll,
    /// The seat to act may re-roll one die of its hand.
    Reroll,
    /// The seat to act places a die.
    Place,
    /// All dice are placed.
    Over,
}

/// A decision of a seat or a fall of a die. The text is that of the rules page: `roll:4`, `keep`,
/// `reroll:4`, `4@h8`.
#[expect(missing_docs, reason = "a value is what the die shows")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Chance: a die lands in the hand; possible are 1 to 6.
    Roll { value: u8 },
    /// No die of the hand is re-rolled.
    Keep,
    /// A die of the hand is taken up to be rolled again.
    Reroll { value: u8 },
    /// A die of the hand is put on a square.
    Place { value: u8, to: Square },
}

/// All that decides how a game of Diceopolis goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The dice of each rank but that of the cross, from the lowest: five bits for each square but that of
    /// the cross, three for the value (0 if there is no die) and two for the seat.
    ranks: [u64; RANKS],
    /// What the dice on the board leave open. Follows from `ranks`.
    outlines: Outlines,
    /// The hands by turn, that of the seat to act first: fields that are never chosen by an index stay
    /// in registers.
    hands: [Hand; MAX_SEATS],
    turn: Seat,
    /// How many dice the seat to act has placed. Follows from `ranks`.
    round: u8,
    phase: Phase,
    rules: Rules,
}

/// Ranks with playing squares.
const RANKS: usize = 2 * MIDDLE as usize;

/// Bits for a square of a rank.
pub(crate) const SQUARE: u32 = 5;

impl Playable for Position {
    type Rules = Rules;

    /// The empty board, with all dice in the caches.
    fn start(rules: &Rules) -> Position {
        Position {
            ranks: [0; RANKS],
            outlines: Outlines::EMPTY,
            hands: [Hand::EMPTY; MAX_SEATS],
            turn: RED,
            round: 0,
            phase: Phase::Roll,
            rules: *rules,
        }
    }

    fn throw(&self, die: &mut dyn FnMut() -> u8) -> Option<Move> {
        // DO-R1: one die at a time.
        Some(Move::Roll { value: die() })
    }
}

impl Position {
    /// The position with these hands, in seat order, at this point of the order of turns.
    #[must_use]
    pub(crate) fn with(self, turn: Seat, round: u8, phase: Phase, hands: [Hand; MAX_SEATS]) -> Position {
        let mut hands = hands;
        hands[..self.players()].rotate_left(turn.index());
        Position { hands, turn, round, phase, ..self }
    }

    /// The position with one more die on the board, on a square where it fits.
    #[inline(always)]
    #[must_use]
    pub(crate) fn put(mut self, square: Square, die: Die) -> Position {
        let (rank, shift) = slot(square);
        let word = (u64::from(die.value) | (die.seat.index() as u64) << 3) << shift;
        // Choosing the rank by an index would keep the whole position out of registers.
        for (index, dice) in self.ranks.iter_mut().enumerate() {
            *dice |= if index == rank { word } else { 0 };
        }
        self.outlines = self.outlines.filled(Outlines::place(square));
        self
    }

    /// The die on a square; none on the cross, whose black dice are nobody's.
    #[inline]
    pub fn die(&self, square: Square) -> Option<Die> {
        let (rank, shift) = slot(square);
        let word = self.ranks[rank] >> shift;
        let value = word as u8 & 7;
        let seat = Seat::new(word as usize >> 3 & 3);
        (value > 0 && !square.is_cross()).then_some(Die { seat, value })
    }

    /// Whether a die, black or not, stands on a square (DO-6).
    pub(crate) fn is_taken(&self, square: Square) -> bool {
        square.black().is_some() || self.die(square).is_some()
    }

    /// Whether a die placed on a square would touch two others.
    pub(crate) fn is_open(&self, square: Square) -> bool {
        self.outlines.is_open(square)
    }

    /// The squares where a die may be placed.
    #[inline(always)]
    pub(crate) fn open(&self) -> impl Iterator<Item = Square> {
        let outlines = self.outlines;
        bits::iter(outlines.open()).map(move |place| outlines.square(place))
    }

    /// The dice of each rank but that of the cross, from the lowest: five bits for each square but that of
    /// the cross, three for the value (0 if there is no die) and two for the seat.
    #[inline(always)]
    pub(crate) const fn ranks(&self) -> &[u64; RANKS] {
        &self.ranks
    }

    /// How many seats play.
    #[inline(always)]
    pub const fn players(&self) -> usize {
        self.rules.players as usize
    }

    /// How many dice each seat has.
    pub const fn dice(&self) -> u8 {
        self.rules.dice
    }

    /// What a run of dice counts.
    pub const fn scoring(&self) -> Scoring {
        self.rules.scoring
    }

    /// The seats, in order.
    pub(crate) fn seat_list(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players()).map(Seat::new)
    }

    /// Whose turn it is, also while its die is rolling; red when the game is over.
    pub const fn to_act(&self) -> Seat {
        self.turn
    }

    /// What happens next.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> Hand {
        let players = self.players();
        self.hands[(seat.index() + players - self.turn.index()) % players]
    }

    /// How many dice a seat has placed.
    pub fn placed(&self, seat: Seat) -> u8 {
        let has_acted = seat < self.turn && !self.is_filling();
        self.round + u8::from(has_acted)
    }

    /// How many dice a seat has in its cache.
    pub fn cache(&self, seat: Seat) -> u8 {
        let in_air = u8::from(seat == self.turn && self.is_in_air());
        self.dice() - self.placed(seat) - self.hand(seat).len() as u8 - in_air
    }

    /// Whether the turn began without a cache and so with the offer of a re-roll (DO-2).
    pub(crate) fn had_reroll(&self) -> bool {
        self.rules.phase_of(self.round) == Phase::Reroll
    }

    /// Whether a re-rolled die is in the air.
    pub(crate) fn is_in_air(&self) -> bool {
        self.phase == Phase::Roll && self.had_reroll()
    }

    /// Whether the hands are being filled for the first time.
    #[inline(always)]
    pub(crate) fn is_filling(&self) -> bool {
        self.phase == Phase::Roll && self.round == 0
    }

    /// The points of every seat as the board stands; places beyond the last seat are 0.
    pub fn scores(&self) -> [i32; MAX_SEATS] {
        score::scores(self)
    }

    /// The points that a die would make at once on an open square, whosever turn it is.
    pub(crate) fn gain(&self, to: Square, die: Die) -> i32 {
        self.put(to, die).scores()[die.seat.index()] - self.scores()[die.seat.index()]
    }

    /// The position with the hands passed on to the next seat.
    #[inline(always)]
    fn pass_on(mut self) -> Position {
        let [a, b, c, d] = self.hands;
        self.hands = match self.players() {
            2 => [b, a, c, d],
            3 => [b, c, a, d],
            _ => [b, c, d, a],
        };
        let next = self.turn.index() + 1;
        self.turn = if next == self.players() { RED } else { Seat::new(next) };
        self
    }

    #[inline(always)]
    fn roll(mut self, value: u8) -> Position {
        self.hands[0] = self.hands[0].with(value);
        if !self.is_filling() {
            self.phase = Phase::Place;
            return self;
        }
        if self.hands[0].len() >= FULL {
            self = self.pass_on();
            self.phase = if self.turn == RED { Phase::Place } else { Phase::Roll };
        }
        self
    }

    #[inline(always)]
    fn place(mut self, value: u8, to: Square) -> Position {
        self.hands[0] = self.hands[0].without(value);
        self = self.put(to, Die { seat: self.turn, value }).pass_on();
        self.round += u8::from(self.turn == RED);
        self.phase = self.rules.phase_of(self.round);
        self
    }
}

impl Rules {
    /// The round in which turns begin without a cache for the first time: by then all but four dice of a seat
    /// are placed.
    #[inline(always)]
    pub(crate) const fn first_reroll(&self) -> u8 {
        self.dice - (FULL as u8 - 1)
    }

    /// How a turn of this round begins.
    #[inline(always)]
    pub(crate) const fn phase_of(&self, round: u8) -> Phase {
        if round == 0 {
            Phase::Place
        } else if round < self.first_reroll() {
            Phase::Roll
        } else if round < self.dice {
            Phase::Reroll
        } else {
            Phase::Over
        }
    }
}

/// Where the die of a square is kept: the rank, and the place of its lowest bit.
#[inline(always)]
fn slot(square: Square) -> (usize, u32) {
    let skip_cross = |line: i32| line - i32::from(line > MIDDLE);
    (skip_cross(square.rank()) as usize, SQUARE * skip_cross(square.file()) as u32)
}

impl messdeck_core::Position for Position {
    type Move = Move;

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Roll => Turn::Chance(self.turn),
            Phase::Reroll | Phase::Place => Turn::Decide(self.turn),
            Phase::Over => Turn::Over(score::outcome(*self)),
        }
    }

    fn seats(&self) -> usize {
        self.players()
    }

    /// Placements by value and then along the outlines.
    #[inline(always)]
    fn visit<B, V>(&self, mut visitor: V) -> ControlFlow<B>
    where
        V: FnMut(Move) -> ControlFlow<B>,
    {
        match self.phase {
            Phase::Roll => (1..=SIX).try_for_each(|value| visitor(Move::Roll { value })),
            Phase::Reroll => {
                visitor(Move::Keep)?;
                self.hands[0].values().try_for_each(|value| visitor(Move::Reroll { value }))
            }
            Phase::Place => self.hands[0]
                .values()
                .try_for_each(|value| self.open().try_for_each(|to| visitor(Move::Place { value, to }))),
            Phase::Over => ControlFlow::Continue(()),
        }
    }

    #[inline(always)]
    fn count(&self) -> usize {
        match self.phase {
            Phase::Roll => SIX.into(),
            Phase::Reroll => 1 + self.hands[0].choices(),
            Phase::Place => self.hands[0].choices() * self.outlines.open().count_ones() as usize,
            Phase::Over => 0,
        }
    }

    #[inline(always)]
    fn nth(&self, k: usize) -> Option<Move> {
        if k >= self.count() {
            return None;
        }
        Some(match self.phase {
            Phase::Reroll if k == 0 => Move::Keep,
            Phase::Reroll => Move::Reroll { value: self.hands[0].nth(k - 1) },
            Phase::Place => {
                let open = self.outlines.open();
                let squares = open.count_ones() as usize;
                let place = bits::nth(open, k % squares);
                Move::Place { value: self.hands[0].nth(k / squares), to: self.outlines.square(place) }
            }
            Phase::Roll | Phase::Over => Move::Roll { value: k as u8 + 1 },
        })
    }

    /// Any die of the hand may go to any open square, so the two are drawn independently, from one
    /// random number.
    #[inline(always)]
    fn draw(&self, numbers: &mut impl Draw) -> Option<Move> {
        match self.phase {
            Phase::Roll => Some(Move::Roll { value: numbers.below(SIX.into()) as u8 + 1 }),
            Phase::Place => {
                let open = self.outlines.open();
                let (value, rest) = split(numbers.bits(), self.hands[0].choices());
                let (place, _) = split(rest, open.count_ones() as usize);
                let to = self.outlines.square(bits::nth(open, place));
                Some(Move::Place { value: self.hands[0].nth(value), to })
            }
            Phase::Reroll => Some(match numbers.below(1 + self.hands[0].choices()) {
                0 => Move::Keep,
                k => Move::Reroll { value: self.hands[0].nth(k - 1) },
            }),
            Phase::Over => None,
        }
    }

    #[inline(always)]
    fn play_unchecked(&self, mv: Move) -> Position {
        match mv {
            Move::Roll { value } => self.roll(value),
            Move::Keep => Position { phase: Phase::Place, ..*self },
            Move::Reroll { value } => {
                let [own, b, c, d] = self.hands;
                Position { hands: [own.without(value), b, c, d], phase: Phase::Roll, ..*self }
            }
            Move::Place { value, to } => self.place(value, to),
        }
    }

    fn why_not(&self, mv: Move) -> Option<Why> {
        why::why_not(self, mv)
    }

    fn key(&self) -> u64 {
        let Rules { players, dice, scoring } = self.rules;
        let turn = [self.turn.index() as u8, self.phase as u8, players, dice, scoring as u8];
        let turn = turn.into_iter().fold(0, |word, byte| word << 8 | u64::from(byte));
        let key = self.ranks.into_iter().fold(Key::new().word(turn), Key::word);
        self.hands.into_iter().fold(key, |key, hand| key.word(hand.word())).finish()
    }
}

/// Takes a number below `n` off a fraction of 2^64, and leaves a fraction that is as good as new.
#[inline(always)]
fn split(fraction: u64, n: usize) -> (usize, u64) {
    let product = u128::from(fraction) * n as u128;
    ((product >> 64) as usize, product as u64)
}
