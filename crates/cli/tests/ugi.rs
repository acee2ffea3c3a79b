//! The Universal Game Interface over a real pipe, as a tournament program speaks it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ExitStatus};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use crate::common::{messdeck, start};

/// Longer than any answer takes, also on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// Long enough for an answer that must not come.
const A_WHILE: Duration = Duration::from_millis(400);

struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn new(game: &str) -> Engine {
        let mut child = start(&["ugi", game]);
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        std::thread::spawn(move || {
            output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        Engine { child, input, lines }
    }

    fn send(&mut self, text: impl AsRef<[u8]>) {
        let input = self.input.as_mut().unwrap();
        input.write_all(&[text.as_ref(), b"\n"].concat()).unwrap();
        input.flush().unwrap();
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    /// Reads up to a line that begins like this, and gives all that was read.
    fn until(&self, start: &str) -> Vec<String> {
        let mut said = vec![self.line()];
        while !said.last().unwrap().starts_with(start) {
            said.push(self.line());
        }
        said
    }

    /// What is answered at once, whatever it tells of its thinking meanwhile.
    fn ask(&mut self, text: &str) -> String {
        self.send(text);
        loop {
            let line = self.line();
            if !is_thought(&line) {
                return line;
            }
        }
    }

    /// Whether nothing is said for a while but what it thinks.
    fn is_silent(&self) -> bool {
        let clock = Instant::now();
        while let Some(left) = A_WHILE.checked_sub(clock.elapsed()) {
            match self.lines.recv_timeout(left) {
                Ok(line) if is_thought(&line) => {}
                Ok(_) | Err(RecvTimeoutError::Disconnected) => return false,
                Err(RecvTimeoutError::Timeout) => break,
            }
        }
        true
    }

    /// Closes its input and waits for its end; gives what it said until then.
    fn close(mut self) -> (Vec<String>, ExitStatus) {
        drop(self.input.take());
        let clock = Instant::now();
        while self.child.try_wait().unwrap().is_none() {
            assert!(clock.elapsed() < PATIENCE, "it does not end");
            std::thread::sleep(Duration::from_millis(5));
        }
        let status = self.child.wait().unwrap();
        (self.lines.iter().collect(), status)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn is_thought(line: &str) -> bool {
    line.starts_with("info depth ")
}

/// The number behind a name in a line of information.
fn number_of(info: &str, name: &str) -> i64 {
    let mut words = info.split(' ').skip_while(|&word| word != name).skip(1);
    words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| panic!("{name}: {info}"))
}

fn move_of(bestmove: &str) -> &str {
    bestmove.strip_prefix("bestmove ").unwrap()
}

#[test]
fn it_introduces_itself_and_answers() {
    let mut engine = Engine::new("uptick");
    engine.send("ugi");
    let said = engine.until("ugiok");
    for line in [
        "option name threads type spin default 1 min 1 max 64",
        "option name hash type spin default 0 min 0 max 65536",
        "option name level type spin default 0 min 0 max 8",
        "option name overhead type spin default 20 min 0 max 10000",
        "option name size type spin default 8 min 3 max 8",
    ] {
        assert!(said.iter().any(|said| said == line), "{line}: {said:?}");
    }
    engine.send("uginewgame\nsetoption name SIZE value 3\nposition startpos moves 1@a1 2@c3");
    for (question, answer) in [
        ("isready", "readyok"),
        ("query p1turn", "response true"),
        ("query gameover", "response false"),
        ("query result", "response none"),
        ("query islegal 1@b2", "response true"),
        ("query islegal 1@a1", "response false"),
        ("query islegal nonsense", "response false"),
        ("setoption name size value 99", "info string The option size can’t be 99: allowed is 3 to 8."),
        ("bogus", "info string unknown command: bogus"),
    ] {
        assert_eq!(engine.ask(question), answer, "{question}");
    }
    engine.send("position fen 3/3/A2 b 11,12 -,- r");
    assert_eq!(engine.ask("query fen"), "response 3/3/A2 b 11,12 -,- r");
    assert_eq!(messdeck(&["ugi", "uckers"], b"").status.code(), Some(2));
}

#[test]
fn it_says_what_it_finds_in_whole_lines() {
    // Alpha-beta and tree search.
    for (game, nodes) in [("uptick", 20_000), ("uptown", 4000)] {
        let mut engine = Engine::new(game);
        engine.send(format!("go nodes {nodes}"));
        let mut said = engine.until("bestmove");
        let bestmove = said.pop().unwrap();
        assert!(said.len() > 2, "{said:?}");
        for pair in said.windows(2) {
            let grows = |name: &str| number_of(&pair[0], name) <= number_of(&pair[1], name);
            assert!(grows("nodes") && grows("time"), "{pair:?}");
            assert!(game != "uptick" || grows("depth"), "{pair:?}");
        }
        for info in &said {
            for name in ["depth", "cp", "nodes", "nps", "time"] {
                number_of(info, name);
            }
            assert!(info.contains(" score cp ") && info.contains(" pv "), "{info}");
        }
        let line = said.last().unwrap().split(" pv ").nth(1).unwrap();
        assert_eq!(line.split(' ').next().unwrap(), move_of(&bestmove));
        assert!(number_of(said.last().unwrap(), "nodes") <= nodes);
    }
}

#[test]
fn what_it_finds_is_said_while_it_thinks() {
    for game in ["uptick", "uptown"] {
        let mut engine = Engine::new(game);
        engine.send("go infinite");
        for _ in 0..3 {
            let line = engine.line();
            assert!(is_thought(&line), "{line}");
        }
        engine.send("stop");
        engine.until("bestmove");
    }
}

#[test]
fn levels_say_it_too() {
    for game in ["uptick", "uptown"] {
        let mut engine = Engine::new(game);
        engine.send("setoption name level value 6\ngo infinite\nstop");
        engine.until("bestmove");
        engine.send("go movetime 3600000");
        let said = engine.until("bestmove");
        assert!(said.iter().filter(|line| is_thought(line)).count() > 2, "{said:?}");
    }
}

#[test]
fn a_depth_ends_the_search_in_every_game() {
    for game in ["uptick", "uptown", "dice-tactics"] {
        let mut engine = Engine::new(game);
        engine.send("go depth 2");
        let said = engine.until("bestmove");
        assert_ne!(said.last().unwrap(), "bestmove 0000", "{game}");
    }
}

#[test]
fn a_stop_right_behind_go_is_never_lost() {
    let mut engine = Engine::new("uptown");
    for _ in 0..20 {
        engine.send("go infinite\nstop\nisready");
        let said = engine.until("readyok");
        assert_eq!(said.iter().filter(|line| line.starts_with("bestmove")).count(), 1, "{said:?}");
    }
}

#[test]
fn a_quit_or_the_end_of_the_input_ends_the_search() {
    for game in ["uptick", "uptown"] {
        for last in ["", "\nquit"] {
            let mut engine = Engine::new(game);
            engine.send(format!("go infinite{last}"));
            let (said, status) = engine.close();
            assert!(status.success());
            assert!(said.last().unwrap().starts_with("bestmove "), "{said:?}");
        }
    }
}

#[test]
fn it_answers_while_it_thinks() {
    let mut engine = Engine::new("uptown");
    assert!(engine.is_silent());
    engine.send("go infinite");
    assert_eq!(engine.ask("isready"), "readyok");
    assert_eq!(engine.ask("query p1turn"), "response true");
    assert!(engine.ask("go nodes 5").starts_with("info string it is still thinking"));
    // What it thinks about is the position as it was when `go` came.
    engine.send("position fen nonsense\nquery gameover\nposition startpos");
    assert_eq!(engine.until("response").last().unwrap(), "response true");
    engine.send("stop");
    let answer = engine.until("bestmove").pop().unwrap();
    assert_eq!(engine.ask(&format!("query islegal {}", move_of(&answer))), "response true");
}

#[test]
fn the_next_go_may_follow_the_answer_at_once() {
    let mut engine = Engine::new("uptick");
    for _ in 0..100 {
        engine.send("go nodes 50");
        assert_eq!(engine.until("bestmove").len(), 2);
    }
}

#[test]
fn an_infinite_search_waits_for_stop() {
    // A search that soon has seen everything, and one that may look at almost nothing.
    for (set, go) in [
        ("setoption name size value 3\nsetoption name dice value 1", "go infinite"),
        ("position startpos", "go infinite nodes 1"),
    ] {
        let mut engine = Engine::new("uptick");
        engine.send(format!("{set}\n{go}"));
        assert!(engine.is_silent(), "{go}");
        engine.send("stop");
        engine.until("bestmove");
    }
}

#[test]
fn there_is_no_move_for_a_position_that_was_not_understood() {
    for bad in [
        &b"position fen nonsense"[..],
        b"position startpos moves 1@a1 1@a1",
        b"position startpos moves 0000",
        b"position somewhere",
        b"position startpos moves \xff",
    ] {
        let mut engine = Engine::new("uptick");
        engine.send("position startpos moves 1@d4");
        engine.send(bad);
        assert!(engine.line().starts_with("info string "), "{bad:?}");
        for go in ["go nodes 50", "go infinite"] {
            let why = engine.ask(go);
            assert!(why.starts_with("info string there is no position"), "{why}");
            assert!(engine.is_silent(), "{go}");
        }
        for (question, answer) in [
            ("query gameover", "response true"),
            ("query result", "response unknown"),
            ("query islegal 2@a1", "response false"),
        ] {
            let why = engine.ask(question);
            assert!(why.starts_with("info string there is no position"), "{why}");
            assert_eq!(engine.line(), answer, "{question}");
        }
        engine.send("position startpos\ngo nodes 50");
        assert_ne!(engine.until("bestmove").last().unwrap(), "bestmove 0000");
    }
}

#[test]
fn what_is_wrong_with_a_position_is_said_in_words() {
    for game in ["uptick", "uptown", "dice-tactics"] {
        let mut engine = Engine::new(game);
        let said = engine.ask("position fen nonsense");
        assert!(said.contains("Character 1: Expected "), "{said}");
        assert!(!said.contains("notation-") && !said.contains("-text-"), "{said}");
    }
}

#[test]
fn a_byte_that_is_no_text_is_refused_and_input_goes_on() {
    let mut engine = Engine::new("uptick");
    engine.send(b"isready \xff");
    let said = engine.line();
    assert!(said.starts_with("info string byte 9 of this line is no UTF-8"), "{said}");
    assert_eq!(engine.ask("isready"), "readyok");
    engine.send(b"go nodes 50 \xff");
    assert_eq!(engine.until("bestmove").last().unwrap(), "bestmove 0000");
}

#[test]
fn limits_that_are_not_understood_are_refused() {
    let mut engine = Engine::new("uptick");
    for limits in [
        "movetime -5",
        "movetime",
        "movetime soon",
        "depth 0",
        "nodes 1e6",
        "nodes 99999999999999999999",
        "p1time -1 p2time 5",
        "depth 2 depth 3",
        "ponder",
    ] {
        let why = engine.ask(&format!("go {limits}"));
        let name = limits.split(' ').next().unwrap();
        assert!(why.starts_with(&format!("info string go {name}")), "{why}");
        assert_eq!(engine.line(), "bestmove 0000");
    }
}

#[test]
fn overhead_is_taken_off_the_time() {
    let mut engine = Engine::new("uptown");
    engine.send("setoption name Overhead value 9900");
    let clock = Instant::now();
    engine.send("go movetime 10000");
    engine.until("bestmove");
    assert!(clock.elapsed() < Duration::from_secs(8), "{:?}", clock.elapsed());
}

#[test]
fn options_of_the_engine_are_heeded_or_refused() {
    let mut engine = Engine::new("uptick");
    for option in ["level value 9", "threads value 0", "overhead value -1", "hash value 65537"] {
        let said = engine.ask(&format!("setoption name {option}"));
        assert!(said.starts_with("info string "), "{said}");
    }
    assert!(engine.ask("setoption size 3").starts_with("info string an option is set by"));
    engine.send("setoption name Threads value 2\nsetoption name HASH value 1\ngo nodes 3000");
    let said = engine.until("bestmove");
    assert!(said.iter().rev().skip(1).all(|line| is_thought(line)), "{said:?}");
    // Level 1 looks at a few nodes and is done long before the time is.
    engine.send("setoption name LEVEL value 1");
    let clock = Instant::now();
    engine.send("go movetime 100000");
    engine.until("bestmove");
    assert!(clock.elapsed() < PATIENCE);
    // With other seeds it chooses otherwise.
    let moves: std::collections::BTreeSet<String> = (0..12)
        .map(|seed| {
            engine.send(format!("setoption name seed value {seed}\ngo"));
            engine.until("bestmove").pop().unwrap()
        })
        .collect();
    assert!(moves.len() > 1, "{moves:?}");
    assert!(engine.ask("go depth 3").starts_with("info string a level says by itself"));
}

#[test]
fn help_says_options_seats_and_the_form_of_positions() {
    let help = String::from_utf8(messdeck(&["help", "ugi"], b"").stdout).unwrap();
    for word in [
        "Seats:",
        "Positions:",
        "Options",
        "threads",
        "hash",
        "level",
        "overhead",
        "islegal",
        "bestmove 0000",
    ] {
        assert!(help.contains(word), "{word}: {help}");
    }
}
