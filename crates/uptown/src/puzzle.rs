//! What puzzles are made of: the board's symmetries, and what a placement is about.

use messdeck_core::Square;
use messdeck_facade::{Motif, ToPuzzles};
use messdeck_tetracubes::Shape;

use crate::rules::{Colour, FILES, Placement, RANKS, Town, all_squares};

impl ToPuzzles for Town {
    const LETTERS: &'static str = "up";

    const MOTIFS: &'static [Motif] = &[
        Motif { id: "column", says: &["uptown-brought-column"] },
        Motif { id: "turn", says: &["uptown-brought-turned-column"] },
        Motif { id: "break", says: &["uptown-brought-lost-column"] },
        Motif { id: "cover", says: &["uptown-brought-hides"] },
        Motif { id: "other-colour", says: &[] },
        Motif { id: "four-columns", says: &["uptown-brought-majority"] },
        Motif { id: "last-piece", says: &["uptown-brought-end"] },
    ];

    /// The plan seen in mirrors: columns stay columns, and pieces turn into their mirror images. The colours are not exchanged, for
    /// the options say which one acts first.
    fn images(&self) -> Vec<Town> {
        [(false, false), (true, false), (false, true), (true, true)]
            .map(|(files, ranks)| self.image(files, ranks))
            .to_vec()
    }

    fn shows(&self, placement: Placement) -> Vec<&'static str> {
        let is_own = placement.piece().colour == self.to_act();
        if is_own { Vec::new() } else { vec!["other-colour"] }
    }
}

impl Town {
    fn image(&self, files: bool, ranks: bool) -> Town {
        let to = |square: Square| {
            let (file, rank) = (square.file() as u32, square.rank() as u32);
            let file = if files { FILES - 1 - file } else { file };
            crate::rules::square(file, if ranks { RANKS - 1 - rank } else { rank })
        };
        // Two mirrors make a half turn, which leaves every piece what it is.
        let seen = |shape: Shape| if files == ranks { shape } else { shape.mirrored() };
        let stacks = all_squares().map(|square| (to(square), self.stack(square).collect()));
        let pool = Colour::ALL.map(|colour| self.pool(colour).map(|piece| seen(piece.shape)).collect());
        Town::assemble(&self.rules(), stacks, pool)
    }
}
