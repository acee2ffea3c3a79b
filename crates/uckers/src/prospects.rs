//! What speaks for a play of Uckers besides what it brings at once: how safe its counters come to stand.

use messdeck_core::{Position as _, Say};

use crate::marks::chance_of_being_hit;
use crate::names::counter;
use crate::rules::{Colour, Move, Phase, Place, Position, Step};

/// Out of how many throws a chance is told.
const THROWS: u32 = 36;

/// Which counters can be hit where they land, or no longer where they stood.
pub(crate) fn of(position: &Position, mv: Move) -> Vec<Say> {
    let steps = match mv {
        Move::Step(step) | Move::Use(step) => vec![step],
        Move::Steps(first, second) => vec![first, second],
        _ => return Vec::new(),
    };
    let after = position.play_unchecked(mv);
    if after.phase == Phase::Over {
        return Vec::new();
    }
    let chance = |position: &Position, colour: Colour, place: Place| {
        place.square(colour).map_or(0, |square| chance_of_being_hit(position, colour, square))
    };
    let risky = |step: &&Step| after.counters(step.colour).on(step.to) > 0;
    let mut landed: Vec<&Step> = steps.iter().filter(risky).collect();
    landed.dedup_by_key(|step| (step.colour, step.to));
    let mut prospects = Vec::new();
    for &&Step { colour, from, to } in &landed {
        let (was, is) = (chance(position, colour, from), chance(&after, colour, to));
        let counter = || counter(colour, to);
        if let Some(one_in) = (THROWS + is / 2).checked_div(is) {
            let say = Say::new("uckers-prospect-risk").with("counter", counter());
            prospects.push(say.with("one", one_in));
        } else if was > 0 {
            prospects.push(Say::new("uckers-prospect-safe").with("counter", counter()));
        }
    }
    prospects
}
