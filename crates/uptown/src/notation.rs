//! The one text of every position and move, and which texts are valid positions.

use std::fmt::{self, Display};
use std::str::FromStr;

use messdeck_core::{ParseError, Say, Scanner, Square, write_board};
use messdeck_facade::Notation;
use messdeck_tetracubes::Shape;

use crate::options::Rules;
use crate::rules::{Colour, FILES, HIGHEST, Piece, Placement, RANKS, Town, square};

/// The board's files and ranks.
const SIZE: (i32, i32) = (FILES as i32, RANKS as i32);

impl Display for Town {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, SIZE, ",", |square| self.stack_text(square))?;
        write!(f, " {} ", self.to_act().letter())?;
        write_pool(f, self.pool(Colour::Grey))?;
        f.write_str(",")?;
        write_pool(f, self.pool(Colour::Red))
    }
}

impl Town {
    /// The stack on a square from the board up; `None` if there is none.
    fn stack_text(&self, square: Square) -> Option<String> {
        (self.height(square) > 0).then(|| self.stack(square).map(Colour::letter).collect())
    }
}

fn write_pool(f: &mut fmt::Formatter<'_>, pieces: impl Iterator<Item = Piece>) -> fmt::Result {
    let letters: String = pieces.map(|piece| piece.shape.letter()).collect();
    f.write_str(if letters.is_empty() { "-" } else { &letters })
}

impl Notation for Town {
    /// Reads a position of a game in which `first` acts first.
    fn parse(rules: &Rules, text: &str) -> Result<Town, ParseError> {
        Scanner::whole(text, |scanner| {
            let stacks = Square::scan_board(scanner, SIZE, ",", scan_stack)?;
            scanner.expect(" ")?;
            let turn_place = scanner.place();
            let turn = scan_colour(scanner, "notation-turn")?;
            scanner.expect(" ")?;
            let pool_place = scanner.place();
            let grey = scan_pool(scanner)?;
            scanner.expect(",")?;
            let red = scan_pool(scanner)?;

            let town = Town::assemble(rules, stacks, [grey, red]);
            for colour in Colour::ALL {
                check_cubes(&town, colour).map_err(|say| scanner.error_at(pool_place, say))?;
            }
            if turn != town.to_act() {
                let say = Say::new("uptown-text-turn")
                    .with("gone", town.gone(Colour::Grey) + town.gone(Colour::Red))
                    .with("first", Say::new(rules.first.name()))
                    .with("letter", town.to_act().letter().to_string());
                return Err(scanner.error_at(turn_place, say));
            }
            Ok(town)
        })
    }
}

/// A piece that left the pool is on the board with all its cubes.
fn check_cubes(town: &Town, colour: Colour) -> Result<(), Say> {
    let (cubes, gone) = (town.cubes(colour), town.gone(colour));
    if cubes == 4 * gone {
        return Ok(());
    }
    let say = Say::new("uptown-text-cubes").with("seat", Say::new(colour.name()));
    Err(say.with("cubes", cubes).with("gone", gone).with("due", 4 * gone))
}

fn scan_stack(scanner: &mut Scanner<'_>) -> Result<Vec<Colour>, ParseError> {
    let mut stack = vec![scan_colour(scanner, "uptown-text-cell")?];
    loop {
        let place = scanner.place();
        let Some(index) = scanner.take_one_of(COLOURS) else { return Ok(stack) };
        if stack.len() == HIGHEST {
            return Err(scanner.error_at(place, "uptown-text-height"));
        }
        stack.push(Colour::ALL[index]);
    }
}

fn scan_pool(scanner: &mut Scanner<'_>) -> Result<Vec<Shape>, ParseError> {
    if scanner.take("-") {
        return Ok(Vec::new());
    }
    let mut left = vec![scan_shape(scanner, "uptown-text-pool")?];
    loop {
        let place = scanner.place();
        let Some(index) = scanner.take_one_of(Shape::LETTERS) else { return Ok(left) };
        let shape = Shape::ALL[index];
        if left.last() >= Some(&shape) {
            return Err(scanner.error_at(place, "uptown-text-pool-order"));
        }
        left.push(shape);
    }
}

const COLOURS: &str = "gr";

fn scan_colour(scanner: &mut Scanner<'_>, what: &'static str) -> Result<Colour, ParseError> {
    Ok(Colour::ALL[scanner.one_of(COLOURS, what)?])
}

fn scan_shape(scanner: &mut Scanner<'_>, what: &'static str) -> Result<Shape, ParseError> {
    Ok(Shape::ALL[scanner.one_of(Shape::LETTERS, what)?])
}

impl Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.letter(), self.shape.letter())
    }
}

impl FromStr for Piece {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Piece, ParseError> {
        Scanner::whole(text, scan_piece)
    }
}

fn scan_piece(scanner: &mut Scanner<'_>) -> Result<Piece, ParseError> {
    let colour = scan_colour(scanner, "notation-colour")?;
    let shape = scan_shape(scanner, "notation-piece")?;
    Ok(Piece { colour, shape })
}

impl Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d] = self.squares();
        write!(f, "{}@{a}{b}{c}{d}", self.piece())
    }
}

impl FromStr for Placement {
    type Err = ParseError;

    /// A square off the board is an error here and not a reason there: no move has such a text (UP-P1).
    fn from_str(text: &str) -> Result<Placement, ParseError> {
        Scanner::whole(text, |scanner| {
            let piece = scan_piece(scanner)?;
            scanner.expect("@")?;
            let mut squares = [scan_square(scanner)?; 4];
            for i in 1..4 {
                let place = scanner.place();
                let (before, here) = (squares[i - 1], scan_square(scanner)?);
                if (here.file(), here.rank()) < (before.file(), before.rank()) {
                    return Err(scanner.error_at(place, "notation-squares-order"));
                }
                squares[i] = here;
            }
            Ok(Placement::new(piece, squares))
        })
    }
}

/// Reads a square of the board.
pub(crate) fn scan_square(scanner: &mut Scanner<'_>) -> Result<Square, ParseError> {
    let file = scanner.one_of("abcdefg", "notation-file")?;
    let rank = scanner.one_of("12345", "notation-rank")?;
    Ok(square(file as u32, rank as u32))
}
