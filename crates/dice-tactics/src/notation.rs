//! Positions and moves as text: one spelling each, and errors that say what would be right.

use std::fmt::{self, Display};
use std::str::FromStr;

use messdeck_core::{ParseError, Scanner, Seat, Square, write_board};
use messdeck_facade::{Notation, Playable};

use crate::objective::Ending;
use crate::rules::{BLACK, Die, Move, Phase, Position, WHITE, home};
use crate::unit::{Kind, Unit};
use crate::why::counted;
use crate::{Rules, name};

/// The letters of white's units, in the order of [`Unit::ALL`]. Moves write units like this for both sides.
const WHITE_UNITS: &str = "OSZCKPQLH";
/// The letters of black's units, in the same order.
const BLACK_UNITS: &str = "oszckpqlh";
const A_UNIT: &str = "a unit, one of O S Z C K P Q L H";

impl Display for Die {
    /// As a person says it, such as `white cavalry`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", name(self.seat), self.unit.kind().name())
    }
}

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
        let turn = Seat::new(s.one_of("wb", "the acting side, w or b")?);
        s.expect(" ")?;
        let phase = phase(s)?;
        s.expect(" ")?;
        let at_actions = s.place();
        let actions = s.number(0, rules.army(), "actions left, or units left to place")?;
        s.expect(" ")?;
        let at_free = s.place();
        let free = free(s)?;
        s.expect(" ")?;
        let at_quiet = s.place();
        let quiet =
            s.number(0, if rules.quiet == 0 { u32::MAX } else { rules.quiet.into() }, "quiet turns")?;
        s.end()?;

        let position = position.with(turn, phase, actions as u8, free, quiet);
        let fields = Fields { turn: at_turn, actions: at_actions, free: at_free, quiet: at_quiet };
        let wrong = match phase {
            Phase::Setup => wrong_in_setup(&position, &fields),
            Phase::Play => wrong_in_play(&position, &fields),
        };
        match wrong {
            Some((place, message)) => Err(s.error_at(place, message)),
            None => Ok(position),
        }
    }
}

/// Where the fields of a position begin; the board begins at the start.
struct Fields {
    turn: usize,
    actions: usize,
    free: usize,
    quiet: usize,
}

const BOARD: usize = 0;

fn board(s: &mut Scanner<'_>, position: &mut Position) -> Result<(), ParseError> {
    let dice = Square::scan_board(s, (8, 8), "", |s| {
        let white = s.take_one_of(WHITE_UNITS).map(|index| Die { seat: WHITE, unit: Unit::ALL[index] });
        let black = || s.take_one_of(BLACK_UNITS).map(|index| Die { seat: BLACK, unit: Unit::ALL[index] });
        white.or_else(black).ok_or_else(|| {
            s.expected("a unit O S Z C K P Q L H (white) or o s z c k p q l h (black), or empty squares 1–8")
        })
    })?;
    dice.into_iter().for_each(|(square, die)| position.put(square, die));
    Ok(())
}

fn phase(s: &mut Scanner<'_>) -> Result<Phase, ParseError> {
    if s.take("setup") {
        Ok(Phase::Setup)
    } else if s.take("play") {
        Ok(Phase::Play)
    } else {
        Err(s.expected("setup or play"))
    }
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
            return Err(
                s.error_at(place, "squares with a free action are sorted by file and then rank, once each")
            );
        }
        last = order;
        squares |= square.bit();
        if s.peek() == Some(' ') || s.peek().is_none() {
            return Ok(squares);
        }
    }
}

/// What the "Valid" line has against a position in setup, and where.
fn wrong_in_setup(position: &Position, at: &Fields) -> Option<(usize, String)> {
    for seat in [WHITE, BLACK] {
        if let Some(square) = Square::all(position.units_of(seat) & !home(seat)).next() {
            let half = if seat == WHITE { "1–4" } else { "5–8" };
            let message = format!("in setup {}'s units stand on ranks {half}, not on {square}", name(seat));
            return Some((BOARD, message));
        }
    }
    let [white, black] = [WHITE, BLACK].map(|seat| position.units_of(seat).count_ones());
    let (all, most) = (position.rules().army(), position.rules().batch());
    let Some((turn, left)) = batch(all, white, black) else {
        let few = most / 2;
        let message = format!(
            "a setup with {white} white and {black} black units does not happen: white places {few}, black {most}, \
             white {most}, black {most}, white {few}"
        );
        return Some((BOARD, message));
    };
    if let Some(message) = too_many_officers(position) {
        return Some((BOARD, message));
    }
    let placed = format!("because {white} white and {black} black units are placed");
    if position.to_act() != turn {
        return Some((at.turn, format!("expected {} to act, {placed}", name(turn))));
    }
    if u32::from(position.actions()) != left {
        return Some((
            at.actions,
            format!("expected {} left to place in this batch, {placed}", counted(left, "unit")),
        ));
    }
    if black == all && position.officers(BLACK) == 0 {
        return Some((BOARD, format!("black has placed its {all} units and none is an officer")));
    }
    if position.free() != 0 {
        return Some((at.free, "expected -, because there are no free actions in setup".to_owned()));
    }
    (position.quiet() != 0)
        .then(|| (at.quiet, "expected 0, because no turns are counted in setup".to_owned()))
}

/// What is wrong if an army has more officers than it may (DT-S4).
fn too_many_officers(position: &Position) -> Option<String> {
    let most = u32::from(position.rules().officers);
    let seat = [WHITE, BLACK].into_iter().find(|&seat| position.officers(seat) > most)?;
    let officers = position.officers(seat);
    Some(format!("{} has {officers} officers, an army has at most {most}", name(seat)))
}

/// Whose batch it is and how many units are left of it, when so many are placed, of `all` on each side. Setup ends
/// with the last.
fn batch(all: u32, white: u32, black: u32) -> Option<(Seat, u32)> {
    let half = all / 2;
    let (first, third) = (half / 2, half / 2 + half);
    // Whose batch, how many units the other side has then, and with how many of its own it begins and ends.
    let batches = [
        (WHITE, 0, 0, first),
        (BLACK, first, 0, half),
        (WHITE, half, first, third),
        (BLACK, third, half, all),
        (WHITE, all, third, all),
    ];
    batches.into_iter().find_map(|(seat, waiting, begin, end)| {
        let (own, other) = if seat == WHITE { (white, black) } else { (black, white) };
        (other == waiting && (begin..end).contains(&own)).then(|| (seat, end - own))
    })
}

/// What the "Valid" line has against a position in play, and where.
fn wrong_in_play(position: &Position, at: &Fields) -> Option<(usize, String)> {
    let seat = position.to_act();
    for seat in [WHITE, BLACK] {
        let units = position.units_of(seat).count_ones();
        let most = position.rules().army();
        if units > most {
            return Some((BOARD, format!("{} has {units} units, an army has at most {most}", name(seat))));
        }
    }
    if let Some(message) = too_many_officers(position) {
        return Some((BOARD, message));
    }
    let officers = position.officers(seat);
    if officers == 0 {
        let message =
            format!("{} has no officer: it has lost, and the turn is still the winner's", name(seat));
        return Some((at.turn, message));
    }
    let actions = u32::from(position.actions());
    if actions > officers {
        let message =
            format!("{actions} actions left, but {} has only {}", name(seat), counted(officers, "officer"));
        return Some((at.actions, message));
    }
    if actions == 0 && !position.is_decided() {
        let message =
            "0 actions are left only if the last one has won the game: else the next turn has begun";
        return Some((at.actions, message.to_owned()));
    }
    let cavalry = position.units_of(seat) & position.kind(Kind::Cavalry);
    if let Some(square) = by_file(position.free() & !cavalry).next() {
        return Some((at.free, format!("there is no cavalry of {} on {square}", name(seat))));
    }
    if actions < officers && position.free() != 0 {
        let message = "expected -, because an action is spent, and the first one ends the free actions";
        return Some((at.free, message.to_owned()));
    }
    let winner = position.ending().and_then(Ending::winner).filter(|_| position.is_decided())?;
    let limit = position.rules().quiet;
    (limit > 0 && position.quiet() == u32::from(limit)).then(|| {
        let message =
            format!("expected less than {limit}, because {} has won: the game is not drawn", name(winner));
        (at.quiet, message)
    })
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
                Some(c) if c.is_ascii_uppercase() => return Err(s.expected(A_UNIT)),
                _ => return Err(s.expected("a placement such as Z@c3, an own unit's square, or hold")),
            }
            let from = Square::scan(s)?;
            match s.one_of("-x*r", "- to move, x to attack, * to attack at a distance or r to rotate")? {
                0 => Ok(Move::Step { from, to: Square::scan(s)? }),
                1 => Ok(Move::Attack { from, target: Square::scan(s)? }),
                2 => Ok(Move::Shoot { from, target: Square::scan(s)? }),
                _ => Ok(Move::Rotate { at: from }),
            }
        })
    }
}
