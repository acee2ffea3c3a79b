//! A match at one terminal: a table like any other.
//!
//! Whoever sits in front of the terminal is the one person at the table and holds all its seats. On them sit, by name, people and
//! players of the computer's, for whom the terminal moves; the table knows nothing of the difference.

use std::time::{SystemTime, UNIX_EPOCH};

use messdeck_core::{Draw, Key, Say};
use messdeck_facade::{AnyBook, AnyGame, AnyPosition, Passage, Record};
use messdeck_search::{Numbers, Skill};
use messdeck_table::{
    Bytes32, Cause, Command, Context, Event, Phase, Refusal, Seed, Setup, Sitter, Table, What, commit,
};

use messdeck_words::Audience;

use super::coach::Coach;
use super::walk::Walk;
use crate::arena::choose;
use crate::draw;
use crate::words::{in_words, plain, said, told, words};

/// The one person at the table.
const TERMINAL: &str = "terminal";

/// Before the name of a player of the computer's: a table lets no person go by the bare one.
const COMPUTER: &str = "computer ";

pub(crate) struct Session {
    table: Table,
    seed: Seed,
    /// What has happened and was not told yet.
    news: Vec<String>,
    pub(super) walk: Walk,
    pub(super) coach: Coach,
}

/// Who sits where, as the command line and records say it.
type Seats = [(String, String)];

impl Session {
    /// A new match, dealt from these numbers; it gets its id here. Seats that are not named are for people.
    pub(crate) fn start(setup: Setup, seats: &Seats, mut secrets: Numbers) -> Result<Session, String> {
        let seed = Seed::from(bytes(&mut secrets));
        let id = format!("terminal-{:x}", secrets.bits());
        Session::seat(Setup { id, ..setup }, seed, seats, |_| bytes(&mut secrets))
    }

    /// Goes on where a record ends. Seats are taken as the record names them, unless `seats` says otherwise.
    pub(super) fn resume(
        record: &Record,
        game: &'static dyn AnyGame,
        seats: &Seats,
        secrets: Numbers,
    ) -> Result<Session, String> {
        let replay = record.replay(game).map_err(in_words)?;
        let seats = [&record.seats, seats].concat();
        let setup = Setup {
            options: record.options.iter().cloned().collect(),
            start: record.start.clone(),
            roll_off: record.tag("roll-off").is_some(),
            ..Setup::new("", &record.game)
        };
        if let Some(session) = Session::again(record, &setup, &seats, secrets.clone()) {
            return Ok(session);
        }
        let start = replay.positions.last().map(|position| position.text());
        let mut session = Session::start(Setup { start, roll_off: false, ..setup }, &seats, secrets)?;
        session.news.push(plain("terminal-dealt-unknown"));
        Ok(session)
    }

    /// The match of a record, played once more; `None` if its dice were dealt from something that it does not say.
    fn again(record: &Record, setup: &Setup, seats: &Seats, secrets: Numbers) -> Option<Session> {
        let secret = |tag: &str| record.tag(tag).and_then(|bytes| bytes.parse::<Bytes32>().ok());
        let seat = |seats: &Seats| match (secret("seed"), record.tag("match")) {
            (Some(seed), Some(id)) => {
                let setup = Setup { id: id.to_owned(), ..setup.clone() };
                let entropy = |seat: &str| secret(&format!("entropy {seat}")).unwrap_or(Bytes32([0; 32]));
                Session::seat(setup, Seed::from(seed), seats, entropy)
            }
            _ => Session::start(setup.clone(), seats, secrets.clone()),
        };
        let mut session = seat(seats).ok()?;
        if setup.roll_off {
            // The record says who sat where after the roll-off. Whoever exchanges chairs once more is back.
            session = seat(&session.owned_sitters()).ok()?;
        }
        for entry in &record.moves {
            let events = if session.table.turn()?.1 { session.roll() } else { session.play(&entry.mv) };
            let is_same = |event: &Event| match &event.what {
                What::Rolled { mv, .. } | What::Moved { mv, .. } => *mv == entry.mv,
                _ => false,
            };
            events.ok()?.iter().find(|event| is_same(event))?;
        }
        session.news.clear();
        Some(session)
    }

    /// Puts up the table, seats everybody and lets the dice settle who begins.
    fn seat(
        setup: Setup,
        seed: Seed,
        seats: &Seats,
        mut entropy: impl FnMut(&str) -> Bytes32,
    ) -> Result<Session, String> {
        let (table, _) = Table::new(messdeck_catalog::find, setup, &seed, now()).map_err(in_words)?;
        let walk = Walk::new(table.position());
        let mut reveals = Vec::new();
        let names = names(&table, seats)?;
        let mut session = Session { table, seed, news: Vec::new(), walk, coach: Coach::default() };
        for (seat, name) in names {
            let (entropy, seat, person) = (entropy(seat), seat.to_owned(), TERMINAL.to_owned());
            reveals.push(Command::Reveal { seat: seat.clone(), person: person.clone(), entropy });
            let commitment = commit(&entropy);
            session.act(&Command::Sit { seat, person, name, commitment }).map_err(in_words)?;
        }
        for reveal in &reveals {
            session.act(reveal).map_err(in_words)?;
        }
        while session.table.phase() == Phase::RollOff {
            session.roll().map_err(in_words)?;
        }
        Ok(session)
    }

    /// The position as it stands.
    pub(crate) fn now(&self) -> &dyn AnyPosition {
        self.table.position()
    }

    pub(crate) fn book(&self) -> &dyn AnyBook {
        self.table.book()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.phase() == Phase::Over
    }

    fn sitters(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.table.sitters().map(|(seat, sitter)| match sitter {
            Sitter::Person { name, .. } => (seat, name.strip_prefix(COMPUTER).unwrap_or(name)),
            Sitter::Open | Sitter::Computer { .. } => (seat, ""),
        })
    }

    fn owned_sitters(&self) -> Vec<(String, String)> {
        self.sitters().map(|(seat, who)| (seat.to_owned(), who.to_owned())).collect()
    }

    /// The player of the computer's that sits there; `None` for a person.
    fn player(&self, seat: &str) -> Option<Skill> {
        self.sitters().find(|(name, _)| *name == seat)?.1.parse().ok()
    }

    /// Whether a person sits anywhere.
    pub(super) fn is_for_people(&self) -> bool {
        self.sitters().any(|(seat, _)| self.player(seat).is_none())
    }

    /// Whether one person sits there, and nobody else but the computer.
    pub(super) fn is_for_one(&self) -> bool {
        self.sitters().filter(|(seat, _)| self.player(seat).is_none()).count() == 1
    }

    /// The moves that stand.
    pub(super) fn passages(&self) -> impl Iterator<Item = Passage<'_>> {
        self.table.passages()
    }

    /// Lets dice fall and the computer move until a person has to decide or the match is over.
    pub(super) fn advance(&mut self) -> Result<(), Refusal> {
        while let Some((seat, is_chance)) = self.table.turn() {
            if is_chance {
                self.roll()?;
                continue;
            }
            let Some(player) = self.player(seat) else { break };
            let Some(mv) = choose(self.now(), player, self.place()) else { break };
            self.play(&mv)?;
        }
        Ok(())
    }

    /// A number for this place in the match: taking a move back and making it again brings the same answer.
    fn place(&self) -> u64 {
        let moves = Key::new().word(self.table.record().moves.len() as u64);
        self.seed.reveal().0.into_iter().fold(moves, |key, byte| key.word(byte.into())).finish()
    }

    /// What has happened since this was last asked, a line each.
    pub(super) fn news(&mut self) -> Vec<String> {
        std::mem::take(&mut self.news)
    }

    fn act(&mut self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let events = self.table.act(command, Context { now: now(), seed: Some(&self.seed) })?;
        let told: Vec<_> = events.iter().filter_map(|event| self.told(&event.what)).collect();
        self.news.extend(told);
        self.walk = Walk::new(self.now());
        Ok(events)
    }

    /// What a person wants to know of it.
    fn told(&self, what: &What) -> Option<String> {
        match what {
            What::RolledOff { seat, dice } => {
                let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
                let say = Say::new("terminal-rolled-off").with("seat", self.named(seat));
                Some(said(&say.with("dice", dice.join("+"))))
            }
            What::Started { first: Some(seat), .. } => {
                // Where chairs were exchanged, people want to know which ones the computer has now.
                let players = self.sitters().filter(|(seat, _)| self.player(seat).is_some());
                let sitters: Vec<Say> = players
                    .map(|(seat, who)| {
                        Say::new("terminal-sits").with("who", player_named(who)).with("seat", Say::new(seat))
                    })
                    .collect();
                let say = Say::new("terminal-begins").with("seat", self.named(seat));
                Some(said(&say.with("sitters", sitters)))
            }
            What::Rolled { .. } => self.last_tale(),
            What::Moved { seat, mv, .. } => {
                let tale = self.last_tale()?;
                self.player(seat).map(|_| format!("{tale}  [{mv}]"))
            }
            What::Ended { by: Cause::Time, seat: Some(seat), .. } => {
                Some(said(&Say::new("terminal-out-of-time").with("seat", self.named(seat))))
            }
            _ => None,
        }
    }

    /// A seat of an event, to speak of.
    fn named(&self, seat: &str) -> Say {
        let known = self.table.sitters().map(|(known, _)| known).find(|known| *known == seat);
        known.map_or_else(|| Say::verbatim(seat), Say::new)
    }

    /// What the last move or throw was and what it brought.
    fn last_tale(&self) -> Option<String> {
        Some(told(&self.table.passages().next_back()?.tale()))
    }

    /// Lets the dice fall for whose turn it is.
    fn roll(&mut self) -> Result<Vec<Event>, Refusal> {
        let (seat, person) = self.acting();
        self.act(&match self.table.phase() {
            Phase::RollOff => Command::RollOff { seat, person },
            _ => Command::Roll { seat, person },
        })
    }

    /// Makes a move for whose turn it is.
    pub(super) fn play(&mut self, mv: &str) -> Result<Vec<Event>, Refusal> {
        let (seat, person) = self.acting();
        self.act(&Command::Move { seat, person, mv: mv.to_owned() })
    }

    fn acting(&self) -> (String, Option<String>) {
        let seat = self.table.turn().map_or("nobody", |(seat, _)| seat);
        (seat.to_owned(), Some(TERMINAL.to_owned()))
    }

    /// Back to the last choice of a person; false if there is none.
    pub(super) fn undo(&mut self) -> bool {
        let undos = self.table.view().undo;
        let own = undos.into_iter().filter(|undo| self.player(undo.seat).is_none());
        let Some(last) = own.max_by_key(|undo| undo.to) else { return false };
        self.act(&Command::Undo { seat: last.seat.to_owned(), person: TERMINAL.to_owned() }).is_ok()
    }

    pub(super) fn prompt(&self) -> String {
        let Some((seat, _)) = self.table.turn() else {
            return format!("{}> ", plain("terminal-over"));
        };
        let clock = self.clock(seat).map(|left| format!(" {}:{:02}", left / 60, left % 60));
        let pointed: String = self.walk.prefix().iter().map(|target| format!(" {}", target.id())).collect();
        let name = words().form(&Say::new(seat), "start", Audience::default());
        format!("{name}{}{pointed}> ", clock.unwrap_or_default())
    }

    /// Seconds that the acting seat has left.
    fn clock(&self, seat: &str) -> Option<u64> {
        let view = self.table.view();
        let left = view.seats.iter().find(|chair| chair.seat == seat)?.clock?;
        Some(left.saturating_sub(now().saturating_sub(view.clock_at?)) / 1000)
    }

    /// How it ended, in one sentence.
    pub(super) fn result(&self) -> Option<String> {
        draw::result(self.table.record().result.as_ref(), self.now())
    }

    /// The match so far. The dealer's seed is in it from the start: who plays at a terminal is the dealer, too, and without it
    /// nobody could deal on from where the record ends.
    pub(super) fn record(&self) -> Record {
        let mut record = Record { seats: self.owned_sitters(), ..self.table.record() };
        if record.tag("seed").is_none() {
            let commitment = record.tags.iter().position(|(tag, _)| tag == "commitment");
            let seed = ("seed".to_owned(), self.seed.reveal().to_string());
            record.tags.insert(commitment.map_or(0, |place| place + 1), seed);
        }
        record
    }
}

/// A player of the computer's as people know it: a level by its name.
fn player_named(who: &str) -> Say {
    const LEVELS: [&str; 8] =
        ["level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8"];
    let level = who.strip_prefix("level:").and_then(|level| level.parse::<usize>().ok());
    let name = level.and_then(|level| LEVELS.get(level.wrapping_sub(1)));
    name.map_or_else(|| Say::verbatim(who), |name| Say::new(name))
}

/// By what name each seat is taken. Who is no player of the computer's is a person.
fn names(table: &Table, wanted: &Seats) -> Result<Vec<(&'static str, String)>, String> {
    let mut names: Vec<_> = table.sitters().map(|(seat, _)| (seat, "human".to_owned())).collect();
    for (seat, who) in wanted {
        let known = || names.iter().map(|(seat, _)| *seat).collect::<Vec<_>>().join(", ");
        let place = names.iter().position(|(known, _)| known == seat);
        let place = place.ok_or_else(|| {
            said(&Say::new("terminal-no-seat").with("seat", seat.as_str()).with("known", known()))
        })?;
        names[place].1 = match who.parse::<Skill>() {
            Ok(player) => format!("{COMPUTER}{player}"),
            Err(_) if who.is_empty() => {
                return Err(said(&Say::new("terminal-no-sitter").with("seat", seat.as_str())));
            }
            Err(_) if who.contains(':') => {
                let say = Say::new("terminal-no-player").with("seat", seat.as_str());
                return Err(said(&say.with("who", who.as_str())));
            }
            Err(_) => who.clone(),
        };
    }
    Ok(names)
}

fn bytes(numbers: &mut Numbers) -> Bytes32 {
    let mut bytes = [0; 32];
    for word in bytes.chunks_exact_mut(8) {
        word.copy_from_slice(&numbers.bits().to_le_bytes());
    }
    Bytes32(bytes)
}

/// Milliseconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
