//! What is good in Diceopolis.
//!
//! Points are made by one's own die, and above all by being first: the first die of a row counts twice, because the
//! cross die comes with it, and any other die there ends the row for everybody. So most of the game is about rows that
//! nobody has begun: who has the die for them, and who has to lay the last die that is missing before their
//! first square is open. Runs that could go on are worth little more than they count already, since every useless die of
//! an opponent ends one.

use messdeck_core::{MAX_SEATS, Seat};
use messdeck_facade::Mindful;
use messdeck_search::{Evaluator, Guide, Levels, Mind, Order};

use crate::options::Scoring;
use crate::rules::{Die, Move, Position};
use crate::square::{MIDDLE, Square};
use crate::survey::{SIX, Survey};

/// How the computer thinks about Diceopolis. For two players, looking ahead with alpha-beta is as good in the same time; a
/// tree serves any number of them.
impl Mindful for Position {
    type Eval = Eval;
    type Method = Guide;

    const MIND: Mind<Eval, Guide> = Mind {
        evaluator: Eval,
        method: Guide {
            order: Order::Promise,
            spread: 300.0,
            explore: 0.5,
            widen: 1.0,
            widest: 32,
            mix: 0.0,
            draws: 1,
            patience: 1,
        },
        solve_below: 0,
        levels: Levels { full: 1_100_000, step: 4, blur: 0.3 },
    };
}

/// A hand-made judgement, in hundredths of a point. What rows are worth that nobody has begun was fitted to how
/// games between greedy players ended; the other weights are guesses.
#[derive(Clone, Copy, Debug)]
pub struct Eval;

/// What a point is worth.
const POINT: i32 = 100;

/// How many missing dice make a difference: with so many or more, a square is far away.
const FAR: usize = 2;

/// What another die of a run is worth for each of its points, by how many dice are missing before the next square is
/// open, and whether its owner has the die in hand.
const NEXT: [[i32; 2]; FAR + 1] = [[5, 25], [2, 10], [0, 5]];

/// What a row that nobody has begun is worth to a seat for each pip, by how many dice are missing before its first
/// square is open, whether the seat has the die in hand, whether another seat has it, and whether the seat
/// is the one to act.
///
/// Where the square is open, whoever acts takes it or spoils it for the one who could. Where one die is missing, nobody
/// wants to be the one who has to lay it. Where more are missing, it is good to have the die.
const FIRST: [[[[i32; 2]; 2]; 2]; FAR + 1] = [
    [[[-12, 12], [-28, 3]], [[-3, 28], [-37, 37]]],
    [[[9, -9], [6, -16]], [[16, -6], [14, -14]]],
    [[[0, 0], [-5, -5]], [[5, 5], [0, 0]]],
];

/// The promise of a die, for each point of the row, if it spoils a row that nobody has begun, ...
const CLOSES: i32 = 10;
/// ... if it ends a run, for better or worse, ...
const ENDS: i32 = 30;
/// ... if it opens the first square of a row, ...
const OPENS: i32 = -30;
/// ... and if besides another seat has the die that goes there.
const INVITES: i32 = -130;

impl Evaluator<Position> for Eval {
    const SCALE: f32 = 800.0;
    const LIMIT: i32 = 100 * POINT;
    const POINT: Option<f32> = Some(POINT as f32);

    #[inline]
    fn standing(&self, position: &Position) -> [i32; MAX_SEATS] {
        let survey = Survey::of(position);
        let mut standing = survey.scores(position.scoring()).map(|points| POINT * points);
        let hands = Hands::of(position);
        let to_act = position.to_act().index();
        for (rows, crossing) in survey.kinds() {
            for (value, row) in (1..=SIX).zip(rows) {
                // Only a row that holds nothing but its run can go on.
                let filled = usize::from(row.filled);
                if row.filled != row.run || filled == SIX {
                    continue;
                }
                // The next square is open once the row that crosses there reaches up to it.
                let missing = (value - 1).saturating_sub(crossing[filled].filled.into()).min(FAR);
                let points = points(position, value as i32);
                if filled > 0 {
                    let owner = usize::from(row.seat) % MAX_SEATS;
                    standing[owner] += points * NEXT[missing][hands.has(owner, value)];
                } else {
                    for (seat, standing) in standing[..position.players()].iter_mut().enumerate() {
                        let (has, other_has) = (hands.has(seat, value), hands.other_has(seat, value));
                        *standing += points * FIRST[missing][has][other_has][usize::from(seat == to_act)];
                    }
                }
            }
        }
        standing
    }

    /// What the die changes in its two rows, and what it opens next to it.
    #[inline]
    fn promise(&self, position: &Position, mv: Move) -> i32 {
        let Move::Place { value, to } = mv else { return 0 };
        let die = Die { seat: position.to_act(), value };
        let (files, ranks) = (to.file() - MIDDLE, to.rank() - MIDDLE);
        let (x, y) = (files.abs(), ranks.abs());
        let at = |x: i32, y: i32| position.die(Square::from_centre(files.signum() * x, ranks.signum() * y));
        let along_file = in_row(position, die, x, y, |away| at(x, away));
        let along_rank = in_row(position, die, y, x, |away| at(away, y));
        along_file + along_rank
    }
}

/// The promise of a die in one of its rows: that of the cross die `cross`, at this distance from it.
#[inline(always)]
fn in_row(position: &Position, die: Die, cross: i32, distance: i32, at: impl Fn(i32) -> Option<Die>) -> i32 {
    let fits = i32::from(die.value) == cross;
    if distance > 1 {
        let last = at(distance - 1).filter(|last| i32::from(last.value) == cross);
        let Some(last) = last.filter(|_| (1..distance - 1).all(|away| at(away) == last)) else { return 0 };
        let worth = match last.seat == die.seat {
            true if fits => POINT,
            true => -ENDS,
            false => ENDS,
        };
        return worth * points(position, cross);
    }
    let here = points(position, cross) * if fits { 2 * POINT } else { CLOSES };
    if cross == MIDDLE {
        return here;
    }
    // The first square of a row lies next to the first square of the next one, and opens it.
    let next = cross + 1;
    let mut others = position.seat_list().filter(|&seat| seat != die.seat);
    let invites = others.any(|seat| position.hand(seat).has(next as u8));
    here + points(position, next) * (OPENS + if invites { INVITES } else { 0 })
}

/// What a die of a run counts.
#[inline(always)]
fn points(position: &Position, value: i32) -> i32 {
    match position.scoring() {
        Scoring::Pips => value,
        Scoring::Dice => 1,
    }
}

/// The values in the hands, as sets with a bit for each value.
struct Hands {
    seats: [u32; MAX_SEATS],
    /// What some seat has.
    once: u32,
    /// What several seats have.
    twice: u32,
}

impl Hands {
    #[inline(always)]
    fn of(position: &Position) -> Hands {
        let mut hands = Hands { seats: [0; MAX_SEATS], once: 0, twice: 0 };
        for (index, seat) in hands.seats[..position.players()].iter_mut().enumerate() {
            *seat = position.hand(Seat::new(index)).set();
            hands.twice |= hands.once & *seat;
            hands.once |= *seat;
        }
        hands
    }

    /// 1 if the seat has the value.
    #[inline(always)]
    fn has(&self, seat: usize, value: usize) -> usize {
        (self.seats[seat] >> value & 1) as usize
    }

    /// 1 if a seat besides this one has the value.
    #[inline(always)]
    fn other_has(&self, seat: usize, value: usize) -> usize {
        let set = self.once & !self.seats[seat] | self.twice;
        (set >> value & 1) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With two players, what a row that nobody has begun is worth to one is what it costs the other.
    #[test]
    fn what_one_gains_the_other_loses() {
        for worth in FIRST {
            for (has, other_has, to_act) in (0..8).map(|bits| (bits & 1, bits >> 1 & 1, bits >> 2)) {
                assert_eq!(worth[has][other_has][to_act], -worth[other_has][has][1 - to_act]);
            }
        }
    }
}
