//! The same question for `dlx`: exact cover with multiplicities, after Knuth's Algorithm M.
//!
//! The items are the empty cells, each to be covered once, and the shapes that are left, each as often as there are
//! pieces. Of its ways to choose an item, the plain one is measured; Knuth's tie-breaking made no difference here.

use std::time::Instant;

use dlx::choose::{mrv_chooser, no_tiebreak, prefer_any};
use dlx::m::{INodes, Problem};
use dlx::x::ONodes;
use dlx::{Int, OptOrder, Solver, Uint};
use messdeck_cube::{Packing, placements};
use messdeck_tetracubes::Shape;

/// Solutions, nodes and seconds; setting the problem up is not counted.
pub fn count(start: &Packing) -> (u64, u64, f64) {
    let cells: Vec<u32> = (0..64).filter(|bit| start.filled() >> bit & 1 == 0).collect();
    let shapes: Vec<Shape> = Shape::ALL.into_iter().filter(|&shape| start.left().of(shape) > 0).collect();
    let of_cells = cells.iter().map(|_| (1, 1));
    let of_shapes = shapes.iter().map(|&shape| {
        let left = Int::from(start.left().of(shape));
        (left, left)
    });
    let mut options: Vec<Vec<Uint>> = Vec::new();
    for placement in placements().iter().filter(|placement| placement.mask() & start.filled() == 0) {
        let Some(shape) = shapes.iter().position(|&shape| shape == placement.shape()) else { continue };
        let covered = cells.iter().enumerate().filter(|(_, bit)| placement.mask() >> **bit & 1 == 1);
        let mut option: Vec<Uint> = covered.map(|(item, _)| item as Uint).collect();
        option.push((cells.len() + shape) as Uint);
        options.push(option);
    }
    let items = (cells.len() + shapes.len()) as Uint;
    let mut problem = Problem::new(
        INodes::new(of_cells.chain(of_shapes), 0),
        ONodes::new(items, items, &options, OptOrder::Seq),
    );
    let clock = Instant::now();
    let mut solver = Solver::new(&mut problem);
    let mut chooser = mrv_chooser(prefer_any(), no_tiebreak());
    let mut solutions = 0;
    while solver.next_solution(&mut chooser) {
        solutions += 1;
    }
    let nodes: usize = solver.get_profile().iter().sum();
    (solutions, nodes as u64, clock.elapsed().as_secs_f64())
}
