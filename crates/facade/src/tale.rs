//! A move told to people: a sentence, and in short a row of pictures.

use messdeck_core::Say;
use schemars::JsonSchema;
use serde::Serialize;

use crate::say;

/// What a move or a throw was and what it brought.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Tale {
    /// The move in short, for a list of moves.
    pub signs: Vec<Sign>,
    /// The move in a sentence, and what it brought in others. Each has a wording `do` that tells somebody to do it.
    #[serde(serialize_with = "say::list")]
    #[schemars(with = "Vec<say::SayShape<'static>>")]
    pub says: Vec<Say>,
    /// Whether nothing was done, because nothing could be: its sentence says why.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub passes: bool,
    /// What it cost in vain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flash: Option<Flash>,
}

/// A few words that a board shows on a cell for a moment, because something that was tried there has failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Flash {
    /// The cell.
    pub cell: String,
    /// The words.
    #[serde(serialize_with = "say::one")]
    #[schemars(with = "say::SayShape<'static>")]
    pub say: Say,
}

/// A picture or a word in the short form of a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Sign {
    /// A die, a counter, a piece: drawn as the same thing is in a tray.
    Thing {
        /// What it is, as [`crate::Item::kind`].
        thing: &'static str,
        /// Its name, as [`crate::Item::id`].
        id: String,
        /// The seat or colour that it wears.
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<&'static str>,
        /// The value it shows.
        #[serde(skip_serializing_if = "Option::is_none")]
        value: Option<u32>,
        /// The unit cubes it is made of, where its shape matters.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        cubes: Vec<[i32; 3]>,
    },
    /// Dice as they fell.
    Dice {
        /// What they show.
        faces: Vec<u8>,
    },
    /// A cell of the board.
    Cell {
        /// Its id.
        id: String,
    },
    /// From here to there.
    To,
    /// Something is taken or hit.
    Takes,
    /// A word, where no picture says it.
    Word {
        /// The word.
        #[serde(serialize_with = "say::one")]
        #[schemars(with = "say::SayShape<'static>")]
        say: Say,
    },
}

impl Tale {
    /// A sentence, and nothing besides.
    pub fn of(say: Say) -> Tale {
        Tale { says: vec![say], ..Tale::default() }
    }

    /// Adds a picture.
    #[must_use]
    pub fn sign(mut self, sign: Sign) -> Tale {
        self.signs.push(sign);
        self
    }

    /// Adds something that the move brought.
    #[must_use]
    pub fn and(mut self, says: impl IntoIterator<Item = Say>) -> Tale {
        self.says.extend(says);
        self
    }

    /// A turn that is passed, with the sentence that says why nothing else could be done; all games show it by the same word.
    pub fn pass(why: Say) -> Tale {
        Tale { passes: true, ..Tale::of(why) }.sign(Sign::word("pass"))
    }

    /// Adds that something failed on a cell.
    #[must_use]
    pub fn failed(mut self, cell: impl ToString, say: Say) -> Tale {
        self.flash = Some(Flash { cell: cell.to_string(), say });
        self
    }

    /// Dice that a seat threw, which all games tell in the same words.
    pub fn throw(seat: &'static str, faces: &[u8]) -> Tale {
        let pips = faces.iter().map(|&face| Say::new("pips").with("value", face)).collect::<Vec<_>>();
        let say = Say::new("throws").with("seat", Say::new(seat)).with("faces", pips);
        Tale::of(say).sign(Sign::Dice { faces: faces.to_vec() })
    }
}

impl Sign {
    /// A die of a seat.
    pub fn die(seat: &'static str, value: u8) -> Sign {
        let (id, value) = (value.to_string(), Some(value.into()));
        Sign::Thing { thing: "die", id, seat: Some(seat), value, cubes: Vec::new() }
    }

    /// A cell of the board.
    pub fn cell(id: impl ToString) -> Sign {
        Sign::Cell { id: id.to_string() }
    }

    /// A word, where no picture says it.
    pub fn word(say: impl Into<Say>) -> Sign {
        Sign::Word { say: say.into() }
    }
}
