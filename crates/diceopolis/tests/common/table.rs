//! A second engine, written straight from the rules page over plain maps. It shares nothing with the
//! first one but text.

use std::collections::BTreeMap;

/// Files and ranks of the cross, counted from 0.
pub(crate) const CROSS: i32 = 6;

const SEATS: [char; 4] = ['r', 'b', 'g', 'y'];

/// A position as one would lay it out on a table.
#[derive(Clone)]
pub(crate) struct Table {
    /// The placed dice by file and rank: whose, and what they show.
    pub(crate) dice: BTreeMap<(i32, i32), (usize, i32)>,
    pub(crate) turn: usize,
    pub(crate) hands: Vec<Vec<i32>>,
    pub(crate) caches: Vec<i32>,
    pub(crate) phase: String,
}

fn name((file, rank): (i32, i32)) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

fn lines() -> impl Iterator<Item = i32> {
    (0..13).filter(|&line| line != CROSS)
}

/// Whether a die placed here would touch two, of those placed and of the cross.
pub(crate) fn touches_two(dice: &BTreeMap<(i32, i32), (usize, i32)>, (x, y): (i32, i32)) -> bool {
    let is_die = |(x, y): (i32, i32)| {
        let in_cross = (x == CROSS || y == CROSS) && (0..13).contains(&x) && (0..13).contains(&y);
        in_cross || dice.contains_key(&(x, y))
    };
    [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)].into_iter().filter(|&next| is_die(next)).count() >= 2
}

impl Table {
    pub(crate) fn read(text: &str) -> Table {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut dice = BTreeMap::new();
        for (rank, line) in lines().collect::<Vec<_>>().into_iter().rev().zip(fields[0].split('/')) {
            let mut row: Vec<Option<(usize, i32)>> = Vec::new();
            let mut rest = line;
            while let Some(first) = rest.chars().next() {
                if let Some(seat) = SEATS.iter().position(|&letter| letter == first) {
                    row.push(Some((seat, rest[1..2].parse().expect("a value"))));
                    rest = &rest[2..];
                } else {
                    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
                    let run: usize = rest[..end].parse().expect("a number");
                    row.extend(vec![None; run]);
                    rest = &rest[end..];
                }
            }
            assert_eq!(row.len(), 12, "{line}");
            for (file, die) in lines().zip(row) {
                if let Some(die) = die {
                    dice.insert((file, rank), die);
                }
            }
        }
        let digits = |hand: &str| hand.chars().filter_map(|c| c.to_digit(10)).map(|d| d as i32).collect();
        Table {
            dice,
            turn: SEATS.iter().position(|letter| letter.to_string() == fields[1]).expect("a seat"),
            hands: fields[2].split(',').map(digits).collect(),
            caches: fields[3].split(',').map(|n| n.parse().expect("a number")).collect(),
            phase: fields[4].to_owned(),
        }
    }

    pub(crate) fn text(&self) -> String {
        let mut rows = Vec::new();
        for rank in lines().collect::<Vec<_>>().into_iter().rev() {
            let row: Vec<String> = lines()
                .map(|file| match self.dice.get(&(file, rank)) {
                    None => ".".to_owned(),
                    Some(&(seat, value)) => format!("{}{value}", SEATS[seat]),
                })
                .collect();
            // The longest runs first, so that no shorter one eats into them.
            rows.push(
                (1..=12).rev().fold(row.concat(), |row, n| row.replace(&".".repeat(n), &n.to_string())),
            );
        }
        let hands: Vec<String> = self
            .hands
            .iter()
            .map(|hand| {
                let mut hand = hand.clone();
                hand.sort_unstable();
                let text: String = hand.iter().map(i32::to_string).collect();
                if text.is_empty() { "-".to_owned() } else { text }
            })
            .collect();
        let caches: Vec<String> = self.caches.iter().map(i32::to_string).collect();
        let board = rows.join("/");
        format!("{board} {} {} {} {}", SEATS[self.turn], hands.join(","), caches.join(","), self.phase)
    }

    fn without(&self, value: i32) -> Option<Table> {
        let mut after = self.clone();
        let hand = &mut after.hands[self.turn];
        let place = hand.iter().position(|&die| die == value)?;
        hand.remove(place);
        Some(after)
    }

    /// The legal moves, with the table after each; none when the game is over.
    pub(crate) fn legal(&self) -> BTreeMap<String, Table> {
        let mut moves = BTreeMap::new();
        match self.phase.as_str() {
            "roll" => moves.extend((1..=6).map(|value| (format!("roll:{value}"), self.rolled(value)))),
            "reroll" => {
                moves.insert("keep".to_owned(), Table { phase: "place".to_owned(), ..self.clone() });
                for value in 1..=6 {
                    if let Some(after) = self.without(value) {
                        moves.insert(format!("reroll:{value}"), Table { phase: "roll".to_owned(), ..after });
                    }
                }
            }
            "place" => {
                // One step beyond the grid in every direction: play must never get there (DO-1).
                let squares = (-1..=13).flat_map(|x| (-1..=13).map(move |y| (x, y)));
                for (x, y) in squares.filter(|&(x, y)| x != CROSS && y != CROSS) {
                    if self.dice.contains_key(&(x, y)) || !touches_two(&self.dice, (x, y)) {
                        continue;
                    }
                    assert!((0..13).contains(&x) && (0..13).contains(&y), "{}: off the grid", self.text());
                    for value in 1..=6 {
                        if let Some(mut after) = self.without(value) {
                            after.dice.insert((x, y), (self.turn, value));
                            moves.insert(format!("{value}@{}", name((x, y))), after.next_turn());
                        }
                    }
                }
            }
            _ => {}
        }
        moves
    }

    fn rolled(&self, value: i32) -> Table {
        let mut after = self.clone();
        after.hands[self.turn].push(value);
        if after.caches[self.turn] > 0 {
            after.caches[self.turn] -= 1;
        }
        if !self.dice.is_empty() {
            after.phase = "place".to_owned();
        } else if after.hands[self.turn].len() == 5 {
            after.turn += 1;
            if after.turn == after.hands.len() {
                after.turn = 0;
                after.phase = "place".to_owned();
            }
        }
        after
    }

    fn next_turn(mut self) -> Table {
        self.turn = (self.turn + 1) % self.hands.len();
        let phase = if self.hands.iter().all(Vec::is_empty) && self.caches.iter().all(|&cache| cache == 0) {
            self.turn = 0;
            "over"
        } else if self.hands[self.turn].len() == 5 {
            "place"
        } else if self.caches[self.turn] > 0 {
            "roll"
        } else {
            "reroll"
        };
        self.phase = phase.to_owned();
        self
    }

    /// The points of every seat.
    pub(crate) fn scores(&self, count_pips: bool) -> Vec<i32> {
        let mut scores = vec![0; self.hands.len()];
        for value in 1..=6 {
            for sign in [1, -1] {
                for (x, y, dx, dy) in [
                    (CROSS + sign * value, CROSS, 0, 1),
                    (CROSS + sign * value, CROSS, 0, -1),
                    (CROSS, CROSS + sign * value, 1, 0),
                    (CROSS, CROSS + sign * value, -1, 0),
                ] {
                    let Some(&(seat, _)) = self.dice.get(&(x + dx, y + dy)) else { continue };
                    let mut length = 0;
                    while self.dice.get(&(x + dx * (length + 1), y + dy * (length + 1)))
                        == Some(&(seat, value))
                    {
                        length += 1;
                    }
                    if length > 0 {
                        scores[seat] += if count_pips { value * (length + 1) } else { length + 1 };
                    }
                }
            }
        }
        scores
    }
}
