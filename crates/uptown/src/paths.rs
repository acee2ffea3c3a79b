//! Placing as a person does it: take a piece, turn it, point at the square of its anchor.

use messdeck_core::{Scanner, Square, Why};
use messdeck_facade::{PathStep, Target, ToPaths};
use messdeck_tetracubes::{Cube, Orientation, Shape};

use crate::notation::scan_square;
use crate::rules::{BOARD, Piece, Placement, Town};
use crate::why::{capitalised, covered, game_over, list, no_cube_on_board, not_in_pool, the};

impl messdeck_facade::ToTale for Town {}

impl ToPaths for Town {
    fn paths(&self, placement: Placement) -> Vec<Vec<PathStep>> {
        let Placed { piece, turned, anchor } = Placed::by(self, placement);
        let squares = covered(&turned.cubes_at(anchor));
        vec![vec![
            PathStep::new(Target::item(piece), the(piece)).with_cubes(piece.shape.model().to_vec()),
            PathStep::new(Target::turn(turned.id()), turned.words()).with_cubes(turned.0.cubes().to_vec()),
            PathStep::new(Target::cell(anchor), format!("on {}", list(&squares))),
        ]]
    }

    fn why_not_target(&self, prefix: &[Target], target: &Target) -> Why {
        if let Some(why) = game_over(self) {
            return why;
        }
        let Some(begun) = Begun::by(prefix) else {
            return out_of_order(
                "What was chosen so far is no beginning of a placement: take a piece first.",
            );
        };
        match begun {
            Begun::Nothing => why_not_taken(self, target),
            Begun::Taken(piece) => not_in_pool(self, piece).unwrap_or_else(|| why_not_turned(piece, target)),
            Begun::Turned(piece, turned) => {
                not_in_pool(self, piece).unwrap_or_else(|| why_not_anchored(self, piece, turned, target))
            }
            Begun::Placed(Placed { piece, anchor, .. }) => out_of_order(format!(
                "The placement is complete: {} goes on {anchor}, and nothing follows.",
                the(piece)
            )),
        }
    }
}

/// How much of a placement a person has said.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Begun {
    Nothing,
    Taken(Piece),
    Turned(Piece, Turned),
    Placed(Placed),
}

/// A piece, turned, over a square of the board; whether it fits is another question.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    pub(crate) piece: Piece,
    pub(crate) turned: Turned,
    pub(crate) anchor: Square,
}

impl Begun {
    /// What these targets say; `None` if they are not the beginning of any placement, ever.
    pub(crate) fn by(targets: &[Target]) -> Option<Begun> {
        targets.iter().try_fold(Begun::Nothing, |begun, target| match (begun, target) {
            (Begun::Nothing, Target::Item(id)) => id.parse().ok().map(Begun::Taken),
            (Begun::Taken(piece), Target::Turn(id)) => {
                let turned = Turned::by_id(id).filter(|turned| turned.0.shape() == piece.shape)?;
                Some(Begun::Turned(piece, turned))
            }
            (Begun::Turned(piece, turned), Target::Cell(id)) => {
                let anchor = Scanner::whole(id, scan_square).ok()?;
                Some(Begun::Placed(Placed { piece, turned, anchor }))
            }
            _ => None,
        })
    }
}

impl Placed {
    /// How a legal placement lies.
    fn by(town: &Town, placement: Placement) -> Placed {
        let made = Orientation::of(town.landing(placement.squares()));
        // The fallback is never seen: the cubes of a legal placement make its piece.
        let turned = Turned(made.unwrap_or(&placement.piece().shape.orientations()[0]));
        Placed { piece: placement.piece(), turned, anchor: placement.squares()[0] }
    }
}

/// An orientation as people are shown it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned(&'static Orientation);

impl Turned {
    /// The orientation with an id such as `L7`.
    fn by_id(id: &str) -> Option<Turned> {
        let shape = Shape::from_letter(id.chars().next()?)?;
        shape.orientations().iter().map(Turned).find(|turned| turned.id() == id)
    }

    /// The letter of the shape and the number of the orientation, counted from 1.
    pub(crate) fn id(self) -> String {
        format!("{}{}", self.0.shape().letter(), self.number() + 1)
    }

    /// Its place among the orientations of its shape.
    pub(crate) fn number(self) -> usize {
        self.0.shape().orientations().iter().take_while(|other| *other < self.0).count()
    }

    /// Its cubes when the anchor is here and the lowest of them lies on the board. Some may be off the board.
    pub(crate) fn cubes_at(self, anchor: Square) -> [Cube; 4] {
        let cubes = self.0.cubes();
        let [x, y, _] = cubes[0];
        cubes.map(|cube| [cube[0] - x + anchor.file(), cube[1] - y + anchor.rank(), cube[2]])
    }

    /// Its cubes square by square from the anchor, such as "3 high: here levels 1–3, east level 1".
    fn words(self) -> String {
        let cubes = self.0.cubes();
        let [x, y, _] = cubes[0];
        let columns: Vec<(String, String)> = cubes
            .chunk_by(|a, b| a[..2] == b[..2])
            .map(|column| (levels(column), direction(column[0][0] - x, column[0][1] - y)))
            .collect();
        let height = self.0.size()[2];
        if height == 1 {
            let places: Vec<&str> = columns.iter().map(|(_, place)| place.as_str()).collect();
            return format!("flat: {}", list(&places));
        }
        let parts: Vec<String> = columns
            .chunk_by(|a, b| a.0 == b.0)
            .map(|alike| {
                let places: Vec<&str> = alike.iter().map(|(_, place)| place.as_str()).collect();
                format!("{} {}", list(&places), alike[0].0)
            })
            .collect();
        format!("{height} high: {}", parts.join(", "))
    }
}

/// The levels of cubes over one square, counted from 1: "level 1", "levels 2–3".
fn levels(column: &[Cube]) -> String {
    let lowest = column[0][2] + 1;
    match column.len() as i32 {
        1 => format!("level {lowest}"),
        count => format!("levels {lowest}–{}", lowest + count - 1),
    }
}

/// A way across the board: "here", "east", "2 north", "south-east", "2 east 1 north".
fn direction(east: i32, north: i32) -> String {
    let pole = if north > 0 { "north" } else { "south" };
    match (east, north.abs()) {
        (0, 0) => "here".to_owned(),
        (1, 0) => "east".to_owned(),
        (0, 1) => pole.to_owned(),
        (1, 1) => format!("{pole}-east"),
        (east, 0) => format!("{east} east"),
        (0, far) => format!("{far} {pole}"),
        (east, far) => format!("{east} east {far} {pole}"),
    }
}

fn why_not_taken(town: &Town, target: &Target) -> Why {
    let Target::Item(id) = target else {
        return out_of_order("First take a piece from the pool, such as gL or rO.");
    };
    match id.parse() {
        Ok(piece) => not_in_pool(town, piece).unwrap_or_else(|| {
            let message = format!("{} fits nowhere, whichever way it is turned.", capitalised(&the(piece)));
            Why::new("no-room", "UP-T2", message).with("piece", piece.to_string())
        }),
        Err(_) => out_of_order("There is no such piece: a piece is g or r and a letter of ABILOPTZ."),
    }
}

fn why_not_turned(piece: Piece, target: &Target) -> Why {
    let Target::Turn(id) = target else {
        return out_of_order(format!("First say how {} is turned.", the(piece)));
    };
    match Turned::by_id(id) {
        Some(turned) if turned.0.shape() == piece.shape => {
            let message = format!("Turned like that, {} fits nowhere.", the(piece));
            Why::new("no-room", "UP-T2", message).with("piece", piece.to_string()).with("turned", id.as_str())
        }
        _ => {
            let (letter, last) = (piece.shape.letter(), piece.shape.orientations().len());
            out_of_order(format!("{} is turned by {letter}1 to {letter}{last}.", capitalised(&the(piece))))
        }
    }
}

fn why_not_anchored(town: &Town, piece: Piece, turned: Turned, target: &Target) -> Why {
    let Target::Cell(id) = target else {
        return out_of_order(format!("Now point at the square of {}'s anchor.", the(piece)));
    };
    match Scanner::whole(id, scan_square) {
        Ok(anchor) => why_not_there(town, Placed { piece, turned, anchor }),
        Err(_) => out_of_order("There is no such square: the board has a1 to g5."),
    }
}

/// What keeps a turned piece from lying here with its lowest cubes on the board.
fn why_not_there(town: &Town, Placed { piece, turned, anchor }: Placed) -> Why {
    let cubes = turned.cubes_at(anchor);
    if !cubes.iter().all(on_board) {
        let message = format!("From {anchor}, {} would stick out over the edge of the board.", the(piece));
        return Why::new("off-board", "UP-P1", message).at([anchor]).with("piece", piece.to_string());
    }
    // How far each stack reaches into the piece; below 0 there is a gap between them.
    let reach = |square: Square| town.height(square) as i32 - lowest_over(&cubes, square);
    let squares = covered(&cubes);
    let deepest = squares.iter().map(|&square| reach(square)).max().unwrap_or(0);
    if deepest <= 0 {
        let hanging: Vec<Square> = squares.into_iter().filter(|&square| reach(square) < 0).collect();
        let message = format!("Nothing would lie beneath {} over {}.", the(piece), list(&hanging));
        return Why::new("unsupported", "UP-2", message).at(hanging).with("piece", piece.to_string());
    }
    if squares.iter().all(|&square| reach(square) == deepest) {
        return no_cube_on_board(piece, &squares);
    }
    let met: Vec<Square> = squares.into_iter().filter(|&square| reach(square) > 0).collect();
    let message = format!("The buildings on {} are in the way of {}.", list(&met), the(piece));
    Why::new("occupied", "UP-P4", message).at(met).with("piece", piece.to_string())
}

fn on_board(&[file, rank, _]: &Cube) -> bool {
    Square::at(file, rank).is_some_and(|square| square.bit() & BOARD != 0)
}

/// The level of the lowest of these cubes over a square.
fn lowest_over(cubes: &[Cube; 4], square: Square) -> i32 {
    let over = cubes.iter().filter(|cube| cube[..2] == [square.file(), square.rank()]);
    over.map(|cube| cube[2]).min().unwrap_or(0)
}

/// UP-H1: piece, turn, square.
fn out_of_order(message: impl Into<messdeck_core::Say>) -> Why {
    Why::new("out-of-order", "UP-H1", message)
}
