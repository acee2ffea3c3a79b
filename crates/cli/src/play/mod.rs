//! `messdeck play`: a match at one terminal.
//!
//! `session` is the match and what has been pointed at so far; `command` is what a line means and what
//! is answered to it; `reader` gets lines from a person or a pipe; `welcome` asks what to play. Only this
//! file and `reader` touch the terminal.

mod command;
mod reader;
mod session;
mod welcome;

use std::io::Write;

use crate::args;
use crate::draw;
use crate::failure::Failure;
use crate::setup;

use command::Next;
use reader::{Line, Reader};
use session::Session;
use welcome::Chosen;

pub(crate) fn play(args: &args::Play) -> Result<(), Failure> {
    let mut reader = Reader::new()?;
    let mut out = anstream::stdout();
    let Some(mut session) = open(args, &mut reader)? else { return Ok(()) };
    writeln!(out, "{}", command::greeting(&session))?;
    loop {
        let happened = session.advance();
        if session.is_for_people() || session.is_over() {
            for line in happened {
                writeln!(out, "{line}")?;
            }
            writeln!(out, "\n{}", draw::scene(&session.now().scene(), &session.lit()))?;
            if let Some(choices) = command::choices_off_the_board(&session) {
                writeln!(out, "{choices}")?;
            }
        }
        if let Some(outcome) = session.now().outcome() {
            writeln!(out, "{}", draw::outcome(&outcome, session.now().seats().len()))?;
            if !session.is_for_people() {
                return Ok(());
            }
            writeln!(out, "undo, save FILE or quit?")?;
        }
        if !converse(&mut session, &mut reader, &mut out)? {
            writeln!(out, "Fair winds.")?;
            return Ok(());
        }
    }
}

/// Reads lines until something has changed on the board; false when the person leaves.
fn converse(session: &mut Session, reader: &mut Reader, out: &mut impl Write) -> Result<bool, Failure> {
    loop {
        let line = match reader.read(&session.prompt(), command::completions(session))? {
            Line::Text(line) => line,
            Line::Interrupted if !session.prefix().is_empty() => {
                session.forget_targets();
                return Ok(true);
            }
            Line::Interrupted | Line::End => return Ok(false),
        };
        let (text, next) = command::obey(session, &line);
        if !text.is_empty() {
            writeln!(out, "{text}")?;
        }
        match next {
            Next::Ask => {}
            Next::Draw => return Ok(true),
            Next::Leave => return Ok(false),
        }
    }
}

fn open(args: &args::Play, reader: &mut Reader) -> Result<Option<Session>, Failure> {
    let seed = args.seed.unwrap_or_else(session::any_seed);
    if let Some(file) = &args.resume {
        let (record, game) = crate::commands::load(file)?;
        return Session::resume(&record, game, &args.seats, seed)
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
    Session::start(&game, &options, &seats, seed).map(Some).map_err(Failure::input)
}
