//! Help for the tests: the game under options, and valid positions that play would never reach.

use messdeck_core::Draw;
use messdeck_facade::{AnyGame, AnyPosition, Options};
use messdeck_search::Numbers;
use messdeck_uptown::Uptown;

/// The options with this seat to act first.
pub(crate) fn first(seat: &str) -> Options {
    Options::choose(Uptown.options(), [("first", seat)]).expect("a seat")
}

/// Reads a position that must be valid.
pub(crate) fn read(options: &Options, text: &str) -> Box<dyn AnyPosition> {
    let book = Uptown.book(options).expect("options");
    book.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A valid position at random: some pieces gone, their cubes anywhere.
pub(crate) fn any_position(first: char, numbers: &mut Numbers) -> String {
    let mut pool = [String::new(), String::new()];
    let mut cubes = Vec::new();
    let kept = 1 + numbers.below(8);
    for (left, colour) in pool.iter_mut().zip(['g', 'r']) {
        for letter in "ABILOPTZ".chars() {
            if numbers.below(8) < kept {
                left.push(letter);
            } else {
                cubes.extend([colour; 4]);
            }
        }
    }
    let gone = cubes.len() / 4;
    let mut stacks = vec![String::new(); 35];
    while !cubes.is_empty() {
        let cube = cubes.swap_remove(numbers.below(cubes.len()));
        // Low stacks are likelier: on them something can be placed.
        let highest = 1 + numbers.below(4);
        let low: Vec<usize> = (0..35).filter(|&square| stacks[square].len() < highest).collect();
        match low.len() {
            0 => cubes.push(cube),
            some => stacks[low[numbers.below(some)]].push(cube),
        }
    }
    let ranks: Vec<String> = stacks.chunks(7).map(rank).collect();
    let turn = match (first, gone % 2) {
        (first, 0) => first,
        ('g', _) => 'r',
        _ => 'g',
    };
    let [grey, red] = pool.map(|left| if left.is_empty() { "-".to_owned() } else { left });
    format!("{} {turn} {grey},{red}", ranks.join("/"))
}

fn rank(stacks: &[String]) -> String {
    let tokens = stacks.chunk_by(|a, b| a.is_empty() && b.is_empty());
    let tokens = tokens.map(|run| if run[0].is_empty() { run.len().to_string() } else { run[0].clone() });
    tokens.collect::<Vec<String>>().join(",")
}
