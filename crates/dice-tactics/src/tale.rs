//! Moves as they are told to people.

use messdeck_core::{Position as _, Say, Seat, Square};
use messdeck_facade::{Sign, Tale, ToTale};

use crate::geometry::Direction;
use crate::name;
use crate::names::{about, squares};
use crate::notation::by_file;
use crate::objective::{Ending, HILL_WINS, far_rank};
use crate::options::Objective;
use crate::prospects;
use crate::rules::{BLACK, Die, Move, Position, WHITE};
use crate::unit::{Kind, Unit};

impl ToTale for Position {
    fn tale(&self, mv: Move) -> Tale {
        let after = self.play_unchecked(mv);
        let mut brought = match mv {
            Move::Attack { from, target } => self.struck(from, target, false),
            Move::Shoot { from, target } => self.struck(from, target, true),
            Move::Rotate { at } => turned(after.die(at)),
            _ => Vec::new(),
        };
        brought.extend(self.officers_lost(&after));
        brought.extend(self.wedges_changed(&after));
        brought.extend(self.cost(mv).filter(|_| after.ending().is_none()));
        brought.extend(self.hill_changed(&after));
        brought.extend(self.turning_point(&after));
        self.did(mv).unwrap_or_default().and(brought)
    }

    fn prospects(&self, mv: Move) -> Vec<Say> {
        prospects::of(self, mv)
    }
}

/// A wedge: whose it is, its two cavalry, and the edge that its point lies on.
type Wedge = (Seat, [Square; 2], Direction);

impl Position {
    /// The move itself.
    fn did(&self, mv: Move) -> Option<Tale> {
        let seat = self.to_act();
        let did = |id: &'static str, kind: Kind| about(id, seat).with("kind", kind.said());
        Some(match mv {
            Move::Place { unit, to } => Tale::of(did("dice-tactics-did-place", unit.kind()).with("to", to))
                .sign(sign(Die { seat, unit }))
                .sign(Sign::To)
                .sign(Sign::cell(to)),
            Move::Step { from, to } => {
                let die = self.die(from)?;
                let did = did("dice-tactics-did-move", die.unit.kind()).with("from", from).with("to", to);
                Tale::of(did).sign(sign(die)).sign(Sign::cell(from)).sign(Sign::To).sign(Sign::cell(to))
            }
            Move::Attack { from, target } => self.strikes(from, target, false)?,
            Move::Shoot { from, target } => self.strikes(from, target, true)?,
            Move::Rotate { at } => {
                let die = self.die(at)?;
                let turned = Die { unit: die.unit.rotated()?, ..die };
                Tale::of(did("dice-tactics-did-turn", die.unit.kind()).with("square", at))
                    .sign(sign(turned))
                    .sign(Sign::cell(at))
                    .sign(Sign::word("dice-tactics-sign-turns"))
            }
            Move::Hold => {
                Tale::of(about("dice-tactics-did-wait", seat)).sign(Sign::word("dice-tactics-sign-waits"))
            }
        })
    }

    /// An attack with both numbers, and how it ends.
    fn strikes(&self, from: Square, target: Square, is_ranged: bool) -> Option<Tale> {
        let (die, foe) = (self.die(from)?, self.die(target)?);
        let clash = self.clash(die.seat, from, target, is_ranged);
        let retreat = Square::all(clash.retreat).next().filter(|_| clash.succeeds());
        let score = |say: Say| say.with("attack", clash.attack).with("defence", clash.defence);
        let (id, fight) = match (clash.succeeds(), retreat) {
            (false, _) => ("dice-tactics-did-fail", Sign::word(score(Say::new("dice-tactics-sign-fails")))),
            (true, None) => ("dice-tactics-did-remove", Sign::Takes),
            (true, Some(_)) => ("dice-tactics-did-drive-back", Sign::Takes),
        };
        let did = score(about(id, die.seat)).with("how", if is_ranged { "ranged" } else { "beside" });
        let did = did.with("unit", die.on(from)).with("foe", foe.on(target));
        let signs = [sign(die), Sign::cell(from), fight, sign(foe), Sign::cell(target)];
        let tale = |did| signs.into_iter().fold(Tale::of(did), Tale::sign);
        Some(match retreat {
            None if !clash.succeeds() => {
                let holds = score(Say::new("dice-tactics-flash-holds")).with("kind", foe.unit.kind().said());
                tale(did).failed(target, holds)
            }
            None => tale(did),
            Some(to) => tale(did.with("to", to)).sign(Sign::To).sign(Sign::cell(to)),
        })
    }

    /// Why a unit that is removed could not retreat, and where the attacker goes.
    fn struck(&self, from: Square, target: Square, is_ranged: bool) -> Vec<Say> {
        let clash = self.clash(self.to_act(), from, target, is_ranged);
        let Some(die) = self.die(from).filter(|_| clash.succeeds()) else { return Vec::new() };
        let behind = Square::all(clash.behind).next();
        let blocked = behind.and_then(|behind| self.die(behind).map(|die| die.on(behind)));
        let no_retreat = (clash.retreat == 0).then(|| match blocked {
            Some(unit) => Say::new("dice-tactics-brought-blocked").with("unit", unit),
            None => Say::new("dice-tactics-brought-edge").with("square", target),
        });
        let advance = Say::new("dice-tactics-brought-advance").with("kind", die.unit.kind().said());
        no_retreat.into_iter().chain([advance.with("to", target)]).collect()
    }

    /// That the enemy has fewer officers, and so fewer actions.
    fn officers_lost(&self, after: &Position) -> Option<Say> {
        let enemy = self.to_act().other();
        let left = after.officers(enemy);
        (0 < left && left < self.officers(enemy))
            .then(|| about("dice-tactics-brought-officer-lost", enemy).with("left", left))
    }

    /// The enemy's wedges that are no more, and all that are new. An own wedge is only ever left by who moves.
    fn wedges_changed(&self, after: &Position) -> Vec<Say> {
        let (old, new) = (self.wedges(), after.wedges());
        let say = |id, (seat, pair, _): Wedge| about(id, seat).with("squares", squares(pair));
        let broken = old.iter().filter(|wedge| !new.contains(wedge) && wedge.0 != self.to_act());
        let made = new.iter().filter(|wedge| !old.contains(wedge)).map(|&wedge| {
            let (seat, [square, _], edge) = wedge;
            let strength = after.attack_strength(seat, square, edge);
            say("dice-tactics-brought-wedge", wedge).with("strength", strength).with("edge", edge.said())
        });
        broken.map(|&wedge| say("dice-tactics-brought-wedge-broken", wedge)).chain(made).collect()
    }

    fn wedges(&self) -> Vec<Wedge> {
        let of = |seat: Seat| {
            let cavalry = by_file(self.units_of(seat) & self.kind(Kind::Cavalry));
            cavalry.flat_map(move |square| {
                Direction::ALL.into_iter().filter_map(move |edge| {
                    let partner = Square::all(self.wedge_partner(seat, square, edge)).next()?;
                    // Both cavalry know of it, and one of them tells.
                    (square < partner).then_some((seat, [square, partner], edge))
                })
            })
        };
        [WHITE, BLACK].into_iter().flat_map(of).collect()
    }

    /// Whether it was free, or else ended the free actions that were left (DT-3).
    fn cost(&self, mv: Move) -> Option<Say> {
        match mv {
            Move::Step { from, .. } | Move::Attack { from, .. } if self.free() & from.bit() != 0 => {
                Some(Say::new("dice-tactics-brought-free"))
            }
            _ => (self.free() != 0).then(|| {
                Say::new("dice-tactics-brought-free-lost").with("squares", squares(by_file(self.free())))
            }),
        }
    }

    /// Who holds more or less of the hill, where it wins.
    fn hill_changed(&self, after: &Position) -> Vec<Say> {
        let is_changed = |seat: &Seat| self.hill_squares(*seat) != after.hill_squares(*seat);
        let say = |seat: Seat| {
            let held = after.hill_squares(seat);
            let id = if held >= HILL_WINS {
                "dice-tactics-brought-hill-soon"
            } else {
                "dice-tactics-brought-hill"
            };
            about(id, seat).with("squares", held)
        };
        let is_goal = self.rules().objective == Objective::Hill && after.ending().is_none();
        [WHITE, BLACK].into_iter().filter(|seat| is_goal && is_changed(seat)).map(say).collect()
    }

    /// How the game ends, or that the fight begins.
    fn turning_point(&self, after: &Position) -> Option<Say> {
        match after.ending() {
            Some(Ending::Rout(winner)) => Some(about("dice-tactics-brought-rout", winner.other())),
            Some(Ending::Breakthrough(winner)) => {
                let officers = after.units_of(winner) & after.kind(Kind::Officer) & far_rank(winner);
                let square = Square::all(officers).next()?;
                let unit = Die { seat: winner, unit: Unit::Officer }.on(square);
                Some(Say::new("dice-tactics-brought-breakthrough").with("unit", unit))
            }
            Some(Ending::Hill(winner)) => {
                let squares = after.hill_squares(winner);
                Some(about("dice-tactics-brought-hill-won", winner).with("squares", squares))
            }
            Some(Ending::Quiet) => Some(Say::new("dice-tactics-brought-drawn").with("turns", after.quiet())),
            None => (self.phase() != after.phase()).then(|| {
                about("dice-tactics-brought-armies-stand", after.to_act()).with("left", after.actions())
            }),
        }
    }
}

/// What a unit can do now that it is turned.
fn turned(die: Option<Die>) -> Vec<Say> {
    let say = |die: Die| {
        let id = match die.unit.kind() {
            Kind::Skirmisher => "dice-tactics-brought-turned-skirmisher",
            Kind::LineInfantry => "dice-tactics-brought-turned-line",
            _ => return None,
        };
        Some(Say::new(id).with("lies", die.unit.orientation()?))
    };
    die.and_then(say).into_iter().collect()
}

/// A unit as it lies, as in the reserve.
fn sign(Die { seat, unit }: Die) -> Sign {
    Sign::Thing {
        thing: "die",
        id: unit.capital().to_string(),
        seat: Some(name(seat)),
        value: Some(unit.kind().face().into()),
        cubes: Vec::new(),
    }
}
