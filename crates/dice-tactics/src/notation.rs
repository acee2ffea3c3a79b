//! Positions and moves as text: one spelling each, and errors that say what would be right.

use std::fmt::{self, Display};
use std::str::FromStr;

use messdeck_core::{ParseError, Scanner, Seat, Square, a_move_such_as, write_board};
use messdeck_facade::{Notation, Playable};

use crate::Rules;
use crate::rules::{BLACK, Die, Move, Phase, Position, WHITE};
use crate::unit::Unit;
use crate::valid::{Fields, wrong};

/// The letters of white's units, in the order of [`Unit::ALL`]. Moves write units like this for both sides.
const WHITE_UNITS: &str = "OSZCKPQLH";
/// The letters of black's units, in the same order.
const BLACK_UNITS: &str = "oszckpqlh";

impl Die {
    fn letter(self) -> char {
        if self.seat == WHITE { self.unit.capital() } else { self.unit.letter() }
    }
}

impl Unit {
    /// Its letter as moves write it.
    pub(crate) const fn capital(self) -> char {
        self.letter().to_ascii_uppercase()
    }

    /// The unit whose capital letter is the whole text.
    pub(crate) fn from_capital(text: &str) -> Option<Unit> {
        Unit::ALL.into_iter().find(|unit| text.chars().eq([unit.capital()]))
    }
}

impl Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, (8, 8), "", |square| self.die(square).map(Die::letter))?;
        let turn = if self.to_act() == WHITE { 'w' } else { 'b' };
        let phase = match self.phase() {
            Phase::Setup => "setup",
            Phase::Play => "play",
        };
        write!(f, " {turn} {phase} {} ", self.actions())?;
        if self.free() == 0 {
            f.write_str("-")?;
        }
        by_file(self.free()).try_for_each(|square| write!(f, "{square}"))?;
        write!(f, " {}", self.quiet())
    }
}

/// The squares of a set, sorted by file and then rank.
pub(crate) fn by_file(squares: u64) -> impl Iterator<Item = Square> {
    (0..8)
        .flat_map(|file| (0..8).filter_map(move |rank| Square::at(file, rank)))
        .filter(move |square| squares & square.bit() != 0)
}

impl Notation for Position {
    /// Reads a position and checks the "Valid" line of the rules page.
    fn parse(rules: &Rules, text: &str) -> Result<Position, ParseError> {
        let mut scanner = Scanner::new(text);
        let s = &mut scanner;
        let mut position = Position::start(rules);
        board(s, &mut position)?;
        s.expect(" ")?;
        let at_turn = s.place();
        let turn = Seat::new(s.one_of("wb", "notation-turn")?);
        s.expect(" ")?;
        let phase = phase(s)?;
        s.expect(" ")?;
        let at_actions = s.place();
        let actions = s.number(0, rules.army())?;
        s.expect(" ")?;
        let at_free = s.place();
        let free = free(s)?;
        s.expect(" ")?;
        let at_quiet = s.place();
        let quiet = s.number(0, if rules.quiet == 0 { u32::MAX } else { rules.quiet.into() })?;
        s.end()?;

        let position = position.with(turn, phase, actions as u8, free, quiet);
        let fields = Fields { turn: at_turn, actions: at_actions, free: at_free, quiet: at_quiet };
        match wrong(&position, &fields) {
            Some((place, say)) => Err(s.error_at(place, say)),
            None => Ok(position),
        }
    }
}

fn board(s: &mut Scanner<'_>, position: &mut Position) -> Result<(), ParseError> {
    let dice = Square::scan_board(s, (8, 8), "", |s| {
        let white = s.take_one_of(WHITE_UNITS).map(|index| Die { seat: WHITE, unit: Unit::ALL[index] });
        let black = || s.take_one_of(BLACK_UNITS).map(|index| Die { seat: BLACK, unit: Unit::ALL[index] });
        white.or_else(black).ok_or_else(|| s.expected("dice-tactics-text-cell"))
    })?;
    dice.into_iter().for_each(|(square, die)| position.put(square, die));
    Ok(())
}

fn phase(s: &mut Scanner<'_>) -> Result<Phase, ParseError> {
    Ok([Phase::Setup, Phase::Play][s.one_word(&["setup", "play"], "notation-phase")?])
}

/// Reads squares that are sorted by file and then rank, or `-` for none.
fn free(s: &mut Scanner<'_>) -> Result<u64, ParseError> {
    if s.take("-") {
        return Ok(0);
    }
    let mut squares = 0;
    let mut last = None;
    loop {
        let place = s.place();
        let square = Square::scan(s)?;
        let order = Some((square.file(), square.rank()));
        if order <= last {
            return Err(s.error_at(place, "notation-squares-order"));
        }
        last = order;
        squares |= square.bit();
        if s.peek() == Some(' ') || s.peek().is_none() {
            return Ok(squares);
        }
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place { unit, to } => write!(f, "{}@{to}", unit.capital()),
            Move::Step { from, to } => write!(f, "{from}-{to}"),
            Move::Attack { from, target } => write!(f, "{from}x{target}"),
            Move::Shoot { from, target } => write!(f, "{from}*{target}"),
            Move::Rotate { at } => write!(f, "{at}r"),
            Move::Hold => f.write_str("hold"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    /// Reads a move by its shape alone: whether it makes sense in a position is the rules' business.
    fn from_str(text: &str) -> Result<Move, ParseError> {
        Scanner::whole(text, |s| {
            if s.take("hold") {
                return Ok(Move::Hold);
            }
            if let Some(index) = s.take_one_of(WHITE_UNITS) {
                s.expect("@")?;
                return Ok(Move::Place { unit: Unit::ALL[index], to: Square::scan(s)? });
            }
            match s.peek() {
                Some('a'..='h') => {}
                Some(c) if c.is_ascii_uppercase() => return Err(s.expected("dice-tactics-text-unit")),
                _ => return Err(s.expected(a_move_such_as(&["Z@c3", "c3-c4", "c3xc4", "c3r", "hold"]))),
            }
            let from = Square::scan(s)?;
            match s.one_of("-x*r", "dice-tactics-text-sign")? {
                0 => Ok(Move::Step { from, to: Square::scan(s)? }),
                1 => Ok(Move::Attack { from, target: Square::scan(s)? }),
                2 => Ok(Move::Shoot { from, target: Square::scan(s)? }),
                _ => Ok(Move::Rotate { at: from }),
            }
        })
    }
}
