//! What people see: scene, marks and the words of paths.

use std::collections::{BTreeMap, BTreeSet};

use messdeck_facade::{AnyPosition, Mark, PathNode, Target, Then};
use messdeck_testkit::words::{notes, said};

use crate::common::{first, read};

const START: &str = "7/7/7/7/7 g ABILOPTZ,ABILOPTZ";
/// Grey shows thrice in column a; red lies on top of grey in column b.
const SOME: &str = "g,6/7/gg,6/1,gr,5/g,grrr,gg,4 r ABILPT,ABILOPZ";

fn at(text: &str) -> Box<dyn AnyPosition> {
    read(&first("grey"), text)
}

fn of_kind<'m>(marks: &'m [Mark], kind: &str) -> Vec<&'m Mark> {
    marks.iter().filter(|mark| mark.kind == kind).collect()
}

#[test]
fn the_scene_shows_stacks_pool_and_columns() {
    let scene = at(SOME).scene();
    assert_eq!((scene.width, scene.height, scene.cells.len()), (7, 5, 35));
    let on_b1: Vec<_> = scene.things.iter().filter(|thing| thing.cell == "b1").collect();
    let shown: Vec<_> =
        on_b1.iter().map(|cube| (cube.level, cube.seat.unwrap(), cube.glyph.as_str())).collect();
    assert_eq!(shown, [(0, "grey", "1"), (1, "red", "2"), (2, "red", "3"), (3, "red", "4")]);
    assert_eq!(said(&on_b1[3].label), "red cube at level 4");
    assert_eq!(scene.trays.len(), 1);
    let items: Vec<&str> = scene.trays[0].items.iter().map(|item| item.id.as_str()).collect();
    assert_eq!(items.join(" "), "gA gB gI gL gP gT rA rB rI rL rO rP rZ");
    assert_eq!([&scene.trays[0].label, &scene.trays[0].items[0].label].map(said), ["pool", "grey A"]);
    assert!(scene.trays[0].items.iter().all(|item| item.cubes.len() == 4));
    let scores: Vec<_> = scene.scores.iter().map(|score| (score.seat, score.points)).collect();
    assert_eq!(scores, [("grey", 1), ("red", 0)]);
    assert_eq!(notes(&scene), ["Red needs 4 more columns"]);
}

#[test]
fn a_note_says_why_it_is_over() {
    let over =
        "gg,g,gg,rr,g,gg,g/g,g,g,rr,rr,rg,rg/gggg,g,1,rr,1,gg,1/g,gr,rr,grr,rr,rrr,rrr/g,g,gr,g,r,rr,r g O,O";
    assert_eq!(notes(&at(over).scene()), ["Grey can place nothing: the game is over"]);
}

#[test]
fn marks_say_who_dominates_and_how_high_it_is() {
    let marks = at(SOME).marks(&[]);
    let dominance = of_kind(&marks, "dominance");
    assert_eq!(dominance.len(), 7);
    assert_eq!((dominance[0].seat, dominance[0].value), (Some("grey"), Some(3)));
    assert_eq!(said(&dominance[0].text), "Grey dominates column a: grey 3, red 0");
    assert_eq!(dominance[0].cells, ["a1", "a2", "a3", "a4", "a5"]);
    assert_eq!((dominance[1].seat, dominance[1].value), (None, None));
    assert_eq!(said(&dominance[1].text), "nobody dominates column b: grey 0, red 2");
    let heights: BTreeMap<&str, Option<i32>> =
        of_kind(&marks, "height").iter().map(|mark| (mark.cells[0].as_str(), mark.value)).collect();
    let expected = [("a1", 1), ("a3", 2), ("a5", 1), ("b1", 4), ("b2", 2), ("c1", 2)];
    assert_eq!(heights, expected.map(|(cell, height)| (cell, Some(height))).into());
    assert_eq!(said(&of_kind(&marks, "height")[1].text), "4 high");
    assert!(of_kind(&marks, "anchor").is_empty());
}

#[test]
fn marks_follow_the_hand() {
    let start = at(START);
    let prefix = [Target::item("gI"), Target::turn("I3"), Target::cell("d5")];
    let anchors =
        |prefix: &[Target]| of_kind(&start.marks(prefix), "anchor").first().map(|mark| mark.cells.len());
    assert_eq!(anchors(&prefix[..1]), Some(35), "standing, it fits everywhere");
    assert_eq!(anchors(&prefix[..2]), Some(20), "along a rank, files a to d are left");
    let marks = start.marks(&prefix);
    assert_eq!(of_kind(&marks, "ghost")[0].cells, ["d5", "e5", "f5", "g5"]);
    assert_eq!(said(&of_kind(&marks, "ghost")[0].text), "the grey I would lie here");
    assert_eq!(said(&of_kind(&start.marks(&prefix[..1]), "anchor")[0].text), "the grey I can go here");
    for nonsense in [
        vec![Target::cell("d5")],
        vec![Target::item("gS")],
        vec![Target::item("gI"), Target::turn("O1")],
        vec![Target::item("gI"), Target::turn("I3"), Target::cell("e5")],
        vec![Target::button("gI"); 5],
    ] {
        let marks = start.marks(&nonsense);
        assert!(of_kind(&marks, "ghost").is_empty() && of_kind(&marks, "anchor").is_empty(), "{nonsense:?}");
    }
}

#[test]
fn paths_take_turn_and_point() {
    let start = at(START);
    let tree = start.paths();
    let find = |nodes: &[PathNode], id: &str| nodes.iter().find(|node| node.step.target.id() == id).cloned();
    let item = find(&tree, "gL").expect("the grey L");
    assert_eq!((said(&item.step.label).as_str(), item.step.cubes.len()), ("the grey L", 4));
    let Then::Next(turns) = &item.then else { panic!("a piece is turned") };
    // Nothing to lean on yet: the L lies in its eight flat ways, stands on its foot or on its long side.
    assert!(turns.len() < 24 && find(turns, "L4").is_none());
    let labels: BTreeSet<String> = turns.iter().map(|node| said(&node.step.label)).collect();
    assert_eq!(labels.len(), turns.len(), "every way of turning has words of its own");
    let words = |id: &str| find(turns, id).map(|node| said(&node.step.label));
    assert_eq!(words("L3").as_deref(), Some("3 high: here levels 1–3 and east level 1"));
    assert!(labels.contains("flat: here, east, 2 east and 2 east 1 north"));
    let moves: Vec<(String, String)> = turns
        .iter()
        .flat_map(|node| match &node.then {
            Then::Next(cells) => cells.clone(),
            Then::Move(_) => panic!("a square is pointed at"),
        })
        .map(|cell| match cell.then {
            Then::Move(mv) => (cell.step.target.id().to_owned(), mv),
            Then::Next(_) => panic!("nothing follows the square"),
        })
        .collect();
    assert!(moves.iter().all(|(cell, mv)| mv.starts_with(&format!("gL@{cell}"))));
}
