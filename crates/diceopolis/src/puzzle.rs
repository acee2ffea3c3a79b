//! What puzzles are made of: the city's symmetries, and what a move is about.

use messdeck_core::{MAX_SEATS, Seat};
use messdeck_facade::{Motif, Playable as _, ToPuzzles, ToTale as _};

use crate::Rules;
use crate::hand::Hand;
use crate::rules::{Move, Position};
use crate::square::{SIZE, Square};

impl ToPuzzles for Position {
    const LETTERS: &'static str = "do";

    const MOTIFS: &'static [Motif] = &[
        Motif { id: "run", says: &["diceopolis-brought-run"] },
        Motif { id: "two-runs", says: &[] },
        Motif { id: "block", says: &["diceopolis-brought-end-of-run"] },
        Motif { id: "outpost", says: &[] },
        Motif { id: "re-roll", says: &["diceopolis-did-reroll"] },
        Motif { id: "keep", says: &["diceopolis-did-keep"] },
    ];

    /// The eight symmetries of the cross. The seats are not exchanged, for red begins.
    fn images(&self) -> Vec<Position> {
        (0..8).map(|view| self.image(view)).collect()
    }

    fn shows(&self, mv: Move) -> Vec<&'static str> {
        let is_run = |id: &str| id == "diceopolis-brought-run";
        let runs = self.tale(mv).says.iter().filter(|say| is_run(say.id)).count();
        match (mv, runs) {
            (Move::Place { .. }, 0) => vec!["outpost"],
            (Move::Place { .. }, 2..) => vec!["two-runs"],
            _ => Vec::new(),
        }
    }
}

impl Position {
    fn image(&self, view: u8) -> Position {
        let scoring = self.scoring();
        let rules = Rules { players: self.players() as u8, dice: self.dice(), scoring };
        let turned = |number: i32, bit: u8| if view & bit == 0 { number } else { SIZE - 1 - number };
        let mut image = Position::start(&rules);
        for square in Square::all() {
            let (file, rank) = (turned(square.file(), 1), turned(square.rank(), 2));
            let (file, rank) = if view & 4 == 0 { (file, rank) } else { (rank, file) };
            if let (Some(to), Some(die)) = (Square::at(file, rank), self.die(square)) {
                image = image.put(to, die);
            }
        }
        let mut hands = [Hand::EMPTY; MAX_SEATS];
        self.seat_list().for_each(|seat: Seat| hands[seat.index()] = self.hand(seat));
        image.with(self.to_act(), self.placed(self.to_act()), self.phase(), hands)
    }
}
