//! What a board shows besides: blobs and their height, mixi-blobs, challenges, what stands in the way of
//! a selected counter, and the odds of being hit.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use messdeck_core::{Position as _, Say, Seat};
use messdeck_facade::{Mark, Target, ToMarks};

use crate::names::counter;
use crate::notation::{CellOf, Location};
use crate::options::{Players, RuleSet};
use crate::paths::{Walk, hit_by};
use crate::rules::{Colour, Dice, Move, Phase, Place, Position, SQUARES, Status, Step};
use crate::scene::owner;
use crate::why::first_blob;

impl ToMarks for Position {
    /// The marks after a person has pointed at the targets of `prefix`.
    fn marks(&self, prefix: &[Target]) -> Vec<Mark> {
        let mut marks = stacks(self);
        marks.extend(challenges(self));
        if let Some((colour, from)) = Walk::along(self, prefix).and_then(|walk| walk.selected()) {
            marks.extend(blocked(self, colour, from));
        }
        marks.extend(hits(self));
        marks.extend(partners(self));
        marks
    }
}

/// Who plays together where four do: the bases of both, and whose they are.
fn partners(position: &Position) -> Vec<Mark> {
    let pair = |colour: Colour| {
        let partner = colour.partner();
        let text = Say::new("uckers-mark-partners").with("colours", vec![colour.said(), partner.said()]);
        let bases = [colour, partner].map(|colour| CellOf(colour, Place::BASE));
        Mark::new("partners", bases, text).of(owner(position, colour))
    };
    match position.rules.players {
        Players::Four => [Colour::Red, Colour::Blue].map(pair).into(),
        Players::Two => Vec::new(),
    }
}

/// Blobs and mixi-blobs.
fn stacks(position: &Position) -> Vec<Mark> {
    let mut marks = Vec::new();
    for square in 1..=SQUARES {
        for colour in [Colour::Red, Colour::Blue] {
            let partner = colour.partner();
            let [own, others] =
                [colour, partner].map(|colour| position.counters(colour).on(Place::on_track(colour, square)));
            let height = (own + others) as i32;
            if own > 0 && others > 0 {
                let text =
                    Say::new("uckers-mark-mixi-blob").with("colours", vec![colour.said(), partner.said()]);
                marks.push(Mark::new("mixi-blob", [square], text).of(owner(position, colour)).with(height));
            } else if height >= 2 {
                let colour = if own > 0 { colour } else { partner };
                let text = Say::new("uckers-mark-blob").with("colour", colour.said()).with("height", height);
                marks.push(Mark::new("blob", [square], text).of(owner(position, colour)).with(height));
            }
        }
    }
    marks
}

/// The challenge that goes on, or those that the throw allows.
fn challenges(position: &Position) -> Vec<Mark> {
    let mark = |colour: Colour, from: Place, sixes: usize, text: Say| {
        let cells = [CellOf(colour, position.next_place(from)), CellOf(colour, from)];
        Mark::new("challenge", cells, text).of(owner(position, colour)).with(sixes as i32)
    };
    if let Phase::Challenge { colour, from, needed } = position.phase {
        let text = Say::new("uckers-mark-challenge-on").with("needed", needed);
        return vec![mark(colour, from, needed.into(), text)];
    }
    legal(position)
        .into_iter()
        .filter_map(|mv| match mv {
            Move::Challenge { colour, from, to } => {
                let sixes = position.blob_at(colour, to) + usize::from(from == Place::BASE);
                let text = Say::new("uckers-mark-challenge").with("counter", counter(colour, from));
                Some(mark(colour, from, sixes, text.with("sixes", sixes)))
            }
            _ => None,
        })
        .collect()
}

/// The blob that a counter would meet first with the longest step that dice allow.
fn blocked(position: &Position, colour: Colour, from: Place) -> Option<Mark> {
    let longest = match position.phase {
        Phase::Move(Dice::One(die)) => die,
        Phase::Move(Dice::Two(high, low)) => high + low,
        _ if position.rules.rule_set == RuleSet::TwoDice => 12,
        _ => 6,
    };
    let to = match from {
        Place::BASE => position.doorstep(),
        _ => from.plus(longest.min(from.steps_to(Place::HOME)?)),
    };
    let place = first_blob(position, Step { colour, from, to })?;
    let height = position.blob_at(colour, place);
    let text = Say::new("uckers-mark-blocked").with("height", height).with("square", Location(colour, place));
    let text = text.with("counter", counter(colour, from));
    Some(Mark::new("blocked", [CellOf(colour, place), CellOf(colour, from)], text).with(height as i32))
}

/// Which seats can hit what with their next throw, or with the one that lies.
fn hits(position: &Position) -> Vec<Mark> {
    (0..position.rules.seat_count()).flat_map(|seat| hits_by(position, Seat::new(seat))).collect()
}

fn hits_by(position: &Position, seat: Seat) -> Vec<Mark> {
    let name = Colour::new(seat.index()).name();
    let text = |id: &'static str| Say::new(id).with("seat", Say::new(name));
    let in_turn = seat == position.seat;
    if position.phase == Phase::Over || position.status(seat) == Status::Waits {
        return Vec::new();
    }
    match position.phase {
        // The throws of a challenge hit nobody else.
        Phase::Challenge { .. } if in_turn => return Vec::new(),
        Phase::Move(_) if in_turn => {
            return squares_hit(position)
                .into_iter()
                .map(|square| Mark::new("hit", [square], text("uckers-mark-hit-now")).of(name).with(36))
                .collect();
        }
        _ => {}
    }
    let bound = position.bound.filter(|_| in_turn);
    let throwing = Position { seat, phase: Phase::Throw, bound, ..*position };
    let mut throws_by_square: BTreeMap<u8, Vec<Dice>> = BTreeMap::new();
    for outcome in legal(&throwing) {
        if let Move::Roll(dice) = outcome {
            for square in squares_hit(&throwing.rolled(dice)) {
                throws_by_square.entry(square).or_default().push(dice);
            }
        }
    }
    let ways = if position.rules.rule_set == RuleSet::OneDie { 6 } else { 1 };
    throws_by_square
        .into_iter()
        .map(|(square, throws)| {
            let chance: u32 = throws.iter().map(|dice| dice.weight() * ways).sum();
            let throws: Vec<Say> = throws.into_iter().map(throw).collect();
            let text = text("uckers-mark-hit").with("throws", throws).with("chance", chance);
            Mark::new("hit", [square], text).of(name).with(chance as i32)
        })
        .collect()
}

/// Out of how many of 36 throws an opponent of a colour next to throw could hit what stands on a square: the greatest of theirs.
pub(crate) fn chance_of_being_hit(position: &Position, colour: Colour, square: u8) -> u32 {
    let opponents = colour.opponents().map(|opponent| Some(owner(position, opponent)));
    hits(position)
        .into_iter()
        .filter(|mark| opponents.contains(&mark.seat))
        .filter(|mark| mark.cells == [square.to_string()])
        .filter_map(|mark| mark.value)
        .max()
        .map_or(0, i32::unsigned_abs)
}

/// A throw among others, such as "6-3".
fn throw(dice: Dice) -> Say {
    match dice {
        Dice::One(die) => Say::new("pips").with("value", die),
        Dice::Two(high, low) => Say::new("uckers-throw").with("high", high).with("low", low),
    }
}

/// The squares on which some legal play sends counters back to base.
fn squares_hit(position: &Position) -> Vec<u8> {
    let steps = legal(position).into_iter().flat_map(|mv| match mv {
        Move::Step(step) => vec![step],
        Move::Steps(first, second) => vec![first, second],
        _ => Vec::new(),
    });
    let hit = |step: &Step| !hit_by(position, *step).is_empty();
    let mut squares: Vec<u8> = steps.filter(hit).filter_map(|step| step.to.square(step.colour)).collect();
    squares.sort_unstable();
    squares.dedup();
    squares
}

fn legal(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    let _ = position.visit(|mv| {
        moves.push(mv);
        ControlFlow::<()>::Continue(())
    });
    moves
}
