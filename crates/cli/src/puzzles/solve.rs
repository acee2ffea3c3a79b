//! `messdeck puzzle`: one puzzle after the other at the terminal.

use std::io::Write;

use messdeck_core::{Say, Turn};
use messdeck_facade::{AnyPosition, standing};
use messdeck_puzzles::Puzzle;
use messdeck_search::Numbers;

use super::args;
use super::chosen::{Chosen, chosen};
use crate::draw;
use crate::failure::Failure;
use crate::learn::given::{Given, read_move};
use crate::play::fold::folded;
use crate::play::reader::{Line, Reader};
use crate::play::walk::Walk;
use crate::words::{advised, plain, said, title, told};

pub(crate) fn puzzle(args: &args::Puzzle) -> Result<(), Failure> {
    let seed = getrandom::u64().map_err(|error| Failure::World(error.to_string()))?;
    let all = chosen(args, &mut Numbers::seeded(seed))?;
    let mut desk = Desk { reader: Reader::new()?, out: anstream::stdout() };
    desk.say("terminal-puzzle-how")?;
    let last = all.len() - 1;
    for (place, chosen) in all.iter().enumerate() {
        if !desk.solve(chosen, args.daily)? || (place < last && !desk.goes_on()?) {
            return desk.say("terminal-farewell");
        }
    }
    if args.daily { desk.say("terminal-puzzle-day-done") } else { Ok(()) }
}

/// Whom one talks to.
struct Desk<W> {
    reader: Reader,
    out: W,
}

/// What somebody does about a move that is asked for.
enum Tried {
    Found,
    Shown,
    Left,
}

impl<W: Write> Desk<W> {
    /// One puzzle; false when they leave.
    fn solve(&mut self, Chosen { game, puzzle }: &Chosen, today: bool) -> Result<bool, Failure> {
        // What ships has been checked.
        let way = puzzle.way(*game).map_err(Failure::input)?;
        let about = game.about();
        let head = if today { "terminal-puzzle-head-today" } else { "terminal-puzzle-head" };
        let head = Say::new(head).with("game", title(*game)).with("id", puzzle.id.as_str());
        self.tell(&format!("\n{}", said(&head.with("rating", puzzle.rating))))?;
        let find = Say::new("terminal-puzzle-find").with("dice", if about.dice { "yes" } else { "no" });
        let find = find.with("seat", Say::new(seat_of(&*way[0])));
        let asked = puzzle.asked_at(&way);
        let (mut from, mut shown) = (0, false);
        for (number, &place) in asked.iter().enumerate() {
            self.tell_moves(puzzle, &way, from..place)?;
            let task = if number == 0 { said(&find) } else { plain("terminal-puzzle-go-on") };
            match self.ask(&*way[place], &puzzle.line[place], &task)? {
                Tried::Found => {}
                Tried::Shown => shown = true,
                Tried::Left => return Ok(false),
            }
            from = place;
            if shown {
                break;
            }
        }
        self.say(if shown { "terminal-puzzle-shown" } else { "terminal-puzzle-solved" })?;
        let found = asked.last().map_or(0, |&place| place + 1);
        self.tell_moves(puzzle, &way, from..found)?;
        self.tell(&why(puzzle, &*way[0], about.dice))?;
        if found < puzzle.line.len() {
            self.say("terminal-puzzle-then")?;
            self.tell_moves(puzzle, &way, found..puzzle.line.len())?;
        }
        let motifs: Vec<Say> = puzzle
            .motifs
            .iter()
            .map(|motif| Say::verbatim(plain(&format!("{}-motif-{motif}", about.id))))
            .collect();
        self.tell(&said(&Say::new("terminal-puzzle-about").with("motifs", motifs)))?;
        Ok(true)
    }

    /// Asks until the move is found, or given away, or somebody leaves.
    fn ask(&mut self, now: &dyn AnyPosition, solution: &str, task: &str) -> Result<Tried, Failure> {
        let mut walk = Walk::new(now);
        loop {
            writeln!(self.out, "\n{}", draw::scene(&now.scene(), &walk.lit()))?;
            self.tell(task)?;
            let prefix: String = walk.prefix().iter().map(|target| format!("{} ", target.id())).collect();
            let words = walk.next().iter().map(|node| node.step.target.id().to_owned()).collect();
            let line = match self.reader.read(&format!("{prefix}> "), words)? {
                Line::Text(line) => line,
                Line::Interrupted | Line::End => return Ok(Tried::Left),
            };
            match line.trim() {
                "quit" | "exit" | "q" => return Ok(Tried::Left),
                "show" => return Ok(Tried::Shown),
                _ => {}
            }
            match read_move(now, &mut walk, &line) {
                Given::Answer(mv) if mv == solution => return Ok(Tried::Found),
                Given::Answer(mv) => {
                    let tale = now.tale(&mv).map(|tale| told(&tale)).unwrap_or_default();
                    self.tell(&tale)?;
                    self.say("terminal-puzzle-wrong")?;
                    walk.forget();
                }
                Given::Refused(why) => {
                    self.tell(&format!("{} ({})", said(&why.say), why.rule))?;
                    walk.forget();
                }
                Given::Begun => {}
                Given::Unknown(word) => {
                    self.tell(&said(&Say::new("terminal-learn-unknown").with("word", word.as_str())))?;
                }
            }
        }
    }

    /// A part of the line in words, with the notation behind it.
    fn tell_moves(
        &mut self,
        puzzle: &Puzzle,
        way: &[Box<dyn AnyPosition>],
        part: std::ops::Range<usize>,
    ) -> Result<(), Failure> {
        for place in part {
            let mv = &puzzle.line[place];
            let tale = way[place].tale(mv).map(|tale| told(&tale)).unwrap_or_default();
            self.tell(&format!("  {tale} ({mv})"))?;
        }
        Ok(())
    }

    fn goes_on(&mut self) -> Result<bool, Failure> {
        let prompt = format!("\n{} > ", plain("terminal-puzzle-another"));
        Ok(match self.reader.read(&prompt, Vec::new())? {
            Line::Text(line) => !["quit", "exit", "q"].contains(&line.trim()),
            Line::Interrupted | Line::End => false,
        })
    }

    fn say(&mut self, id: &str) -> Result<(), Failure> {
        self.tell(&plain(id))
    }

    fn tell(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", folded(text, self.reader.width()))?)
    }
}

/// The seat that is to find a move.
fn seat_of(position: &dyn AnyPosition) -> &'static str {
    match position.turn() {
        Turn::Decide(seat) => position.seat_name(seat),
        Turn::Chance(_) | Turn::Over(_) => "",
    }
}

/// Why the move is best: what it leaves, and what the next best one would have left. Where dice fall, in games won.
fn why(puzzle: &Puzzle, start: &dyn AnyPosition, dice: bool) -> String {
    let second = start.tale(&puzzle.second).map(|tale| advised(&tale)).unwrap_or_default();
    let say = if dice {
        let of_hundred = |chance: f32| (100.0 * chance).round() as u32;
        let say = Say::new("terminal-puzzle-why-chance").with("best", of_hundred(puzzle.best));
        say.with("next", of_hundred(puzzle.next))
    } else {
        let say = Say::new("terminal-puzzle-why").with("now", standing(puzzle.best));
        say.with("otherwise", standing(puzzle.next))
    };
    said(&say.with("second", second))
}
