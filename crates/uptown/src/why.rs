//! Why a placement is not allowed.
//!
//! The text of a move names squares, not levels: cubes go on top of the stacks, so they are always
//! supported and never meet another cube. What is left to go wrong is the pool, the ground, and the body
//! that the four cubes make where they land.

use std::fmt::Display;

use messdeck_core::{Position, Square, Why};
use messdeck_tetracubes::{Cube, Orientation, Shape};

use crate::rules::{HIGHEST, Piece, Placement, Town};

/// The reason against a placement; `None` if it is legal.
pub(crate) fn why_not(town: &Town, placement: Placement) -> Option<Why> {
    let piece = placement.piece();
    let cubes = town.landing(placement.squares());
    game_over(town)
        .or_else(|| not_in_pool(town, piece))
        .or_else(|| too_high(&cubes))
        .or_else(|| cubes.iter().all(|cube| cube[2] > 0).then(|| no_cube_on_board(piece, &covered(&cubes))))
        .or_else(|| other_body(piece, cubes))
}

/// UP-E1: once nothing can be placed, nothing happens any more.
pub(crate) fn game_over(town: &Town) -> Option<Why> {
    town.turn().outcome()?;
    let seat = town.to_act().name();
    let message = format!("The game is over: {seat} could not place any piece.");
    Some(Why::new("game-over", "UP-E1", message).with("seat", seat))
}

/// UP-T1: only what lies in the pool can be taken.
pub(crate) fn not_in_pool(town: &Town, piece: Piece) -> Option<Why> {
    if town.has(piece) {
        return None;
    }
    let message = format!("{} is no longer in the pool.", capitalised(&the(piece)));
    Some(Why::new("not-in-pool", "UP-T1", message).with("piece", piece.to_string()))
}

/// UP-P5: a body of four cubes with one on the board reaches level four at most.
fn too_high(cubes: &[Cube; 4]) -> Option<Why> {
    let too_high = covered(cubes.iter().filter(|cube| cube[2] >= HIGHEST as i32));
    let first = *too_high.first()?;
    let message = format!(
        "The stack on {first} would grow higher than four cubes, which no piece with a cube on the board can reach."
    );
    Some(Why::new("too-high", "UP-P5", message).at(too_high))
}

/// UP-P3: some cube must lie on the board itself, and on these squares none would.
pub(crate) fn no_cube_on_board(piece: Piece, squares: &[Square]) -> Why {
    let message = format!(
        "No cube of {} would lie directly on the board: {} {} built on already.",
        the(piece),
        list(squares),
        if squares.len() == 1 { "is" } else { "are" }
    );
    Why::new("no-cube-on-board", "UP-P3", message).at(squares).with("piece", piece.to_string())
}

/// UP-S1, UP-S2 and UP-N1: the cubes must make the piece that is named.
fn other_body(piece: Piece, cubes: [Cube; 4]) -> Option<Why> {
    let Some(orientation) = Orientation::of(cubes) else { return Some(not_one_body(piece, &cubes)) };
    let (named, made) = (piece.shape, orientation.shape());
    let why = if made == named {
        return None;
    } else if made == named.mirrored() {
        let message = format!(
            "The cubes would make {}, the mirror image of {}: a piece may be turned, never mirrored.",
            a(made),
            a(named)
        );
        Why::new("mirror-image", "UP-S1", message)
    } else {
        let message = format!("The cubes would make {}, not {}.", a(made), a(named));
        Why::new("other-shape", "UP-N1", message)
    };
    Some(why.at(covered(&cubes)).with("piece", piece.to_string()).with("made", made.letter().to_string()))
}

fn not_one_body(piece: Piece, cubes: &[Cube; 4]) -> Why {
    let (joined, apart) = split(cubes);
    let (joined, apart) = (covered(&joined), covered(&apart));
    let message = format!(
        "The cubes of {} would not hang together: what lands on {} touches nothing of what lands on {}.",
        the(piece),
        list(&apart),
        list(&joined)
    );
    Why::new("not-one-body", "UP-S2", message).at(apart).at(joined).with("piece", piece.to_string())
}

/// The cubes that hang together with the first one, and the others.
fn split(cubes: &[Cube; 4]) -> (Vec<Cube>, Vec<Cube>) {
    let mut joined = vec![cubes[0]];
    let mut apart = cubes[1..].to_vec();
    while let Some(next) = apart.iter().position(|cube| joined.iter().any(|other| touch(cube, other))) {
        joined.push(apart.remove(next));
    }
    (joined, apart)
}

/// Whether two cubes share a face.
fn touch(a: &Cube, b: &Cube) -> bool {
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum::<i32>() == 1
}

/// The squares under some cubes, each once.
pub(crate) fn covered<'c>(cubes: impl IntoIterator<Item = &'c Cube>) -> Vec<Square> {
    let mut squares: Vec<Square> =
        cubes.into_iter().filter_map(|&[file, rank, _]| Square::at(file, rank)).collect();
    squares.sort_by_key(|square| (square.file(), square.rank()));
    squares.dedup();
    squares
}

/// A piece as people say it: "the grey L".
pub(crate) fn the(piece: Piece) -> String {
    format!("the {} {}", piece.colour.name(), piece.shape.letter())
}

/// A shape as people say it: "an L".
fn a(shape: Shape) -> String {
    let article = if matches!(shape, Shape::A | Shape::I | Shape::L | Shape::O) { "an" } else { "a" };
    format!("{article} {}", shape.letter())
}

/// "a1", "a1 and b1", "a1, b1 and c1".
pub(crate) fn list<T: Display>(things: &[T]) -> String {
    match things {
        [] => String::new(),
        [only] => only.to_string(),
        [most @ .., last] => {
            let most: Vec<String> = most.iter().map(ToString::to_string).collect();
            format!("{} and {last}", most.join(", "))
        }
    }
}

/// The text with a capital letter to begin a sentence.
pub(crate) fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
