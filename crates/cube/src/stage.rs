//! The inner loop of the search: exact cover on sets of placements.
//!
//! A [`Stage`] knows up to 64 × `W` placements and works with sets of them, `W` words each: those that are still
//! possible, those that fill a cell, those of a shape, those that are in the way of another. How much choice a cell
//! has is then a few population counts, and the search goes on where there is least: at a cell or at a shape.
//!
//! The deeper the search, the fewer placements are left. As soon as they fit into a smaller stage they are handed over
//! to it and numbered anew, so that most of the work is done on single words. There is no recursion, because only what is
//! inlined into [`cpu::run`](messdeck_core::cpu::run) gets the fast population count.

use std::ops::ControlFlow;

use messdeck_core::Draw;
use messdeck_search::Numbers;

use crate::packing::Left;
use crate::placement::neighbours;
use crate::{Placement, balance};

/// What there is to fill, and with what.
#[derive(Clone, Copy)]
pub(crate) struct Task {
    pub(crate) empty: u64,
    pub(crate) left: Left,
}

/// What a search carries along.
pub(crate) struct Run<'a> {
    /// Positions looked at.
    pub(crate) nodes: u64,
    /// How many may be.
    pub(crate) budget: u64,
    /// The pieces placed so far.
    pub(crate) chosen: Vec<Placement>,
    /// What shuffles the choices, if they are to be shuffled.
    pub(crate) numbers: Option<&'a mut Numbers>,
    /// Told about every solution; says whether to go on. It is called seldom enough that one search for all visitors
    /// costs nothing, and inlined for each of them the search would be most of what a browser loads of this crate.
    pub(crate) visit: &'a mut dyn FnMut(&[Placement]) -> ControlFlow<()>,
}

/// Where a search goes on: at the cell or the shape with the least choice.
#[derive(Clone, Copy)]
pub(crate) struct Choice {
    what: What,
    /// How many of its placements must be tried.
    tries: u32,
}

#[derive(Clone, Copy)]
enum What {
    Cell(usize),
    Shape(usize),
}

/// What takes a task over from a wider stage.
pub(crate) trait Narrower {
    /// How many placements it can know.
    const ROOM: u32;

    /// Visits every solution of the task that is made of these placements, beginning with this choice.
    fn take_over(
        &mut self,
        placements: impl Iterator<Item = Placement>,
        task: Task,
        choice: Choice,
        run: &mut Run<'_>,
    ) -> ControlFlow<()>;
}

/// Nothing is narrower than one word.
#[derive(Default)]
pub(crate) struct Narrowest;

impl Narrower for Narrowest {
    const ROOM: u32 = 0;

    fn take_over(
        &mut self,
        _: impl Iterator<Item = Placement>,
        _: Task,
        _: Choice,
        _: &mut Run<'_>,
    ) -> ControlFlow<()> {
        // A stage hands over what fits; nothing fits here.
        ControlFlow::Continue(())
    }
}

/// A search among up to 64 × `W` placements.
pub(crate) struct Stage<const W: usize, N> {
    placements: Vec<Placement>,
    /// By cell: the placements that fill it.
    filling: Box<[Set<W>; 64]>,
    /// By shape: its placements.
    of_shape: [Set<W>; 8],
    frames: Vec<Frame<W>>,
    narrower: N,
}

/// A node on the way down, and what has not been tried there.
struct Frame<const W: usize> {
    task: Task,
    possible: Set<W>,
    untried: Set<W>,
    /// How many of the untried must be tried.
    tries: u32,
    /// Whether the choice is among the placements of a shape: then one that was tried is not possible any more, or
    /// two equal pieces would be placed in both orders.
    by_shape: bool,
}

impl<const W: usize, N: Default> Default for Stage<W, N> {
    fn default() -> Stage<W, N> {
        Stage {
            placements: Vec::new(),
            filling: Box::new([Set::NONE; 64]),
            of_shape: [Set::NONE; 8],
            frames: Vec::new(),
            narrower: N::default(),
        }
    }
}

impl<const W: usize, N: Narrower> Narrower for Stage<W, N> {
    const ROOM: u32 = 64 * W as u32;

    #[inline(always)]
    fn take_over(
        &mut self,
        placements: impl Iterator<Item = Placement>,
        task: Task,
        choice: Choice,
        run: &mut Run<'_>,
    ) -> ControlFlow<()> {
        self.learn(placements);
        self.frames.clear();
        self.push(Set::first(self.placements.len()), task, choice);
        self.descend(run)
    }
}

impl<const W: usize, N: Narrower> Stage<W, N> {
    /// Forgets what it knew and learns these placements, at most as many as there is room for.
    #[inline(always)]
    pub(crate) fn learn(&mut self, placements: impl Iterator<Item = Placement>) {
        self.placements.clear();
        *self.filling = [Set::NONE; 64];
        self.of_shape = [Set::NONE; 8];
        for (index, placement) in placements.enumerate() {
            self.placements.push(placement);
            self.of_shape[placement.shape().index()].insert(index);
            for cell in bits(placement.mask()) {
                self.filling[cell].insert(index);
            }
        }
    }

    /// Those of the known placements that a task leaves possible.
    #[inline(always)]
    pub(crate) fn possible(&self, task: Task) -> Set<W> {
        let mut possible = Set::first(self.placements.len());
        for cell in bits(!task.empty) {
            possible = possible.without(&self.filling[cell]);
        }
        for shape in (0..8).filter(|&shape| task.left.at(shape) == 0) {
            possible = possible.without(&self.of_shape[shape]);
        }
        possible
    }

    /// Visits every solution of the task that is made of the possible placements.
    #[inline(always)]
    pub(crate) fn search(&mut self, possible: Set<W>, task: Task, run: &mut Run<'_>) -> ControlFlow<()> {
        self.frames.clear();
        self.enter(possible, task, u64::MAX, run)?;
        self.descend(run)
    }

    /// Works off the frames.
    #[inline(always)]
    fn descend(&mut self, run: &mut Run<'_>) -> ControlFlow<()> {
        while let Some(frame) = self.frames.last_mut() {
            if frame.tries == 0 {
                self.frames.pop();
                if !self.frames.is_empty() {
                    run.chosen.pop();
                }
                continue;
            }
            frame.tries -= 1;
            let index = match &mut run.numbers {
                None => frame.untried.least(),
                Some(numbers) => frame.untried.nth(numbers.below(frame.untried.count() as usize)),
            };
            frame.untried.remove(index);
            if frame.by_shape {
                frame.possible.remove(index);
            }
            let placement = self.placements[index];
            let shape = placement.shape().index();
            let task =
                Task { empty: frame.task.empty & !placement.mask(), left: frame.task.left.without(shape) };
            if !balance::can_come_out(task.empty, task.left) {
                continue;
            }
            let mut possible = frame.possible;
            for cell in bits(placement.mask()) {
                possible = possible.without(&self.filling[cell]);
            }
            if task.left.at(shape) == 0 {
                possible = possible.without(&self.of_shape[shape]);
            }
            run.chosen.push(placement);
            let deeper = self.frames.len();
            self.enter(possible, task, neighbours(placement.mask()), run)?;
            if self.frames.len() == deeper {
                run.chosen.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Looks at a node: it is a solution, or hopeless, or the narrower stage's, or becomes the top frame. The cells
    /// in `near` are looked at first, being those that have probably lost most of their choice.
    #[inline(always)]
    fn enter(&mut self, possible: Set<W>, task: Task, near: u64, run: &mut Run<'_>) -> ControlFlow<()> {
        if task.empty == 0 {
            return (run.visit)(&run.chosen);
        }
        if run.nodes >= run.budget {
            return ControlFlow::Break(());
        }
        run.nodes += 1;
        let start = run.numbers.as_mut().map_or(0, |numbers| (numbers.bits() & 63) as u32);
        let Some(choice) = self.least_choice(possible, task, near, start) else {
            return ControlFlow::Continue(());
        };
        if possible.count() <= N::ROOM {
            let placements = possible.iter().map(|index| self.placements[index]);
            return self.narrower.take_over(placements, task, choice, run);
        }
        self.push(possible, task, choice);
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn push(&mut self, possible: Set<W>, task: Task, choice: Choice) {
        let (of_it, by_shape) = match choice.what {
            What::Cell(cell) => (&self.filling[cell], false),
            What::Shape(shape) => (&self.of_shape[shape], true),
        };
        let untried = possible.and(of_it);
        self.frames.push(Frame { task, possible, untried, tries: choice.tries, by_shape });
    }

    /// The cell or the shape with the least choice; `None` if one has too little. Among equals the first counts, from
    /// the cell `start` on.
    #[inline(always)]
    fn least_choice(&self, possible: Set<W>, task: Task, near: u64, start: u32) -> Option<Choice> {
        let mut least = Choice { what: What::Cell(0), tries: u32::MAX };
        for part in [task.empty & near, task.empty & !near] {
            for turned in bits(part.rotate_right(start)) {
                let cell = (turned + start as usize) & 63;
                let tries = possible.and(&self.filling[cell]).count();
                if tries < least.tries {
                    least = Choice { what: What::Cell(cell), tries };
                    match tries {
                        0 => return None,
                        // It can't get less but for a dead end, and that shows soon enough.
                        1 => return Some(least),
                        _ => {}
                    }
                }
            }
        }
        for shape in 0..8 {
            let left = u32::from(task.left.at(shape));
            if left == 0 {
                continue;
            }
            let places = possible.and(&self.of_shape[shape]).count();
            if places < left {
                return None;
            }
            // Of two equal pieces one comes first in the order of trying, and it can't be the last in it.
            let tries = places - (left - 1);
            if tries < least.tries {
                least = Choice { what: What::Shape(shape), tries };
            }
        }
        Some(least)
    }
}

/// A set of placements by their number.
#[derive(Clone, Copy)]
pub(crate) struct Set<const W: usize>([u64; W]);

impl<const W: usize> Set<W> {
    const NONE: Set<W> = Set([0; W]);

    /// The first so many.
    #[inline(always)]
    fn first(count: usize) -> Set<W> {
        let mut set = Set::NONE;
        for (index, word) in set.0.iter_mut().enumerate() {
            let here = count.saturating_sub(64 * index);
            *word = if here >= 64 { u64::MAX } else { (1 << here) - 1 };
        }
        set
    }

    #[inline(always)]
    fn insert(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    #[inline(always)]
    fn remove(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }

    #[inline(always)]
    fn and(mut self, other: &Set<W>) -> Set<W> {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word &= other);
        self
    }

    #[inline(always)]
    fn without(mut self, other: &Set<W>) -> Set<W> {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word &= !other);
        self
    }

    #[inline(always)]
    fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The least of a set that is not empty.
    #[inline(always)]
    fn least(&self) -> usize {
        let word = self.0.iter().position(|&word| word != 0).unwrap_or(0);
        64 * word + (self.0[word].trailing_zeros() & 63) as usize
    }

    /// The one with this many before it, of a set that has more than that.
    #[inline(always)]
    fn nth(&self, nth: usize) -> usize {
        self.iter().nth(nth).unwrap_or(0)
    }

    #[inline(always)]
    fn iter(&self) -> impl Iterator<Item = usize> {
        let words = self.0;
        (0..W).flat_map(move |word| bits(words[word]).map(move |bit| 64 * word + bit))
    }
}

#[inline(always)]
fn bits(mask: u64) -> impl Iterator<Item = usize> {
    messdeck_core::bits::iter(mask).map(|bit| bit as usize)
}
