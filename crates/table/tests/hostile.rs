//! Random and hostile commands at tables of every game: nothing panics, a refusal changes nothing, and the log
//! says everything.

use crate::common;
use messdeck_catalog::GAMES;
use messdeck_facade::Record;
use messdeck_search::Numbers;
use messdeck_table::{
    Bytes32, ClockSpec, Command, Event, Offering, Phase, Seed, Setup, Table, TableView, commit, verify,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::common::{SEED, any_game, entropy};

/// One thing that somebody tries.
#[derive(Clone, Debug)]
enum Try {
    /// What the seat to act should do.
    Act { choice: u64 },
    /// What people do besides: the right person asks, but not always at the right time.
    Besides { seat: usize, what: u8, accept: bool },
    /// Anything else, sensible or not.
    Command(Command),
    /// The same command once more.
    Again,
    /// Time passes.
    Wait(u64),
    /// The host's clock jumps.
    Clock(u64),
    /// The server stops and starts again.
    Restart,
}

const SEATS: [&str; 6] = ["red", "blue", "green", "yellow", "white", "black"];

fn seat() -> impl Strategy<Value = String> {
    prop_oneof![
        12 => select(&SEATS[..]).prop_map(str::to_owned),
        1 => Just(String::new()),
        1 => Just("chance".to_owned()),
        1 => ".{0,3}".prop_map(|text| text.repeat(2000)),
    ]
}

fn person() -> impl Strategy<Value = String> {
    prop_oneof![
        8 => Just("ann".to_owned()),
        4 => Just("bob".to_owned()),
        1 => Just("x".repeat(100_000)),
        1 => ".{0,8}",
    ]
}

fn name() -> impl Strategy<Value = String> {
    prop_oneof![4 => Just("Ann".to_owned()), 1 => ".{0,60}", 1 => Just("\n".repeat(9)), 1 => Just("n".repeat(100_000))]
}

fn bytes() -> impl Strategy<Value = Bytes32> {
    prop_oneof![
        6 => select(&SEATS[..]).prop_map(entropy),
        6 => select(&SEATS[..]).prop_map(|seat| commit(&entropy(seat))),
        1 => any::<[u8; 32]>().prop_map(Bytes32),
    ]
}

fn text() -> impl Strategy<Value = String> {
    const MOVES: [&str; 11] =
        ["pass", "roll:6", "roll:63", "1@a1", "rB-1", "keep", "go", "stay", "hold", "throw", "save"];
    prop_oneof![
        8 => select(&MOVES[..]).prop_map(str::to_owned),
        2 => ".{0,12}",
        1 => Just("9".repeat(100_000)),
    ]
}

fn command() -> impl Strategy<Value = Command> {
    let offer = || select(&[Offering::Draw, Offering::Rematch, Offering::Undo][..]);
    let someone = || proptest::option::weighted(0.8, person());
    prop_oneof![
        4 => (seat(), person(), name(), bytes())
            .prop_map(|(seat, person, name, commitment)| Command::Sit { seat, person, name, commitment }),
        3 => (seat(), 0..10u8).prop_map(|(seat, level)| Command::SeatComputer { seat, level }),
        1 => (seat(), someone()).prop_map(|(seat, person)| Command::Leave { seat, person }),
        4 => (seat(), person(), bytes())
            .prop_map(|(seat, person, entropy)| Command::Reveal { seat, person, entropy }),
        1 => Just(Command::Start {}),
        2 => (seat(), someone()).prop_map(|(seat, person)| Command::RollOff { seat, person }),
        2 => (seat(), someone()).prop_map(|(seat, person)| Command::Roll { seat, person }),
        2 => (seat(), someone(), text()).prop_map(|(seat, person, mv)| Command::Move { seat, person, mv }),
        3 => (seat(), person()).prop_map(|(seat, person)| Command::Undo { seat, person }),
        1 => (seat(), person()).prop_map(|(seat, person)| Command::Resign { seat, person }),
        1 => (seat(), person()).prop_map(|(seat, person)| Command::Abort { seat, person }),
        2 => (seat(), person(), offer(), proptest::option::of(".{0,70}"))
            .prop_map(|(seat, person, offer, id)| Command::Offer { seat, person, offer, id }),
        3 => (seat(), someone(), any::<bool>())
            .prop_map(|(seat, person, accept)| Command::Answer { seat, person, accept }),
        2 => (seat(), person(), proptest::option::of(0..10u8))
            .prop_map(|(seat, person, level)| Command::Claim { seat, person, level }),
        2 => Just(Command::Tick {}),
        2 => seat().prop_map(|seat| Command::Absent { seat }),
        1 => seat().prop_map(|seat| Command::Present { seat }),
    ]
}

fn attempt() -> impl Strategy<Value = Try> {
    prop_oneof![
        30 => any::<u64>().prop_map(|choice| Try::Act { choice }),
        12 => (0..4usize, 0..24u8, any::<bool>())
            .prop_map(|(seat, what, accept)| Try::Besides { seat, what, accept }),
        20 => command().prop_map(Try::Command),
        2 => Just(Try::Again),
        3 => prop_oneof![0..2_000u64, 25_000..70_000u64].prop_map(Try::Wait),
        1 => prop_oneof![Just(0), Just(u64::MAX), Just(1 << 53), any::<u64>()].prop_map(Try::Clock),
        1 => Just(Try::Restart),
    ]
}

fn setup() -> impl Strategy<Value = Setup> {
    let clock = |base, increment| Some(ClockSpec { base, increment });
    let clocks = vec![None, None, clock(600_000, 2_000), clock(60_000, 2_000), clock(1_000, 0)];
    (
        select((0..GAMES.len()).collect::<Vec<_>>()),
        select(clocks),
        any::<bool>(),
        select(vec!["", "2", "3", "4"]),
    )
        .prop_map(|(game, clock, roll_off, players)| {
            let options = match players {
                "" => Default::default(),
                players => [("players".to_owned(), players.to_owned())].into(),
            };
            let setup = Setup { clock, roll_off, options, ..Setup::new("m", GAMES[game].about().id) };
            // Not every game has this option, nor every one of its values.
            match Table::new(any_game, setup.clone(), &SEED, 0) {
                Ok(_) => setup,
                Err(_) => Setup { options: Default::default(), ..setup },
            }
        })
}

/// A table under attack, and what it has said so far.
struct Siege {
    host: common::Host,
    last: Command,
    /// What fell at each place, in the order of places; an undo must not change it.
    fallen: Vec<(String, String)>,
}

impl Siege {
    fn new(setup: Setup) -> Siege {
        Siege { host: common::Host::new(setup), last: Command::Tick {}, fallen: Vec::new() }
    }

    /// What the table waits for.
    fn expected(&self, choice: u64) -> Command {
        let view = self.host.view();
        let seat = || view.acting.unwrap_or("red").to_owned();
        let person = || view.acting.and_then(|seat| self.host.person_on(seat));
        match view.phase {
            Phase::Seating => {
                let open = view.seats.iter().find(|seat| matches!(seat.sitter, messdeck_table::Sitter::Open));
                let seat = open.map_or("red", |seat| seat.seat);
                match choice % 3 {
                    0 => Command::SeatComputer { seat: seat.to_owned(), level: 1 },
                    1 => common::sit(seat, "ann"),
                    _ => common::sit(seat, "bob"),
                }
            }
            Phase::Revealing => {
                let secret = view.fairness.entropies.iter().find(|(_, entropy)| entropy.is_none());
                let seat = secret.map_or("red", |(seat, _)| seat);
                common::reveal(seat, &self.host.person_on(seat).unwrap_or_default())
            }
            Phase::RollOff => Command::RollOff { seat: seat(), person: person() },
            Phase::Playing if view.chance => Command::Roll { seat: seat(), person: person() },
            Phase::Playing => {
                let mv = self.host.table.position().random_move(&mut Numbers::seeded(choice));
                Command::Move { seat: seat(), person: person(), mv: mv.unwrap_or_default() }
            }
            Phase::Over => Command::Tick {},
        }
    }

    /// An undo, an offer, an answer or a claim by whoever sits on a seat.
    fn besides(&self, seat: usize, what: u8, accept: bool) -> Command {
        let view = self.host.view();
        let seat = view.seats[seat % view.seats.len()].seat.to_owned();
        let holder = self.host.person_on(&seat);
        let person = holder.clone().unwrap_or_default();
        let offer = |seat, person, offer| Command::Offer { seat, person, offer, id: None };
        match what {
            0..6 => Command::Undo { seat, person },
            6..14 => Command::Answer { seat, person: holder, accept },
            14..16 => offer(seat, person, Offering::Draw),
            16..18 => offer(seat, person, Offering::Rematch),
            18 => Command::Resign { seat, person },
            19 => Command::Absent { seat },
            20 => Command::Present { seat },
            21 => Command::Claim { seat, person, level: None },
            _ => Command::Claim { seat, person, level: Some(1) },
        }
    }

    fn attempt(&mut self, attempt: Try) {
        match attempt {
            Try::Act { choice } => self.command(self.expected(choice)),
            Try::Besides { seat, what, accept } => self.command(self.besides(seat, what, accept)),
            Try::Command(command) => self.command(command),
            Try::Again => self.command(self.last.clone()),
            Try::Wait(time) => {
                self.host.now = self.host.now.saturating_add(time);
                self.command(Command::Tick {});
            }
            Try::Clock(now) => {
                let before = std::mem::replace(&mut self.host.now, now);
                self.command(Command::Tick {});
                // A clock that jumped far ahead would be all that is left to see.
                self.host.now = before;
            }
            Try::Restart => {
                self.host.check_log();
                self.host.table = Table::open(any_game, &self.host.log).unwrap();
            }
        }
    }

    fn command(&mut self, command: Command) {
        let before = self.host.table.clone();
        let decided = before.attempt(&command, self.host.context()).map(|(_, events)| events);
        assert!(before == self.host.table);
        let text = serde_json::to_string(&command).unwrap();
        assert_eq!(serde_json::from_str::<Command>(&text).unwrap(), command);
        match self.host.act(command.clone()) {
            Ok(events) => {
                assert_eq!(Ok(&events), decided.as_ref());
                self.check_events(before, &events);
            }
            Err(refusal) => {
                assert!(self.host.table == before, "{command:?} was refused, and yet something changed");
                assert_ne!(refusal.code().word(), "not-possible", "{command:?}: {refusal}");
                assert!(refusal.to_string().len() < 1_000, "a refusal that repeats what it was sent");
                assert_eq!(Err(refusal), decided);
            }
        }
        self.last = command;
        self.check_view(&self.host.view());
    }

    fn check_events(&mut self, mut before: Table, events: &[Event]) {
        for event in events {
            before.apply(event).unwrap();
        }
        assert!(before == self.host.table, "applying the events one by one gives another state");
    }

    fn check_view(&mut self, view: &TableView) {
        assert_eq!(view.v as usize, self.host.log.len());
        assert_eq!(view.result.is_some(), view.phase == Phase::Over);
        assert_eq!(view.fairness.seed.is_some(), view.phase == Phase::Over);
        let shown = serde_json::to_string(&view).unwrap() + &serde_json::to_string(&self.host.log).unwrap();
        let secret = SEED.reveal().to_string();
        assert_eq!(
            shown.contains(&secret),
            view.phase == Phase::Over,
            "the seed is shown exactly at the end"
        );

        // The same place after the same moves brings the same dice, whatever was taken back in between.
        let mut line = String::new();
        for step in &view.line {
            if step.who == "chance" {
                match self.fallen.iter().find(|(known, _)| *known == line) {
                    Some((_, dice)) => assert_eq!(*dice, step.mv, "thrown anew"),
                    None => self.fallen.push((line.clone(), step.mv.clone())),
                }
            }
            line += &step.mv;
            line += " ";
        }
    }

    fn check_end(&self) {
        self.host.check_log();
        let record = self.host.table.record();
        assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
        let game = any_game(&record.game).unwrap();
        record.replay(game).unwrap();
        if self.host.view().phase == Phase::Over {
            let found = verify(&record, game).unwrap();
            assert_eq!((found.wrong, found.verified), (None, self.host.view().fairness.rolls));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_table_withstands_everything(setup in setup(), attempts in vec(attempt(), 1..160)) {
        let mut siege = Siege::new(setup);
        for attempt in attempts {
            siege.attempt(attempt);
        }
        siege.check_end();
    }

    #[test]
    fn hostile_logs_do_not_panic(kind in "[a-z-]{0,12}", v in 0..4u64, at in any::<u64>(), seat in ".{0,4}") {
        let text = serde_json::json!([{"v": v, "at": at, "kind": kind, "seat": seat}]).to_string();
        if let Ok(events) = serde_json::from_str::<Vec<Event>>(&text) {
            prop_assert!(Table::open(any_game, &events).is_err());
        }
    }

    #[test]
    fn seeds_do_not_show_themselves(bytes in any::<[u8; 32]>()) {
        prop_assert_eq!(format!("{:?}", Seed::new(bytes)), "Seed(secret)");
    }
}
