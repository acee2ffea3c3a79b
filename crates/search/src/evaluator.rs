//! What is good, as opposed to what is allowed.

use libm::expf;
use messdeck_core::{MAX_SEATS, Outcome, Position, SeatSet, Side, Turn};

use crate::think::Limits;

/// A game's judgement of its positions. The rules say what is allowed; this says what is good.
///
/// The numbers are the game's own unit. Only their order and [`Evaluator::SCALE`] matter to a search, so a
/// learned evaluation can take the place of a hand-made one without anything else changing.
pub trait Evaluator<P: Position>: Copy + Send + Sync + 'static {
    /// The lead at which a side is about e times as likely to win as its opponent.
    const SCALE: f32;
    /// Leads are never greater than this, won games included, as far as dice are concerned: with it a search
    /// can tell that the remaining throws of a bad choice will not save it.
    const LIMIT: i32 = MOST;
    /// How much of a lead one point of the final score is worth, in games that count points.
    const POINT: Option<f32> = None;

    /// How well each side stands; places beyond the last side are not read. Only differences count.
    /// Asked only where the game goes on; must stay within ± [`MOST`].
    fn standing(&self, position: &P) -> [i32; MAX_SEATS];

    /// How promising a legal move looks before anything is searched: the greater, the earlier it is tried.
    fn promise(&self, position: &P, mv: P::Move) -> i32;

    /// A legal move that is found without looking ahead move by move, such as one from a book or one of a plan; the seed
    /// chooses where there are several. Whoever makes plans for it takes the pains that the limits' nodes and style suggest, and says how many positions it judged.
    fn known(&self, _position: &P, _limits: Limits, _seed: u64) -> Option<(P::Move, u64)> {
        None
    }

    /// Whether a legal move does nothing for the side that makes it. A level that picks among good moves, and a search
    /// that finds several equally good, leave such moves to the last: nobody likes to watch a computer fidget.
    fn is_idle(&self, _position: &P, _mv: P::Move) -> bool {
        false
    }

    /// What is already certain, whatever anybody does, in games of two sides without dice. Proofs and random games
    /// end where nothing is open any more.
    fn certain(&self, _position: &P) -> Bounds {
        Bounds::OPEN
    }

    /// Whether a move changes so much that a position must not be judged before it was looked at.
    fn is_forcing(&self, _position: &P, _mv: P::Move) -> bool {
        false
    }
}

/// What the side to act gets at least and at most: 1 it wins, 0 it draws, −1 it loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// What it gets if everything goes wrong.
    pub at_least: i8,
    /// What it gets if everything goes well.
    pub at_most: i8,
}

impl Bounds {
    /// Everything can happen.
    pub const OPEN: Bounds = Bounds { at_least: -1, at_most: 1 };

    /// The value, if only one is left.
    #[inline(always)]
    pub fn decided(self) -> Option<i8> {
        (self.at_least == self.at_most).then_some(self.at_least)
    }
}

/// The greatest number an evaluator may give.
pub const MOST: i32 = 400_000;

/// What a won game is worth in a search, less one for each move it takes.
pub(crate) const WIN: i32 = 1_000_000;

/// Scores beyond this are proven wins or losses.
pub(crate) const PROVEN: i32 = WIN - 100_000;

/// How many sides a position has.
pub(crate) fn sides<P: Position>(position: &P) -> usize {
    (0..position.seats())
        .map(|seat| position.side(messdeck_core::Seat::new(seat)).index() + 1)
        .max()
        .unwrap_or(1)
}

/// What each side gets from an outcome: the win, shared among the sides that have it.
pub(crate) fn shares<P: Position>(position: &P, outcome: &Outcome) -> [f32; MAX_SEATS] {
    let mut shares = [0.0; MAX_SEATS];
    for seat in outcome.winners.iter() {
        shares[position.side(seat).index()] = 1.0;
    }
    let winners: f32 = shares.iter().sum();
    shares.map(|share| if winners > 0.0 { share / winners } else { 0.0 })
}

/// Whether exactly one of two sides has won: +1 for side 0, −1 for side 1, 0 for both.
pub(crate) fn sign<P: Position>(position: &P, winners: SeatSet) -> i32 {
    let has = |side: usize| winners.iter().any(|seat| position.side(seat).index() == side);
    i32::from(has(0)) - i32::from(has(1))
}

/// How far a side is ahead of the best other one; a game that is over is won, lost or, if all have won, drawn.
#[inline]
pub(crate) fn lead<P: Position, E: Evaluator<P>>(position: &P, side: Side, evaluator: E) -> i32 {
    if let Turn::Over(outcome) = position.turn() {
        let has_won = |own: bool| outcome.winners.iter().any(|seat| (position.side(seat) == side) == own);
        return match (has_won(true), has_won(false)) {
            (true, false) => WIN,
            (true, true) => 0,
            (false, _) => -WIN,
        };
    }
    let standing = evaluator.standing(position);
    let others = (0..sides(position)).filter(|&other| other != side.index());
    standing[side.index()] - others.map(|other| standing[other]).max().unwrap_or(0)
}

/// The chance of winning that a lead stands for.
pub fn win_chance(lead: i32, scale: f32) -> f32 {
    if lead.abs() > PROVEN {
        return if lead > 0 { 1.0 } else { 0.0 };
    }
    1.0 / (1.0 + expf(-lead as f32 / scale))
}

/// The evaluator's judgement as each side's chance of winning.
pub(crate) fn chances<P: Position, E: Evaluator<P>>(
    position: &P,
    evaluator: E,
    sides: usize,
) -> [f32; MAX_SEATS] {
    let standing = evaluator.standing(position);
    let mut chances = [0.0; MAX_SEATS];
    if sides == 2 {
        chances[0] = win_chance(standing[0] - standing[1], E::SCALE);
        chances[1] = 1.0 - chances[0];
        return chances;
    }
    // The same curve for more than two: shares in proportion to e to the standing.
    let best = standing[..sides].iter().copied().max().unwrap_or(0);
    let mut total = 0.0;
    for (chance, standing) in chances.iter_mut().zip(&standing[..sides]) {
        *chance = expf((standing - best) as f32 / E::SCALE);
        total += *chance;
    }
    chances.map(|chance| chance / total)
}
