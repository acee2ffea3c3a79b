//! The one line of text that is a position, and what makes it valid.

use std::fmt::{self, Display};

use messdeck_core::{ParseError, Say, Scanner, Seat};
use messdeck_facade::Notation;

use super::{LETTERS, Location, scan_colour, scan_dice, scan_place, scan_square};
use crate::options::{Doorstep, Players, RuleSet, Rules};
use crate::rules::{Bound, Colour, Counters, Dice, Phase, Place, Position, Quad, Status, Statuses};

impl Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for colour in Colour::ALL {
            if colour != Colour::Red {
                f.write_str("/")?;
            }
            let places = self.counters(colour).places().map(|place| Location(colour, place).to_string());
            f.write_str(&places.join(","))?;
        }
        let phase = match self.phase {
            Phase::Throw | Phase::Challenge { .. } => "throw",
            Phase::Use => "use",
            Phase::Move(_) => "move",
            Phase::Over => "over",
        };
        write!(f, " {} {phase} ", Colour::new(self.seat.index()).letter())?;
        match self.phase {
            Phase::Move(dice) => write!(f, "{dice} ")?,
            _ => f.write_str("- ")?,
        }
        match self.bound {
            Some(Bound { colour, place, by_saved_six }) => {
                let mark = if by_saved_six { "*" } else { "" };
                write!(f, "{}{}{mark} ", colour.letter(), Location(colour, place))?;
            }
            None => f.write_str("- ")?,
        }
        match self.phase {
            Phase::Challenge { colour, from, needed } => {
                let square = Location(colour, self.next_place(from));
                write!(f, "{}{}!{square}:{needed} ", colour.letter(), Location(colour, from))?;
            }
            _ => f.write_str("- ")?,
        }
        let seats = || (0..self.rules.seat_count()).map(Seat::new);
        let saved: Vec<String> = seats().map(|seat| self.saved(seat).to_string()).collect();
        let status: String = seats().map(|seat| letter(self.status(seat))).collect();
        write!(f, "{} {status}", saved.join(","))
    }
}

const fn letter(status: Status) -> char {
    match status {
        Status::Plays => 'p',
        Status::Waits => 'w',
        Status::Helps => 'h',
    }
}

impl Notation for Position {
    /// Reads a position under these options.
    fn parse(rules: &Rules, text: &str) -> Result<Position, ParseError> {
        Scanner::whole(text, |scanner| Fields::scan(scanner, rules)?.checked(scanner, rules))
    }
}

/// The phase as it is written: a challenge stands in a field of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    Throw,
    Use,
    Move,
    Over,
}

/// What a position's text says, not yet held against itself; each field with its place in the text.
struct Fields {
    counters: Quad,
    seat: (usize, Seat),
    word: (usize, Word),
    dice: Option<Dice>,
    bound: (usize, Option<Bound>),
    challenge: (usize, Option<ChallengeField>),
    saved: Quad,
    status: (usize, Statuses),
}

struct ChallengeField {
    colour: Colour,
    from: Place,
    to: Place,
    needed: u32,
}

impl Fields {
    fn scan(scanner: &mut Scanner<'_>, rules: &Rules) -> Result<Fields, ParseError> {
        let counters = scan_counters(scanner, rules)?;
        scanner.expect(" ")?;
        let seat = (scanner.place(), scan_seat(scanner, rules)?);
        scanner.expect(" ")?;
        let word = (scanner.place(), scan_word(scanner)?);
        scanner.expect(" ")?;
        let dice = scan_thrown(scanner, rules, word.1)?;
        scanner.expect(" ")?;
        let bound = (scanner.place(), scan_bound(scanner)?);
        scanner.expect(" ")?;
        let challenge = (scanner.place(), scan_challenge(scanner)?);
        scanner.expect(" ")?;
        let saved = scan_saved(scanner, rules)?;
        scanner.expect(" ")?;
        let status = (scanner.place(), scan_status(scanner, rules)?);
        Ok(Fields { counters, seat, word, dice, bound, challenge, saved, status })
    }

    /// Holds the fields against each other and against the rules.
    fn checked(self, scanner: &Scanner<'_>, rules: &Rules) -> Result<Position, ParseError> {
        let Fields { counters, seat: (seat_at, seat), word: (word_at, word), saved, .. } = self;
        let (status_at, status) = self.status;
        let (bound_at, bound) = self.bound;
        let (challenge_at, challenge) = self.challenge;
        let mut position =
            Position { counters, saved, status, seat, phase: Phase::Throw, bound: None, rules: *rules };

        check_end(&position, word).map_err(|say| scanner.error_at(word_at, say))?;
        check_winner(&position, word).map_err(|say| scanner.error_at(seat_at, say))?;
        for colour in Colour::ALL.into_iter().take(rules.seat_count()) {
            check_status(&position, word, colour)
                .map_err(|say| scanner.error_at(status_at + colour.index(), say))?;
        }
        if status.of(seat) == Status::Waits && matches!(word, Word::Use | Word::Move) {
            return Err(scanner.error_at(word_at, "uckers-text-waits"));
        }
        if let Some(bound) = bound {
            check_bound(&position, word, challenge.is_some(), bound)
                .map_err(|say| scanner.error_at(bound_at, say))?;
            position.bound = Some(bound);
        }
        position.phase = match (word, self.dice) {
            (Word::Move, Some(dice)) => Phase::Move(dice),
            (Word::Over, _) => Phase::Over,
            (Word::Use, _) => Phase::Use,
            (Word::Throw | Word::Move, _) => Phase::Throw,
        };
        if let Some(field) = challenge {
            check_challenge(&position, word, &field).map_err(|say| scanner.error_at(challenge_at, say))?;
            let ChallengeField { colour, from, needed, .. } = field;
            position.phase = Phase::Challenge { colour, from, needed: needed as u8 };
        }
        if word == Word::Use && !(rules.saved_sixes && position.can_use_a_saved_six()) {
            return Err(scanner.error_at(word_at, "uckers-text-use"));
        }
        Ok(position)
    }
}

fn scan_counters(scanner: &mut Scanner<'_>, rules: &Rules) -> Result<Quad, ParseError> {
    let mut counters = Quad::ZERO;
    for colour in Colour::ALL {
        if colour != Colour::Red {
            scanner.expect("/")?;
        }
        let mut places = [Place::BASE; 4];
        for i in 0..4 {
            if i > 0 {
                scanner.expect(",")?;
            }
            let at = scanner.place();
            let place = scan_place(scanner, colour)?;
            check_place(rules, counters, colour, place).map_err(|say| scanner.error_at(at, say))?;
            if i > 0 && place < places[i - 1] {
                return Err(scanner.error_at(at, "uckers-text-counters-order"));
            }
            places[i] = place;
        }
        counters = counters.with_counters(colour.index(), Counters::new(places));
    }
    Ok(counters)
}

/// Whether a counter may stand here beside the counters of the colours before it.
fn check_place(rules: &Rules, counters: Quad, colour: Colour, place: Place) -> Result<(), Say> {
    let there = |id| about(colour, id).with("square", Location(colour, place).to_string());
    if rules.doorstep == Doorstep::Inset && place == Place::CORNER {
        return Err(there("uckers-text-corner"));
    }
    let opponent = colour
        .opponents()
        .into_iter()
        .filter(|_| place.is_track())
        .find(|&other| counters.counters(other.index()).on(place.seen_from(colour, other)) > 0);
    match opponent {
        None => Ok(()),
        Some(other) => Err(there("uckers-text-opposed").with("other", Say::new(other.name()))),
    }
}

/// A message about a colour.
fn about(colour: Colour, id: &'static str) -> Say {
    Say::new(id).with("seat", Say::new(colour.name()))
}

fn scan_seat(scanner: &mut Scanner<'_>, rules: &Rules) -> Result<Seat, ParseError> {
    scanner.one_of(&LETTERS[..rules.seat_count()], "notation-turn").map(Seat::new)
}

fn scan_word(scanner: &mut Scanner<'_>) -> Result<Word, ParseError> {
    let index = scanner.one_word(&["throw", "use", "move", "over"], "notation-phase")?;
    Ok([Word::Throw, Word::Use, Word::Move, Word::Over][index])
}

fn scan_thrown(scanner: &mut Scanner<'_>, rules: &Rules, word: Word) -> Result<Option<Dice>, ParseError> {
    if word != Word::Move {
        return match scanner.take("-") {
            true => Ok(None),
            false => Err(scanner.error("uckers-text-no-dice")),
        };
    }
    let place = scanner.place();
    match (rules.rule_set, scan_dice(scanner)?) {
        (RuleSet::TwoDice, dice @ Dice::Two(..)) | (RuleSet::OneDie, dice @ Dice::One(_)) => Ok(Some(dice)),
        (RuleSet::TwoDice, Dice::One(_)) => Err(scanner.error_at(place, "uckers-text-two-dice")),
        (RuleSet::OneDie, Dice::Two(..)) => Err(scanner.error_at(place, "uckers-text-one-die")),
    }
}

fn scan_bound(scanner: &mut Scanner<'_>) -> Result<Option<Bound>, ParseError> {
    if scanner.take("-") {
        return Ok(None);
    }
    let colour = scan_colour(scanner)?;
    let place = scan_place(scanner, colour)?;
    let by_saved_six = scanner.take("*");
    Ok(Some(Bound { colour, place, by_saved_six }))
}

fn scan_challenge(scanner: &mut Scanner<'_>) -> Result<Option<ChallengeField>, ParseError> {
    if scanner.take("-") {
        return Ok(None);
    }
    let colour = scan_colour(scanner)?;
    let from = scan_place(scanner, colour)?;
    scanner.expect("!")?;
    let to = scan_square(scanner, colour)?;
    scanner.expect(":")?;
    // A blob has at most four counters, and a challenge from base takes one six more.
    let needed = scanner.number(1, 5)?;
    Ok(Some(ChallengeField { colour, from, to, needed }))
}

fn scan_saved(scanner: &mut Scanner<'_>, rules: &Rules) -> Result<Quad, ParseError> {
    let most = if rules.saved_sixes { u32::MAX } else { 0 };
    let mut saved = Quad::ZERO;
    for seat in 0..rules.seat_count() {
        if seat > 0 {
            scanner.expect(",")?;
        }
        saved = saved.with(seat, scanner.number(0, most)?);
    }
    Ok(saved)
}

fn scan_status(scanner: &mut Scanner<'_>, rules: &Rules) -> Result<Statuses, ParseError> {
    let mut status = Statuses::ALL_PLAY;
    for seat in (0..rules.seat_count()).map(Seat::new) {
        let index = match rules.players {
            Players::Two => scanner.one_of("p", "uckers-text-state"),
            Players::Four => scanner.one_of("pwh", "uckers-text-state"),
        }?;
        status = status.with(seat, [Status::Plays, Status::Waits, Status::Helps][index]);
    }
    Ok(status)
}

/// The game is over exactly when all eight counters of a team are home.
fn check_end(position: &Position, word: Word) -> Result<(), Say> {
    let is_home = Colour::ALL.into_iter().any(|colour| position.team_is_home(colour));
    if is_home == (word == Word::Over) { Ok(()) } else { Err("uckers-text-over".into()) }
}

/// Who brought the last counter home belongs to a team that is home, and did not wait for its six (UC-15).
fn check_winner(position: &Position, word: Word) -> Result<(), Say> {
    let own = Colour::new(position.seat.index());
    let can_have_won = position.team_is_home(own) && position.status(position.seat) != Status::Waits;
    if word == Word::Over && !can_have_won { Err("uckers-text-winner".into()) } else { Ok(()) }
}

/// With four players a seat waits or helps exactly when its own counters are home.
fn check_status(position: &Position, word: Word, own: Colour) -> Result<(), Say> {
    let home = position.counters(own) == Counters::HOME;
    let plays = position.status(Seat::new(own.index())) == Status::Plays;
    if !plays && !home {
        return Err(about(own, "uckers-text-plays"));
    }
    if plays && home && word != Word::Over && position.rules.players == Players::Four {
        return Err(about(own, "uckers-text-is-home"));
    }
    Ok(())
}

fn check_bound(position: &Position, word: Word, in_challenge: bool, bound: Bound) -> Result<(), Say> {
    let Bound { colour, place, by_saved_six } = bound;
    let can_be = position.rules.rule_set == RuleSet::OneDie
        && word != Word::Over
        && !in_challenge
        && place != Place::BASE;
    if !can_be {
        return Err("uckers-text-no-bound".into());
    }
    // In phase use nothing was thrown yet, so only a saved six can have bound a counter.
    if by_saved_six && !position.rules.saved_sixes || word == Word::Use && !by_saved_six {
        return Err("uckers-text-star".into());
    }
    check_plays(position, colour)?;
    check_stands(position, colour, place)
}

fn check_plays(position: &Position, colour: Colour) -> Result<(), Say> {
    if position.plays(colour) { Ok(()) } else { Err(about(colour, "uckers-text-not-theirs")) }
}

fn check_stands(position: &Position, colour: Colour, place: Place) -> Result<(), Say> {
    match position.counters(colour).on(place) {
        0 => {
            let square = Location(colour, place).to_string();
            Err(about(colour, "uckers-text-nobody").with("square", square))
        }
        _ => Ok(()),
    }
}

fn check_challenge(position: &Position, word: Word, challenge: &ChallengeField) -> Result<(), Say> {
    let &ChallengeField { colour, from, to, needed } = challenge;
    if word != Word::Throw {
        return Err("uckers-text-no-challenge".into());
    }
    check_plays(position, colour)?;
    check_stands(position, colour, from)?;
    let from_base = from == Place::BASE;
    if from_base && position.rules.rule_set == RuleSet::OneDie {
        return Err("uckers-text-from-base".into());
    }
    let height = if from >= Place::FOOT || to != position.next_place(from) {
        0
    } else {
        position.blob_at(colour, to) as u32
    };
    if height == 0 {
        let square = Location(colour, to).to_string();
        return Err(about(colour, "uckers-text-no-blob").with("square", square));
    }
    if position.partners_beside(colour, from) > 0 {
        return Err("uckers-text-partner".into());
    }
    let most = height + u32::from(from_base);
    if needed > most {
        return Err(Say::new("uckers-text-sixes").with("most", most));
    }
    Ok(())
}
