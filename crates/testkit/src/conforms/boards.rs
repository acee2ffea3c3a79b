//! Laws of scenes and marks: complete enough to draw, and nothing that points nowhere.

use std::collections::{BTreeMap, BTreeSet};

use messdeck_core::Turn;
use messdeck_facade::{Mark, Target};

use super::Stop;

/// Everything in a scene is where it says, under a name of its own.
pub(super) fn scene_is_whole(stop: &Stop<'_>) {
    let at = stop.at();
    let scene = &stop.scene;
    unique(&at, "cell", scene.cells.iter().map(|cell| cell.id.as_str()));
    unique(&at, "tray", scene.trays.iter().map(|tray| tray.id.as_str()));
    unique(&at, "item", scene.trays.iter().flat_map(|tray| &tray.items).map(|item| item.id.as_str()));
    let mut covered = BTreeSet::new();
    for cell in &scene.cells {
        assert!(
            cell.width > 0
                && cell.height > 0
                && cell.x + cell.width <= scene.width
                && cell.y + cell.height <= scene.height,
            "{at}: cell {} is off the grid",
            cell.id
        );
        assert!(stop.knows_seat(cell.seat), "{at}: cell {} of nobody", cell.id);
        for x in cell.x..cell.x + cell.width {
            for y in cell.y..cell.y + cell.height {
                assert!(covered.insert((x, y)), "{at}: cell {} lies on another", cell.id);
            }
        }
    }
    let mut heights = BTreeMap::new();
    for thing in &scene.things {
        assert!(stop.has_cell(&thing.cell), "{at}: {} stands on {:?}", thing.label, thing.cell);
        let height = heights.entry(thing.cell.as_str()).or_insert(0);
        assert_eq!(thing.level, *height, "{at}: {} on {} hangs in the air", thing.label, thing.cell);
        *height += 1;
        assert!(stop.knows_seat(thing.seat), "{at}: {} of nobody", thing.label);
        assert!((1..=3).contains(&thing.glyph.chars().count()), "{at}: glyph {:?}", thing.glyph);
        assert!(!thing.label.id.is_empty(), "{at}: a thing on {} without a name", thing.cell);
    }
    for item in scene.trays.iter().flat_map(|tray| &tray.items) {
        assert!(!item.label.id.is_empty() && stop.knows_seat(item.seat), "{at}: item {:?}", item.id);
    }
    let waits = match stop.position.turn() {
        Turn::Chance(seat) => Some(stop.position.seat_name(seat)),
        Turn::Decide(_) | Turn::Over(_) => None,
    };
    let throws = scene.throw.as_ref().map(|throw| throw.seat);
    assert_eq!(throws, waits, "{at}: the scene shows dice for another throw than comes next");
    assert!(scene.throw.as_ref().is_none_or(|throw| throw.dice > 0), "{at}: a throw without dice");
    for score in &scene.scores {
        assert!(stop.knows_seat(Some(score.seat)), "{at}: points of nobody");
    }
    if let Some(scores) = stop.view.outcome.as_ref().and_then(|outcome| outcome.scores.as_ref()) {
        let shown: Vec<_> = scene.scores.iter().map(|score| (score.seat, score.points)).collect();
        assert_eq!(shown, *scores, "{at}: the scene shows other points than the outcome");
    }
    for mark in stop.position.marks(&[]) {
        mark_is_whole(stop, &mark, &[]);
    }
}

/// A mark says something about cells that exist.
pub(super) fn mark_is_whole(stop: &Stop<'_>, mark: &Mark, prefix: &[Target]) {
    let at = stop.at();
    assert!(!mark.kind.is_empty() && !mark.text.id.is_empty(), "{at}: after {prefix:?} an empty mark");
    stop.speech.hears(&mark.text, || stop.at());
    assert!(stop.knows_seat(mark.seat), "{at}: after {prefix:?} a mark of nobody");
    for cell in &mark.cells {
        assert!(stop.has_cell(cell), "{at}: after {prefix:?} the mark {} is on {cell:?}", mark.kind);
    }
}

fn unique<'i>(at: &str, what: &str, ids: impl Iterator<Item = &'i str>) {
    let mut known = BTreeSet::new();
    for id in ids {
        assert!(!id.is_empty() && known.insert(id), "{at}: two {what}s named {id:?}");
    }
}
