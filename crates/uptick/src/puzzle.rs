//! What puzzles are made of: the board's symmetries, and what a move is about.

use messdeck_core::{Position as _, Seat, Square};
use messdeck_facade::{Motif, Playable as _, ToPuzzles};

use crate::options::Rules;
use crate::rules::{BLUE, Die, Move, Position, RED};

impl ToPuzzles for Position {
    const LETTERS: &'static str = "ut";

    const MOTIFS: &'static [Motif] = &[
        Motif { id: "capture", says: &["uptick-did-capture"] },
        Motif { id: "freeze", says: &["uptick-brought-freeze"] },
        Motif { id: "release", says: &[] },
        Motif { id: "fork", says: &[] },
        Motif { id: "escape", says: &[] },
        Motif { id: "shield", says: &[] },
        Motif { id: "bait", says: &[] },
        Motif { id: "six", says: &["uptick-brought-six"] },
        Motif { id: "place", says: &["uptick-did-place"] },
        Motif { id: "move", says: &["uptick-did-move"] },
    ];

    /// The eight symmetries of a square, each also with the colours exchanged: all that sets the seats apart is who acted last.
    fn images(&self) -> Vec<Position> {
        (0..8).flat_map(|view| [false, true].map(|swaps| self.image(view, swaps))).collect()
    }

    fn shows(&self, mv: Move) -> Vec<&'static str> {
        let seat = self.to_act();
        let after = self.play_unchecked(mv);
        let (from, to) = match mv {
            Move::Pass => return Vec::new(),
            Move::Place { to, .. } => (0, to.bit()),
            Move::Slide { from, to } | Move::Capture { from, to } => (from.bit(), to.bit()),
        };
        let stayed = self.dice_of(seat) & after.dice_of(seat) & !to;
        let (in_reach, still_in_reach) = (self.in_reach(seat), after.in_reach(seat));
        let aims = |position: &Position| position.in_reach(seat.other()).count_ones();
        let shown = [
            ("release", stayed & !self.unfrozen(seat) & after.unfrozen(seat) != 0),
            ("fork", aims(&after) >= aims(self) + 2),
            ("escape", in_reach & from != 0 && still_in_reach & to == 0),
            ("shield", stayed & in_reach & !still_in_reach != 0),
            ("bait", still_in_reach & to != 0),
        ];
        shown.into_iter().filter(|(_, is_shown)| *is_shown).map(|(id, _)| id).collect()
    }
}

impl Position {
    /// The seat's dice that the other could capture if it were its turn.
    fn in_reach(&self, seat: Seat) -> u64 {
        let hunters = Square::all(self.unfrozen(seat.other()));
        let reach = hunters.fold(0, |all, from| all | self.reach(seat.other(), from));
        reach & self.dice_of(seat)
    }

    /// One of the eight views of the board, perhaps with the colours exchanged.
    fn image(&self, view: u8, swaps: bool) -> Position {
        let last = i32::from(self.size()) - 1;
        let other = |seat: Seat| if swaps { seat.other() } else { seat };
        let mut image = Position::start(&Rules { size: self.size(), dice: 1 });
        for square in Square::all(self.board() & !self.empty()) {
            let file = if view & 1 == 0 { square.file() } else { last - square.file() };
            let rank = if view & 2 == 0 { square.rank() } else { last - square.rank() };
            let (file, rank) = if view & 4 == 0 { (file, rank) } else { (rank, file) };
            if let (Some(to), Some(die)) = (Square::at(file, rank), self.die(square)) {
                image.put(to, Die { seat: other(die.seat), ..die });
            }
        }
        let seats = [RED, BLUE].map(other);
        let (reserve, captured) =
            (seats.map(|seat| self.reserve(seat)), seats.map(|seat| self.captured(seat)));
        image.with(other(self.to_act()), reserve, captured, self.last().map(other))
    }
}
