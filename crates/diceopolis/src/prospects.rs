//! What speaks for placing a die besides the points that it makes.

use messdeck_core::{Position as _, Say, Seat};

use crate::hand::Hand;
use crate::rules::{Die, Move, Phase, Position};
use crate::square::Square;
use crate::tale::colour;

/// What others could have made on the square, and what is ready for the rest of one's own hand.
pub(crate) fn of(position: &Position, mv: Move) -> Vec<Say> {
    let Move::Place { value, to } = mv else { return Vec::new() };
    let own = position.to_act();
    let after = position.play_unchecked(mv);
    if after.phase() == Phase::Over {
        return Vec::new();
    }
    let taken = position
        .seat_list()
        .filter(|&seat| seat != own)
        .filter_map(|seat| Some((seat, best(position, seat, position.hand(seat), [to])?.points)))
        .max_by_key(|&(_, points)| points)
        .map(|(seat, points)| {
            Say::new("diceopolis-prospect-denies").with("seat", colour(seat)).with("points", points)
        });
    let made = position.gain(to, Die { seat: own, value });
    let next = best(&after, own, after.hand(own), after.open()).filter(|next| {
        // Only what this die has made possible speaks for it.
        let before = if position.is_open(next.square) {
            position.gain(next.square, Die { seat: own, value: next.value })
        } else {
            0
        };
        made == 0 && next.points > before
    });
    let next = next.map(|Gain { value, square, points }| {
        let say = Say::new("diceopolis-prospect-next").with("value", value).with("square", square);
        say.with("points", points)
    });
    taken.into_iter().chain(next).collect()
}

/// A die that could be placed, and what it would make.
struct Gain {
    value: u8,
    square: Square,
    points: i32,
}

/// The most that a hand could make on some squares, if anything.
fn best(
    position: &Position,
    seat: Seat,
    hand: Hand,
    squares: impl IntoIterator<Item = Square>,
) -> Option<Gain> {
    let all = squares.into_iter().flat_map(|square| {
        hand.dice().map(move |value| Gain {
            value,
            square,
            points: position.gain(square, Die { seat, value }),
        })
    });
    all.filter(|gain| gain.points > 0).max_by_key(|gain| gain.points)
}
