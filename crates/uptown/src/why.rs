//! Why a placement is not allowed.
//!
//! The text of a move names squares, not levels: cubes go on top of the stacks, so they are always
//! supported and never meet another cube. What is left to go wrong is the pool, the ground, and the body
//! that the four cubes make where they land.

use messdeck_core::{Position, Square, Why};
use messdeck_tetracubes::{Cube, Orientation};

use crate::rules::{HIGHEST, Piece, Placement, Town};
use crate::tale::{over, shape, squares};

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
    Some(Why::new("game-over", "UP-E1", over("uptown-why-game-over", town)))
}

/// UP-T1: only what lies in the pool can be taken.
pub(crate) fn not_in_pool(town: &Town, piece: Piece) -> Option<Why> {
    let gone = !town.has(piece);
    gone.then(|| Why::new("not-in-pool", "UP-T1", "uptown-why-not-in-pool").with("piece", piece.said()))
}

/// UP-P5: a body of four cubes with one on the board reaches level four at most.
fn too_high(cubes: &[Cube; 4]) -> Option<Why> {
    let too_high = covered(cubes.iter().filter(|cube| cube[2] >= HIGHEST as i32));
    let first = *too_high.first()?;
    Some(Why::new("too-high", "UP-P5", "uptown-why-too-high").at(too_high).with("square", first))
}

/// UP-P3: some cube must lie on the board itself, and on these squares none would.
pub(crate) fn no_cube_on_board(piece: Piece, built: &[Square]) -> Why {
    let why = Why::new("no-cube-on-board", "UP-P3", "uptown-why-no-cube-on-board").at(built);
    why.with("piece", piece.said()).with("squares", squares(built))
}

/// UP-S1, UP-S2 and UP-N1: the cubes must make the piece that is named.
fn other_body(piece: Piece, cubes: [Cube; 4]) -> Option<Why> {
    let Some(orientation) = Orientation::of(cubes) else { return Some(not_one_body(piece, &cubes)) };
    let (named, made) = (piece.shape, orientation.shape());
    let why = if made == named {
        return None;
    } else if made == named.mirrored() {
        Why::new("mirror-image", "UP-S1", "uptown-why-mirror-image")
    } else {
        Why::new("other-shape", "UP-N1", "uptown-why-other-shape")
    };
    Some(why.at(covered(&cubes)).with("made", shape(made)).with("named", shape(named)))
}

fn not_one_body(piece: Piece, cubes: &[Cube; 4]) -> Why {
    let (joined, apart) = split(cubes);
    let (joined, apart) = (covered(&joined), covered(&apart));
    let why = Why::new("not-one-body", "UP-S2", "uptown-why-not-one-body").at(&apart).at(&joined);
    why.with("piece", piece.said()).with("apart", squares(&apart)).with("joined", squares(&joined))
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
