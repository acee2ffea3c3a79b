//! What puzzles are made of: the board's symmetries, and what a move is about.

use messdeck_core::Seat;
use messdeck_facade::{Motif, ToPuzzles, ToTale as _};

use crate::rules::{Bound, Colour, Move, Phase, Place, Position, Quad, Statuses};

impl ToPuzzles for Position {
    const LETTERS: &'static str = "uc";

    const MOTIFS: &'static [Motif] = &[
        Motif { id: "hit", says: &["uckers-brought-hit", "uckers-brought-hit-mixi-blob"] },
        Motif { id: "blob", says: &["uckers-brought-blob"] },
        Motif { id: "mixi-blob", says: &["uckers-brought-mixi-blob"] },
        Motif { id: "open", says: &["uckers-brought-open"] },
        Motif { id: "challenge", says: &["uckers-did-challenge"] },
        Motif { id: "come-out", says: &["uckers-did-enter", "uckers-did-enter-on", "uckers-did-enter-and"] },
        Motif { id: "home", says: &["uckers-brought-home"] },
        Motif { id: "saved-six", says: &["uckers-did-use", "uckers-did-save"] },
        Motif { id: "run", says: &[] },
    ];

    /// The board turned by quarters, on which every colour stands where another one stood.
    fn images(&self) -> Vec<Position> {
        (0..4).map(|quarters| self.image(quarters)).collect()
    }

    /// A run is a move that brings nothing but steps.
    fn shows(&self, mv: Move) -> Vec<&'static str> {
        let is_run = match mv {
            Move::Step(step) => step.from != Place::BASE,
            Move::Steps(one, other) => one.from != Place::BASE && other.from != Place::BASE,
            _ => false,
        };
        let tells = self.tale(mv).says.into_iter().skip(1).filter(|say| say.id != "uckers-brought-again");
        if is_run && tells.count() == 0 { vec!["run"] } else { Vec::new() }
    }
}

impl Position {
    fn image(&self, quarters: usize) -> Position {
        let seats = self.rules.seat_count();
        let next = |seat: usize| (seat + quarters) % seats;
        let colour = |colour: Colour| Colour::new((colour.index() + quarters) % 4);
        let mut image = Position {
            counters: Quad::ZERO,
            saved: Quad::ZERO,
            status: Statuses::ALL_PLAY,
            seat: Seat::new(next(self.seat.index())),
            phase: self.phase,
            bound: self.bound.map(|bound| Bound { colour: colour(bound.colour), ..bound }),
            rules: self.rules,
        };
        if let Phase::Challenge { colour: own, from, needed } = self.phase {
            image.phase = Phase::Challenge { colour: colour(own), from, needed };
        }
        for own in Colour::ALL {
            image.counters = image.counters.with_counters(colour(own).index(), self.counters(own));
        }
        for seat in 0..seats {
            let (own, to) = (Seat::new(seat), Seat::new(next(seat)));
            image.saved = image.saved.with(to.index(), self.saved(own));
            image.status = image.status.with(to, self.status(own));
        }
        image
    }
}
