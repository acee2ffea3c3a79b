//! The throws of a roll-off, as the tag `roll-off` spells them: `red=63 blue=41`.

use std::fmt::{self, Display};
use std::str::FromStr;

use messdeck_core::Say;

use super::unlike;

/// Who threw what, in the order in which the dice fell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Throws(pub Vec<(String, Vec<u8>)>);

impl Display for Throws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (seat, dice)) in self.0.iter().enumerate() {
            write!(f, "{}{seat}=", if index > 0 { " " } else { "" })?;
            dice.iter().try_for_each(|die| write!(f, "{die}"))?;
        }
        Ok(())
    }
}

impl FromStr for Throws {
    type Err = Say;

    fn from_str(text: &str) -> Result<Throws, Say> {
        let throw = |word: &str| {
            let (seat, dice) =
                word.split_once('=').filter(|(seat, dice)| !seat.is_empty() && !dice.is_empty())?;
            let die = |c: char| c.to_digit(7).filter(|&die| die > 0).map(|die| die as u8);
            Some((seat.to_owned(), dice.chars().map(die).collect::<Option<Vec<u8>>>()?))
        };
        let throws = text.split(' ').map(|word| throw(word).ok_or_else(|| unlike(word, "red=63")));
        throws.collect::<Result<_, _>>().map(Throws)
    }
}
