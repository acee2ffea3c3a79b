//! Uniformly random chess with `cozy-chess`: list the legal moves, pick one uniformly, play it, until there
//! is none or 100 half-moves went without progress. Prints moves per second.
//!
//! The random numbers and the build flags are those of `messdeck bench`, so that the two differ in the
//! game and its library only.

use std::time::{Duration, Instant};

use cozy_chess::{Board, Move};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

fn main() {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1.0);
    let mut numbers = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut list = Vec::with_capacity(256);
    for _ in 0..200 {
        random_game(&mut numbers, &mut list); // Warms the caches, uncounted.
    }
    let time = Duration::from_secs_f64(seconds);
    let clock = Instant::now();
    let mut moves = 0;
    while clock.elapsed() < time {
        for _ in 0..20 {
            moves += random_game(&mut numbers, &mut list);
        }
    }
    println!("{:.0}", moves as f64 / clock.elapsed().as_secs_f64());
}

fn random_game(numbers: &mut Xoshiro256PlusPlus, list: &mut Vec<Move>) -> u64 {
    let mut board = Board::default();
    let mut moves = 0;
    while board.halfmove_clock() < 100 {
        list.clear();
        board.generate_moves(|group| {
            list.extend(group);
            false
        });
        if list.is_empty() {
            break;
        }
        let pick = (u128::from(numbers.next_u64()) * list.len() as u128) >> 64;
        board.play_unchecked(list[pick as usize]);
        moves += 1;
    }
    moves
}
