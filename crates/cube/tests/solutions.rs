//! Every solution is checked cube by cube by code that shares nothing with the crate but its text.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use messdeck_cube::{Answer, Day, Hint, Packing, Search};

type Cube = (i32, i32, i32);

/// One of each shape, drawn by hand: two layers, and in each the cubes as (x, y).
const SHAPES: [(char, [Cube; 4]); 8] = [
    ('A', [(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)]),
    ('B', [(0, 0, 0), (0, 1, 0), (1, 1, 0), (1, 1, 1)]),
    ('I', [(0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 0, 3)]),
    ('L', [(0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 1, 0)]),
    ('O', [(0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 1, 0)]),
    ('P', [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]),
    ('T', [(0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 1, 0)]),
    ('Z', [(0, 0, 0), (1, 0, 0), (1, 1, 0), (2, 1, 0)]),
];

/// A quarter turn about the upright axis, and a roll of the axes: together they make all 24 turns.
fn turns(cubes: &[Cube]) -> BTreeSet<Vec<Cube>> {
    let mut seen = BTreeSet::new();
    let mut open = vec![at_origin(cubes)];
    while let Some(body) = open.pop() {
        if seen.insert(body.clone()) {
            open.push(at_origin(&body.iter().map(|&(x, y, z)| (-y, x, z)).collect::<Vec<_>>()));
            open.push(at_origin(&body.iter().map(|&(x, y, z)| (y, z, x)).collect::<Vec<_>>()));
        }
    }
    seen
}

fn at_origin(cubes: &[Cube]) -> Vec<Cube> {
    let least = |axis: fn(&Cube) -> i32| cubes.iter().map(axis).min().unwrap();
    let (x0, y0, z0) = (least(|c| c.0), least(|c| c.1), least(|c| c.2));
    let mut moved: Vec<Cube> = cubes.iter().map(|&(x, y, z)| (x - x0, y - y0, z - z0)).collect();
    moved.sort_unstable();
    moved
}

/// The letter and the cubes of every piece in a text.
fn pieces(text: &str) -> Vec<(char, Vec<Cube>)> {
    let piece = |word: &str| {
        let (letter, cells) = word.split_once('@').unwrap();
        let cells: Vec<char> = cells.chars().collect();
        let digit = |c: char| c.to_digit(10).unwrap() as i32 - 1;
        let cubes = cells.chunks(3).map(|c| (c[0] as i32 - 'a' as i32, digit(c[1]), digit(c[2]))).collect();
        (letter.parse().unwrap(), cubes)
    };
    text.split(' ').map(piece).collect()
}

/// Panics unless the text is a solution.
fn assert_solution(text: &str) {
    let mut filled = BTreeSet::new();
    let mut used: BTreeMap<char, usize> = BTreeMap::new();
    for (letter, cubes) in pieces(text) {
        let (_, model) = SHAPES.iter().find(|(known, _)| *known == letter).unwrap();
        assert!(turns(model).contains(&at_origin(&cubes)), "{cubes:?} is no {letter} in {text}");
        for cube in cubes {
            assert!(
                (0..4).contains(&cube.0) && (0..4).contains(&cube.1) && (0..4).contains(&cube.2),
                "{text}"
            );
            assert!(filled.insert(cube), "{cube:?} is filled twice in {text}");
        }
        *used.entry(letter).or_default() += 1;
    }
    assert_eq!(filled.len(), 64, "{text}");
    assert!(used.len() == 8 && used.values().all(|&count| count == 2), "{text}");
}

fn first(text: &str, count: usize) -> Packing {
    let words: Vec<&str> = text.split(' ').take(count).collect();
    words.join(" ").parse().unwrap()
}

fn solved(search: &mut Search, packing: &Packing, seed: u64) -> Packing {
    match search.complete(packing, seed, 10_000_000) {
        Answer::Solved(whole) => whole,
        other => panic!("{packing} with seed {seed}: {other:?}"),
    }
}

#[test]
fn every_seed_finds_a_solution() {
    let mut search = Search::new();
    let found: BTreeSet<String> =
        (0..200).map(|seed| solved(&mut search, &Packing::empty(), seed).to_string()).collect();
    found.iter().for_each(|text| assert_solution(text));
    assert_eq!(found.len(), 200, "other seeds should find other solutions");
}

#[test]
fn a_seed_finds_the_same_solution_every_time() {
    let once = solved(&mut Search::new(), &Packing::empty(), 7);
    let mut used = Search::new();
    used.count(&first(&once.to_string(), 9), u64::MAX);
    assert_eq!(solved(&mut used, &Packing::empty(), 7), once);
}

#[test]
fn all_completions_are_solutions_and_differ() {
    let mut search = Search::new();
    for seed in 0..8 {
        let start = first(&solved(&mut search, &Packing::empty(), seed).to_string(), 8);
        let mut all = BTreeSet::new();
        let outcome = search.visit(&start, u64::MAX, |added| {
            let mut whole = start.clone();
            added.iter().for_each(|&piece| whole.place(piece).unwrap());
            assert_solution(&whole.to_string());
            assert!(all.insert(whole.to_string()), "{whole} was found twice");
            ControlFlow::Continue(())
        });
        assert!(outcome.is_continue());
        let tally = search.count(&start, u64::MAX);
        assert_eq!((tally.solutions, tally.exact), (all.len() as u64, true));
        assert!(!all.is_empty());
    }
}

/// The plainest search there is, on this file's own shapes: fill the first empty cube with anything that fits.
fn brute_force(empty: &BTreeSet<Cube>, left: &mut BTreeMap<char, usize>) -> u64 {
    let Some(&first) = empty.first() else { return 1 };
    let mut count = 0;
    for (letter, model) in SHAPES {
        if left[&letter] == 0 {
            continue;
        }
        for body in turns(&model) {
            let (x0, y0, z0) = body[0];
            let at = |&(x, y, z): &Cube| (x - x0 + first.0, y - y0 + first.1, z - z0 + first.2);
            let cubes: Vec<Cube> = body.iter().map(at).collect();
            if cubes.iter().all(|cube| empty.contains(cube)) {
                let rest = empty.iter().filter(|cube| !cubes.contains(cube)).copied().collect();
                *left.get_mut(&letter).unwrap() -= 1;
                count += brute_force(&rest, left);
                *left.get_mut(&letter).unwrap() += 1;
            }
        }
    }
    count
}

#[test]
fn small_boxes_are_counted_like_brute_force_counts_them() {
    use messdeck_cube::Left;
    let mut search = Search::new();
    let mut total = 0;
    // Width, depth and height of a box, and how many pieces of each shape.
    let cases: [((i32, i32, i32), [u8; 8]); 9] = [
        ((2, 2, 2), [0, 0, 0, 0, 2, 0, 0, 0]),
        ((2, 2, 2), [0, 0, 0, 0, 0, 2, 0, 0]),
        ((2, 2, 2), [1, 0, 0, 1, 0, 0, 0, 0]),
        ((4, 2, 1), [0, 0, 0, 2, 0, 0, 0, 0]),
        ((4, 4, 1), [0, 0, 1, 2, 1, 0, 0, 0]),
        ((3, 2, 2), [1, 1, 0, 0, 0, 1, 0, 0]),
        ((4, 2, 2), [0, 0, 0, 2, 0, 0, 2, 0]),
        ((4, 2, 2), [2, 0, 0, 1, 0, 1, 0, 0]),
        ((4, 3, 2), [1, 1, 0, 1, 1, 2, 0, 0]),
    ];
    for ((width, depth, height), pieces) in cases {
        let mut cells = 0;
        let mut cubes = BTreeSet::new();
        for (x, y, z) in (0..64).map(|bit| (bit % 4, bit / 4 % 4, bit / 16)) {
            if x < width && y < depth && z < height {
                cells |= 1 << (x + 4 * y + 16 * z);
                cubes.insert((x, y, z));
            }
        }
        let mut left =
            SHAPES.iter().zip(pieces).map(|((letter, _), count)| (*letter, count.into())).collect();
        let expected = brute_force(&cubes, &mut left);
        let tally = search.count_fillings(cells, Left::new(pieces), u64::MAX);
        assert_eq!((tally.solutions, tally.exact), (expected, true), "{width}×{depth}×{height} {pieces:?}");
        total += expected;
    }
    assert!(total > 50, "the cases should have solutions to count, not {total}");
}

#[test]
fn effort_is_bounded_and_the_answer_honest() {
    let mut search = Search::new();
    assert_eq!(search.complete(&Packing::empty(), 1, 0), Answer::Unknown);
    assert_eq!(search.complete(&Packing::empty(), 1, 3), Answer::Unknown);
    let tally = search.count(&Packing::empty(), 5000);
    assert_eq!((tally.nodes, tally.exact), (5000, false));
}

#[test]
fn a_walled_in_cell_is_impossible_and_the_hint_says_what_to_take_back() {
    let mut search = Search::new();
    // Nothing can fill a11 any more.
    let walled: Packing = "Z@a12a21a22a31 I@b11b21b31b41".parse().unwrap();
    assert_eq!(search.complete(&walled, 1, 1_000_000), Answer::Impossible);
    assert_eq!(search.count(&walled, u64::MAX).solutions, 0);
    let Hint::TakeBack(piece) = search.hint(&walled, 1, 1_000_000) else { panic!("one of the two must go") };
    let mut without = walled.clone();
    assert!(without.take(piece));
    assert_solution(&solved(&mut search, &without, 1).to_string());
    // Two walled-in corners: taking back one piece does not help.
    let twice: Packing = "Z@a12a21a22a31 I@b11b21b31b41 I@c14c24c34c44 Z@d24d33d34d43".parse().unwrap();
    assert_eq!(search.hint(&twice, 1, 1_000_000), Hint::Hopeless);
}

#[test]
fn hints_lead_to_a_solution() {
    let mut search = Search::new();
    let mut packing = Packing::empty();
    for _ in 0..16 {
        match search.hint(&packing, 5, 1_000_000) {
            Hint::Place(piece) => packing.place(piece).unwrap(),
            other => panic!("{packing}: {other:?}"),
        }
    }
    assert_solution(&packing.to_string());
    assert_eq!(search.hint(&packing, 5, 1_000_000), Hint::Done);
    assert_eq!(search.hint(&Packing::empty(), 5, 0), Hint::Unknown);
}

#[test]
fn the_daily_puzzle_can_be_solved_and_never_changes() {
    let mut search = Search::new();
    let monday: Day = "2026-11-16".parse().unwrap();
    for number in 0..14 {
        let day = Day::new(monday.number() + number).unwrap();
        let daily = search.daily(day);
        assert_eq!(i64::from(daily.grade.number()), number % 7 + 1, "{day}");
        assert_eq!(daily.start.left().total(), number as u32 % 7 + 5);
        assert_solution(&solved(&mut search, &daily.start, 1).to_string());
        assert_eq!(Search::new().daily(day), daily);
    }
    for number in 14..400 {
        let day = Day::new(monday.number() + number).unwrap();
        let grade = search.daily(day).grade;
        assert_eq!(i64::from(grade.number()), number % 7 + 1, "{day}: {grade:?}");
    }
    // Written down once: whoever changes these changes what people are in the middle of.
    let monday = "L@a13a23a33a34 I@a21b21c21d21 B@a22a32b32b33 O@a31a41b31b41 T@b11c11c12d11 T@b14c14c24d14 \
                  L@b22c22d12d22 A@b23c23c33c34 P@c31c32c41d31 P@c42d32d41d42 B@c43d33d34d43";
    let sunday = "A@a11b11b21b22 A@a12a13b13b23 L@a14b14c14c24 B@b12c12c21c22 L@b31c31d21d31";
    for (date, start) in [("2026-11-16", monday), ("2026-11-22", sunday)] {
        assert_eq!(search.daily(date.parse().unwrap()).start.to_string(), start, "{date}");
    }
}

#[test]
fn grades_are_measured() {
    let mut search = Search::new();
    let solution = solved(&mut search, &Packing::empty(), 1).to_string();
    // Nothing can go wrong with the last piece; with many pieces left much can.
    let last = search.grade(&first(&solution, 15));
    assert_eq!((last.number(), last.name(), last.in_vain()), (1, "gentle", 0.0));
    let many = search.grade(&first(&solution, 4));
    assert!(many > last && many.number() > 4 && many.in_vain() >= 20.0, "{many:?}");
    assert_eq!(Search::new().grade(&first(&solution, 4)), many);
}
