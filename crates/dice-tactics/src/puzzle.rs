//! What puzzles are made of: the board's symmetries, and what a move is about.

use messdeck_core::{Seat, Square};
use messdeck_facade::{Motif, Playable as _, ToPuzzles};

use crate::rules::{Die, Move, Position};
use crate::unit::{Kind, Unit};

impl ToPuzzles for Position {
    const LETTERS: &'static str = "dt";

    const MOTIFS: &'static [Motif] = &[
        Motif { id: "remove", says: &["dice-tactics-did-remove"] },
        Motif { id: "drive-back", says: &["dice-tactics-did-drive-back"] },
        Motif { id: "no-retreat", says: &["dice-tactics-brought-blocked", "dice-tactics-brought-edge"] },
        Motif { id: "officer", says: &["dice-tactics-brought-officer-lost"] },
        Motif { id: "wedge", says: &["dice-tactics-brought-wedge"] },
        Motif { id: "break-wedge", says: &["dice-tactics-brought-wedge-broken"] },
        Motif { id: "free", says: &["dice-tactics-brought-free"] },
        Motif { id: "ranged", says: &[] },
        Motif { id: "turn", says: &["dice-tactics-did-turn"] },
        Motif { id: "move", says: &["dice-tactics-did-move"] },
        Motif { id: "wait", says: &["dice-tactics-did-wait"] },
        Motif { id: "hill", says: &["dice-tactics-brought-hill-soon", "dice-tactics-brought-hill-won"] },
        Motif { id: "breakthrough", says: &["dice-tactics-brought-breakthrough"] },
        Motif { id: "rout", says: &["dice-tactics-brought-rout"] },
    ];

    /// The board in a mirror from side to side, and seen by the other side with the colours exchanged.
    fn images(&self) -> Vec<Position> {
        [(false, false), (true, false), (false, true), (true, true)]
            .map(|(files, sides)| self.image(files, sides))
            .to_vec()
    }

    fn shows(&self, mv: Move) -> Vec<&'static str> {
        if matches!(mv, Move::Shoot { .. }) { vec!["ranged"] } else { Vec::new() }
    }
}

impl Position {
    fn image(&self, files: bool, sides: bool) -> Position {
        let other = |seat: Seat| if sides { seat.other() } else { seat };
        let to = |square: Square| {
            let (mirror, flip) = (if files { 7 } else { 0 }, if sides { 7 } else { 0 });
            Square::new(square.index() ^ mirror ^ flip << 3)
        };
        // Two mirrors make a half turn, which no pips show.
        let seen = |unit: Unit| if files == sides { unit } else { mirrored(unit) };
        let mut image = Position::start(&self.rules());
        for square in Square::all(!self.empty()) {
            if let Some(die) = self.die(square) {
                image.put(to(square), Die { seat: other(die.seat), unit: seen(die.unit) });
            }
        }
        let free = Square::all(self.free()).fold(0, |all, square| all | to(square).bit());
        image.with(other(self.to_act()), self.phase(), self.actions(), free, self.quiet())
    }
}

/// A unit in a mirror: pips that rise fall, columns and rows stay what they are.
fn mirrored(unit: Unit) -> Unit {
    match unit.kind() {
        Kind::Skirmisher | Kind::Cavalry => unit.rotated().unwrap_or(unit),
        _ => unit,
    }
}
