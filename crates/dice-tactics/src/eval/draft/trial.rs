//! What an army is worth: a few turns against another, fought by judgement alone.

use messdeck_core::{Position as _, Seat, Turn};
use messdeck_search::Evaluator;

use crate::eval::Eval;
use crate::rules::{Move, Position};

/// Turns that a trial lasts: two of each side.
const TURNS: u32 = 4;
/// Actions that a trial lasts at most, where armies have many officers.
const ACTIONS: u32 = 60;
/// At each action the moves that look best are tried, so many.
const CHOICES: usize = 10;
/// A decided game, and what each turn that it took longer is worth to the loser.
const DECIDED: i32 = 4000;
const LATER: i32 = 400;

/// How far a side is ahead after a trial, and how many positions were judged.
pub(super) fn lead(start: &Position, seat: Seat) -> (i32, u64) {
    let mut position = *start;
    let mut judged = 0;
    let mut turns = 0;
    for _ in 0..ACTIONS {
        match position.turn() {
            Turn::Decide(acting) if turns < TURNS => {
                let (next, looked) = best(&position, acting);
                judged += looked;
                turns += u32::from(next.to_act() != acting);
                position = next;
            }
            _ => break,
        }
    }
    (settled(&position, seat, turns as i32), judged + 1)
}

fn settled(position: &Position, seat: Seat, turns: i32) -> i32 {
    match position.turn() {
        Turn::Over(outcome) => {
            let has = |seat| i32::from(outcome.winners.contains(seat));
            (has(seat) - has(seat.other())) * (DECIDED - LATER * turns)
        }
        _ => ahead(position, seat),
    }
}

fn ahead(position: &Position, seat: Seat) -> i32 {
    let standing = Eval.standing(position);
    standing[seat.index()] - standing[seat.other().index()]
}

/// The position after the action that looks best at once.
fn best(position: &Position, acting: Seat) -> (Position, u64) {
    let mut choices: [(i32, Move); CHOICES] = [(i32::MIN, Move::Hold); CHOICES];
    position.each(|mv| {
        let promise = Eval.promise(position, mv);
        if promise > choices[CHOICES - 1].0 {
            let place = choices.partition_point(|choice| choice.0 >= promise);
            choices[place..].rotate_right(1);
            choices[place] = (promise, mv);
        }
    });
    let mut found = (i32::MIN, *position);
    let mut judged = 0;
    for &(_, mv) in choices.iter().filter(|choice| choice.0 > i32::MIN) {
        let next = position.play_unchecked(mv);
        let worth = settled(&next, acting, 0);
        judged += 1;
        if worth > found.0 {
            found = (worth, next);
        }
    }
    (found.1, judged)
}
