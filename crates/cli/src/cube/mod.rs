//! `messdeck cube`: the sixteen tetracubes in their box, at the command line.

pub(crate) mod args;
mod count;
mod layers;

use std::fmt::Write as _;
use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use messdeck_cube::{Answer, Daily, Day, Grade, Hint, Packing, Placement, Search};
use serde::Serialize;

use crate::failure::Failure;
use crate::json;

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
        Answer::Impossible => print("There is no solution with these pieces where they are.\n"),
        Answer::Unknown => print(&not_known(args.effort.nodes)),
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
    let verdict = match (answer, start.placed().len()) {
        _ if start.is_complete() => "Solved: all sixteen pieces are in the box.\n".to_owned(),
        (Answer::Solved(_), placed) => {
            format!("{placed} of 16 pieces are in the box; the rest can still be packed.\n")
        }
        (Answer::Impossible, placed) => {
            format!("{placed} of 16 pieces are in the box; the rest can't be packed any more.\n")
        }
        (Answer::Unknown, _) => not_known(args.effort.nodes),
    };
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
    let text = match hint {
        Hint::Place(piece) => format!("Place {piece}.\n"),
        Hint::TakeBack(piece) => format!("The rest can't be packed any more. Take back {piece}.\n"),
        Hint::Hopeless => {
            "The rest can't be packed any more, and taking back one piece does not help.\n".to_owned()
        }
        Hint::Done => "Nothing is left to do: all sixteen pieces are in the box.\n".to_owned(),
        Hint::Unknown => not_known(args.effort.nodes),
    };
    print(&text)
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
        Some(text) => text.parse().map_err(|error| Failure::input(format!("the date {text:?}, {error}")))?,
        None => today()?,
    };
    let Daily { start, grade } = Search::new().daily(day);
    let left = start.left().total();
    let (number, name, in_vain) = (grade.number(), grade.name(), grade.in_vain());
    if json {
        let (date, start) = (day.to_string(), start.to_string());
        return json::line(&Today { date, grade: number, name, in_vain, left, start });
    }
    let mut text = format!("{day}: {name}, grade {number} of {}, {left} pieces to place\n", Grade::COUNT);
    let _ = writeln!(
        text,
        "A solver that fills the tightest spot first places {in_vain} pieces in vain here, on average.\n"
    );
    let _ = writeln!(text, "{}\n{start}", layers::draw(&start));
    print(&text)
}

fn today() -> Result<Day, Failure> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    i64::try_from(since / 86_400)
        .ok()
        .and_then(Day::new)
        .ok_or_else(|| Failure::World("this machine's clock shows a year after 9999".to_owned()))
}

/// The pieces that somebody typed, in whatever order, each by itself or several in one word.
fn packing(words: &[String]) -> Result<Packing, Failure> {
    let mut packing = Packing::empty();
    for word in words.iter().flat_map(|words| words.split(' ')).filter(|&word| word != "-") {
        let piece: Placement =
            word.parse().map_err(|error| Failure::input(format!("the piece {word:?}, {error}")))?;
        packing.place(piece).map_err(|refusal| Failure::input(format!("{word} does not fit: {refusal}")))?;
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

fn not_known(nodes: u64) -> String {
    format!("Not known after {nodes} positions; --nodes allows more.\n")
}

fn print(text: &str) -> Result<(), Failure> {
    anstream::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}
