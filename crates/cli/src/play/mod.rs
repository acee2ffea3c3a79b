//! `messdeck play`: a match at one terminal.
//!
//! `session` is the match, at a table like any other; `walk` is what has been pointed at so far; `command` is what a line means and
//! what is answered to it; `reader` gets lines from a person or a pipe; `fold` breaks what is answered into lines that fit; `welcome`
//! asks what to play.

pub(crate) mod command;
pub(crate) mod fold;
pub(crate) mod reader;
mod rules;
pub(crate) mod session;
pub(crate) mod walk;
mod welcome;

use std::io::Write;

use messdeck_protocol::Fault;
use messdeck_search::Numbers;
use messdeck_table::Setup;

use crate::args;
use crate::draw;
use crate::failure::Failure;
use crate::setup;
use crate::words::plain;

use command::Next;
pub(crate) use command::title;
use fold::folded;
use reader::{Line, Reader};
use session::Session;
use welcome::Chosen;

pub(crate) fn play(args: &args::Play) -> Result<(), Failure> {
    let mut reader = Reader::new()?;
    let mut out = anstream::stdout();
    let Some(mut session) = open(args, &mut reader)? else { return Ok(()) };
    writeln!(out, "{}", folded(&command::greeting(&session), reader.width()))?;
    if !sit(&mut session, &mut reader, &mut out, true)? {
        writeln!(out, "{}", plain("terminal-farewell"))?;
    }
    Ok(())
}

/// Lets a person play to the end, and linger there if they may; false when they leave.
pub(crate) fn sit(
    session: &mut Session,
    reader: &mut Reader,
    out: &mut impl Write,
    lingers: bool,
) -> Result<bool, Failure> {
    loop {
        session.advance().map_err(Fault::from)?;
        if session.is_for_people() || session.is_over() {
            for line in session.news() {
                writeln!(out, "{}", folded(&line, reader.width()))?;
            }
            writeln!(out, "\n{}", draw::scene(&session.now().scene(), &session.walk.lit()))?;
            if let Some(choices) = command::choices_off_the_board(session) {
                writeln!(out, "{}", folded(&choices, reader.width()))?;
            }
        }
        if let Some(result) = session.result() {
            writeln!(out, "{}", folded(&result, reader.width()))?;
            if !lingers || !session.is_for_people() {
                return Ok(true);
            }
            writeln!(out, "{}", plain("terminal-save-or-quit"))?;
        }
        if !converse(session, reader, out)? {
            return Ok(false);
        }
    }
}

/// Reads lines until something has changed on the board; false when the person leaves.
fn converse(session: &mut Session, reader: &mut Reader, out: &mut impl Write) -> Result<bool, Failure> {
    loop {
        let line = match reader.read(&session.prompt(), command::completions(session))? {
            Line::Text(line) => line,
            Line::Interrupted if session.walk.forget() => return Ok(true),
            Line::Interrupted | Line::End => return Ok(false),
        };
        let (text, next) = command::obey(session, &line);
        if !text.is_empty() {
            writeln!(out, "{}", folded(&text, reader.width()))?;
        }
        match next {
            Next::Ask => {}
            Next::Draw => return Ok(true),
            Next::Leave => return Ok(false),
        }
    }
}

fn open(args: &args::Play, reader: &mut Reader) -> Result<Option<Session>, Failure> {
    let seed =
        args.seed.map_or_else(getrandom::u64, Ok).map_err(|error| Failure::World(error.to_string()))?;
    let secrets = Numbers::seeded(seed);
    if let Some(file) = &args.resume {
        let (record, game) = crate::commands::load(file)?;
        return Session::resume(&record, game, &args.seats, secrets)
            .map(Some)
            .map_err(|message| Failure::input(format!("{}: {message}", file.display())));
    }
    let Chosen { game, options, seats } = match &args.game {
        Some(game) => {
            let options = setup::options(game, &args.rules)?;
            Chosen { game: game.clone(), options, seats: args.seats.clone() }
        }
        None => match welcome::ask(reader, &args.rules)? {
            Some(chosen) => chosen,
            None => return Ok(None),
        },
    };
    let roll_off = is_left_to_dice(&game, &options, args)?;
    let options = options.into_iter().collect();
    let setup = Setup { options, clock: args.clock, roll_off, ..Setup::new("", &game) };
    Session::start(setup, &seats, secrets).map(Some).map_err(Failure::input)
}

/// Whether dice may settle who begins: not where the command line says who does, or who has which chair.
fn is_left_to_dice(game: &str, options: &[(String, String)], args: &args::Play) -> Result<bool, Fault> {
    let game = setup::game(game)?;
    let pairs = options.iter().map(|(name, value)| (name, value));
    let book = game.book_with(pairs)?;
    Ok(match book.settled() {
        Some(first) => !options.iter().any(|(name, _)| name == first),
        None => args.seats.is_empty(),
    })
}
