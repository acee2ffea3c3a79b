//! A second engine, written straight from the rules page over plain grids, against which the first
//! one is held. It shares nothing with it but text.

use std::collections::BTreeMap;

use messdeck_core::{Draw, Position as _, Turn};
use messdeck_search::Numbers;
use messdeck_testkit::words;
use messdeck_uptick::Move;

use crate::common::position;

/// A position as one would lay it out on a table.
#[derive(Clone)]
struct Table {
    size: i32,
    /// The dice by file and rank: whose, and what they show.
    dice: BTreeMap<(i32, i32), (char, i32)>,
    turn: char,
    reserve: BTreeMap<char, i32>,
    captured: BTreeMap<char, Vec<i32>>,
    last: char,
}

fn other(seat: char) -> char {
    if seat == 'r' { 'b' } else { 'r' }
}

fn around() -> impl Iterator<Item = (i32, i32)> {
    (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y))).filter(|&step| step != (0, 0))
}

fn name((file, rank): (i32, i32)) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

impl Table {
    fn read(size: i32, text: &str) -> Table {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut dice = BTreeMap::new();
        for (row, line) in fields[0].split('/').enumerate() {
            let mut file = 0;
            for c in line.chars() {
                if let Some(run) = c.to_digit(10) {
                    file += run as i32;
                    continue;
                }
                let seat = if c.is_uppercase() { 'r' } else { 'b' };
                let value = i32::from(c.to_ascii_lowercase() as u8 - b'a') + 1;
                dice.insert((file, size - 1 - row as i32), (seat, value));
                file += 1;
            }
        }
        let pair = |field: &str| {
            let (red, blue) = field.split_once(',').expect("two parts");
            [('r', red.to_owned()), ('b', blue.to_owned())]
        };
        let digits = |text: String| text.chars().filter_map(|c| c.to_digit(10)).map(|d| d as i32).collect();
        Table {
            size,
            dice,
            turn: fields[1].chars().next().expect("a turn"),
            reserve: pair(fields[2]).map(|(seat, n)| (seat, n.parse().expect("a number"))).into(),
            captured: pair(fields[3]).map(|(seat, values)| (seat, digits(values))).into(),
            last: fields[4].chars().next().expect("who was last"),
        }
    }

    fn text(&self) -> String {
        let mut rows = Vec::new();
        for rank in (0..self.size).rev() {
            let row: String = (0..self.size)
                .map(|file| match self.dice.get(&(file, rank)) {
                    None => '.',
                    Some(&('r', value)) => char::from(b'A' + value as u8 - 1),
                    Some(&(_, value)) => char::from(b'a' + value as u8 - 1),
                })
                .collect();
            // The longest runs first, so that no shorter one eats into them.
            let row = (1..=8).rev().fold(row, |row, n| row.replace(&".".repeat(n), &n.to_string()));
            rows.push(row);
        }
        let captured = |seat| {
            let mut values = self.captured[&seat].clone();
            values.sort_unstable();
            let text: String = values.iter().map(i32::to_string).collect();
            if text.is_empty() { "-".to_owned() } else { text }
        };
        let (red, blue) = (self.reserve[&'r'], self.reserve[&'b']);
        let board = rows.join("/");
        format!("{board} {} {red},{blue} {},{} {}", self.turn, captured('r'), captured('b'), self.last)
    }

    fn is_frozen(&self, (x, y): (i32, i32)) -> bool {
        let (seat, value) = self.dice[&(x, y)];
        value == 6
            || around().any(|(dx, dy)| {
                self.dice.get(&(x + dx, y + dy)).is_some_and(|&(whose, shown)| whose != seat && shown > value)
            })
    }

    /// Everything the seat can place or move, with the table after it.
    fn actions(&self, seat: char) -> BTreeMap<String, Table> {
        let mut actions = BTreeMap::new();
        let squares = || (0..self.size).flat_map(|x| (0..self.size).map(move |y| (x, y)));
        if self.reserve[&seat] > 0 {
            for (x, y) in squares().filter(|square| !self.dice.contains_key(square)) {
                for value in 1..=6 {
                    let freezes = around().any(|(dx, dy)| {
                        self.dice
                            .get(&(x + dx, y + dy))
                            .is_some_and(|&(whose, shown)| whose != seat && shown < value)
                    });
                    if !freezes {
                        let mut after = self.clone();
                        after.dice.insert((x, y), (seat, value));
                        *after.reserve.get_mut(&seat).expect("a reserve") -= 1;
                        actions.insert(format!("{value}@{}", name((x, y))), after.done(seat));
                    }
                }
            }
        }
        for (&(x, y), &(whose, value)) in &self.dice {
            if whose != seat || self.is_frozen((x, y)) {
                continue;
            }
            for (dx, dy) in around() {
                for steps in 1..=value {
                    let to = (x + dx * steps, y + dy * steps);
                    if to.0 < 0 || to.1 < 0 || to.0 >= self.size || to.1 >= self.size {
                        break;
                    }
                    let met = self.dice.get(&to).copied();
                    if met.is_some_and(|(whose, _)| whose == seat) {
                        continue;
                    }
                    let mut after = self.clone();
                    after.dice.remove(&(x, y));
                    after.dice.insert(to, (seat, value + 1));
                    let sign = if met.is_some() { 'x' } else { '-' };
                    if let Some((_, shown)) = met {
                        after.captured.get_mut(&seat).expect("a place for them").push(shown);
                    }
                    actions.insert(format!("{}{sign}{}", name((x, y)), name(to)), after.done(seat));
                    if met.is_some() {
                        break;
                    }
                }
            }
        }
        actions
    }

    fn done(mut self, seat: char) -> Table {
        self.turn = other(seat);
        self.last = seat;
        self
    }

    /// The legal moves; none when the game is over.
    fn legal(&self) -> BTreeMap<String, Table> {
        let actions = self.actions(self.turn);
        if !actions.is_empty() || self.actions(other(self.turn)).is_empty() {
            return actions;
        }
        BTreeMap::from([("pass".to_owned(), Table { turn: other(self.turn), ..self.clone() })])
    }

    /// The winner and the scores of red and blue, for a game that is over.
    fn result(&self) -> (char, [i32; 2]) {
        let [red, blue] = ['r', 'b'].map(|seat| self.captured[&seat].iter().sum());
        let winner = match red - blue {
            0 => self.last,
            lead if lead > 0 => 'r',
            _ => 'b',
        };
        (winner, [red, blue])
    }
}

/// Compares the engines on one position: legal moves, all successors, and the outcome.
fn compare(position: &messdeck_uptick::Position) -> usize {
    let text = position.to_string();
    let table = Table::read(position.size().into(), &text);
    assert_eq!(table.text(), text, "the second engine reads and writes the same");
    let expected = table.legal();
    let expected: BTreeMap<String, String> =
        expected.into_iter().map(|(mv, after)| (mv, after.text())).collect();
    assert_eq!(words::successors(position), expected, "{text}");
    match position.turn() {
        Turn::Decide(seat) => {
            assert!(!expected.is_empty(), "{text}");
            assert_eq!(seat.index() == 0, table.turn == 'r', "{text}");
        }
        Turn::Chance(_) => panic!("{text}: there are no dice to throw"),
        Turn::Over(outcome) => {
            assert!(expected.is_empty(), "{text}");
            let (winner, [red, blue]) = table.result();
            let winners: Vec<usize> = outcome.winners.iter().map(messdeck_core::Seat::index).collect();
            assert_eq!(winners, [usize::from(winner == 'b')], "{text}");
            assert_eq!(outcome.scores, Some([red, blue, 0, 0]), "{text}");
        }
    }
    expected.len()
}

#[test]
fn along_random_games_of_every_size() {
    let mut numbers = Numbers::seeded(1);
    for size in 3..=8 {
        for dice in [1, 2, 3, 5, 8, 12] {
            for _ in 0..5 {
                let text = format!("{} r {dice},{dice} -,- -", vec![size.to_string(); size.into()].join("/"));
                let mut at = position(size, dice, &text);
                compare(&at);
                while let Some(mv) = at.draw(&mut numbers) {
                    at = at.play(mv).unwrap_or_else(|why| panic!("{at}: drew {mv}: {why}"));
                    if numbers.below(3) == 0 || at.count() < 3 {
                        compare(&at);
                    }
                }
                compare(&at);
            }
        }
    }
}

/// Random play rarely crowds the board, walls dice in by their own colour, or leaves nothing but a
/// pass, so such positions are dealt: any dice on any squares, the rest captured or in reserve.
#[test]
fn on_dealt_positions() {
    let mut numbers = Numbers::seeded(2);
    let (mut passes, mut ends) = (0, 0);
    for round in 0..4000 {
        let size = 3 + numbers.below(6) as u8;
        let dice = 1 + numbers.below(12) as u8;
        let table = deal(&mut numbers, size.into(), dice.into(), round % 2 == 0);
        let at = position(size, dice, &table.text());
        match compare(&at) {
            0 => ends += 1,
            _ => passes += usize::from(at.nth(0) == Some(Move::Pass)),
        }
    }
    assert!(passes > 50 && ends > 50, "{passes} passes and {ends} ends are too few to trust");
}

fn deal(numbers: &mut Numbers, size: i32, dice: i32, without_reserve: bool) -> Table {
    // Now few values, now all of them: equal neighbours leave dice free, unequal ones freeze.
    let values = 1 + numbers.below(6);
    let shift = numbers.below(7 - values) as i32;
    let mut table = Table {
        size,
        dice: BTreeMap::new(),
        turn: if numbers.below(2) == 0 { 'r' } else { 'b' },
        reserve: [('r', 0), ('b', 0)].into(),
        captured: [('r', Vec::new()), ('b', Vec::new())].into(),
        last: if numbers.below(2) == 0 { 'r' } else { 'b' },
    };
    for seat in ['r', 'b'] {
        for _ in 0..dice {
            let square = (numbers.below(size as usize) as i32, numbers.below(size as usize) as i32);
            let value = numbers.below(values) as i32 + 1 + shift;
            if numbers.below(5) > 0 && !table.dice.contains_key(&square) {
                table.dice.insert(square, (seat, value));
            } else if without_reserve || numbers.below(2) == 0 {
                table.captured.get_mut(&other(seat)).expect("a place for them").push(value);
            } else {
                *table.reserve.get_mut(&seat).expect("a reserve") += 1;
            }
        }
    }
    if table.reserve.values().all(|&left| left == dice) {
        (table.turn, table.last) = ('r', '-');
    }
    table
}
