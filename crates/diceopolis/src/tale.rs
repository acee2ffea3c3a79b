//! Moves as they are told to people, and what they call things.

use messdeck_core::{Arg, Position as _, Say, Seat};
use messdeck_facade::{Sign, Tale, ToTale};

use crate::hand::Hand;
use crate::name;
use crate::prospects;
use crate::rules::{Die, Move, Phase, Position};
use crate::score::Run;
use crate::square::Square;

/// Whoever plays a colour.
pub(crate) fn colour(seat: Seat) -> Say {
    Say::new(name(seat))
}

/// A die of the cross.
pub(crate) fn black(value: u8) -> Say {
    Say::new("diceopolis-die").with("seat", Say::new("black")).with("value", value)
}

impl Die {
    /// Its name, such as "red 3".
    pub(crate) fn said(self) -> Say {
        Say::new("diceopolis-die").with("seat", colour(self.seat)).with("value", self.value)
    }
}

impl Hand {
    /// What its dice show.
    pub(crate) fn said(self) -> Vec<Say> {
        self.dice().map(|value| Say::new("pips").with("value", value)).collect()
    }
}

impl Square {
    /// Its name, where several are listed.
    pub(crate) fn said(self) -> Say {
        Say::new("square").with("square", self)
    }
}

impl From<Square> for Arg {
    fn from(square: Square) -> Arg {
        Arg::Word(square.to_string())
    }
}

impl ToTale for Position {
    fn tale(&self, mv: Move) -> Tale {
        let seat = self.to_act();
        let say = |id: &'static str| Say::new(id).with("seat", colour(seat));
        let after = self.play_unchecked(mv);
        match mv {
            Move::Roll { value } => {
                let mut brings = Vec::new();
                // While the first hands are rolled, only a whole one is worth a sentence.
                if !after.is_filling() || after.to_act() != seat {
                    brings.push(say("diceopolis-brought-hand").with("hand", after.hand(seat).said()));
                }
                if self.cache(seat) == 1 {
                    brings.push(say("diceopolis-brought-empty-cache"));
                }
                Tale::throw(name(seat), &[value]).and(brings)
            }
            Move::Keep => Tale::of(say("diceopolis-did-keep")).sign(Sign::word("diceopolis-sign-keep")),
            Move::Reroll { value } => Tale::of(say("diceopolis-did-reroll").with("value", value))
                .sign(Sign::word("diceopolis-sign-reroll"))
                .sign(Sign::die(name(seat), value)),
            Move::Place { value, to } => {
                let points = after.scores()[seat.index()] - self.scores()[seat.index()];
                let did = say("diceopolis-did-place").with("value", value).with("to", to);
                let tale = Tale::of(did.with("points", points))
                    .sign(Sign::die(name(seat), value))
                    .sign(Sign::To)
                    .sign(Sign::cell(to));
                let scored = Say::new("diceopolis-sign-points").with("points", points);
                let tale = if points > 0 { tale.sign(Sign::word(scored)) } else { tale };
                tale.and(self.brings(&after, to))
            }
        }
    }

    fn prospects(&self, mv: Move) -> Vec<Say> {
        prospects::of(self, mv)
    }
}

impl Position {
    /// What a die brings that was placed on a square: the runs that it is in, those that it ends, and the end of the game.
    fn brings(&self, after: &Position, to: Square) -> Vec<Say> {
        let run = |id: &'static str, run: Run, points: i32| {
            let say = Say::new(id).with("seat", colour(run.seat)).with("length", run.length);
            say.with("black", black(run.row.value)).with("cross", run.row.cross).with("points", points)
        };
        let before = |row: Run| row.row.run(self).map_or(0, |run| run.points(self.scoring()));
        let scores = Run::all(after).filter(|of| of.squares().any(|square| square == to));
        let mut brings: Vec<Say> = scores
            .map(|of| run("diceopolis-brought-run", of, of.points(self.scoring()) - before(of)))
            .collect();
        brings.extend(self.ended(after, to).map(|of| run("diceopolis-brought-end-of-run", of, 0)));
        if after.phase() == Phase::Over {
            brings.push(Say::new("diceopolis-brought-city"));
        }
        brings
    }

    /// The runs that would have gone on on a square, and that what stands there now has ended.
    pub(crate) fn ended(&self, after: &Position, to: Square) -> impl Iterator<Item = Run> {
        Run::all(self).filter(move |run| run.next() == Some(to) && run.row.run(after) == Some(*run))
    }
}
