//! A match at one terminal: its line of positions, who sits where, and what was pointed at so far.

use std::hash::{BuildHasher, Hasher, RandomState};

use messdeck_core::{Draw, Turn};
use messdeck_facade::record::{Ending, RecordedMove};
use messdeck_facade::{AnyBook, AnyGame, AnyPosition, PathNode, Preset, Record, Target, Then};
use messdeck_search::{Numbers, Skill};

use crate::arena::choose;

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Sitter {
    /// A person; the name goes into the record.
    Person(String),
    /// The computer, as strong as this.
    Computer(Skill),
}

pub(super) struct Session {
    book: Box<dyn AnyBook>,
    /// The text of the first position, if it is not the game's start.
    start: Option<String>,
    sitters: Vec<Sitter>,
    seed: u64,
    /// The first position, and the one after each move.
    line: Vec<Box<dyn AnyPosition>>,
    moves: Vec<RecordedMove>,
    /// Every legal move of the current position as a path.
    paths: Vec<PathNode>,
    prefix: Vec<Target>,
}

impl Session {
    pub(super) fn start(
        id: &str,
        options: &[(String, String)],
        seats: &[(String, String)],
        seed: u64,
    ) -> Result<Session, String> {
        let known = || messdeck_catalog::ids().join(", ");
        let game = messdeck_catalog::find(id)
            .ok_or_else(|| format!("there is no game {id:?}; the games are {}", known()))?;
        let pairs = options.iter().map(|(name, value)| (name, value));
        let book = game.book_with(pairs).map_err(|error| error.to_string())?;
        let first = book.start();
        Session::new(book, None, vec![first], Vec::new(), seats, seed)
    }

    /// Goes on where a record ends. Seats are taken as the record names them, unless `seats` says otherwise.
    pub(super) fn resume(
        record: &Record,
        game: &'static dyn AnyGame,
        seats: &[(String, String)],
        seed: u64,
    ) -> Result<Session, String> {
        let replay = record.replay(game).map_err(|error| error.to_string())?;
        let seats: Vec<(String, String)> = record.seats.iter().chain(seats).cloned().collect();
        let moves = record.moves.clone();
        Session::new(replay.book, record.start.clone(), replay.positions, moves, &seats, seed)
    }

    fn new(
        book: Box<dyn AnyBook>,
        start: Option<String>,
        line: Vec<Box<dyn AnyPosition>>,
        moves: Vec<RecordedMove>,
        seats: &[(String, String)],
        seed: u64,
    ) -> Result<Session, String> {
        let known = line[0].seats();
        let mut sitters = vec![Sitter::Person("human".to_owned()); known.len()];
        for (seat, who) in seats {
            let names = || known.iter().map(|seat| seat.name).collect::<Vec<_>>().join(", ");
            let index = known
                .iter()
                .position(|known| known.name == seat)
                .ok_or_else(|| format!("there is no seat {seat:?}; the seats are {}", names()))?;
            sitters[index] = sitter(who).map_err(|error| format!("seat {seat}: {error}"))?;
        }
        let prefix = Vec::new();
        let mut session = Session { book, start, sitters, seed, line, moves, paths: Vec::new(), prefix };
        session.paths = session.now().paths();
        Ok(session)
    }

    /// The position as it stands.
    pub(super) fn now(&self) -> &dyn AnyPosition {
        &*self.line[self.line.len() - 1]
    }

    pub(super) fn book(&self) -> &dyn AnyBook {
        &*self.book
    }

    /// The set-up whose options these are.
    pub(super) fn preset(&self) -> Option<&'static Preset> {
        self.book.preset()
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.now().turn(), Turn::Over(_))
    }

    /// Whether a person sits anywhere.
    pub(super) fn is_for_people(&self) -> bool {
        self.sitters.iter().any(|sitter| matches!(sitter, Sitter::Person(_)))
    }

    /// Lets dice fall and the computer move until a person has to decide. Says what happened.
    pub(super) fn advance(&mut self) -> Vec<String> {
        let mut happened = Vec::new();
        while let Some(seat) = self.now().turn().seat() {
            let name = self.now().seat_name(seat);
            let mut numbers = self.numbers();
            let (says, mv) = match (self.now().turn(), &self.sitters[seat.index()]) {
                (Turn::Chance(_), _) => ("throws", self.now().random_move(&mut numbers)),
                (_, Sitter::Computer(skill)) => ("plays", choose(self.now(), *skill, numbers.bits())),
                (_, Sitter::Person(_)) => break,
            };
            let Some(mv) = mv else { break };
            happened.push(format!("{name} {says} {}", mv.strip_prefix("roll:").unwrap_or(&mv)));
            if let Err(error) = self.play(&mv) {
                happened.push(error); // The law that drawn moves are legal is tested; say it all the same.
                break;
            }
        }
        happened
    }

    /// The random numbers of this place in the match. They depend on the place alone, so taking a move back
    /// and making it again brings the same dice.
    fn numbers(&self) -> Numbers {
        let mut mixed = Numbers::seeded(self.seed ^ self.moves.len() as u64);
        Numbers::seeded(mixed.bits())
    }

    /// Makes a move; the error says why it can't be made.
    pub(super) fn play(&mut self, mv: &str) -> Result<(), String> {
        let who = self.now().turn_name().unwrap_or("nobody").to_owned();
        let next = self.now().play(mv).map_err(|error| error.to_string())?;
        self.line.push(next);
        self.moves.push(RecordedMove { who, mv: mv.to_owned(), clock: None, comment: None });
        self.settle();
        Ok(())
    }

    fn settle(&mut self) {
        self.prefix.clear();
        self.paths = self.now().paths();
    }

    /// Back to the last decision of a person; false if there is none.
    pub(super) fn undo(&mut self) -> bool {
        let decided = |position: &dyn AnyPosition| match position.turn() {
            Turn::Decide(seat) => matches!(self.sitters[seat.index()], Sitter::Person(_)),
            Turn::Chance(_) | Turn::Over(_) => false,
        };
        let last = self.line.len() - 1;
        let Some(place) = self.line[..last].iter().rposition(|position| decided(&**position)) else {
            return false;
        };
        self.line.truncate(place + 1);
        self.moves.truncate(place);
        self.settle();
        true
    }

    /// What was pointed at so far.
    pub(super) fn prefix(&self) -> &[Target] {
        &self.prefix
    }

    pub(super) fn forget_targets(&mut self) {
        self.prefix.clear();
    }

    /// The steps that may come next.
    pub(super) fn next_steps(&self) -> &[PathNode] {
        let mut nodes = self.paths.as_slice();
        for target in &self.prefix {
            match nodes.iter().find(|node| node.step.target == *target).map(|node| &node.then) {
                Some(Then::Next(next)) => nodes = next,
                Some(Then::Move(_)) | None => return &[],
            }
        }
        nodes
    }

    /// Points at a target that may come next. If that completes a path, gives the move it spells.
    pub(super) fn point_at(&mut self, word: &str) -> Option<Option<String>> {
        let node = self.next_steps().iter().find(|node| node.step.target.id() == word)?;
        let (target, then) = (node.step.target.clone(), node.then.clone());
        match then {
            Then::Move(mv) => Some(Some(mv)),
            Then::Next(_) => {
                self.prefix.push(target);
                Some(None)
            }
        }
    }

    /// Cells that can be chosen next, once something has been.
    pub(super) fn lit(&self) -> Vec<&str> {
        if self.prefix.is_empty() {
            return Vec::new();
        }
        let cells = self.next_steps().iter().filter_map(|node| match &node.step.target {
            Target::Cell(id) => Some(id.as_str()),
            _ => None,
        });
        cells.collect()
    }

    pub(super) fn prompt(&self) -> String {
        let who = self.now().turn_name().unwrap_or("over");
        let pointed: String = self.prefix.iter().map(|target| format!(" {}", target.id())).collect();
        format!("{who}{pointed}> ")
    }

    /// The match so far.
    pub(super) fn record(&self) -> Record {
        let names = self.sitters.iter().map(|sitter| match sitter {
            Sitter::Person(name) => name.clone(),
            Sitter::Computer(skill) => skill.to_string(),
        });
        let ending = |outcome: messdeck_facade::OutcomeView| Ending {
            winners: outcome.winners.iter().map(|&seat| seat.to_owned()).collect(),
            by: None,
        };
        Record {
            game: self.book.about().id.to_owned(),
            options: self.book.options().changed().map(|(n, v)| (n.to_owned(), v.to_owned())).collect(),
            rules: self.book.version(),
            start: self.start.clone(),
            seats: self.now().seats().iter().map(|seat| seat.name.to_owned()).zip(names).collect(),
            tags: Vec::new(),
            result: self.now().outcome().map(ending),
            moves: self.moves.clone(),
        }
    }
}

/// Whom a word names. What can't be a player of the computer's is a person's name.
fn sitter(who: &str) -> Result<Sitter, String> {
    if who.is_empty() {
        return Err("say human, or a player such as level:3".to_owned());
    }
    match who.parse() {
        Ok(skill) => Ok(Sitter::Computer(skill)),
        Err(error) if who.contains(':') => Err(format!("{who:?} is not a player, {error}")),
        Err(_) => Ok(Sitter::Person(who.to_owned())),
    }
}

/// A seed that nobody chose.
pub(super) fn any_seed() -> u64 {
    // The standard library draws the keys of its hashers from the operating system.
    RandomState::new().build_hasher().finish()
}
