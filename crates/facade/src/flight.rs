//! What moved where with a move, read off the scenes before and after it.
//!
//! A game says what stands where and how a move is pointed at; that a thing which has left one cell and come to another
//! has gone there is true in any game, so it is found here, once, and no board guesses it again.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::{PathStep, Scene, Target, Thing};

/// Something went from one cell to another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Flight {
    /// The cell that it left.
    pub from: String,
    /// The cell that it came to.
    pub to: String,
}

/// What went where with the move of this path: along the path first, then whatever else gave way or was sent back.
pub fn flights(before: &Scene, after: &Scene, path: &[PathStep]) -> Vec<Flight> {
    let mut changes = Changes::between(before, after);
    let mut flights = changes.along(before, path);
    flights.extend(changes.rest());
    flights
}

/// What stays the same of a thing when it moves: a die may show another value where it arrives.
type Kind = (&'static str, Option<&'static str>, Option<&'static str>);

const fn kind_of(thing: &Thing) -> Kind {
    (thing.kind, thing.seat, thing.colour)
}

/// How many more things of each kind stand on each cell than before.
struct Changes<'a>(BTreeMap<Kind, BTreeMap<&'a str, i32>>);

impl<'a> Changes<'a> {
    fn between(before: &'a Scene, after: &'a Scene) -> Changes<'a> {
        let mut all = BTreeMap::<Kind, BTreeMap<&str, i32>>::new();
        let gone = before.things.iter().map(|thing| (thing, -1));
        for (thing, by) in gone.chain(after.things.iter().map(|thing| (thing, 1))) {
            *all.entry(kind_of(thing)).or_default().entry(&thing.cell).or_default() += by;
        }
        Changes(all)
    }

    fn count(&mut self, kind: Kind, cell: &'a str) -> &mut i32 {
        self.0.entry(kind).or_default().entry(cell).or_default()
    }

    /// From cell to cell as a person points, as long as something really went that way.
    fn along(&mut self, before: &Scene, path: &'a [PathStep]) -> Vec<Flight> {
        let cells: Vec<&str> = path
            .iter()
            .filter_map(|step| match &step.target {
                Target::Cell(id) => Some(id.as_str()),
                Target::Item(_) | Target::Turn(_) | Target::Button(_) => None,
            })
            .collect();
        let mut flights: Vec<Flight> = Vec::new();
        // What arrived with the last flight and did not stay there.
        let mut carried: Option<Kind> = None;
        for pair in cells.windows(2) {
            let &[from, to] = pair else { continue };
            if from == to {
                continue;
            }
            let goes_on = carried.take().filter(|_| flights.last().is_some_and(|last| last.to == from));
            let top = || before.things.iter().rfind(|thing| thing.cell == from).map(kind_of);
            let Some(kind) = goes_on.or_else(top) else { continue };
            let left = self.count(kind, from);
            if *left >= 0 && (goes_on.is_none() || *left > 0) {
                continue;
            }
            *left = (*left + 1).min(0);
            flights.push(Flight { from: from.to_owned(), to: to.to_owned() });
            let arrived = self.count(kind, to);
            if *arrived > 0 {
                *arrived -= 1;
            } else {
                carried = Some(kind);
            }
        }
        flights
    }

    /// What moved besides: a defender that gave way, a counter sent back to its base.
    fn rest(&self) -> impl Iterator<Item = Flight> {
        self.0.values().flat_map(|cells| {
            let spread = |sign: i32| {
                cells.iter().flat_map(move |(&cell, &by)| (0..(sign * by).max(0)).map(move |_| cell))
            };
            spread(-1).zip(spread(1)).map(|(from, to)| Flight { from: from.to_owned(), to: to.to_owned() })
        })
    }
}
