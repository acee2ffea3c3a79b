//! Placing as a person does it: take a piece, turn it, point at the square of its anchor.

use messdeck_core::{Position as _, Say, Scanner, Square, Turn, Why};
use messdeck_facade::{PathStep, Target, ToPaths};
use messdeck_tetracubes::{Cube, Orientation, Shape};

use crate::notation::scan_square;
use crate::rules::{BOARD, Piece, Placement, Town};
use crate::tale::squares;
use crate::why::{covered, game_over, no_cube_on_board, not_in_pool};

impl ToPaths for Town {
    fn paths(&self, placement: Placement) -> Vec<Vec<PathStep>> {
        let Placed { piece, turned, anchor } = Placed::by(self, placement);
        let on = squares(&covered(&turned.cubes_at(anchor)));
        vec![vec![
            PathStep::new(Target::item(piece), piece.said()).with_cubes(piece.shape.model().to_vec()),
            PathStep::new(Target::turn(turned.id()), turned.said()).with_cubes(turned.cubes()),
            PathStep::new(Target::cell(anchor), Say::new("uptown-step-on").with("squares", on)),
        ]]
    }

    fn why_not_target(&self, prefix: &[Target], target: &Target) -> Why {
        if let Some(why) = game_over(self) {
            return why;
        }
        let Some(begun) = Begun::by(prefix) else {
            return out_of_order("uptown-why-no-beginning");
        };
        match begun {
            Begun::Nothing => why_not_taken(self, target),
            Begun::Taken(piece) => not_in_pool(self, piece).unwrap_or_else(|| why_not_turned(piece, target)),
            Begun::Turned(piece, turned) => {
                not_in_pool(self, piece).unwrap_or_else(|| why_not_anchored(self, piece, turned, target))
            }
            Begun::Placed(Placed { piece, anchor, .. }) => {
                out_of_order("uptown-why-complete").with("piece", piece.said()).with("square", anchor)
            }
        }
    }

    fn prompt(&self, prefix: &[Target]) -> Option<Say> {
        let Turn::Decide(_) = self.turn() else { return None };
        Some(match Begun::by(prefix)? {
            Begun::Nothing => Say::new("uptown-prompt-take"),
            Begun::Taken(_) => Say::new("uptown-prompt-turn"),
            Begun::Turned(piece, _) => Say::new("uptown-prompt-where").with("piece", piece.said()),
            Begun::Placed(_) => return None,
        })
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
    pub(crate) fn by(town: &Town, placement: Placement) -> Placed {
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

    /// Its cubes.
    pub(crate) fn cubes(self) -> Vec<Cube> {
        self.0.cubes().to_vec()
    }

    /// Its cubes square by square from the anchor, such as "3 high: here levels 1–3 and east level 1".
    fn said(self) -> Say {
        let cubes = self.0.cubes();
        let [x, y, _] = cubes[0];
        let columns = cubes.chunk_by(|a, b| a[..2] == b[..2]);
        let place = |column: &[Cube]| direction(column[0][0] - x, column[0][1] - y);
        match self.0.size()[2] {
            1 => Say::new("uptown-turned-flat").with("places", columns.map(place).collect::<Vec<_>>()),
            height => {
                let columns = columns.map(|column| {
                    let [lowest, highest] = [column[0][2] + 1, column[0][2] + column.len() as i32];
                    let say = Say::new("uptown-turned-column").with("place", place(column));
                    say.with("cubes", column.len()).with("lowest", lowest).with("highest", highest)
                });
                let columns = columns.collect::<Vec<_>>();
                Say::new("uptown-turned-high").with("height", height).with("columns", columns)
            }
        }
    }
}

/// A way across the board: "here", "east", "2 north", "south-east", "2 east 1 north".
fn direction(east: i32, north: i32) -> Say {
    let pole = Say::new(if north > 0 { "uptown-north" } else { "uptown-south" });
    Say::new("uptown-direction").with("east", east).with("far", north.abs()).with("pole", pole)
}

fn why_not_taken(town: &Town, target: &Target) -> Why {
    let Target::Item(id) = target else { return out_of_order("uptown-why-take-first") };
    match id.parse() {
        Ok(piece) => not_in_pool(town, piece).unwrap_or_else(|| {
            Why::new("no-room", "UP-T2", "uptown-why-no-room").with("piece", Piece::said(piece))
        }),
        Err(_) => out_of_order("uptown-why-no-such-piece"),
    }
}

fn why_not_turned(piece: Piece, target: &Target) -> Why {
    let why = match target {
        Target::Turn(id) if Turned::by_id(id).is_some_and(|turned| turned.0.shape() == piece.shape) => {
            Why::new("no-room", "UP-T2", "uptown-why-no-room-turned")
        }
        Target::Turn(_) => {
            let (ways, letter) = (piece.shape.orientations().len(), piece.shape.letter().to_string());
            out_of_order("uptown-why-no-such-turn").with("ways", ways).with("letter", letter)
        }
        _ => out_of_order("uptown-why-turn-first"),
    };
    why.with("piece", piece.said())
}

fn why_not_anchored(town: &Town, piece: Piece, turned: Turned, target: &Target) -> Why {
    let Target::Cell(id) = target else {
        return out_of_order("uptown-why-point").with("piece", piece.said());
    };
    match Scanner::whole(id, scan_square) {
        Ok(anchor) => why_not_there(town, Placed { piece, turned, anchor }),
        Err(_) => out_of_order("uptown-why-no-such-square"),
    }
}

/// What keeps a turned piece from lying here with its lowest cubes on the board.
fn why_not_there(town: &Town, Placed { piece, turned, anchor }: Placed) -> Why {
    let why = |code, rule, id: &'static str| Why::new(code, rule, id).with("piece", piece.said());
    let cubes = turned.cubes_at(anchor);
    if !cubes.iter().all(on_board) {
        return why("off-board", "UP-P1", "uptown-why-off-board").at([anchor]).with("square", anchor);
    }
    // How far each stack reaches into the piece; below 0 there is a gap between them.
    let reach = |square: Square| town.height(square) as i32 - lowest_over(&cubes, square);
    let under = covered(&cubes);
    let deepest = under.iter().map(|&square| reach(square)).max().unwrap_or(0);
    if deepest <= 0 {
        let hanging: Vec<Square> = under.into_iter().filter(|&square| reach(square) < 0).collect();
        let over = squares(&hanging);
        return why("unsupported", "UP-2", "uptown-why-unsupported").at(hanging).with("squares", over);
    }
    if under.iter().all(|&square| reach(square) == deepest) {
        return no_cube_on_board(piece, &under);
    }
    let met: Vec<Square> = under.into_iter().filter(|&square| reach(square) > 0).collect();
    let on = squares(&met);
    why("occupied", "UP-P4", "uptown-why-occupied").at(met).with("squares", on)
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
fn out_of_order(id: &'static str) -> Why {
    Why::new("out-of-order", "UP-H1", id)
}
