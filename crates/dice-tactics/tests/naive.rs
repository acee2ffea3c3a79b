//! A second engine, written straight from the rules page over plain maps, against which the first one is
//! held. It shares nothing with it but text.

use std::collections::{BTreeMap, BTreeSet};

use messdeck_core::{Draw, Position as _, Turn};
use messdeck_dice_tactics::{DiceTactics, Move, Objective, Position, Rules};
use messdeck_facade::Game;
use messdeck_search::Numbers;
use messdeck_testkit::words;

use crate::common::{self, position};

type Place = (i32, i32);

/// A position as one would lay it out on a table. Units are letters, white ones in capitals.
#[derive(Clone)]
struct Table {
    adjacent: bool,
    limit: u32,
    army: usize,
    most_officers: usize,
    objective: String,
    half_opening: bool,
    units: BTreeMap<Place, char>,
    turn: char,
    setup: bool,
    actions: usize,
    /// Sorted by file and then rank, as places are.
    free: BTreeSet<Place>,
    quiet: u32,
}

const NORTH: Place = (0, 1);
const EAST: Place = (1, 0);
const SOUTH: Place = (0, -1);
const WEST: Place = (-1, 0);
const WAYS: [Place; 4] = [NORTH, EAST, SOUTH, WEST];

fn plus(a: Place, b: Place) -> Place {
    (a.0 + b.0, a.1 + b.1)
}

fn minus(a: Place) -> Place {
    (-a.0, -a.1)
}

fn on_board((file, rank): Place) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

fn name((file, rank): Place) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

fn side(unit: char) -> char {
    if unit.is_uppercase() { 'w' } else { 'b' }
}

fn other(side: char) -> char {
    if side == 'w' { 'b' } else { 'w' }
}

impl Table {
    fn read(options: &str, text: &str) -> Table {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut units = BTreeMap::new();
        for (row, line) in fields[0].split('/').enumerate() {
            let mut file = 0;
            for c in line.chars() {
                match c.to_digit(10) {
                    Some(run) => file += run as i32,
                    None => {
                        units.insert((file, 7 - row as i32), c);
                        file += 1;
                    }
                }
            }
        }
        let free = fields[4].as_bytes().chunks(2).filter(|chunk| chunk.len() == 2);
        let option = |name: &str| options.split_whitespace().find_map(|pair| pair.strip_prefix(name));
        Table {
            adjacent: option("ranged=") == Some("adjacent"),
            limit: option("quiet=").unwrap_or("100").parse().expect("a number"),
            army: option("units=").unwrap_or("12").parse().expect("a number"),
            most_officers: option("officers=").unwrap_or("any").parse().unwrap_or(usize::MAX),
            objective: option("objective=").unwrap_or("rout").to_owned(),
            half_opening: option("opening=") == Some("half"),
            units,
            turn: fields[1].chars().next().expect("a turn"),
            setup: fields[2] == "setup",
            actions: fields[3].parse().expect("a number"),
            free: free.map(|chunk| (i32::from(chunk[0] - b'a'), i32::from(chunk[1] - b'1'))).collect(),
            quiet: fields[5].parse().expect("a number"),
        }
    }

    fn text(&self) -> String {
        let rows: Vec<String> = (0..8)
            .rev()
            .map(|rank| {
                let row: String =
                    (0..8).map(|file| self.units.get(&(file, rank)).copied().unwrap_or('.')).collect();
                // The longest runs first, so that no shorter one eats into them.
                (1..=8).rev().fold(row, |row, n| row.replace(&".".repeat(n), &n.to_string()))
            })
            .collect();
        let free: String = self.free.iter().map(|&place| name(place)).collect();
        format!(
            "{} {} {} {} {} {}",
            rows.join("/"),
            self.turn,
            if self.setup { "setup" } else { "play" },
            self.actions,
            if free.is_empty() { "-" } else { &free },
            self.quiet
        )
    }

    fn of(&self, side_of: char) -> impl Iterator<Item = (Place, char)> {
        self.units
            .iter()
            .filter(move |&(_, &unit)| side(unit) == side_of)
            .map(|(&place, &unit)| (place, unit.to_ascii_lowercase()))
    }

    fn officers(&self, side: char) -> usize {
        self.of(side).filter(|&(_, unit)| unit == 'o').count()
    }

    /// The winners, if the game is over: the list under "How a finished position is known".
    fn winners(&self) -> Option<String> {
        if self.setup {
            return None;
        }
        if let Some(winner) = self.decided() {
            return Some(winner.to_string());
        }
        let cavalry: BTreeSet<Place> = self.cavalry(self.turn);
        let just_begun = self.actions == self.officers(self.turn) && self.free == cavalry;
        let hill = [(3, 3), (4, 3), (3, 4), (4, 4)];
        let held = hill.into_iter().filter(|&place| self.unit(self.turn, place).is_some()).count();
        if self.objective == "hill" && just_begun && held >= 3 {
            Some(self.turn.to_string())
        } else if self.limit > 0 && self.quiet >= self.limit {
            Some("wb".to_owned())
        } else {
            None
        }
    }

    /// Who has won at once after an action: by a rout or a breakthrough.
    fn decided(&self) -> Option<char> {
        if self.officers(other(self.turn)) == 0 {
            return Some(self.turn);
        }
        let far = |side: char| if side == 'w' { 7 } else { 0 };
        let arrived = |side: char| self.of(side).any(|((_, rank), unit)| unit == 'o' && rank == far(side));
        let sides = [self.turn, other(self.turn)];
        sides.into_iter().find(|&side| self.objective == "breakthrough" && arrived(side))
    }

    fn cavalry(&self, side: char) -> BTreeSet<Place> {
        self.of(side).filter(|&(_, unit)| unit == 'c' || unit == 'k').map(|(place, _)| place).collect()
    }

    /// The letter of a side's unit on a place, in lower case.
    fn unit(&self, side_of: char, place: Place) -> Option<char> {
        let unit = *self.units.get(&place)?;
        (side(unit) == side_of).then(|| unit.to_ascii_lowercase())
    }

    /// The edges of a cavalry that are points, from the table of wedges.
    fn points(&self, side: char, place: Place) -> Vec<Place> {
        let is = |at: Place, letter: char| self.unit(side, at) == Some(letter);
        let mut points = Vec::new();
        for left in [place, plus(place, WEST)] {
            let right = plus(left, EAST);
            if is(left, 'c') && is(right, 'k') {
                points.push(NORTH);
            }
            if is(left, 'k') && is(right, 'c') {
                points.push(SOUTH);
            }
        }
        for bottom in [place, plus(place, SOUTH)] {
            let top = plus(bottom, NORTH);
            if is(top, 'c') && is(bottom, 'k') {
                points.push(WEST);
            }
            if is(top, 'k') && is(bottom, 'c') {
                points.push(EAST);
            }
        }
        points
    }

    fn strength(&self, side: char, place: Place, edge: Place, defends: bool, ranged: bool) -> u32 {
        let unit = self.unit(side, place).expect("someone who fights");
        if ranged && !defends {
            assert!(unit == 's' || unit == 'z');
            return 4;
        }
        match unit {
            'o' => 1,
            's' | 'z' => 2,
            'c' | 'k' if !ranged && self.points(side, place).contains(&edge) => 6,
            'c' | 'k' => 3,
            'p' if defends && !ranged => 8,
            'p' => 4,
            'q' => 5,
            'l' if edge == EAST || edge == WEST => 6,
            'h' if edge == NORTH || edge == SOUTH => 6,
            'l' | 'h' => 4,
            _ => panic!("no unit {unit}"),
        }
    }

    fn legal(&self) -> BTreeMap<String, Table> {
        if self.winners().is_some() {
            return BTreeMap::new();
        }
        if self.setup {
            return self.placements();
        }
        let mut moves = BTreeMap::from([("hold".to_owned(), self.clone().ordinary())]);
        for (from, unit) in self.of(self.turn) {
            if let Some(turned) =
                "szckl".find(unit).map(|at| "zskch".as_bytes()[at]).or((unit == 'h').then_some(b'l'))
            {
                let mut after = self.clone();
                after.units.insert(from, self.spell(char::from(turned)));
                moves.insert(format!("{}r", name(from)), after.ordinary());
            }
            let mut steps = match unit {
                'l' => vec![NORTH, SOUTH],
                'h' => vec![EAST, WEST],
                _ => WAYS.to_vec(),
            };
            match unit {
                's' => steps.extend([(1, 1), (-1, -1)]),
                'z' => steps.extend([(-1, 1), (1, -1)]),
                _ => {}
            }
            for way in steps {
                let to = plus(from, way);
                if on_board(to) && !self.units.contains_key(&to) {
                    let mut after = self.clone();
                    let unit = after.units.remove(&from).expect("it stands there");
                    after.units.insert(to, unit);
                    moves.insert(format!("{}-{}", name(from), name(to)), after.paid(from, unit));
                }
            }
            for way in WAYS {
                let beside = plus(from, way);
                let beyond = plus(beside, way);
                if self.unit(other(self.turn), beside).is_some() {
                    moves.insert(
                        format!("{}x{}", name(from), name(beside)),
                        self.attack(from, beside, way, false),
                    );
                }
                let target = if self.adjacent { beside } else { beyond };
                let clear = self.adjacent || !self.units.contains_key(&beside);
                let shoots = unit == 's' || unit == 'z';
                if shoots && clear && self.unit(other(self.turn), target).is_some() {
                    moves.insert(
                        format!("{}*{}", name(from), name(target)),
                        self.attack(from, target, way, true),
                    );
                }
            }
        }
        moves
    }

    fn spell(&self, unit: char) -> char {
        if self.turn == 'w' { unit.to_ascii_uppercase() } else { unit }
    }

    fn placements(&self) -> BTreeMap<String, Table> {
        let mut moves = BTreeMap::new();
        let placed = self.of(self.turn).count();
        let last_must_be_officer = placed == self.army - 1 && self.officers(self.turn) == 0;
        let no_more_officers = self.officers(self.turn) >= self.most_officers;
        let ranks = if self.turn == 'w' { 0..4 } else { 4..8 };
        for place in ranks.flat_map(|rank| (0..8).map(move |file| (file, rank))) {
            for unit in "oszckpqlh".chars() {
                let forbidden = if unit == 'o' { no_more_officers } else { last_must_be_officer };
                if self.units.contains_key(&place) || forbidden {
                    continue;
                }
                let mut after = self.clone();
                after.units.insert(place, self.spell(unit));
                after.actions -= 1;
                if after.actions == 0 {
                    // White q, black 2q, white 2q, black 2q, white q.
                    let q = self.army / 4;
                    let stand = after.units.len();
                    let next = [(q, 'b', 2 * q), (3 * q, 'w', 2 * q), (5 * q, 'b', 2 * q), (7 * q, 'w', q)]
                        .into_iter()
                        .find(|batch| batch.0 == stand);
                    if let Some((_, turn, batch)) = next {
                        (after.turn, after.actions) = (turn, batch);
                    } else {
                        assert_eq!(stand, 8 * q);
                        after.setup = false;
                        after = after.begin('w');
                        if after.half_opening {
                            after.actions = after.actions / 2 + after.actions % 2;
                            after.free.clear();
                        }
                    }
                }
                moves.insert(format!("{}@{}", unit.to_ascii_uppercase(), name(place)), after);
            }
        }
        moves
    }

    fn attack(&self, from: Place, target: Place, way: Place, ranged: bool) -> Table {
        let mut after = self.clone();
        let attacker = self.units[&from];
        let defender = self.units[&target];
        let attack = self.strength(self.turn, from, way, false, ranged);
        let defence = self.strength(other(self.turn), target, minus(way), true, ranged);
        if attack >= defence {
            after.units.remove(&target);
            let retreat = plus(target, way);
            if on_board(retreat) && !self.units.contains_key(&retreat) {
                after.units.insert(retreat, defender);
            } else {
                after.quiet = 0;
            }
            after.units.remove(&from);
            after.units.insert(target, attacker);
        }
        after.paid(from, attacker)
    }

    /// After a move or attack of the unit that stood on `from`.
    fn paid(mut self, from: Place, unit: char) -> Table {
        if self.free.remove(&from) {
            assert!("ckCK".contains(unit));
            return self;
        }
        self.ordinary()
    }

    /// After an ordinary action.
    fn ordinary(mut self) -> Table {
        self.actions -= 1;
        self.free.clear();
        if self.actions > 0 || self.decided().is_some() {
            return self;
        }
        self.quiet += 1;
        let next = other(self.turn);
        self.begin(next)
    }

    fn begin(mut self, side: char) -> Table {
        self.turn = side;
        self.actions = self.officers(side);
        self.free = self.cavalry(side);
        self
    }
}

/// Compares the engines on one position: legal moves, all successors, and the outcome.
fn compare(options: &str, position: &Position) -> BTreeSet<String> {
    let text = position.to_string();
    let table = Table::read(options, &text);
    assert_eq!(table.text(), text, "the second engine reads and writes the same");
    let expected: BTreeMap<String, String> =
        table.legal().into_iter().map(|(mv, after)| (mv, after.text())).collect();
    assert_eq!(words::successors(position), expected, "{options} {text}");
    let winners = match position.turn() {
        Turn::Decide(seat) => {
            assert_eq!(seat.index() == 0, table.turn == 'w', "{text}");
            None
        }
        Turn::Chance(_) => panic!("{text}: there are no dice to throw"),
        Turn::Over(outcome) => {
            assert_eq!(outcome.scores, None);
            Some(outcome.winners.iter().map(|seat| ['w', 'b'][seat.index()]).collect::<String>())
        }
    };
    assert_eq!(winners, table.winners(), "{text}");
    expected.into_keys().collect()
}

/// Every well-formed move: it is legal or has a reason, never both.
fn every_other_move_has_a_reason(position: &Position, legal: &BTreeSet<String>) {
    let squares = || (0..8).flat_map(|file| (0..8).map(move |rank| name((file, rank))));
    let ask = |text: String| {
        let mv: Move = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.why_not(mv).is_none(), legal.contains(&text), "{position}: {text}");
    };
    ask("hold".to_owned());
    for from in squares() {
        ask(format!("{from}r"));
        "OSZCKPQLH".chars().for_each(|unit| ask(format!("{unit}@{from}")));
        for to in squares() {
            "-x*".chars().for_each(|sign| ask(format!("{from}{sign}{to}")));
        }
    }
}

const OPTIONS: [&str; 14] = [
    "",
    "ranged=adjacent",
    "quiet=0",
    "quiet=3",
    "ranged=adjacent quiet=40",
    "units=4",
    "units=16 officers=4 opening=half",
    "units=8 officers=1 objective=breakthrough",
    "units=4 officers=6 objective=hill opening=half",
    "objective=breakthrough",
    "objective=breakthrough quiet=3 ranged=adjacent",
    "objective=hill",
    "objective=hill quiet=2",
    "units=16 objective=hill officers=3",
];

fn start(options: &str) -> Position {
    DiceTactics.start(&common::rules(options))
}

#[test]
fn along_random_games() {
    let mut numbers = Numbers::seeded(1);
    for options in OPTIONS {
        for game in 0..5 {
            let mut at = start(options);
            while let Some(mv) = at.draw(&mut numbers) {
                if numbers.below(4) == 0 || game == 0 {
                    compare(options, &at);
                }
                at = at.play(mv).unwrap_or_else(|why| panic!("{at}: drew {mv}: {why}"));
            }
            compare(options, &at);
        }
    }
}

/// A crowded corner of the board with any units of both sides: attacks of every kind, wedges with several points,
/// free actions, retreats over the edge and into others, wins.
fn melee(numbers: &mut Numbers, rules: Rules) -> String {
    let limit = u32::from(rules.quiet);
    let (width, height) = (2 + numbers.below(4), 2 + numbers.below(5));
    let mirror = numbers.below(2) == 1;
    // At the edge, or in the middle where the hill is.
    let on_hill = rules.objective == Objective::Hill && numbers.below(4) > 0;
    let (shift, lift) = if on_hill { (2, 2) } else { (0, numbers.below(9 - height)) };
    let cavalry = numbers.below(2) == 1;
    let mut board = vec!['.'; 64];
    let mut left = [usize::from(rules.units); 2];
    let mut officers_left = [usize::from(rules.officers); 2];
    for cell in 0..width * height {
        let (mut file, rank) = (shift + cell % width, lift + cell / width);
        if mirror {
            file = 7 - file;
        }
        let side = numbers.below(2);
        if numbers.below(4) == 0 || left[side] == 0 {
            continue;
        }
        let units = if cavalry { "oszcckkckpqlh" } else { "oszckpqlhszlh" };
        let unit = char::from(units.as_bytes()[numbers.below(units.len())]);
        if unit == 'o' {
            if officers_left[side] == 0 {
                continue;
            }
            officers_left[side] -= 1;
        }
        left[side] -= 1;
        board[rank * 8 + file] = if side == 0 { unit.to_ascii_uppercase() } else { unit };
    }
    // Each side gets an officer somewhere, so that the game goes on.
    for officer in ['O', 'o'] {
        let at = loop {
            let at = numbers.below(64);
            if board[at] == '.' {
                break at;
            }
        };
        let side = usize::from(officer == 'o');
        if left[side] > 0 && officers_left[side] > 0 {
            board[at] = officer;
        }
    }
    let turn = numbers.below(2);
    let officers = board.iter().filter(|&&c| c == ['O', 'o'][turn]).count();
    let actions = if numbers.below(3) == 0 { 1 + numbers.below(officers.max(1)) } else { officers };
    let own_cavalry = if turn == 0 { "CK" } else { "ck" };
    let mut free = String::new();
    for cell in 0..64 {
        let (file, rank) = (cell / 8, cell % 8);
        if own_cavalry.contains(board[rank * 8 + file]) && actions == officers && numbers.below(4) > 0 {
            free += &name((file as i32, rank as i32));
        }
    }
    let rows: Vec<String> = (0..8).rev().map(|rank| board[rank * 8..][..8].iter().collect()).collect();
    let board = (1..=8).rev().fold(rows.join("/"), |rows, n| rows.replace(&".".repeat(n), &n.to_string()));
    let free = if free.is_empty() { "-" } else { &free };
    // At the limit a position may be drawn, or won on the hill.
    let quiet = match limit {
        0 => 1000,
        _ if rules.objective == Objective::Hill && numbers.below(4) == 0 => limit,
        _ => limit.saturating_sub(1 + 9 * numbers.below(3) as u32),
    };
    format!("{board} {} play {actions} {free} {quiet}", ['w', 'b'][turn])
}

#[test]
fn in_the_thick_of_it() {
    let mut numbers = Numbers::seeded(2);
    let mut kinds: BTreeMap<char, usize> = BTreeMap::new();
    let mut ends: BTreeMap<(&str, String), usize> = BTreeMap::new();
    for round in 0..4200 {
        let options = OPTIONS[round % OPTIONS.len()];
        let rules = common::rules(options);
        let text = melee(&mut numbers, rules);
        let officers = |letter| text.split(' ').next().unwrap_or_default().contains(letter);
        if !officers('O') || !officers('o') {
            continue;
        }
        let mut at = position(options, &text);
        // A few moves on, so that ends of turns, draws and wins are met too.
        for step in 0..6 {
            let legal = compare(options, &at);
            if let (Some(why), Some(winners)) =
                (at.why_not(Move::Hold), Table::read(options, &at.to_string()).winners())
            {
                *ends.entry((why.rule, winners)).or_default() += 1;
            }
            if round % 151 == 0 && step % 3 == 0 {
                every_other_move_has_a_reason(&at, &legal);
            }
            for mv in &legal {
                *kinds.entry(mv.chars().nth(2).unwrap_or_default()).or_default() += 1;
            }
            // Attacks are preferred: they are what this test is about.
            let attacks: Vec<&String> = legal.iter().filter(|mv| mv.contains(['x', '*'])).collect();
            let mv = match attacks.as_slice() {
                [] => at.draw(&mut numbers),
                attacks => attacks[numbers.below(attacks.len())].parse().ok(),
            };
            let Some(mv) = mv else { break };
            at = at.play(mv).unwrap_or_else(|why| panic!("{at}: {mv}: {why}"));
        }
    }
    assert!(['-', 'x', '*', 'r'].iter().all(|kind| kinds[kind] > 1000), "{kinds:?}");
    // Every way to end was met by every side.
    for rule in ["DT-E1", "DT-E2", "DT-E3"] {
        for winner in ["w", "b"] {
            assert!(ends.get(&(rule, winner.to_owned())).is_some_and(|&count| count > 10), "{ends:?}");
        }
    }
    assert!(ends[&("DT-9", "wb".to_owned())] > 20, "{ends:?}");
}

#[test]
fn in_every_batch_of_the_setup() {
    let mut numbers = Numbers::seeded(3);
    for options in OPTIONS {
        let mut at = start(options);
        while let Some(mv) = at.draw(&mut numbers) {
            let legal = compare(options, &at);
            if numbers.below(4) == 0 {
                every_other_move_has_a_reason(&at, &legal);
            }
            at = at.play(mv).unwrap_or_else(|why| panic!("{at}: {mv}: {why}"));
            if legal.contains("hold") {
                break;
            }
        }
    }
    // An army that has no officer until its last unit, on either side.
    for text in [
        "pppp4/pppppp2/8/8/8/8/QQQQQQQQ/Q7 b setup 2 - 0",
        "pppp4/ppppppp1/8/8/8/8/QQQQQQQQ/Q7 b setup 1 - 0",
        "ppppo3/ppppppp1/8/8/8/8/QQQQQQQQ/QQ6 w setup 2 - 0",
        "ppppo3/ppppppp1/8/8/8/8/QQQQQQQQ/QQQ5 w setup 1 - 0",
    ] {
        let at = position("", text);
        let legal = compare("", &at);
        every_other_move_has_a_reason(&at, &legal);
    }
}
