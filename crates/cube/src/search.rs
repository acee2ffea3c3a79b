//! Completing a packing.
//!
//! The search keeps, level by level, the placements that still fit. It goes on where there is least choice: at the
//! cell that the fewest of them fill. To know that cell, all placements are added up as if each were 64 numbers of
//! one bit; the sums are kept as four planes of bits, so that one pass over the placements gives the counts of all
//! 64 cells at once, and the least of them is found plane by plane.

use std::ops::ControlFlow;

use messdeck_core::{Draw, cpu};
use messdeck_search::Numbers;

use crate::packing::Left;
use crate::{Packing, Placement, placements};

/// All placements of all shapes in the empty box.
const MOST: usize = 2172;
/// Sixteen pieces, and the level on which none is left.
const LEVELS: usize = 17;
/// Cells whose file, rank and layer add up to an even number: the dark ones of a chessboard in space.
const DARK: u64 = 0x5a5a_a5a5_5a5a_a5a5;
/// By index, the shapes that fill three cells of one colour and one of the other: P and T.
const LOPSIDED: [usize; 2] = [5, 6];

/// What is known about completing a packing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It can be done, for example like this.
    Solved(Packing),
    /// It can't be done.
    Impossible,
    /// The effort that was allowed did not suffice.
    Unknown,
}

/// A number of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Ways to complete the packing; pieces of equal shape are not told apart.
    pub solutions: u64,
    /// Positions looked at.
    pub nodes: u64,
    /// Whether these are all.
    pub exact: bool,
}

/// Room to search in; made once, used often.
pub struct Search {
    levels: Vec<Level>,
    chosen: Vec<Placement>,
    nodes: u64,
    budget: u64,
}

/// The placements that still fit, shape by shape.
struct Level {
    masks: Box<[u64; MOST]>,
    ends: [usize; 9],
}

impl Default for Search {
    fn default() -> Search {
        Search::new()
    }
}

impl Search {
    /// Room for any packing.
    pub fn new() -> Search {
        let level = || Level { masks: Box::new([0; MOST]), ends: [0; 9] };
        Search {
            levels: std::iter::repeat_with(level).take(LEVELS + 1).collect(),
            chosen: Vec::with_capacity(LEVELS),
            nodes: 0,
            budget: 0,
        }
    }

    /// Completes a packing, in a way that depends on the seed, or shows that it can't be done.
    pub fn complete(&mut self, packing: &Packing, seed: u64, nodes: u64) -> Answer {
        let mut numbers = Numbers::seeded(seed);
        let mut spent = 0;
        // Most starts are done within a few dozen nodes, or run into a dead region for millions. So the search
        // begins anew with other dice, each time with more patience; the last one has all that is left.
        let mut patience = 400;
        loop {
            let allowed = patience.min(nodes - spent);
            let mut found = None;
            let outcome = self.run(packing, allowed, Some(&mut numbers), &mut |chosen| {
                found = Some(chosen.to_vec());
                ControlFlow::Break(())
            });
            if let Some(chosen) = found {
                let mut whole = packing.clone();
                let all_fit = chosen.into_iter().all(|placement| whole.place(placement).is_ok());
                debug_assert!(all_fit && whole.is_complete());
                return Answer::Solved(whole);
            }
            if outcome.is_continue() {
                return Answer::Impossible;
            }
            spent += self.nodes;
            if spent >= nodes {
                return Answer::Unknown;
            }
            patience *= 2;
        }
    }

    /// One sample of the number of solutions, after Knuth: walk down at random until `pieces` lie in the box, count
    /// exactly what is below, and multiply by the choices there were on the way. The mean of many samples is the
    /// number of solutions.
    pub fn sample(&mut self, packing: &Packing, pieces: usize, numbers: &mut Numbers) -> f64 {
        let mut at = packing.clone();
        let mut ways = 1.0;
        while at.placed().len() < pieces && !at.is_complete() {
            let choices = self.choices(&at);
            if choices.is_empty() {
                return 0.0;
            }
            ways *= choices.len() as f64;
            let fits = at.place(choices[numbers.below(choices.len())]).is_ok();
            debug_assert!(fits);
        }
        ways * self.count(&at, u64::MAX).solutions as f64
    }

    /// The placements that fill the cell with the least choice: one of them is part of every solution.
    fn choices(&mut self, packing: &Packing) -> Vec<Placement> {
        let empty = !packing.filled();
        self.fill_first_level(None);
        let Some(least) = self.narrow(0, empty, packing.left()) else { return Vec::new() };
        let cell = least & least.wrapping_neg();
        let level = &self.levels[1];
        let of_shape = |shape: usize| level.masks[level.ends[shape]..level.ends[shape + 1]].iter();
        (0..8)
            .flat_map(|shape| of_shape(shape).map(move |&mask| Placement::known(shape, mask)))
            .filter(|placement| placement.mask() & cell != 0)
            .collect()
    }

    /// Counts the ways to complete a packing.
    pub fn count(&mut self, packing: &Packing, nodes: u64) -> Tally {
        let mut solutions = 0;
        let outcome = self.run(packing, nodes, None, &mut |_| {
            solutions += 1;
            ControlFlow::Continue(())
        });
        Tally { solutions, nodes: self.nodes, exact: outcome.is_continue() }
    }

    /// Visits every way to complete a packing until the visitor or the budget says stop.
    fn run(
        &mut self,
        packing: &Packing,
        nodes: u64,
        mut numbers: Option<&mut Numbers>,
        visit: &mut impl FnMut(&[Placement]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.nodes = 0;
        self.budget = nodes;
        self.chosen.clear();
        self.fill_first_level(numbers.as_deref_mut());
        cpu::run(Descent { search: self, empty: !packing.filled(), left: packing.left(), numbers, visit })
    }

    /// Lists all placements on the first level, in an order of the dice's if there are dice.
    fn fill_first_level(&mut self, numbers: Option<&mut Numbers>) {
        let level = &mut self.levels[0];
        level.ends = [0; 9];
        for (mask, placement) in level.masks.iter_mut().zip(placements()) {
            *mask = placement.mask();
            level.ends[placement.shape().index() + 1] += 1;
        }
        for shape in 0..8 {
            level.ends[shape + 1] += level.ends[shape];
        }
        if let Some(numbers) = numbers {
            for shape in 0..8 {
                let range = level.ends[shape]..level.ends[shape + 1];
                shuffle(&mut level.masks[range], numbers);
            }
        }
    }
}

fn shuffle<T>(items: &mut [T], numbers: &mut Numbers) {
    for end in (1..items.len()).rev() {
        items.swap(end, numbers.below(end + 1));
    }
}

/// The search from its first level on, as work for the faster instructions.
struct Descent<'s, 'n, 'v, V> {
    search: &'s mut Search,
    empty: u64,
    left: Left,
    numbers: Option<&'n mut Numbers>,
    visit: &'v mut V,
}

impl<V: FnMut(&[Placement]) -> ControlFlow<()>> cpu::Task for Descent<'_, '_, '_, V> {
    type Output = ControlFlow<()>;

    #[inline(always)]
    fn run(mut self) -> ControlFlow<()> {
        let (empty, left) = (self.empty, self.left);
        self.search.descend(0, empty, left, &mut self.numbers, self.visit)
    }
}

impl Search {
    fn descend<V: FnMut(&[Placement]) -> ControlFlow<()>>(
        &mut self,
        depth: usize,
        empty: u64,
        left: Left,
        numbers: &mut Option<&mut Numbers>,
        visit: &mut V,
    ) -> ControlFlow<()> {
        if empty == 0 {
            return visit(&self.chosen);
        }
        if self.nodes >= self.budget {
            return ControlFlow::Break(());
        }
        self.nodes += 1;
        if !is_balanced(empty, left) {
            return ControlFlow::Continue(());
        }
        let Some(least) = self.narrow(depth, empty, left) else { return ControlFlow::Continue(()) };
        let turn = numbers.as_mut().map_or(0, |numbers| (numbers.bits() & 63) as u32);
        let cell = 1u64 << ((least.rotate_right(turn).trailing_zeros() + turn) & 63);
        for shape in 0..8 {
            for index in self.levels[depth + 1].ends[shape]..self.levels[depth + 1].ends[shape + 1] {
                let mask = self.levels[depth + 1].masks[index];
                if mask & cell == 0 {
                    continue;
                }
                self.chosen.push(Placement::known(shape, mask));
                self.descend(depth + 1, empty & !mask, left.without(shape), numbers, visit)?;
                self.chosen.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Keeps of the placements of this level those that still fit, one level down, and gives the cells that the fewest
    /// of them fill; `None` if a cell can't be filled or a piece has no place.
    #[inline(always)]
    fn narrow(&mut self, depth: usize, empty: u64, left: Left) -> Option<u64> {
        let [before, after] = &mut self.levels[depth..depth + 2] else { return None };
        let [mut ones, mut twos, mut fours, mut eights] = [0u64; 4];
        let mut end = 0;
        for shape in 0..8 {
            after.ends[shape] = end;
            if left.at(shape) == 0 {
                continue;
            }
            for &mask in &before.masks[before.ends[shape]..before.ends[shape + 1]] {
                let fits = mask & !empty == 0;
                after.masks[end] = mask;
                end += usize::from(fits);
                let added = if fits { mask } else { 0 };
                let carry = ones & added;
                ones ^= added;
                let next = twos & carry;
                twos ^= carry;
                let last = fours & next;
                fours ^= next;
                eights |= last;
            }
            if end - after.ends[shape] < usize::from(left.at(shape)) {
                return None;
            }
        }
        after.ends[8] = end;
        if empty & !(ones | twos | fours | eights) != 0 {
            return None;
        }
        // From the highest plane down: if some of the cells lack this bit, only they can be the least.
        let mut least = empty;
        for plane in [eights, fours, twos, ones] {
            let without = least & !plane;
            if without != 0 {
                least = without;
            }
        }
        Some(least)
    }
}

/// Whether the colours of the empty cells can come out even: each P and T fills two cells more of one colour than of
/// the other, every other piece fills as many of both.
#[inline(always)]
fn is_balanced(empty: u64, left: Left) -> bool {
    let dark = (empty & DARK).count_ones();
    let surplus = dark.abs_diff(empty.count_ones() - dark) / 2;
    let lopsided = LOPSIDED.iter().map(|&shape| u32::from(left.at(shape))).sum::<u32>();
    surplus <= lopsided && (lopsided - surplus).is_multiple_of(2)
}
