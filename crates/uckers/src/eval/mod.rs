//! What is good in Uckers.
//!
//! Progress is worth most, and whatever may be lost or held up is taken off: counters that the next throw may
//! send back to base, and counters that stand before an opposing blob. The weights are set by hand, in the
//! neighbourhood of a rough logistic regression over two-dice games for two; those that only matter with four
//! players or saved sixes are estimates.

mod odds;

use messdeck_core::{MAX_SEATS, Seat, bits};
use messdeck_facade::Mindful;
use messdeck_search::{Evaluator, Levels, Mind, Rollouts};

use crate::options::RuleSet;
use crate::rules::{Colour, Dice, Move, Phase, Place, Position, Status, Step, TRACK, seen_from_later};
use odds::{Hunters, WAYS, below, success};

/// How the computer thinks about Uckers.
///
/// Looking at all throws two moves ahead was no better than taking the best judgement at once (51 percent of 200 games):
/// the judgement already knows what the next throw may do. Eight decisions of the same greedy play, with
/// dice that really fall, won 65 of 100.
impl Mindful for Position {
    type Eval = Eval;
    type Method = Rollouts;

    const MIND: Mind<Eval, Rollouts> = Mind {
        evaluator: Eval,
        method: Rollouts { horizon: 8, fewest: 16, trust: 8 },
        solve_below: 0,
        levels: Levels { full: 8_000_000, step: 4, blur: 0.4 },
    };
}

/// A hand-made judgement, in four-hundredths of the logarithm of the odds.
#[derive(Clone, Copy, Debug)]
pub struct Eval;

/// What a counter is worth on each place of its path, from base to home. Leaving base is worth as much as
/// fifteen steps, because it takes a six; nobody can take away what has reached the lane.
static WORTH: [i32; 59] = {
    let mut worth = [0; 59];
    let mut place = 1;
    while place < worth.len() {
        worth[place] = match place {
            1..=52 => 30 + 2 * place as i32,
            53..=57 => 150 + 2 * (place as i32 - 53),
            _ => 185,
        };
        place += 1;
    }
    worth
};
/// How much of the worth that a counter loses on average to the next throw is taken off, in hundredths: while
/// opponents throw before its own player, and while its own player throws first and may bring it to safety.
const EXPOSED: i32 = 100;
const EXPOSED_BUT_FIRST: i32 = 55;
/// A blob, which can't be hit.
const BLOB: i32 = 7;
/// A counter with an opposing blob at most six squares ahead, and at most twelve.
const BLOCKED_NEAR: i32 = -25;
const BLOCKED_FAR: i32 = -8;
/// A counter in base with an opposing blob on its doorstep.
const LOCKED_IN: i32 = -12;
/// A colour that has none of its counters under way: only a six gets it going.
const STUCK: i32 = -20;
/// The next throw.
const THROW: i32 = 16;
/// A seat that waits for its six to help its partner.
const WAITS: i32 = -30;
/// A saved six, up to so many.
const SAVED: i32 = 20;
const MOST_SAVED: u32 = 4;

/// One colour as its own path sees the board.
#[derive(Clone, Copy)]
struct View {
    hunters: Hunters,
    /// Its own blobs.
    blobs: u64,
}

impl View {
    fn of(position: &Position, colour: Colour) -> View {
        let (places, many) = position.counters(colour).masks();
        let (partners, _) = position.counters(colour.partner()).masks();
        let hunters = Hunters {
            places,
            walls: position.blobs_against(colour),
            doorstep: position.doorstep(),
            rule_set: position.rules().rule_set,
        };
        View { hunters, blobs: many & TRACK & !seen_from_later(partners, 2) }
    }
}

/// What a colour's counters are worth on the board as it is.
fn worth(position: &Position, colour: Colour, views: &[View; 4]) -> i32 {
    let View { hunters, blobs } = views[colour.index()];
    let counters = position.counters(colour);
    let on_track = hunters.places & TRACK;
    let mut sum: i32 = counters.places().map(|place| WORTH[usize::from(place.index())]).iter().sum();

    let exposed = if position.plays(colour) { EXPOSED_BUT_FIRST } else { EXPOSED };
    let mut danger = 0;
    for bit in bits::iter(on_track & !blobs) {
        let place = Place::new(bit as u8);
        let [next, last] = colour
            .opponents()
            .map(|other| views[other.index()].hunters.ways_to(place.seen_from(colour, other)));
        let stake = WORTH[bit as usize] * counters.on(place) as i32;
        danger += stake * (next | last).count_ones() as i32;
    }
    sum -= danger * exposed / (100 * WAYS);

    sum += BLOB * blobs.count_ones() as i32;
    for wall in bits::iter(hunters.walls) {
        let near = on_track & below(wall) & !below(wall.saturating_sub(6));
        let far = on_track & below(wall.saturating_sub(6)) & !below(wall.saturating_sub(12));
        sum += BLOCKED_NEAR * near.count_ones() as i32 + BLOCKED_FAR * far.count_ones() as i32;
    }
    let in_base = counters.on(Place::BASE);
    if hunters.walls & hunters.doorstep.bit() != 0 {
        sum += LOCKED_IN * in_base as i32;
    }
    if in_base > 0 && in_base + counters.on(Place::HOME) == 4 {
        sum += STUCK;
    }
    sum
}

/// How well the two sides stand while nobody challenges.
fn standing(position: &Position) -> [i32; 2] {
    let views = Colour::ALL.map(|colour| View::of(position, colour));
    let mut standing = [0; 2];
    for colour in Colour::ALL {
        standing[colour.index() & 1] += worth(position, colour, &views);
    }
    for seat in (0..position.rules().seat_count()).map(Seat::new) {
        let own = &mut standing[seat.index() & 1];
        *own += SAVED * position.saved(seat).min(MOST_SAVED) as i32;
        if position.status(seat) == Status::Waits {
            *own += WAITS;
        }
    }
    standing[position.seat().index() & 1] += THROW;
    standing
}

impl Evaluator<Position> for Eval {
    const SCALE: f32 = 400.0;
    // Eight counters from base to home are 1480; beyond it nothing is open any more.
    const LIMIT: i32 = 1600;

    fn standing(&self, position: &Position) -> [i32; MAX_SEATS] {
        let [even, odd] = match position.phase() {
            // The mean of what a challenge may lead to.
            Phase::Challenge { colour, from, needed } => {
                let rule_set = position.rules().rule_set;
                let (six, one) = match rule_set {
                    RuleSet::TwoDice => (Dice::Two(6, 6), Dice::Two(1, 1)),
                    RuleSet::OneDie => (Dice::One(6), Dice::One(1)),
                };
                let last = Position { phase: Phase::Challenge { colour, from, needed: 1 }, ..*position };
                let (won, lost) = (standing(&last.rolled(six)), standing(&position.rolled(one)));
                let won_in_1000 = success(rule_set, needed);
                [0, 1].map(|side| lost[side] + (won[side] - lost[side]) * won_in_1000 / 1000)
            }
            _ => standing(position),
        };
        let mut sides = [0; MAX_SEATS];
        let limit = <Eval as Evaluator<Position>>::LIMIT;
        sides[0] = (even - odd).clamp(-limit, limit);
        sides
    }

    fn promise(&self, position: &Position, mv: Move) -> i32 {
        match mv {
            Move::Step(step) | Move::Use(step) => gain(position, step),
            Move::Steps(first, second) => gain(position, first) + gain(position, second),
            Move::Challenge { .. } => 20,
            Move::Roll(_) | Move::Pass | Move::Save | Move::Throw => 0,
        }
    }
}

/// What a step seems to bring: progress, whoever it hits, and a blob made or broken.
fn gain(position: &Position, Step { colour, from, to }: Step) -> i32 {
    const HIT: i32 = 30;
    let own = position.counters(colour);
    let worth = |place: Place| WORTH[usize::from(place.index())];
    let mut gain = worth(to) - worth(from);
    if !to.is_track() {
        return gain;
    }
    for other in colour.opponents() {
        let place = to.seen_from(colour, other);
        gain += (HIT + worth(place)) * position.counters(other).on(place) as i32;
    }
    if own.on(to) == 1 {
        gain += 2 * BLOB;
    }
    if from.is_track() && own.on(from) == 2 {
        gain -= 2 * BLOB;
    }
    gain
}

#[cfg(test)]
mod tests {

    use messdeck_core::Position as _;
    use messdeck_facade::{Notation, Playable};
    use messdeck_search::Numbers;

    use super::*;
    use crate::options::{Doorstep, Players, Rules};

    /// The same position, turned by a quarter of the board: everybody sits where the next one sat.
    fn turned(position: &Position) -> Position {
        let seats = position.rules().seat_count();
        let next = |seat: usize| Seat::new((seat + 1) % seats);
        let mut turned = Position { counters: position.counters.from(3), ..*position };
        turned.seat = next(position.seat.index());
        for seat in 0..seats {
            turned.status = turned.status.with(next(seat), position.status(Seat::new(seat)));
            turned.saved = turned.saved.with(next(seat).index(), position.saved(Seat::new(seat)));
        }
        if let Phase::Challenge { colour, from, needed } = position.phase {
            let colour = Colour::new(colour.index() + 1);
            turned.phase = Phase::Challenge { colour, from, needed };
        }
        turned
    }

    fn lead(position: &Position) -> i32 {
        let standing = Eval.standing(position);
        standing[0] - standing[1]
    }

    /// Plays a random game, comparing all along; says how many positions it saw, and how many amid a challenge.
    fn walk(start: Position, numbers: &mut Numbers) -> (usize, usize) {
        let (mut seen, mut challenges) = (0, 0);
        let mut position = start;
        while let Some(mv) = position.draw(numbers) {
            let lead_here = lead(&position);
            assert_eq!(lead(&turned(&position)), -lead_here, "{position:?}");
            assert!(lead_here.abs() <= <Eval as Evaluator<Position>>::LIMIT);
            challenges += usize::from(matches!(position.phase, Phase::Challenge { .. }));
            seen += 1;
            position = position.play_unchecked(mv);
        }
        (seen, challenges)
    }

    #[test]
    fn what_is_good_for_one_side_is_bad_for_the_other() {
        let mut numbers = Numbers::seeded(7);
        let (mut seen, mut challenges) = (0, 0);
        for rule_set in [RuleSet::TwoDice, RuleSet::OneDie] {
            for players in [Players::Two, Players::Four] {
                for doorstep in [Doorstep::Inset, Doorstep::Corner] {
                    let saved_sixes = rule_set == RuleSet::OneDie;
                    let rules = Rules { rule_set, players, doorstep, saved_sixes, first: Colour::Red };
                    for _ in 0..8 {
                        let (some, challenged) = walk(Position::start(&rules), &mut numbers);
                        seen += some;
                        challenges += challenged;
                    }
                }
            }
        }
        assert!(seen > 5000 && challenges > 0, "{seen} {challenges}");
    }

    #[test]
    fn a_hit_promises_more_than_progress() {
        let rules = Rules {
            rule_set: RuleSet::OneDie,
            players: Players::Four,
            doorstep: Doorstep::Inset,
            saved_sixes: false,
            first: Colour::Red,
        };
        let text = "B,B,10,30/B,B,B,12/B,B,B,B/B,B,B,B r move 2 - - 0,0,0,0 pppp";
        let position = Position::parse(&rules, text).expect("a position");
        let mut moves = Vec::new();
        position.each(|mv| {
            moves.push(Eval.promise(&position, mv));
        });
        assert_eq!(moves.len(), 2);
        assert!(moves[0] > 100 + moves[1], "{moves:?}");
    }
}
