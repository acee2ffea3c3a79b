//! Moves as they are told to people.

use messdeck_core::{Position as _, Say, Square};
use messdeck_facade::{Sign, Tale, ToTale};

use crate::name;
use crate::prospects;
use crate::rules::{Die, Move, Position, SIX};
use crate::why::dice_on;

impl Die {
    /// Its name, such as "red 3".
    pub(crate) fn said(self) -> Say {
        Say::new("uptick-die").with("seat", Say::new(name(self.seat))).with("value", self.value)
    }

    /// Its name where it stands, such as "the red 3 on d4".
    pub(crate) fn on(self, square: Square) -> Say {
        let said = Say::new("uptick-die-on").with("seat", Say::new(name(self.seat)));
        said.with("value", self.value).with("square", square)
    }
}

impl ToTale for Position {
    fn tale(&self, mv: Move) -> Tale {
        let seat = self.to_act();
        let say = |id: &'static str| Say::new(id).with("seat", Say::new(name(seat)));
        match mv {
            Move::Pass if self.is_spent(seat) => Tale::pass(say("uptick-did-pass-spent")),
            Move::Pass => Tale::pass(say("uptick-did-pass")),
            Move::Place { value, to } => {
                Tale::of(say("uptick-did-place").with("value", value).with("to", to))
                    .sign(Sign::die(name(seat), value))
                    .sign(Sign::To)
                    .sign(Sign::cell(to))
            }
            Move::Slide { from, to } | Move::Capture { from, to } => {
                let Some(die) = self.die(from) else { return Tale::default() };
                let prey = self.die(to);
                let did = match prey {
                    None => say("uptick-did-move").with("to", to),
                    Some(prey) => {
                        say("uptick-did-capture").with("prey", prey.on(to)).with("points", prey.value)
                    }
                };
                let tale = Tale::of(did.with("die", die.on(from)).with("then", die.value + 1))
                    .sign(Sign::die(name(seat), die.value))
                    .sign(Sign::cell(from));
                let tale = match prey {
                    None => tale.sign(Sign::To),
                    Some(prey) => tale.sign(Sign::Takes).sign(Sign::die(name(prey.seat), prey.value)),
                };
                tale.sign(Sign::cell(to)).and(self.brings(mv, to, die))
            }
        }
    }

    fn prospects(&self, mv: Move) -> Vec<Say> {
        prospects::of(self, mv)
    }
}

impl Position {
    /// What a die brings that goes to a square: whom it freezes there, and that it has come to its end as a six.
    fn brings(&self, mv: Move, to: Square, die: Die) -> Vec<Say> {
        let after = self.play_unchecked(mv);
        let seat = die.seat;
        let freezes =
            self.unfrozen(seat.other()) & !after.unfrozen(seat.other()) & after.dice_of(seat.other());
        let mut brings = Vec::new();
        if freezes != 0 {
            brings.push(Say::new("uptick-brought-freeze").with("dice", dice_on(&after, freezes)));
        }
        if die.value + 1 == SIX {
            brings.push(Say::new("uptick-brought-six").with("square", to));
        } else if after.dice_of(seat) & to.bit() != 0 && after.unfrozen(seat) & to.bit() == 0 {
            let freezers = after.freezers(to, Die { seat, value: die.value + 1 });
            brings.push(Say::new("uptick-brought-frozen").with("freezers", dice_on(&after, freezers)));
        }
        brings
    }
}
