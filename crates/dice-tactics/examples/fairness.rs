//! Is it fair? Plays a set-up against itself and says what each side won, what it fielded, how long it took, and how
//! much the players fidgeted.
//!
//! `cargo run --release -p messdeck-dice-tactics --example fairness -- PLAYER GAMES SEED [NAME=VALUE …] [white=ARMY]
//! [black=ARMY]`, with an army such as `8/2pqqp2/8/2o2o2` (ranks 4 to 1, seen from the own side) that stands instead of a
//! drafted one. One line of JSON for each run.

use std::collections::BTreeMap;

use messdeck_core::{Draw, Position as _, Seat, Square, Turn};
use messdeck_dice_tactics::{BLACK, DiceTactics, Kind, Move, Phase, Position, Rules, Unit, WHITE};
use messdeck_facade::{Game, Mindful, Options};
use messdeck_search::{Numbers, Skill, Tally};

struct Run {
    rules: Rules,
    player: Skill,
    armies: [Option<Vec<(Unit, Square)>>; 2],
}

#[derive(Default)]
struct Seen {
    white: Tally,
    officers: [u32; 2],
    actions: u32,
    turns: u32,
    undone: u32,
    held: u32,
    kinds: BTreeMap<String, u32>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [player, games, seed, rest @ ..] = arguments.as_slice() else {
        eprintln!("fairness PLAYER GAMES SEED [NAME=VALUE …] [white=ARMY] [black=ARMY]");
        std::process::exit(2);
    };
    let pairs: Vec<(&str, &str)> = rest.iter().filter_map(|pair| pair.split_once('=')).collect();
    let is_army = |name: &str| name == "white" || name == "black";
    let options = pairs.iter().filter(|(name, _)| !is_army(name)).copied();
    let options = Options::choose(DiceTactics::OPTIONS, options).expect("options of the game");
    let army = |side: &str, seat: Seat| {
        pairs.iter().find(|(name, _)| *name == side).map(|(_, ranks)| read(ranks, seat))
    };
    let rules = DiceTactics.rules(&options).expect("options that go together");
    for army in [army("white", WHITE), army("black", BLACK)].iter().flatten() {
        assert_eq!(army.len(), usize::from(rules.units), "an army that is given is a whole one");
    }
    let run = Run {
        rules,
        player: player.parse().expect("a player such as level:6 or nodes:5000"),
        armies: [army("white", WHITE), army("black", BLACK)],
    };
    let games: u64 = games.parse().expect("a number of games");
    let seed: u64 = seed.parse().expect("a seed");
    let mut seen = Seen::default();
    for game in 0..games {
        play(&run, &mut Numbers::seeded(seed.wrapping_mul(1_000_003).wrapping_add(game)), &mut seen);
    }
    report(&rest.join(" "), player, &seen);
}

/// The units of ranks 4 to 1 as a side sees them.
fn read(ranks: &str, seat: Seat) -> Vec<(Unit, Square)> {
    let mut units = Vec::new();
    for (row, rank) in ranks.split('/').enumerate() {
        let mut file = 0;
        for letter in rank.chars() {
            if let Some(run) = letter.to_digit(10) {
                file += run;
                continue;
            }
            let unit = Unit::ALL.into_iter().find(|unit| unit.letter() == letter).expect("a unit's letter");
            let square = (3 - row as u32) * 8 + file;
            // Seen from the other side the ranks are upside down, and diagonals lie the other way.
            let slants = matches!(unit.kind(), Kind::Skirmisher | Kind::Cavalry);
            let seen = if seat == BLACK && slants { unit.rotated().unwrap_or(unit) } else { unit };
            units.push((seen, Square::new(if seat == BLACK { square ^ 56 } else { square })));
            file += 1;
        }
    }
    units
}

fn play(run: &Run, numbers: &mut Numbers, seen: &mut Seen) {
    let mut position = DiceTactics.start(&run.rules);
    // By side: the position before its last action, once it has acted.
    let mut before: [Option<String>; 2] = [None, None];
    loop {
        let seat = match position.turn() {
            Turn::Over(outcome) => {
                match (outcome.winners.contains(WHITE), outcome.winners.contains(BLACK)) {
                    (true, false) => seen.white.wins += 1,
                    (false, true) => seen.white.losses += 1,
                    _ => seen.white.draws += 1,
                }
                return;
            }
            Turn::Decide(seat) | Turn::Chance(seat) => seat,
        };
        let mv = given(run, &position, seat).unwrap_or_else(|| {
            let thought = run.player.think(&position, &Position::MIND, numbers.bits(), &mut || false);
            thought.expect("somebody is to act").best
        });
        let next = position.play(mv).unwrap_or_else(|why| panic!("{position}: {mv}: {why}"));
        if position.phase() == Phase::Play {
            seen.actions += 1;
            seen.turns += u32::from(next.to_act() != seat);
            seen.held += u32::from(mv == Move::Hold);
            let board =
                |position: &Position| position.to_string().split(' ').next().unwrap_or_default().to_owned();
            let (now, then) = (board(&position), board(&next));
            seen.undone += u32::from(before[seat.index()].as_ref() == Some(&then) && now != then);
            before[seat.index()] = Some(now);
        } else if next.phase() == Phase::Play {
            count_armies(&next, seen);
        }
        position = next;
    }
}

/// The next unit of an army that was given.
fn given(run: &Run, position: &Position, seat: Seat) -> Option<Move> {
    let army = run.armies[seat.index()].as_ref().filter(|_| position.phase() == Phase::Setup)?;
    let (unit, to) = army.iter().find(|(_, square)| position.die(*square).is_none())?;
    Some(Move::Place { unit: *unit, to: *to })
}

fn count_armies(position: &Position, seen: &mut Seen) {
    for die in (0..64).filter_map(|square| position.die(Square::new(square))) {
        seen.officers[die.seat.index()] += u32::from(die.unit.kind() == Kind::Officer);
        *seen.kinds.entry(die.unit.letter().to_string()).or_default() += 1;
    }
    if std::env::var_os("SHOW").is_some() {
        eprintln!("{position}");
    }
}

fn report(options: &str, player: &str, seen: &Seen) {
    let games = seen.white.games() as f64;
    let (low, high) = seen.white.interval();
    let percent = |part: u32| 100.0 * f64::from(part) / f64::from(seen.actions.max(1));
    println!(
        "{{\"options\": \"{options}\", \"player\": \"{player}\", \"games\": {games}, \"draws\": {}, \"white\": {:.3}, \
         \"interval\": [{low:.3}, {high:.3}], \"white_officers\": {:.2}, \"black_officers\": {:.2}, \"turns\": {:.1}, \
         \"actions\": {:.1}, \"undone_percent\": {:.2}, \"held_percent\": {:.2}, \"kinds\": {:?}}}",
        seen.white.draws,
        seen.white.score(),
        f64::from(seen.officers[0]) / games,
        f64::from(seen.officers[1]) / games,
        f64::from(seen.turns) / games,
        f64::from(seen.actions) / games,
        percent(seen.undone),
        percent(seen.held),
        seen.kinds,
    );
}
