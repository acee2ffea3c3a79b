//! A table with its host: a clock that can be moved, the dealer's seed, and people who do as they should.

#![allow(dead_code, reason = "every test file uses another part of this")]

use messdeck_catalog::find;
use messdeck_facade::AnyGame;
use messdeck_search::Numbers;
use messdeck_table::{
    Bytes32, Command, Context, Event, Find, Refusal, Seed, Setup, Table, TableView, commit,
};
use messdeck_testkit::toy::Sprint;

pub(crate) const SEED: Seed = Seed::new([7; 32]);

/// Every game of the catalog, and the made-up one.
pub(crate) fn any_game(id: &str) -> Option<&'static dyn AnyGame> {
    find(id).or_else(|| (id == "sprint").then_some(&Sprint as _))
}

#[derive(Clone)]
pub(crate) struct Host {
    pub(crate) find: Find,
    pub(crate) table: Table,
    pub(crate) log: Vec<Event>,
    pub(crate) now: u64,
}

impl Host {
    pub(crate) fn new(setup: Setup) -> Host {
        let now = 1_000_000;
        let (table, created) = Table::new(any_game, setup, &SEED, now).unwrap();
        Host { find: any_game, table, log: vec![created], now }
    }

    /// A match with nobody but these people and levels, in seat order: `ann`, or `3` for a level.
    pub(crate) fn seated(setup: Setup, sitters: &[&str]) -> Host {
        let mut host = Host::new(setup);
        let seats: Vec<&str> = host.table.view().seats.iter().map(|seat| seat.seat).collect();
        assert_eq!(seats.len(), sitters.len(), "a sitter for each of {seats:?}");
        for (seat, sitter) in seats.iter().zip(sitters) {
            match sitter.parse() {
                Ok(level) => host.must(Command::SeatComputer { seat: (*seat).to_owned(), level }),
                Err(_) => host.must(sit(seat, sitter)),
            };
        }
        for (seat, sitter) in seats.iter().zip(sitters) {
            if sitter.parse::<u8>().is_err() {
                host.must(reveal(seat, sitter));
            }
        }
        host
    }

    pub(crate) fn context(&self) -> Context<'static> {
        Context { now: self.now, seed: Some(&SEED) }
    }

    pub(crate) fn act(&mut self, command: Command) -> Result<Vec<Event>, Refusal> {
        let events = self.table.act(&command, self.context())?;
        self.log.extend(events.iter().cloned());
        Ok(events)
    }

    pub(crate) fn must(&mut self, command: Command) -> Vec<Event> {
        let shown = format!("{command:?}");
        self.act(command).unwrap_or_else(|refusal| panic!("{shown}: {refusal}"))
    }

    /// The code of the refusal; the table must not have changed.
    pub(crate) fn refused(&mut self, command: Command) -> &'static str {
        let before = self.table.clone();
        let refusal = self.act(command.clone()).expect_err(&format!("{command:?}"));
        assert!(self.table == before, "{command:?}: refused, and yet something changed");
        refusal.code().word()
    }

    pub(crate) fn view(&self) -> TableView {
        self.table.view()
    }

    /// The acting seat and who acts for it: nobody for the computer.
    pub(crate) fn acting(&self) -> Option<(String, Option<String>)> {
        let view = self.view();
        let seat = view.acting?;
        Some((seat.to_owned(), self.person_on(seat)))
    }

    pub(crate) fn person_on(&self, seat: &str) -> Option<String> {
        let seat = self.view().seats.into_iter().find(|known| known.seat == seat)?;
        match seat.sitter {
            messdeck_table::Sitter::Person { person, .. } => Some(person),
            _ => None,
        }
    }

    /// The acting seat rolls, or makes a random move.
    pub(crate) fn step(&mut self, numbers: &mut Numbers) -> Vec<Event> {
        let (seat, person) = self.acting().expect("somebody acts");
        let command = match self.view().phase {
            messdeck_table::Phase::RollOff => Command::RollOff { seat, person },
            _ if self.view().chance => Command::Roll { seat, person },
            _ => Command::Move { seat, person, mv: self.table.position().random_move(numbers).unwrap() },
        };
        self.must(command)
    }

    /// Plays on until the end or so many steps.
    pub(crate) fn play(&mut self, numbers: &mut Numbers, most: usize) {
        for _ in 0..most {
            if self.view().result.is_some() {
                return;
            }
            self.step(numbers);
        }
    }

    /// The log says everything: read back from JSON it gives the same state and view.
    pub(crate) fn check_log(&self) {
        let text = serde_json::to_string(&self.log).unwrap();
        let log: Vec<Event> = serde_json::from_str(&text).unwrap();
        assert_eq!(log, self.log);
        let again = Table::open(self.find, &log).unwrap_or_else(|error| panic!("{error}"));
        assert!(again == self.table, "the log gives another state");
        assert_eq!(again.view(), self.view());
        for (number, event) in (1..).zip(&self.log) {
            assert_eq!(event.v, number, "a gap in the numbers");
        }
    }
}

/// The bytes that a person adds on a seat.
pub(crate) fn entropy(seat: &str) -> Bytes32 {
    Bytes32([seat.len() as u8; 32])
}

pub(crate) fn sit(seat: &str, person: &str) -> Command {
    let (seat, person) = (seat.to_owned(), person.to_owned());
    Command::Sit { commitment: commit(&entropy(&seat)), name: person.clone(), seat, person }
}

pub(crate) fn reveal(seat: &str, person: &str) -> Command {
    Command::Reveal { seat: seat.to_owned(), person: person.to_owned(), entropy: entropy(seat) }
}

pub(crate) fn undo(seat: &str, person: &str) -> Command {
    Command::Undo { seat: seat.to_owned(), person: person.to_owned() }
}

pub(crate) fn resign(seat: &str, person: &str) -> Command {
    Command::Resign { seat: seat.to_owned(), person: person.to_owned() }
}

pub(crate) fn mv(seat: &str, person: &str, mv: &str) -> Command {
    Command::Move { seat: seat.to_owned(), person: Some(person.to_owned()), mv: mv.to_owned() }
}

pub(crate) fn roll(seat: &str, person: &str) -> Command {
    Command::Roll { seat: seat.to_owned(), person: Some(person.to_owned()) }
}
