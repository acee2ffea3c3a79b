//! Moves and throws as they are told to people.

use messdeck_core::{Position as _, Say};
use messdeck_facade::{Sign, Tale, ToTale};

use crate::names::{counter, standing, way};
use crate::notation::{CellOf, Location};
use crate::options::Players;
use crate::paths::hit_by;
use crate::prospects;
use crate::rules::{Colour, Dice, Move, Phase, Place, Position, Status, Step};
use crate::why::{six_is_missing, stuck};

impl ToTale for Position {
    fn tale(&self, mv: Move) -> Tale {
        let after = self.play_unchecked(mv);
        let seat = Colour::new(self.seat.index()).name();
        let six = || Sign::die(seat, 6);
        match mv {
            Move::Roll(dice) => self.decided(Tale::throw(seat, &dice.faces()), dice, &after),
            Move::Step(step) => self.told(self.did(&[step]), &[step], &after).and(self.again(&after)),
            Move::Steps(first, second) => {
                let steps = [first, second];
                self.told(self.did(&steps), &steps, &after).and(self.again(&after))
            }
            Move::Use(step) => {
                let did = self.says("uckers-did-use").with("way", self.way(step));
                let mut tale = self.told(did, &[step], &after).and([self.left(&after)]);
                tale.signs.insert(0, six());
                tale
            }
            Move::Save => Tale::of(self.says("uckers-did-save"))
                .sign(six())
                .sign(Sign::word(Say::new("uckers-sign-saved")))
                .and([self.left(&after)]),
            Move::Throw => Tale::of(self.says("uckers-did-throw"))
                .sign(Sign::word(Say::new("uckers-step-throw")))
                .and([self.left(&after)]),
            Move::Challenge { colour, from, to } => {
                let height = self.blob_at(colour, to);
                let did = self.says("uckers-did-challenge").with("height", height);
                let did = did.with("sixes", height + usize::from(from == Place::BASE));
                Tale::of(did.with("square", Location(colour, to)))
                    .sign(counter_sign(colour))
                    .sign(Sign::cell(CellOf(colour, from)))
                    .sign(Sign::word(Say::new("uckers-sign-challenge")))
                    .sign(Sign::cell(CellOf(colour, to)))
            }
            Move::Pass => {
                let causes = stuck(self);
                let did = match six_is_missing(&causes) {
                    true => self.says("uckers-did-pass-base"),
                    false => self.says("uckers-did-pass").with("causes", causes),
                };
                Tale::pass(did).and(self.again(&after))
            }
        }
    }

    fn prospects(&self, mv: Move) -> Vec<Say> {
        prospects::of(self, mv)
    }
}

/// A counter, which lies in no tray: it is called by its colour.
fn counter_sign(colour: Colour) -> Sign {
    let name = colour.name();
    Sign::Thing { thing: "counter", id: name.to_owned(), seat: Some(name), value: None, cubes: Vec::new() }
}

impl Position {
    /// A play of one or two steps in a sentence.
    fn did(&self, steps: &[Step]) -> Say {
        let out = |id, step: Step| {
            let say = self.moving(self.says(id), step.colour);
            say.with("doorstep", Location(step.colour, step.to))
        };
        match *steps {
            [only] if only.from == Place::BASE => out("uckers-did-enter", only),
            [first, then] if self.goes_on(first, then) => {
                out("uckers-did-enter-on", first).with("to", Location(then.colour, then.to))
            }
            [first, other] | [other, first] if first.from == Place::BASE && other.from != Place::BASE => {
                out("uckers-did-enter-and", first).with("way", self.way(other))
            }
            [step, same] if step == same => {
                let did = self.says("uckers-did-both").with("colour", step.colour.said());
                did.with("way", way(step).with("whose", "own"))
            }
            _ => {
                let ways: Vec<Say> = steps.iter().map(|&step| self.way(step)).collect();
                self.says("uckers-did-move").with("ways", ways)
            }
        }
    }

    /// Whether the second step is made by the counter that enters with the first: no other one stands there.
    fn goes_on(&self, first: Step, second: Step) -> bool {
        first.from == Place::BASE
            && (first.colour, first.to) == (second.colour, second.from)
            && self.counters(second.colour).on(second.from) == 0
    }

    /// A play with its pictures and with what it brings.
    fn told(&self, did: Say, steps: &[Step], after: &Position) -> Tale {
        let mut tale = Tale::of(did);
        let mut now = *self;
        let mut came_from = None;
        for &step in steps {
            let Step { colour, from, to } = step;
            let hit = hit_by(&now, step);
            // Who enters and goes on is shown once, on the whole of its way.
            if came_from != Some((colour, from)) || now.counters(colour).on(from) > 1 {
                tale = tale.sign(counter_sign(colour)).sign(Sign::cell(CellOf(colour, from)));
            }
            tale = tale.sign(if hit.is_empty() { Sign::To } else { Sign::Takes });
            tale.signs.extend(hit.iter().map(|&other| counter_sign(other)));
            tale = tale.sign(Sign::cell(CellOf(colour, to))).and(sent_back(&now, step, &hit));
            now = now.stepped(step);
            came_from = Some((colour, to));
        }
        tale.and(self.stacks(steps, after)).and(self.came_home(steps, after))
    }

    /// What becomes of blobs where counters came and went.
    fn stacks(&self, steps: &[Step], after: &Position) -> Vec<Say> {
        let mut told: Vec<Say> = Vec::new();
        let places = steps.iter().map(|step| (step.colour, step.to));
        for (colour, place) in places.chain(steps.iter().map(|step| (step.colour, step.from))) {
            if !place.is_track() {
                continue;
            }
            let heights = |position: &Position| {
                (position.counters(colour).on(place), position.partners_beside(colour, place))
            };
            let blob = |(own, partners): (usize, usize)| match own + partners {
                height if height > 1 && (own == 0 || partners == 0) => height,
                _ => 0,
            };
            let mixed = |(own, partners)| own > 0 && partners > 0;
            let [was, is] = [heights(self), heights(after)];
            let square = Location(colour, place);
            let say = |id, colour: Colour| Say::new(id).with("colour", colour.said()).with("square", square);
            let stands = if is.0 > 0 { colour } else { colour.partner() };
            let news = if mixed(is) && !mixed(was) {
                say("uckers-brought-mixi-blob", colour).with("partner", colour.partner().said())
            } else if blob(is) > blob(was) {
                say("uckers-brought-blob", stands).with("height", blob(is))
            } else if blob(was) > 0 && blob(is) == 0 && !mixed(is) {
                say("uckers-brought-open", colour)
            } else {
                continue;
            };
            if !told.contains(&news) {
                told.push(news);
            }
        }
        told
    }

    /// Who has come home, and what that means.
    fn came_home(&self, steps: &[Step], after: &Position) -> Vec<Say> {
        let mut told = Vec::new();
        let home = steps.iter().filter(|step| step.to == Place::HOME);
        let mut colours: Vec<Colour> = home.map(|step| step.colour).collect();
        colours.dedup();
        for &colour in &colours {
            let count = after.counters(colour).on(Place::HOME);
            told.push(Say::new("uckers-brought-home").with("colour", colour.said()).with("count", count));
        }
        let own = Colour::new(self.seat.index());
        let with_partner = |id| self.says(id).with("partner", own.partner().said());
        if after.phase == Phase::Over {
            let alone = self.rules.players == Players::Two;
            told.push(with_partner("uckers-brought-win").with("alone", if alone { "yes" } else { "no" }));
        } else if self.status(self.seat) != after.status(self.seat) {
            told.push(with_partner("uckers-brought-wait"));
        }
        told
    }

    /// Adds what a throw decides by itself: a challenge, or whether a seat may help its partner.
    fn decided(&self, tale: Tale, dice: Dice, after: &Position) -> Tale {
        let Phase::Challenge { colour, from, .. } = self.phase else {
            let id = match dice.sixes() {
                _ if self.status(self.seat) != Status::Waits => return tale,
                0 => "uckers-brought-no-help",
                _ => "uckers-brought-help",
            };
            let partner = Colour::new(self.seat.index()).partner();
            return tale.and([self.says(id).with("partner", partner.said())]);
        };
        let to = self.next_place(from);
        let blob = |id: &'static str| self.says(id).with("square", Location(colour, to));
        match after.phase {
            _ if dice.sixes() == 0 => {
                let held = blob("uckers-brought-held");
                tale.and([held.clone()]).failed(CellOf(colour, to), held)
            }
            Phase::Challenge { needed, .. } => {
                tale.and([blob("uckers-brought-more-sixes").with("needed", needed)])
            }
            _ => tale
                .sign(Sign::Takes)
                .sign(Sign::cell(CellOf(colour, to)))
                .and([blob("uckers-brought-off")
                    .with("counters", standing(self, &colour.opponents(), colour, to))])
                .and(self.stacks(&[Step { colour, from, to }], after)),
        }
    }

    /// That the seat throws once more.
    fn again(&self, after: &Position) -> Option<Say> {
        let again = after.seat == self.seat && after.phase != Phase::Over;
        again.then(|| self.says("uckers-brought-again"))
    }

    /// How many saved sixes the seat has now.
    fn left(&self, after: &Position) -> Say {
        self.says("uckers-brought-saved").with("count", after.saved(self.seat))
    }
}

/// The opposing counters that a step sends back to base.
fn sent_back(position: &Position, Step { colour, to, .. }: Step, hit: &[Colour]) -> Option<Say> {
    match *hit {
        [] => None,
        [one] => {
            let place = to.seen_from(colour, one);
            Some(Say::new("uckers-brought-hit").with("counter", counter(one, place)))
        }
        _ => {
            let say = Say::new("uckers-brought-hit-mixi-blob").with("square", Location(colour, to));
            Some(say.with("counters", standing(position, hit, colour, to)))
        }
    }
}
