//! A second program for the same rules, written straight from the page: plain grids, no masks, nothing
//! shared with the engine but text.

use std::collections::BTreeSet;

use messdeck_core::Draw;
use messdeck_facade::{AnyGame, AnyPosition};
use messdeck_search::Numbers;
use messdeck_uptown::Uptown;

use crate::common::{any_position, first, read};

type Cube = (i32, i32, i32);

/// The table "Pieces" of the page.
const PIECES: [(char, [Cube; 4]); 8] = [
    ('I', [(0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0)]),
    ('O', [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)]),
    ('L', [(0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0)]),
    ('T', [(0, 0, 0), (1, 0, 0), (2, 0, 0), (1, 1, 0)]),
    ('Z', [(0, 0, 0), (1, 0, 0), (1, 1, 0), (2, 1, 0)]),
    ('P', [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]),
    ('A', [(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)]),
    ('B', [(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, -1)]),
];

/// All ways to turn a body: whatever quarter turns about two axes lead to.
fn turned(body: [Cube; 4]) -> BTreeSet<[Cube; 4]> {
    let mut found = BTreeSet::new();
    let mut new = vec![at_origin(body)];
    while let Some(body) = new.pop() {
        if found.insert(body) {
            new.push(at_origin(body.map(|(x, y, z)| (-y, x, z))));
            new.push(at_origin(body.map(|(x, y, z)| (x, -z, y))));
        }
    }
    found
}

fn at_origin(body: [Cube; 4]) -> [Cube; 4] {
    let x0 = body.iter().map(|cube| cube.0).min().expect("four cubes");
    let y0 = body.iter().map(|cube| cube.1).min().expect("four cubes");
    let z0 = body.iter().map(|cube| cube.2).min().expect("four cubes");
    let mut moved = body.map(|(x, y, z)| (x - x0, y - y0, z - z0));
    moved.sort_unstable();
    moved
}

#[derive(Clone, PartialEq, Debug)]
struct Board {
    /// `stacks[file][rank]`, from the board up.
    stacks: Vec<Vec<String>>,
    turn: char,
    pool: [String; 2],
}

impl Board {
    fn read(text: &str) -> Board {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut stacks = vec![vec![String::new(); 5]; 7];
        for (row, rank) in fields[0].split('/').zip((0..5).rev()) {
            let mut file = 0;
            for token in row.split(',') {
                match token.parse::<usize>() {
                    Ok(empty) => file += empty,
                    Err(_) => {
                        stacks[file][rank] = token.to_owned();
                        file += 1;
                    }
                }
            }
            assert_eq!(file, 7, "{text}");
        }
        let (grey, red) = fields[2].split_once(',').expect("a comma");
        let pool = [grey, red].map(|left| left.replace('-', ""));
        Board { stacks, turn: fields[1].chars().next().expect("g or r"), pool }
    }

    fn height(&self, x: i32, y: i32) -> i32 {
        self.stacks[x as usize][y as usize].len() as i32
    }

    /// The four numbered rules of the page.
    fn allows(&self, body: &[Cube; 4]) -> bool {
        let within = body.iter().all(|&(x, y, _)| (0..7).contains(&x) && (0..5).contains(&y));
        within
            && body
                .iter()
                .all(|&(x, y, z)| z == 0 || z - 1 < self.height(x, y) || body.contains(&(x, y, z - 1)))
            && body.iter().any(|&(_, _, z)| z == 0)
            && body.iter().all(|&(x, y, z)| z >= self.height(x, y))
    }

    fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        for (letter, body) in PIECES {
            let mut places = Vec::new();
            for body in turned(body) {
                for (x, y, z) in (0..7 * 5 * 5).map(|i| (i % 7, i / 7 % 5, i / 35)) {
                    let body = body.map(|cube| (cube.0 + x, cube.1 + y, cube.2 + z));
                    if self.allows(&body) {
                        places.push(squares(body));
                    }
                }
            }
            for (colour, pool) in ['g', 'r'].into_iter().zip(&self.pool) {
                if pool.contains(letter) {
                    legal.extend(places.iter().map(|squares| format!("{colour}{letter}@{squares}")));
                }
            }
        }
        legal.sort_unstable();
        legal
    }

    fn after(&self, mv: &str) -> Board {
        let mut next = self.clone();
        let (piece, squares) = mv.split_once('@').expect("an @");
        let colour = &piece[..1];
        for square in squares.as_bytes().chunks(2) {
            next.stacks[usize::from(square[0] - b'a')][usize::from(square[1] - b'1')].push_str(colour);
        }
        let pool = &mut next.pool[usize::from(colour == "r")];
        *pool = pool.replace(&piece[1..], "");
        next.turn = if self.turn == 'g' { 'r' } else { 'g' };
        next
    }

    fn columns(&self, colour: char) -> i32 {
        let shows = |stack: &&String| stack.ends_with(colour);
        self.stacks.iter().filter(|column| column.iter().filter(shows).count() >= 3).count() as i32
    }
}

fn squares(body: [Cube; 4]) -> String {
    let mut squares = body.map(|(x, y, _)| (x, y));
    squares.sort_unstable();
    squares.map(|(x, y)| format!("{}{}", char::from(b'a' + x as u8), y + 1)).concat()
}

/// Asks both programs everything about a position.
fn compare(position: &dyn AnyPosition, numbers: &mut Numbers) {
    let view = position.view();
    let text = &view.position;
    let board = Board::read(text);
    let legal = board.legal();
    assert_eq!(view.legal, legal, "{text}");
    assert_eq!(position.count(), legal.len(), "{text}");
    for _ in 0..legal.len().min(12) {
        let mv = &legal[numbers.below(legal.len())];
        let next = position.play(mv).unwrap_or_else(|error| panic!("{text}: {mv}: {error}"));
        assert_eq!(Board::read(&next.text()), board.after(mv), "{text}: {mv}");
    }
    if legal.is_empty() {
        let outcome = view.outcome.unwrap_or_else(|| panic!("{text}: nothing is legal"));
        let (grey, red) = (board.columns('g'), board.columns('r'));
        assert_eq!(outcome.scores, Some(vec![("grey", grey), ("red", red)]), "{text}");
        let winners = match (grey >= 4, red >= 4) {
            (true, false) => vec!["grey"],
            (false, true) => vec!["red"],
            _ => vec!["grey", "red"],
        };
        assert_eq!(outcome.winners, winners, "{text}");
    } else {
        assert_eq!(view.turn, Some(if board.turn == 'g' { "grey" } else { "red" }), "{text}");
    }
}

#[test]
fn agrees_along_random_games() {
    let mut numbers = Numbers::seeded(20);
    for game in 0..60 {
        let options = first(["grey", "red"][game % 2]);
        let mut position = Uptown.book(&options).unwrap().start();
        compare(&*position, &mut numbers);
        while let Some(mv) = position.random_move(&mut numbers) {
            position = position.play(&mv).unwrap();
            compare(&*position, &mut numbers);
        }
    }
}

/// High buildings, holes and towers that games seldom have.
#[test]
fn agrees_on_positions_that_nobody_reached() {
    let mut numbers = Numbers::seeded(21);
    let mut over = 0;
    for round in 0..1500 {
        let seat = ["grey", "red"][round % 2];
        let text = any_position(seat.chars().next().unwrap(), &mut numbers);
        let position = read(&first(seat), &text);
        assert_eq!(position.text(), text);
        compare(&*position, &mut numbers);
        over += usize::from(position.outcome().is_some());
    }
    assert!(over > 50, "only {over} of them were over");
}
