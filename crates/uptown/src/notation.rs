//! The one text of every position and move, and which texts are valid positions.

use std::fmt::{self, Display};
use std::str::FromStr;

use messdeck_core::{ParseError, Scanner, Square, write_board};
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
            let turn = scan_colour(scanner, "the seat to act, g or r")?;
            scanner.expect(" ")?;
            let pool_place = scanner.place();
            let grey = scan_pool(scanner)?;
            scanner.expect(",")?;
            let red = scan_pool(scanner)?;

            let town = Town::assemble(rules, stacks, [grey, red]);
            for colour in Colour::ALL {
                check_cubes(&town, colour).map_err(|message| scanner.error_at(pool_place, message))?;
            }
            if turn != town.to_act() {
                let message = format!(
                    "the pieces gone from the pool number {}, so it is the turn of {}, since {} acts first",
                    town.gone(Colour::Grey) + town.gone(Colour::Red),
                    town.to_act().letter(),
                    rules.first.name()
                );
                return Err(scanner.error_at(turn_place, message));
            }
            Ok(town)
        })
    }
}

/// A piece that left the pool is on the board with all its cubes.
fn check_cubes(town: &Town, colour: Colour) -> Result<(), String> {
    let (cubes, gone) = (town.cubes(colour), town.gone(colour));
    if cubes == 4 * gone {
        return Ok(());
    }
    Err(format!(
        "{}'s cubes on the board number {cubes}, but its pieces gone from the pool number {gone}, which makes {}",
        colour.name(),
        4 * gone
    ))
}

fn scan_stack(scanner: &mut Scanner<'_>) -> Result<Vec<Colour>, ParseError> {
    let mut stack = vec![scan_colour(scanner, "a stack of g and r, or a number of empty squares")?];
    loop {
        let place = scanner.place();
        let Some(index) = scanner.take_one_of(COLOURS) else { return Ok(stack) };
        if stack.len() == HIGHEST {
            return Err(scanner.error_at(place, "a stack is at most four cubes high"));
        }
        stack.push(Colour::ALL[index]);
    }
}

fn scan_pool(scanner: &mut Scanner<'_>) -> Result<Vec<Shape>, ParseError> {
    if scanner.take("-") {
        return Ok(Vec::new());
    }
    let mut left = vec![scan_shape(scanner, "the pieces left, letters of ABILOPTZ, or -")?];
    loop {
        let place = scanner.place();
        let Some(index) = scanner.take_one_of(Shape::LETTERS) else { return Ok(left) };
        let shape = Shape::ALL[index];
        if left.last() >= Some(&shape) {
            return Err(scanner.error_at(place, "pieces stand in the order ABILOPTZ, each at most once"));
        }
        left.push(shape);
    }
}

const COLOURS: &str = "gr";

fn scan_colour(scanner: &mut Scanner<'_>, what: &str) -> Result<Colour, ParseError> {
    Ok(Colour::ALL[scanner.one_of(COLOURS, what)?])
}

fn scan_shape(scanner: &mut Scanner<'_>, what: &str) -> Result<Shape, ParseError> {
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
    let colour = scan_colour(scanner, "a colour, g or r")?;
    let shape = scan_shape(scanner, "a piece, one of ABILOPTZ")?;
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
                    let message = format!("squares go by file, then rank: {here} comes before {before}");
                    return Err(scanner.error_at(place, message));
                }
                squares[i] = here;
            }
            Ok(Placement::new(piece, squares))
        })
    }
}

/// Reads a square of the board.
pub(crate) fn scan_square(scanner: &mut Scanner<'_>) -> Result<Square, ParseError> {
    let file = scanner.one_of("abcdefg", "a square of the board, file a–g")?;
    let rank = scanner.one_of("12345", "a square of the board, rank 1–5")?;
    Ok(square(file as u32, rank as u32))
}
