//! What newcomers to Uptick are told: what has just changed for their dice, and what they can do about it.

use messdeck_core::{Position as _, Say, Seat, Square};
use messdeck_facade::{Happened, Remark, ToRemarks};

use crate::geometry::around;
use crate::name;
use crate::rules::{Die, Move, Position, SIX};
use crate::why::dice_on;

impl ToRemarks for Position {
    fn remarks(&self, since: &[Happened<Position>]) -> Vec<Remark> {
        let own = self.to_act();
        let told = [
            since.last().and_then(|last| lost(self, own, last)),
            since.first().and_then(|first| frozen(self, own, &first.after())),
            since.first().and_then(|first| freed(self, own, &first.before)),
            hanging(self, own),
            in_reach(self, own),
            since.first().and_then(|first| moved(self, own, first)),
            stuck(self, own),
            ending(self, own),
            placing(self, own),
        ];
        told.into_iter().flatten().collect()
    }
}

/// A remark that names the other seat.
fn about(id: &'static str, own: Seat) -> Remark {
    Remark::new(Say::new(id).with("seat", Say::new(name(own.other()))))
}

/// The first of some squares.
fn first(squares: u64) -> Option<Square> {
    Square::all(squares).next()
}

/// A die that the other has just captured, and whether it can be taken back.
fn lost(now: &Position, own: Seat, last: &Happened<Position>) -> Option<Remark> {
    let Move::Capture { to, .. } = last.mv else { return None };
    let prey = last.before.die(to).filter(|die| die.seat == own)?;
    let id = match now.attackers(own, to) {
        0 => "uptick-remark-lost",
        _ => "uptick-remark-take-back",
    };
    Some(about(id, own).with("value", prey.value).with("square", to).at([to]))
}

/// A die that could have moved after its seat's last decision and is frozen now, beside what freezes it.
fn frozen(now: &Position, own: Seat, decided: &Position) -> Option<Remark> {
    let could = decided.unfrozen(own) & now.dice_of(own) & !now.unfrozen(own);
    let is_held = |square: &Square| now.value(*square) < SIX;
    let square = Square::all(could).filter(is_held).max_by_key(|square| now.value(*square))?;
    let freezers = now.freezers(square, now.die(square)?);
    let remark = Remark::new("uptick-remark-frozen").with("value", now.value(square));
    let remark = remark.with("square", square).with("freezers", dice_on(now, freezers));
    Some(remark.at([square]).at(Square::all(freezers)))
}

/// A die that was frozen when its seat decided last and can move now.
fn freed(now: &Position, own: Seat, before: &Position) -> Option<Remark> {
    let was_held = before.dice_of(own) & !before.unfrozen(own);
    let square = first(was_held & now.unfrozen(own))?;
    let remark = Remark::new("uptick-remark-freed").with("value", now.value(square));
    Some(remark.with("square", square).at([square]))
}

/// The greatest own die that the other could capture without losing the one that does. A small one is little to lose.
fn hanging(now: &Position, own: Seat) -> Option<Remark> {
    const WORTH_A_WORD: u8 = 3;
    let is_lost = |square: &Square| {
        let by = Square::all(now.attackers(own.other(), *square));
        now.value(*square) >= WORTH_A_WORD && { by }
            .any(|from| now.captured_by(own.other(), from, *square).attackers(own, *square) == 0)
    };
    let square = Square::all(now.dice_of(own)).filter(is_lost).max_by_key(|square| now.value(*square))?;
    let from = Square::all(now.attackers(own.other(), square));
    let remark = about("uptick-remark-hanging", own).with("value", now.value(square)).with("square", square);
    Some(remark.at([square]).at(from))
}

/// The greatest die of the other that can be captured: for nothing, or for more than it is worth.
fn in_reach(now: &Position, own: Seat) -> Option<Remark> {
    let prey = Square::all(now.dice_of(own.other())).filter(|prey| now.attackers(own, *prey) != 0);
    let prey = prey.max_by_key(|prey| now.value(*prey))?;
    let die = now.die(prey)?;
    let is_safe = |from: &Square| now.captured_by(own, *from, prey).attackers(own.other(), prey) == 0;
    let by: Vec<Square> = Square::all(now.attackers(own, prey)).collect();
    if by.iter().any(is_safe) {
        return Some(Remark::new("uptick-remark-unguarded").with("die", die.on(prey)).at([prey]));
    }
    let cheapest = by.iter().map(|from| now.value(*from) + 1).min()?;
    let remark = Remark::new("uptick-remark-guarded").with("die", die.on(prey));
    (cheapest > die.value).then(|| remark.with("points", die.value).with("price", cheapest).at([prey]).at(by))
}

/// What the last own move has made of the die that moved.
fn moved(now: &Position, own: Seat, first: &Happened<Position>) -> Option<Remark> {
    let (Move::Slide { to, .. } | Move::Capture { to, .. }) = first.mv else { return None };
    let die = now.die(to).filter(|die| die.seat == own)?;
    let held_by = first.after().freezers(to, die) & now.freezers(to, die);
    let freezes = now.frozen_by(to, die) & !held_by_others(now, own, to);
    let remark = |id: &'static str| Remark::new(id).with("value", die.value).with("square", to).at([to]);
    Some(match die.value {
        SIX => remark("uptick-remark-six"),
        _ if held_by != 0 => {
            remark("uptick-remark-held").with("freezers", dice_on(now, held_by)).at(Square::all(held_by))
        }
        _ if freezes != 0 => {
            remark("uptick-remark-holds").with("dice", dice_on(now, freezes)).at(Square::all(freezes))
        }
        _ => remark("uptick-remark-grown").with("before", die.value - 1),
    })
}

/// The dice of the other that would be frozen without the own die on a square as well.
fn held_by_others(now: &Position, own: Seat, except: Square) -> u64 {
    let dice = Square::all(now.dice_of(own.other()));
    let is_held = |square: &Square| {
        let die = Die { seat: own.other(), value: now.value(*square) };
        die.value == SIX || now.freezers(*square, die) & !except.bit() != 0
    };
    dice.filter(is_held).fold(0, |all, square| all | square.bit())
}

/// That no die can move, though one can be placed.
fn stuck(now: &Position, own: Seat) -> Option<Remark> {
    let dice = now.dice_of(own);
    let can_move = Square::all(now.unfrozen(own)).any(|from| now.reach(own, from) != 0);
    let stands = dice != 0 && !can_move && now.reserve(own) > 0;
    stands.then(|| Remark::new("uptick-remark-stuck").with("count", dice.count_ones()).at(Square::all(dice)))
}

/// How near the end is: nothing left to place, the other can do nothing, or the last own die is in hand.
fn ending(now: &Position, own: Seat) -> Option<Remark> {
    let reserves = [own, own.other()].map(|seat| now.reserve(seat));
    match reserves {
        [_, 0] if !now.can_act(own.other()) => Some(about("uptick-remark-alone", own)),
        [0, 0] => Some(about("uptick-remark-late", own)),
        [1, _] => Some(Remark::new("uptick-remark-last-die")),
        _ => None,
    }
}

/// What there is to know about placing, while there is hardly anything on the board.
fn placing(now: &Position, own: Seat) -> Option<Remark> {
    let count = now.dice_of(own).count_ones();
    let others = Square::all(now.dice_of(own.other())).max_by_key(|square| now.value(*square));
    let small = others.filter(|square| now.value(*square) < SIX && around(*square) & now.empty() != 0);
    match (count, small) {
        (0, None) => Some(about("uptick-remark-any-value", own)),
        (0 | 1, Some(square)) if now.reserve(own) > 0 => {
            let die = now.die(square)?;
            Some(
                Remark::new("uptick-remark-no-freezing")
                    .with("die", die.on(square))
                    .with("value", die.value)
                    .at([square]),
            )
        }
        _ => None,
    }
}

impl Position {
    /// The position after a seat's die captured on a square, whosever turn it is.
    #[inline(never)]
    fn captured_by(&self, seat: Seat, from: Square, to: Square) -> Position {
        let turned = if self.to_act() == seat { *self } else { self.play_unchecked(Move::Pass) };
        turned.play_unchecked(Move::Capture { from, to })
    }
}
