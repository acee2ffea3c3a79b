//! What is known about tetracubes, checked against the tables.

use std::collections::BTreeSet;

use messdeck_tetracubes::{Cube, ORIENTATIONS, Orientation, ROTATIONS, Shape};

#[test]
fn every_shape_has_its_number_of_orientations() {
    let counts = Shape::ALL.map(|shape| (shape.letter(), shape.orientations().len()));
    assert_eq!(counts, [('A', 12), ('B', 12), ('I', 3), ('L', 24), ('O', 3), ('P', 8), ('T', 12), ('Z', 12)]);
}

#[test]
fn the_shapes_partition_the_table_in_ascending_order() {
    let joined: Vec<Orientation> = Shape::ALL.iter().flat_map(|s| s.orientations()).copied().collect();
    assert_eq!(joined, ORIENTATIONS);
    assert!(ORIENTATIONS.is_sorted());
    let distinct: BTreeSet<[Cube; 4]> = ORIENTATIONS.iter().map(Orientation::cubes).collect();
    assert_eq!(distinct.len(), 86);
}

#[test]
fn every_orientation_is_normalised() {
    for orientation in &ORIENTATIONS {
        let cubes = orientation.cubes();
        assert!(cubes.is_sorted(), "{orientation:?}");
        for axis in 0..3 {
            let along = cubes.map(|cube| cube[axis]);
            assert_eq!(along.iter().min(), Some(&0), "{orientation:?}");
            assert_eq!(along.iter().max(), Some(&(orientation.size()[axis] - 1)), "{orientation:?}");
        }
    }
}

/// Rotations keep lengths and orientation: the images of the axes are perpendicular unit vectors, and the
/// third is the cross product of the first two.
#[test]
fn rotations_are_rotations() {
    let cross =
        |a: Cube, b: Cube| [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
    let mut images = BTreeSet::new();
    for rotation in &ROTATIONS {
        let [x, y, z] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]].map(|axis| rotation.apply(axis));
        assert_eq!(cross(x, y), z);
        assert_eq!(x.iter().map(|c| c * c).sum::<i32>(), 1);
        images.insert([x, y, z]);
    }
    assert_eq!(images.len(), 24);
    assert_eq!(ROTATIONS[0].apply([1, 2, 3]), [1, 2, 3]);
}

#[test]
fn turning_an_orientation_gives_one_of_the_same_shape_and_reaches_all_of_them() {
    for orientation in &ORIENTATIONS {
        let reached: BTreeSet<&Orientation> = ROTATIONS
            .iter()
            .map(|rotation| Orientation::of(orientation.cubes().map(|cube| rotation.apply(cube))))
            .map(|turned| turned.expect("a turned tetracube is a tetracube"))
            .collect();
        let all: BTreeSet<&Orientation> = orientation.shape().orientations().iter().collect();
        assert_eq!(reached, all);
    }
}

#[test]
fn a_mirror_swaps_the_screws_and_nothing_else() {
    for orientation in &ORIENTATIONS {
        for axis in 0..3 {
            let mirrored = orientation.cubes().map(|mut cube| {
                cube[axis] = -cube[axis];
                cube
            });
            let seen = Orientation::of(mirrored).map(Orientation::shape);
            assert_eq!(seen, Some(orientation.shape().mirrored()));
        }
    }
    assert_ne!(Shape::A.mirrored(), Shape::A);
}

/// All ways to grow one cube by three more: whatever hangs together is found in the table.
#[test]
fn every_connected_body_of_four_cubes_is_known() {
    let mut bodies: BTreeSet<BTreeSet<Cube>> = BTreeSet::from([BTreeSet::from([[0, 0, 0]])]);
    for _ in 0..3 {
        bodies = bodies.iter().flat_map(grown).collect();
    }
    let found: BTreeSet<&Orientation> = bodies
        .iter()
        .map(|body| {
            let cubes: Vec<Cube> = body.iter().copied().collect();
            let cubes = cubes.try_into().expect("four cubes");
            Orientation::of(cubes).expect("connected cubes are a tetracube")
        })
        .collect();
    assert_eq!(found.len(), 86);
}

fn grown(body: &BTreeSet<Cube>) -> Vec<BTreeSet<Cube>> {
    let beside = |cube: &Cube| {
        let [x, y, z] = *cube;
        [[x + 1, y, z], [x - 1, y, z], [x, y + 1, z], [x, y - 1, z], [x, y, z + 1], [x, y, z - 1]]
    };
    let free = body.iter().flat_map(beside).filter(|cube| !body.contains(cube));
    free.map(|cube| body.iter().copied().chain([cube]).collect()).collect()
}

#[test]
fn what_does_not_hang_together_is_nothing() {
    assert_eq!(Orientation::of([[0, 0, 0], [1, 0, 0], [2, 0, 0], [4, 0, 0]]), None);
    assert_eq!(Orientation::of([[0, 0, 0], [1, 1, 0], [2, 0, 0], [3, 1, 0]]), None);
    assert_eq!(Orientation::of([[0, 0, 0], [0, 0, 0], [1, 0, 0], [2, 0, 0]]), None, "a cube twice");
}

#[test]
fn letters_name_the_shapes() {
    for shape in Shape::ALL {
        assert_eq!(Shape::from_letter(shape.letter()), Some(shape));
        assert_eq!(Orientation::of(shape.model()).map(Orientation::shape), Some(shape));
    }
    assert_eq!(Shape::from_letter('X'), None);
    assert_eq!(Shape::from_letter('a'), None);
}

#[test]
fn masks_have_a_bit_for_each_cube() {
    for orientation in &ORIENTATIONS {
        let mask = orientation.mask([1, 4, 16]);
        assert_eq!(mask.count_ones(), 4);
        for [x, y, z] in orientation.cubes() {
            assert_eq!(mask >> (x + 4 * y + 16 * z) & 1, 1);
        }
    }
}
