//! Laws of paths: the tree spells the legal moves, and whatever is not in it has a reason.

use std::collections::BTreeSet;

use messdeck_core::{Arg, Draw, Why};
use messdeck_facade::{PathNode, Target, Then};
use messdeck_search::Numbers;

use super::Stop;
use super::boards::mark_is_whole;

/// Every legal move has a path, and every path ends in a legal move. (That no path begins another and
/// that each spells one move is checked where the tree is made.)
pub(super) fn tree_spells_the_legal_moves(stop: &Stop<'_>) {
    let mut spelled = BTreeSet::new();
    visit(stop, &stop.position.paths(), &mut spelled);
    assert!(
        spelled.iter().eq(stop.view.legal.iter()),
        "{}: the paths spell other moves than the legal ones",
        stop.at()
    );
}

/// Every plan can be begun, and gone on with for as long as nobody else acts.
pub(super) fn plans_can_be_followed(stop: &Stop<'_>) {
    let mut names = BTreeSet::new();
    for plan in stop.position.plans() {
        assert!(names.insert(plan.id), "{}: two plans are called {:?}", stop.at(), plan.id);
        assert!(!plan.moves.is_empty(), "{}: there is nothing to do in {:?}", stop.at(), plan.id);
        let mut position = stop.position.copy();
        let seat = position.turn();
        for mv in &plan.moves {
            if position.turn() != seat {
                break;
            }
            position = position
                .play(mv)
                .unwrap_or_else(|error| panic!("{}: {:?} has {mv}: {error}", stop.at(), plan.id));
        }
        for thing in &plan.things {
            assert!(stop.has_cell(&thing.cell), "{}: {:?} has no cell {:?}", stop.at(), plan.id, thing.cell);
        }
    }
}

fn visit(stop: &Stop<'_>, nodes: &[PathNode], spelled: &mut BTreeSet<String>) {
    let mut words = BTreeSet::new();
    for node in nodes {
        let target = &node.step.target;
        assert!(words.insert(target.id()), "{}: two steps are typed {:?}", stop.at(), target.id());
        assert!(!node.step.label.id.is_empty(), "{}: {target:?} without a label", stop.at());
        match target {
            Target::Cell(id) => assert!(stop.has_cell(id), "{}: no cell {id:?}", stop.at()),
            Target::Item(id) => assert!(stop.has_item(id), "{}: no item {id:?}", stop.at()),
            Target::Turn(_) | Target::Button(_) => {}
        }
        match &node.then {
            Then::Move(mv) => drop(spelled.insert(mv.clone())),
            Then::Next(next) => {
                assert!(!next.is_empty(), "{}: after {target:?} nothing follows", stop.at());
                visit(stop, next, spelled);
            }
        }
    }
}

/// Walking down the tree, every cell and item is either next or has a reason; nonsense has one too.
pub(super) fn every_target_is_next_or_has_a_reason(stop: &Stop<'_>, numbers: &mut Numbers) {
    let tree = stop.position.paths();
    let mut nodes = tree.as_slice();
    let mut prefix = Vec::new();
    loop {
        for mark in stop.position.marks(&prefix) {
            mark_is_whole(stop, &mark, &prefix);
        }
        for target in some_targets(stop, numbers) {
            let is_next = nodes.iter().any(|node| node.step.target == target);
            match stop.position.why_not_target(&prefix, &target) {
                None => assert!(is_next, "{}: {prefix:?} {target:?}: no reason against it", stop.at()),
                Some(reason) => {
                    assert!(!is_next, "{}: {prefix:?} {target:?}: a reason against it", stop.at());
                    stop.reason_is_whole(&reason, &format!("{prefix:?} {target:?}"));
                    called_by_words(stop, &reason, &target);
                }
            }
        }
        if nodes.is_empty() {
            return;
        }
        let node = &nodes[numbers.below(nodes.len())];
        prefix.push(node.step.target.clone());
        nodes = match &node.then {
            Then::Next(next) => next,
            Then::Move(_) => &[],
        };
    }
}

/// What lies beside the board has a label in words: its id is for programs.
fn called_by_words(stop: &Stop<'_>, reason: &Why, target: &Target) {
    if let Target::Item(id) = target
        && stop.has_item(id)
    {
        let quotes = reason.say.args.iter().any(|(_, arg)| matches!(arg, Arg::Word(word) if word == id));
        assert!(!quotes, "{}: {reason} calls an item by its id", stop.at());
    }
}

fn some_targets(stop: &Stop<'_>, numbers: &mut Numbers) -> Vec<Target> {
    let cells = &stop.scene.cells;
    let mut targets: Vec<Target> =
        (0..6.min(cells.len())).map(|_| Target::cell(&cells[numbers.below(cells.len())].id)).collect();
    let items: Vec<_> = stop.scene.trays.iter().flat_map(|tray| &tray.items).collect();
    targets.extend((0..4.min(items.len())).map(|_| Target::item(&items[numbers.below(items.len())].id)));
    targets.extend([
        Target::cell("nowhere"),
        Target::item("nothing"),
        Target::turn("upside-down"),
        Target::button("panic"),
        Target::button("pass"),
    ]);
    targets
}
