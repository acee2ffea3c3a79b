//! `messdeck cube`: the sixteen tetracubes in their box, at the command line.

pub(crate) mod args;
mod count;
mod layers;

use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use messdeck_core::{ParseError, Say};
use messdeck_cube::{Answer, Daily, Day, Hint, Packing, Placement, Search};
use serde::Serialize;

use crate::failure::Failure;
use crate::json;
use crate::words::{decimal, plain, said};

pub(crate) fn cube(args: &args::Cube) -> Result<(), Failure> {
    let json = args.json;
    match &args.command {
        args::Command::Solve(args) => solve(args, json),
        args::Command::Check(args) => check(args, json),
        args::Command::Hint(args) => hint(args, json),
        args::Command::Count(args) => count::count(args, json),
        args::Command::Daily(args) => daily(args, json),
    }
}

fn solve(args: &args::Solve, json: bool) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Solved {
        solvable: Option<bool>,
        #[serde(skip_serializing_if = "Option::is_none")]
        packing: Option<String>,
    }
    let start = packing(&args.with.with)?;
    let answer = Search::new().complete(&start, args.seed, args.effort.nodes);
    if json {
        let solvable = known(&answer);
        let packing = if let Answer::Solved(whole) = answer { Some(whole.to_string()) } else { None };
        return json::line(&Solved { solvable, packing });
    }
    match answer {
        Answer::Solved(whole) => print(&format!("{}\n{whole}\n", layers::draw(&whole))),
        Answer::Impossible => print(&line(&Say::new("command-cube-none"))),
        Answer::Unknown => print(&line(&not_known(args.effort.nodes))),
    }
}

fn check(args: &args::Check, json: bool) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Checked {
        packing: String,
        placed: usize,
        complete: bool,
        solvable: Option<bool>,
    }
    let start = packing(&args.pieces.pieces)?;
    let answer = Search::new().complete(&start, 1, args.effort.nodes);
    if json {
        let (packing, placed) = (start.to_string(), start.placed().len());
        return json::line(&Checked {
            packing,
            placed,
            complete: start.is_complete(),
            solvable: known(&answer),
        });
    }
    let placed =
        |still| Say::new("command-cube-placed").with("placed", start.placed().len()).with("still", still);
    let verdict = line(&match answer {
        _ if start.is_complete() => Say::new("command-cube-done"),
        Answer::Solved(_) => placed("yes"),
        Answer::Impossible => placed("no"),
        Answer::Unknown => not_known(args.effort.nodes),
    });
    print(&format!("{}\n{start}\n{verdict}", layers::draw(&start)))
}

fn hint(args: &args::Hint, json: bool) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Hinted {
        hint: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        piece: Option<String>,
    }
    let start = packing(&args.pieces.pieces)?;
    let hint = Search::new().hint(&start, args.seed, args.effort.nodes);
    if json {
        let piece = hint.piece().map(|piece| piece.to_string());
        return json::line(&Hinted { hint: hint.name(), piece });
    }
    let piece = |id, piece: Placement| Say::new(id).with("piece", piece.to_string());
    print(&line(&match hint {
        Hint::Place(place) => piece("command-cube-place", place),
        Hint::TakeBack(place) => piece("command-cube-take-back", place),
        Hint::Hopeless => Say::new("command-cube-hopeless"),
        Hint::Done => Say::new("command-cube-nothing-left"),
        Hint::Unknown => not_known(args.effort.nodes),
    }))
}

fn daily(args: &args::Daily, json: bool) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Today {
        date: String,
        grade: u8,
        name: &'static str,
        #[serde(rename = "inVain")]
        in_vain: f64,
        left: u32,
        start: String,
    }
    let day = match &args.date {
        Some(text) => text.parse().map_err(|error: ParseError| {
            let say = Say::new("command-cube-bad-day").with("date", text.as_str());
            Failure::input(said(&error.told(say)))
        })?,
        None => today()?,
    };
    let Daily { start, grade } = Search::new().daily(day);
    let left = start.left().total();
    let (number, name, in_vain) = (grade.number(), grade.name(), grade.in_vain());
    if json {
        let (date, start) = (day.to_string(), start.to_string());
        return json::line(&Today { date, grade: number, name, in_vain, left, start });
    }
    let say = Say::new("command-cube-day").with("date", day.to_string());
    let day = line(&say.with("grade", number).with("left", left));
    let vain = line(&Say::new("cube-measured").with("vain", decimal(in_vain, 1)));
    print(&format!("{day}{vain}\n{}\n{start}\n", layers::draw(&start)))
}

fn today() -> Result<Day, Failure> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    i64::try_from(since / 86_400)
        .ok()
        .and_then(Day::new)
        .ok_or_else(|| Failure::World(plain("command-cube-clock")))
}

/// The pieces that somebody typed, in whatever order, each by itself or several in one word.
fn packing(words: &[String]) -> Result<Packing, Failure> {
    let mut packing = Packing::empty();
    for word in words.iter().flat_map(|words| words.split(' ')).filter(|&word| word != "-") {
        let about = |id| Say::new(id).with("piece", word);
        let piece: Placement = word.parse().map_err(|error: ParseError| {
            Failure::input(said(&error.told(about("command-cube-bad-piece"))))
        })?;
        packing.place(piece).map_err(|refusal| {
            Failure::input(said(&about("fault-does-not-fit").with("why", refusal.say())))
        })?;
    }
    Ok(packing)
}

fn known(answer: &Answer) -> Option<bool> {
    match answer {
        Answer::Solved(_) => Some(true),
        Answer::Impossible => Some(false),
        Answer::Unknown => None,
    }
}

fn not_known(nodes: u64) -> Say {
    Say::new("command-cube-unknown").with("nodes", nodes)
}

/// A line in the chosen language.
fn line(say: &Say) -> String {
    said(say) + "\n"
}

fn print(text: &str) -> Result<(), Failure> {
    anstream::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}
