//! What newcomers to Dice Tactics are told: why an attack failed, what became of their units, and what their dice could do now.

use messdeck_core::{Position as _, Say, Seat, Square};
use messdeck_facade::{Happened, Remark, ToRemarks, legal_moves};

use crate::danger;
use crate::geometry::Direction;
use crate::lanes;
use crate::names::{about, squares};
use crate::objective::{HILL, HILL_WINS};
use crate::options::Objective;
use crate::rules::{Die, Move, Phase, Position};
use crate::unit::{Kind, Unit};

impl ToRemarks for Position {
    fn remarks(&self, since: &[Happened<Position>]) -> Vec<Remark> {
        let own = self.to_act();
        if self.phase() == Phase::Setup {
            return [officers_to_place(self, own), wedge_to_place(self, own)].into_iter().flatten().collect();
        }
        let told = [
            just_decided(since).and_then(|first| failed(own, first)),
            officer_lost(self, own, since),
            since.iter().rev().find_map(|it| struck(own, it, Struck::Removed)),
            in_danger(self, own),
            since.iter().rev().find_map(|it| struck(own, it, Struck::DrivenBack)),
            since.first().and_then(|first| wedge_made(self, own, &first.before)),
            removable(self, own),
            last_officers(self, own),
            hill(self, own),
            shot(self, own),
            wedge_to_turn(self, own),
            long_side(self, own),
            free(self),
        ];
        told.into_iter().flatten().collect()
    }
}

/// The last own move, where nobody has done anything since.
fn just_decided(since: &[Happened<Position>]) -> Option<&Happened<Position>> {
    since.first().filter(|_| since.len() == 1)
}

/// From where to where a move attacks, and whether at a distance.
fn attack(mv: Move) -> Option<(Square, Square, bool)> {
    match mv {
        Move::Attack { from, target } => Some((from, target, false)),
        Move::Shoot { from, target } => Some((from, target, true)),
        _ => None,
    }
}

/// A remark about a unit where it stands.
fn on(id: &'static str, die: Die, square: Square) -> Remark {
    Remark::new(Say::new(id).with("unit", die.on(square))).at([square])
}

/// Why the attack failed that was made last.
fn failed(own: Seat, first: &Happened<Position>) -> Option<Remark> {
    let (from, target, is_ranged) = attack(first.mv)?;
    let before = &first.before;
    let clash = before.clash(own, from, target, is_ranged);
    if clash.succeeds() {
        return None;
    }
    let foe = before.die(target)?;
    let id = match foe.unit {
        Unit::Pikemen if !is_ranged => "dice-tactics-remark-pikemen",
        _ => "dice-tactics-remark-failed",
    };
    let say = Say::new(id).with("attack", clash.attack).with("defence", clash.defence);
    Some(Remark::new(say).at([target, from]))
}

/// That an officer is gone, and an action with it.
fn officer_lost(now: &Position, own: Seat, since: &[Happened<Position>]) -> Option<Remark> {
    let left = now.officers(own);
    let lost = since.first().is_some_and(|first| left < first.before.officers(own));
    lost.then(|| Remark::new("dice-tactics-remark-officer-lost").with("left", left))
}

/// What has become of a unit that was attacked.
#[derive(Clone, Copy, PartialEq)]
enum Struck {
    Removed,
    DrivenBack,
}

/// What an attack of the enemy did, and why.
fn struck(own: Seat, happened: &Happened<Position>, what: Struck) -> Option<Remark> {
    let before = &happened.before;
    let (from, target, is_ranged) = attack(happened.mv)?;
    let die = before.die(target).filter(|die| die.seat == own)?;
    let clash = before.clash(own.other(), from, target, is_ranged);
    if !clash.succeeds() || (clash.retreat == 0) != (what == Struck::Removed) {
        return None;
    }
    let behind = Square::all(clash.behind).next();
    let id = match (what, behind) {
        (Struck::DrivenBack, _) => "dice-tactics-remark-driven-back",
        (Struck::Removed, Some(_)) => "dice-tactics-remark-blocked",
        (Struck::Removed, None) => "dice-tactics-remark-edge",
    };
    let remark = on(id, die, target);
    Some(match behind {
        Some(behind) => remark.with("behind", behind).at([behind]),
        None => remark,
    })
}

/// A unit that a single attack could remove in the enemy's next turn; an officer before any other.
fn in_danger(now: &Position, own: Seat) -> Option<Remark> {
    let at_once = danger::of(now).into_iter().filter(|&(_, actions)| actions == 1);
    let (square, die) = at_once
        .filter_map(|(square, _)| Some((square, now.die(square)?)))
        .max_by_key(|(_, die)| die.unit == Unit::Officer)?;
    (die.seat == own).then(|| on("dice-tactics-remark-danger", die, square))
}

/// A wedge that the last own move made, and that still stands.
fn wedge_made(now: &Position, own: Seat, before: &Position) -> Option<Remark> {
    let (square, partner) = new_wedge(before, now, own)?;
    let pair = [square, partner];
    Some(Remark::new("dice-tactics-remark-wedge").with("squares", squares(pair)).at(pair))
}

/// A pair of cavalry that is a wedge in one position and was none in another.
fn new_wedge(before: &Position, after: &Position, own: Seat) -> Option<(Square, Square)> {
    let cavalry = Square::all(after.units_of(own) & after.kind(Kind::Cavalry));
    let mut points = cavalry.flat_map(|square| Direction::ALL.map(|edge| (square, edge)));
    points.find_map(|(square, edge)| {
        let is_new = !before.is_point(own, square, edge);
        let partner = Square::all(after.wedge_partner(own, square, edge)).next()?;
        is_new.then_some((square, partner))
    })
}

/// A unit of the enemy that an attack could remove now.
fn removable(now: &Position, own: Seat) -> Option<Remark> {
    let (target, behind) =
        legal_moves(now).into_iter().filter_map(attack).find_map(|(from, target, is_ranged)| {
            let clash = now.clash(own, from, target, is_ranged);
            (clash.succeeds() && clash.retreat == 0).then(|| (target, Square::all(clash.behind).next()))
        })?;
    Some(on("dice-tactics-remark-removable", now.die(target)?, target).at(behind))
}

/// That a side is down to one officer.
fn last_officers(now: &Position, own: Seat) -> Option<Remark> {
    let officer = |seat: Seat| Square::all(now.units_of(seat) & now.kind(Kind::Officer));
    if now.officers(own.other()) == 1 {
        return Some(
            Remark::new(about("dice-tactics-remark-their-last", own.other())).at(officer(own.other())),
        );
    }
    (now.officers(own) == 1).then(|| Remark::new("dice-tactics-remark-your-last").at(officer(own)))
}

/// How near the hill is to being won, where it wins.
fn hill(now: &Position, own: Seat) -> Option<Remark> {
    let held = [own, own.other()].map(|seat| now.hill_squares(seat));
    let id = match held {
        _ if now.rules().objective != Objective::Hill => return None,
        [_, theirs] if theirs >= HILL_WINS => "dice-tactics-remark-hill-theirs",
        [mine, _] if mine >= HILL_WINS => "dice-tactics-remark-hill-yours",
        [mine, _] if mine + 1 == HILL_WINS => "dice-tactics-remark-hill",
        _ => return None,
    };
    Some(Remark::new(about(id, own.other())).at(Square::all(HILL)))
}

/// A skirmisher that has something to shoot at.
fn shot(now: &Position, own: Seat) -> Option<Remark> {
    let shots = legal_moves(now).into_iter().filter(|mv| matches!(mv, Move::Shoot { .. })).filter_map(attack);
    let (from, target, _) =
        { shots }.find(|&(from, target, _)| now.clash(own, from, target, true).succeeds())?;
    let remark = on("dice-tactics-remark-shot", now.die(from)?, from);
    Some(remark.with("target", now.die(target)?.on(target)).at([target]))
}

/// Cavalry that would be a wedge with another if it turned.
fn wedge_to_turn(now: &Position, own: Seat) -> Option<Remark> {
    let turns = legal_moves(now).into_iter().filter(|mv| matches!(mv, Move::Rotate { .. }));
    let (square, partner) = { turns }.find_map(|mv| new_wedge(now, &now.play_unchecked(mv), own))?;
    let pair = [square, partner];
    Some(Remark::new("dice-tactics-remark-wedge-near").with("squares", squares(pair)).at(pair))
}

/// Line infantry that faces an enemy with a short side.
fn long_side(now: &Position, own: Seat) -> Option<Remark> {
    let enemies = now.units_of(own.other());
    let faces = |square: Square, edge: Direction| {
        now.attack_strength(own, square, edge) == 4 && edge.shift(square.bit()) & enemies != 0
    };
    let mut line = Square::all(now.units_of(own) & now.kind(Kind::LineInfantry));
    let square = line.find(|&square| Direction::ALL.into_iter().any(|edge| faces(square, edge)))?;
    Some(on("dice-tactics-remark-long-side", now.die(square)?, square))
}

/// Cavalry that may act for free now.
fn free(now: &Position) -> Option<Remark> {
    let cavalry = || Square::all(now.free());
    let can_act = |square: &Square| lanes::of_unit(now, *square).any(|mv| !matches!(mv, Move::Rotate { .. }));
    cavalry().any(|square| can_act(&square)).then(|| Remark::new("dice-tactics-remark-free").at(cavalry()))
}

/// Where officers are well placed, before any is; not where they are to break through.
fn officers_to_place(now: &Position, own: Seat) -> Option<Remark> {
    let hides = now.rules().objective != Objective::Breakthrough;
    (hides && now.officers(own) == 0).then(|| Remark::new("dice-tactics-remark-officers"))
}

/// What two cavalry beside each other can be, once one is placed.
fn wedge_to_place(now: &Position, own: Seat) -> Option<Remark> {
    let cavalry = now.units_of(own) & now.kind(Kind::Cavalry);
    (cavalry.count_ones() == 1)
        .then(|| Remark::new("dice-tactics-remark-second-horse").at(Square::all(cavalry)))
}
