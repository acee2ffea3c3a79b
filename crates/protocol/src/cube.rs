//! The cube at the door: what lies in the box, what still fits, whether it can be packed, what to do next.

use messdeck_cube::{Answer, Cell, Daily, Day, Packing, Placement, Search, placements};
use messdeck_tetracubes::{Orientation, Shape};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{EngineCode, Fault};

/// Positions to look at if nothing is said: some hundredths of a second.
const NODES: u64 = 100_000;
/// Some seconds; more is a mistake.
const MOST_NODES: u64 = 10_000_000;

/// What lies in the box.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CubeBox {
    /// The pieces, in any order.
    pub pieces: Vec<String>,
}

/// The same, and how hard to think about it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CubeAsk {
    /// The pieces, in any order.
    pub pieces: Vec<String>,
    /// Positions to look at.
    pub nodes: Option<u64>,
}

/// A day.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CubeDay {
    /// As `2026-11-16`.
    pub date: String,
}

/// The box, and what lies beside it.
#[derive(Serialize, JsonSchema)]
pub struct CubeLook {
    /// What lies in the box, as one text.
    packing: String,
    pieces: Vec<CubePiece>,
    shapes: Vec<CubeShape>,
    complete: bool,
}

/// A piece in the box.
#[derive(Serialize, JsonSchema)]
pub struct CubePiece {
    /// As the notation writes it: `I@a11a12a13a14`.
    text: String,
    shape: char,
    /// 0, or 1 for the second piece of its shape.
    copy: usize,
    /// Their names, in ascending order: file, rank, layer.
    cells: Vec<String>,
}

/// A shape with what is left of it.
#[derive(Serialize, JsonSchema)]
pub struct CubeShape {
    shape: char,
    left: u8,
    /// The ways in which it can lie.
    turns: Vec<CubeTurn>,
}

/// One way in which a shape can lie.
#[derive(Serialize, JsonSchema)]
pub struct CubeTurn {
    /// The unit cubes as x, y, z from the origin.
    cubes: Vec<[i32; 3]>,
    /// Where it still fits in that way; nowhere if none is left.
    places: Vec<CubePlace>,
}

/// A place where a piece fits.
#[derive(Serialize, JsonSchema)]
pub struct CubePlace {
    /// The piece as the notation writes it.
    text: String,
    cells: Vec<String>,
}

/// Whether the rest can still be packed.
#[derive(Serialize, JsonSchema)]
pub struct CubeChecked {
    solvable: Solvable,
}

/// An answer that may be beyond the effort allowed.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum Solvable {
    Yes,
    No,
    Unknown,
}

/// What to do next.
#[derive(Serialize, JsonSchema)]
pub struct CubeHint {
    #[schemars(extend("enum" = ["place", "take-back", "hopeless", "done", "unknown"]))]
    hint: &'static str,
    /// The piece that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    piece: Option<String>,
}

/// The puzzle of a day and how hard it is.
#[derive(Serialize, JsonSchema)]
pub struct CubeDaily {
    date: String,
    /// 1 to 7.
    grade: u8,
    /// A word for it.
    name: &'static str,
    /// What the grade was measured by: pieces that a solver places in vain on its way, on average.
    #[serde(rename = "inVain")]
    in_vain: f64,
    pieces: Vec<String>,
}

/// Answers about the cube. The room to search in is made when it is first needed.
#[derive(Default)]
pub(crate) struct Cube {
    search: Option<Search>,
}

impl Cube {
    pub(crate) fn look(ask: &CubeBox) -> Result<CubeLook, Fault> {
        let packing = packing(&ask.pieces)?;
        let all = packing.placed();
        let pieces = all.iter().enumerate().map(|(index, placement)| CubePiece {
            text: placement.to_string(),
            shape: placement.shape().letter(),
            copy: all[..index].iter().filter(|before| before.shape() == placement.shape()).count(),
            cells: cells(*placement),
        });
        Ok(CubeLook {
            packing: packing.to_string(),
            pieces: pieces.collect(),
            shapes: Shape::ALL.iter().map(|&shape| beside(&packing, shape)).collect(),
            complete: packing.is_complete(),
        })
    }

    pub(crate) fn check(&mut self, ask: &CubeAsk) -> Result<CubeChecked, Fault> {
        let packing = packing(&ask.pieces)?;
        let solvable = match self.search().complete(&packing, 1, nodes(ask)) {
            Answer::Solved(_) => Solvable::Yes,
            Answer::Impossible => Solvable::No,
            Answer::Unknown => Solvable::Unknown,
        };
        Ok(CubeChecked { solvable })
    }

    pub(crate) fn hint(&mut self, ask: &CubeAsk) -> Result<CubeHint, Fault> {
        let packing = packing(&ask.pieces)?;
        let hint = self.search().hint(&packing, 1, nodes(ask));
        Ok(CubeHint { hint: hint.name(), piece: hint.piece().map(|piece| piece.to_string()) })
    }

    pub(crate) fn daily(&mut self, ask: &CubeDay) -> Result<CubeDaily, Fault> {
        let day: Day = ask.date.parse().map_err(|error| Fault::bad_text(EngineCode::BadDate, &error))?;
        let Daily { start, grade } = self.search().daily(day);
        let pieces = start.placed().iter().map(ToString::to_string).collect();
        let (name, in_vain) = (grade.name(), grade.in_vain());
        Ok(CubeDaily { date: day.to_string(), grade: grade.number(), name, in_vain, pieces })
    }

    fn search(&mut self) -> &mut Search {
        self.search.get_or_insert_with(Search::new)
    }
}

fn nodes(ask: &CubeAsk) -> u64 {
    ask.nodes.unwrap_or(NODES).min(MOST_NODES)
}

fn packing(pieces: &[String]) -> Result<Packing, Fault> {
    let mut packing = Packing::empty();
    for (index, text) in pieces.iter().enumerate() {
        let piece: Placement = text
            .parse()
            .map_err(|error| Fault { index: Some(index), ..Fault::bad_text(EngineCode::BadPiece, &error) })?;
        packing.place(piece).map_err(|refusal| {
            let fault = Fault::from(EngineCode::DoesNotFit).with("piece", piece.to_string());
            Fault { index: Some(index), ..fault.with("why", refusal.say()) }
        })?;
    }
    Ok(packing)
}

fn beside(packing: &Packing, shape: Shape) -> CubeShape {
    let left = packing.left().of(shape);
    let fits = |placement: &&Placement| {
        left > 0 && placement.shape() == shape && placement.mask() & packing.filled() == 0
    };
    let fitting: Vec<Placement> = placements().iter().filter(fits).copied().collect();
    let turn = |orientation: &Orientation| {
        let lies_so = |placement: &&Placement| {
            let mut places = placement.cells().map(Cell::place);
            let cubes = [(); 4].map(|()| places.next().unwrap_or_default());
            Orientation::of(cubes) == Some(orientation)
        };
        let place =
            |placement: &Placement| CubePlace { text: placement.to_string(), cells: cells(*placement) };
        CubeTurn {
            cubes: orientation.cubes().to_vec(),
            places: fitting.iter().filter(lies_so).map(place).collect(),
        }
    };
    CubeShape { shape: shape.letter(), left, turns: shape.orientations().iter().map(turn).collect() }
}

/// The names of the cells, in the order of the notation.
fn cells(placement: Placement) -> Vec<String> {
    let mut cells: Vec<Cell> = placement.cells().collect();
    cells.sort_unstable_by_key(|cell| cell.place());
    cells.iter().map(ToString::to_string).collect()
}
