//! What newcomers to Diceopolis are told: what has become of their runs, and what a die of their hand could begin, go on with or end.

use messdeck_core::{Say, Seat};
use messdeck_facade::{Happened, Remark, ToRemarks};

use crate::options::Scoring;
use crate::rules::{Die, Move, Phase, Position};
use crate::score::{Row, Run};
use crate::square::Square;
use crate::tale::{black, colour};

impl ToRemarks for Position {
    fn remarks(&self, since: &[Happened<Position>]) -> Vec<Remark> {
        let own = self.to_act();
        if self.phase() == Phase::Reroll {
            return vec![Remark::new("diceopolis-remark-reroll").with("left", self.hand(own).len())];
        }
        let placed = since.iter().find_map(|first| match first.mv {
            Move::Place { to, .. } if first.seat() == Some(own) => Some((first.before, to)),
            _ => None,
        });
        let told = [
            since.iter().rev().find_map(|it| blocked(self, own, it)),
            placed.and_then(|(before, to)| made_run(self, own, &before, to)),
            placed.and_then(|(before, to)| closed(self, own, &before, to)),
            touching(self),
            both(self, own),
            longer(self, own),
            begin(self, own),
            block(self, own),
            placed.and_then(|(_, to)| opened(own, to, since)),
            last_dice(self, own),
            nothing(self, own),
        ];
        told.into_iter().flatten().collect()
    }
}

/// Every way to place a die of the hand, with what it would score.
fn ways(position: &Position, own: Seat) -> impl Iterator<Item = (Square, Die, i32)> {
    let dice = move |to: Square| {
        let values = position.hand(own).values().map(move |value| Die { seat: own, value });
        values.map(move |die| (to, die, position.gain(to, die)))
    };
    position.open().flat_map(dice)
}

/// The runs that a die would be in on a square.
#[inline(never)]
fn runs_with(position: &Position, to: Square, die: Die) -> Vec<Run> {
    let after = position.put(to, die);
    Run::all(&after).filter(|run| run.seat == die.seat && run.squares().any(|square| square == to)).collect()
}

/// An own run that somebody has just ended.
fn blocked(now: &Position, own: Seat, happened: &Happened<Position>) -> Option<Remark> {
    let Move::Place { to, .. } = happened.mv else { return None };
    let by = happened.seat().filter(|by| *by != own)?;
    let run = happened.before.ended(&happened.after(), to).find(|run| run.seat == own)?;
    let say = Say::new("diceopolis-remark-blocked").with("by", colour(by)).with("square", to);
    let points = run.points(now.scoring());
    Some(Remark::new(say.with("points", points)).at([to]).at(run.squares()))
}

/// A run that the last own die began or went on with, and that can still grow.
fn made_run(now: &Position, own: Seat, before: &Position, to: Square) -> Option<Remark> {
    let made = |run: &Run| run.seat == own && run.squares().any(|square| square == to);
    let run = Run::all(now).filter(made).max_by_key(|run| run.points(now.scoring()))?;
    let next = run.next().filter(|next| now.die(*next).is_none())?;
    let points = run.points(now.scoring());
    let id = match before.scores()[own.index()] {
        0 if now.scoring() == Scoring::Pips => "diceopolis-remark-black-counts",
        _ => "diceopolis-remark-goes-on",
    };
    let say = Say::new(id).with("value", run.row.value).with("points", points).with("square", next);
    Some(Remark::new(say).at([next]).at(run.squares()))
}

/// A row in which nobody can score any more, because the last own die stands at its beginning and does not match.
fn closed(now: &Position, own: Seat, before: &Position, to: Square) -> Option<Remark> {
    let die = now.die(to).filter(|die| die.seat == own)?;
    let dead = |row: &Row| row.squares().next() == Some(to) && row.value != die.value;
    let scored = now.scores()[own.index()] > before.scores()[own.index()];
    let row = Row::all().find(dead).filter(|_| !scored)?;
    let remark = Remark::new("diceopolis-remark-closed").with("black", black(row.value));
    Some(remark.with("value", die.value).at([to, row.cross]))
}

/// A square on which a die of the hand would count in two runs.
fn both(now: &Position, own: Seat) -> Option<Remark> {
    let in_two = |(to, die, _)| {
        let runs = runs_with(now, to, die);
        (runs.len() > 1).then_some((die, runs))
    };
    let (die, runs) = ways(now, own).find_map(in_two)?;
    let remark = Remark::new("diceopolis-remark-both").with("value", die.value);
    Some(remark.at(runs.iter().map(|run| run.row.cross)))
}

/// An own run that a die of the hand would make longer.
fn longer(now: &Position, own: Seat) -> Option<Remark> {
    let can_grow = |run: &Run| {
        let next = run.next().filter(|next| now.is_open(*next));
        run.seat == own && next.is_some() && now.hand(own).has(run.row.value)
    };
    let run = Run::all(now).filter(can_grow).max_by_key(|run| run.row.value)?;
    let remark = Remark::new("diceopolis-remark-longer").with("value", run.row.value);
    Some(remark.with("cross", run.row.cross).at(run.next()).at(run.squares()))
}

/// The dearest row that a die of the hand could begin.
fn begin(now: &Position, own: Seat) -> Option<Remark> {
    let begins = |row: &Row| {
        let first = row.squares().next();
        now.hand(own).has(row.value) && first.is_some_and(|first| now.is_open(first))
    };
    let row = Row::all().filter(begins).max_by_key(|row| row.value)?;
    let remark =
        Remark::new("diceopolis-remark-begin").with("value", row.value).with("black", black(row.value));
    Some(remark.at([row.cross]))
}

/// A run of somebody else's that any other die would end.
fn block(now: &Position, own: Seat) -> Option<Remark> {
    let can_end = |run: &Run| run.seat != own && run.next().is_some_and(|next| now.is_open(next));
    let run = Run::all(now).filter(can_end).max_by_key(|run| run.points(now.scoring()))?;
    let next = run.next()?;
    let say = Say::new("diceopolis-remark-block").with("seat", colour(run.seat)).with("square", next);
    Some(Remark::new(say).at([next]).at(run.squares()))
}

/// A square that the last own die opened, and that somebody else took.
fn opened(own: Seat, to: Square, since: &[Happened<Position>]) -> Option<Remark> {
    let (by, square) = since.iter().find_map(|it| match it.mv {
        Move::Place { to: there, .. } if it.seat() != Some(own) => Some((it.seat()?, there)),
        _ => None,
    })?;
    let first = since.iter().find(|it| it.seat() == Some(own) && matches!(it.mv, Move::Place { .. }))?;
    let is_new = square.neighbours().any(|beside| beside == to) && !first.before.is_open(square);
    let say = || Say::new("diceopolis-remark-opened").with("by", colour(by)).with("square", square);
    is_new.then(|| Remark::new(say()).at([square, to]))
}

/// Where dice may go, while nearly nothing stands there.
fn touching(now: &Position) -> Option<Remark> {
    let placed: u32 = now.seat_list().map(|seat| u32::from(now.placed(seat))).sum();
    (placed < 2).then(|| Remark::new("diceopolis-remark-touch").at(now.open()))
}

/// That hardly any dice are left.
fn last_dice(now: &Position, own: Seat) -> Option<Remark> {
    let left = now.hand(own).len() + u32::from(now.cache(own));
    match (left, now.cache(own)) {
        (1..=3, _) => Some(Remark::new("diceopolis-remark-last-dice").with("left", left)),
        (_, 1..=3) => Some(Remark::new("diceopolis-remark-cache").with("left", now.cache(own))),
        _ => None,
    }
}

/// That no die of the hand would score anything.
fn nothing(now: &Position, own: Seat) -> Option<Remark> {
    ways(now, own).all(|(_, _, gain)| gain <= 0).then(|| Remark::new("diceopolis-remark-nothing"))
}
