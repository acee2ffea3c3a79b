//! What people see and point at: scene, paths and marks.

use std::collections::BTreeSet;

use messdeck_facade::{AnyGame, AnyPosition, Options, PathNode, Target, Then};
use messdeck_testkit::{read_data, words};
use messdeck_uckers::Uckers;

use crate::common::any;

/// Every path with the move it spells.
fn spelled(position: &dyn AnyPosition) -> Vec<(Vec<Target>, String)> {
    fn walk(nodes: &[PathNode], prefix: &[Target], out: &mut Vec<(Vec<Target>, String)>) {
        for node in nodes {
            let path = [prefix, std::slice::from_ref(&node.step.target)].concat();
            match &node.then {
                Then::Move(mv) => out.push((path, mv.clone())),
                Then::Next(next) => walk(next, &path, out),
            }
        }
    }
    let mut out = Vec::new();
    walk(&position.paths(), &[], &mut out);
    out
}

/// The paths of one move, as a person would type them.
fn paths_of(position: &dyn AnyPosition, mv: &str) -> Vec<String> {
    let typed = |path: Vec<Target>| path.iter().map(Target::id).collect::<Vec<_>>().join(" ");
    spelled(position).into_iter().filter(|(_, other)| other == mv).map(|(path, _)| typed(path)).collect()
}

#[test]
fn steps_are_pointed_out_in_either_order() {
    let position = any("", "B,B,14,30/B,B,B,B/B,B,B,B/B,B,B,B r move 63 - - 0,0,0,0 pppp");
    let position = position.as_ref();
    assert_eq!(paths_of(position, "r14-17,r30-36"), ["14 17 30 36", "30 36 14 17"]);
    assert_eq!(paths_of(position, "rB-1,r1-4"), ["rB 1 1 4"]);
    assert_eq!(paths_of(position, "r14-23"), ["14 23"]);
    // With a counter on the doorstep the split is spelled alike, and may begin with that counter.
    let position = any("", "B,B,B,1/B,B,B,B/B,B,B,B/B,B,B,B r move 63 - - 0,0,0,0 pppp");
    assert_eq!(paths_of(position.as_ref(), "rB-1,r1-4"), ["rB 1 1 4", "1 4 rB 1"]);
    let position = any("", "B,B,14,14/B,B,B,B/B,B,B,B/B,B,B,B r move 33 - - 0,0,0,0 pppp");
    assert_eq!(paths_of(position.as_ref(), "r14-17,r14-17"), ["14 17 14 17"]);
}

#[test]
fn colours_are_asked_for_only_on_a_mixi_blob_of_ones_own() {
    let text = "B,B,B,30/B,B,B,B/B,B,B,30/B,B,B,B r move 21 - -";
    let two = any("players=2", &format!("{text} 0,0 pp"));
    assert_eq!(paths_of(two.as_ref(), "r30-33"), ["30 red 33"]);
    // Once the red one has left, the cell names the green one.
    assert_eq!(paths_of(two.as_ref(), "r30-31,g30-32"), ["30 red 31 30 32", "30 green 32 30 31"]);
    let four = any("", &format!("{text} 0,0,0,0 pppp"));
    assert_eq!(paths_of(four.as_ref(), "r30-33"), ["30 33"]);
}

#[test]
fn challenges_saved_sixes_and_words() {
    let position = any("", "B,B,B,19/B,B,20,20/B,B,B,B/B,B,1,1 r move 62 - - 0,0,0,0 pppp");
    assert_eq!(paths_of(position.as_ref(), "r19!20"), ["19 20"]);
    assert_eq!(paths_of(position.as_ref(), "rB!1"), ["rB 1"]);
    assert_eq!(paths_of(position.as_ref(), "pass"), ["pass"]);
    let labels: Vec<String> = position.paths().iter().map(|node| words::said(&node.step.label)).collect();
    assert_eq!(labels, ["the red counter in base", "the red counter on 19", "pass"]);
    let saved = "rules=one-die,saved-sixes=on";
    let position = any(saved, "B,B,B,19/B,B,B,B/B,B,B,B/B,B,B,B r use - - - 1,0,0,0 pppp");
    assert_eq!(paths_of(position.as_ref(), "use:r19-25"), ["19 25"]);
    assert_eq!(paths_of(position.as_ref(), "throw"), ["throw"]);
}

#[test]
fn what_a_saved_six_can_do_is_said() {
    let saved = "rules=one-die,saved-sixes=on";
    let at = |rest: &str| any(saved, &format!("B,B,B,19/B,B,B,25/B,B,B,B/B,B,B,B {rest} pppp"));
    let before = at("r use - - - 2,0,0,0");
    let paths = before.paths();
    let counters: Vec<String> = paths.iter().map(|node| words::said(&node.step.label)).collect();
    assert_eq!(counters, ["the red counter in base", "the red counter on 19", "throw now"]);
    let landings: Vec<String> = paths
        .iter()
        .filter_map(|node| match &node.then {
            Then::Next(next) => next.first().map(|landing| words::said(&landing.step.label)),
            Then::Move(_) => None,
        })
        .collect();
    assert_eq!(landings, ["to 1, with a saved six", "hit the blue counter on 25, with a saved six"]);
    let bound = "Red moves only the red counter on 19 in this turn";
    for (rest, notes) in [
        ("r use - - - 2,0,0,0", vec!["Red may use a saved six, or throw"]),
        ("r use - r19* - 1,0,0,0", vec!["Red may use one more with the red counter on 19, or throw"]),
        ("r throw - r19* - 1,0,0,0", vec![bound, "Red used a saved six: none is saved in this turn"]),
        ("r move 6 r19* - 1,0,0,0", vec![bound, "Red used a saved six: none is saved in this turn"]),
        ("r move 6 r19 - 1,0,0,0", vec![bound]),
        ("r throw - - - 1,0,0,0", vec![]),
    ] {
        assert_eq!(notes_of(at(rest).as_ref()), notes, "{rest}");
    }
}

#[test]
fn paths_are_sound_in_crowded_positions() {
    for line in read_data("uckers", "vectors.jsonl").lines() {
        let vector: serde_json::Value = serde_json::from_str(line).unwrap();
        let pairs = vector["options"].as_object().unwrap().iter().map(|(k, v)| (k, v.as_str().unwrap()));
        let options = Options::choose(Uckers.options(), pairs).unwrap();
        let text = vector["position"].as_str().unwrap();
        let position = Uckers.book(&options).unwrap().parse(text).unwrap();
        let paths = spelled(position.as_ref());
        let moves: BTreeSet<&str> = paths.iter().map(|(_, mv)| mv.as_str()).collect();
        let legal: BTreeSet<&str> =
            vector["legal"].as_array().unwrap().iter().filter_map(|mv| mv.as_str()).collect();
        assert_eq!(moves, legal, "{text}");
        for (path, _) in paths.iter().take(2) {
            for length in 0..=path.len() {
                assert!(position.marks(&path[..length]).iter().all(|mark| !mark.cells.is_empty()), "{text}");
            }
        }
    }
}

fn notes_of(position: &dyn AnyPosition) -> Vec<String> {
    words::notes(&position.scene())
}

#[test]
fn notes_say_why_nothing_can_move_and_who_helps() {
    let blob = "the blob of 2 on 20 bars the way";
    for (options, text, notes) in [
        (
            "",
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 43 - - 0,0,0,0 pppp",
            vec!["Red needs a six to come out"],
        ),
        (
            "",
            "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r move 43 - - 0,0,0,0 pppp",
            vec![&*format!("nothing can move: nobody comes out without a six and {blob}")],
        ),
        (
            "rules=one-die",
            "B,B,30,H/B,B,B,B/B,B,B,B/B,B,B,B r throw - rH - 0,0,0,0 pppp",
            vec!["the counter of this turn is home: no other may move"],
        ),
        // A challenge is left besides, so there is something to choose.
        ("rules=one-die", "19,H,H,H/B,B,20,20/B,B,B,B/B,B,B,B r move 6 - - 0,0,0,0 pppp", vec![]),
        (
            "",
            "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r throw - - r19!20:2 0,0,0,0 pppp",
            vec!["Red goes at the blob on 20: 2 more sixes"],
        ),
        (
            "",
            "H,H,H,H/B,B,B,B/B,B,B,27/B,B,B,B r throw - - - 0,0,0,0 wppp",
            vec!["Red is home and needs a six to help Green"],
        ),
        (
            "",
            "H,H,H,H/B,B,B,B/B,B,B,27/B,B,B,B r throw - - - 0,0,0,0 hppp",
            vec!["Red plays the green counters"],
        ),
    ] {
        assert_eq!(notes_of(any(options, text).as_ref()), notes, "{text}");
    }
}

fn marks_of(position: &dyn AnyPosition, prefix: &[&str], kind: &str) -> Vec<String> {
    let prefix: Vec<Target> = prefix.iter().map(Target::cell).collect();
    position.marks(&prefix).iter().filter(|mark| mark.kind == kind).map(words::mark).collect()
}

#[test]
fn blobs_mixi_blobs_and_what_they_block() {
    let position = any("", "B,B,B,19/B,21,21,21/B,B,B,30/B,B,B,B r move 21 - - 0,0,0,0 pppp");
    assert_eq!(marks_of(position.as_ref(), &[], "blob"), ["blob blue 21 3: blue blob of 3"]);
    assert!(marks_of(position.as_ref(), &[], "blocked").is_empty());
    assert_eq!(
        marks_of(position.as_ref(), &["19"], "blocked"),
        ["blocked nobody 21,19 3: the blob of 3 on 21 bars the red counter on 19"]
    );
    let position = any("", "B,B,30,30/B,B,B,B/B,B,B,30/B,B,B,B r move 21 - - 0,0,0,0 pppp");
    let mixi = "mixi-blob red 30 3: mixi-blob of red and green: blocks nobody";
    assert_eq!(marks_of(position.as_ref(), &[], "mixi-blob"), [mixi]);
    assert!(marks_of(position.as_ref(), &[], "blob").is_empty());
}

#[test]
fn challenges_and_the_sixes_they_need() {
    let text = "B,B,B,19/B,B,20,20/B,B,B,B/B,B,1,1";
    let position = any("", &format!("{text} r move 61 - - 0,0,0,0 pppp"));
    assert_eq!(
        marks_of(position.as_ref(), &[], "challenge"),
        [
            "challenge red 1,rB 3: the red counter in base may challenge: 3 sixes",
            "challenge red 20,19 2: the red counter on 19 may challenge: 2 sixes",
        ]
    );
    for (needed, words) in [(2, "2 more sixes"), (1, "one more six")] {
        let position = any("", &format!("{text} r throw - - rB!1:{needed} 0,0,0,0 pppp"));
        assert_eq!(
            marks_of(position.as_ref(), &[], "challenge"),
            [format!("challenge red 1,rB {needed}: {words}")]
        );
    }
}

#[test]
fn the_odds_of_being_hit() {
    // Blue on 24 is three away. A three alone is no play where both dice can be used, so red hits with the
    // sum of 2-1, or with the three beside a counter that enters.
    let text = "B,B,B,21/B,B,B,24/B,B,B,B/B,B,B,B";
    let position = any("", &format!("{text} r throw - - - 0,0,0,0 pppp"));
    let hits = |position: &dyn AnyPosition| marks_of(position, &[], "hit");
    assert_eq!(hits(position.as_ref()), ["hit red 24 4: Red hits with 2-1 or 6-3: about one throw in nine"]);
    let position = any("", &format!("{text} r move 63 - - 0,0,0,0 pppp"));
    assert_eq!(hits(position.as_ref()), ["hit red 24 36: Red can hit it now"]);
    let position = any("rules=one-die", &format!("{text} b throw - - - 0,0,0,0 pppp"));
    assert_eq!(hits(position.as_ref()), ["hit red 24 6: Red hits with 3: about one throw in six"]);
    // Who throws for a challenge hits nobody.
    let position = any("", "B,B,10,19/B,B,20,20/B,B,B,B/B,B,B,12 r throw - - r19!20:2 0,0,0,0 pppp");
    let hits = hits(position.as_ref());
    assert!(!hits.is_empty() && hits.iter().all(|hit| !hit.starts_with("hit red")), "{hits:?}");
}

#[test]
fn the_scene_is_a_ludo_board() {
    let position =
        any("rules=one-die,saved-sixes=on", "B,B,30,30/B,B,B,B/H,H,H,H/B,B,B,h2 r move 6 r30 - 2,0,0,0 pphp");
    let scene = position.scene();
    assert_eq!((scene.width, scene.height, scene.cells.len()), (15, 15, 52 + 4 * 7));
    let spot = |id: &str| scene.cells.iter().find(|cell| cell.id == id).map(|cell| (cell.x, cell.y));
    for (id, at) in [
        ("51", (7, 0)),
        ("52", (6, 0)),
        ("1", (6, 1)),
        ("5", (6, 5)),
        ("6", (5, 6)),
        ("12", (0, 7)),
        ("14", (1, 8)),
        ("25", (7, 14)),
        ("27", (8, 13)),
        ("38", (14, 7)),
        ("40", (13, 6)),
        ("rh1", (7, 1)),
        ("rh5", (7, 5)),
        ("bh1", (1, 7)),
        ("gh1", (7, 13)),
        ("yh5", (9, 7)),
        ("rH", (7, 6)),
        ("gH", (7, 8)),
        ("bB", (0, 9)),
    ] {
        assert_eq!(spot(id), Some(at), "{id}");
    }
    let on = |cell: &str| -> Vec<&str> {
        scene.things.iter().filter(|thing| thing.cell == cell).map(|thing| thing.glyph.as_str()).collect()
    };
    assert_eq!(on("30"), ["o", "o"]);
    assert_eq!(on("gH"), ["o", "o", "o", "o"]);
    assert_eq!(on("yh2"), ["o"]);
    assert_eq!(scene.dice.iter().map(|die| (die.seat, die.value)).collect::<Vec<_>>(), [("red", 6)]);
    assert_eq!(scene.trays.len(), 4);
    assert_eq!(scene.trays[0].items[0].count, 2);
    assert_eq!(
        notes_of(position.as_ref()),
        ["Red moves only the red counter on 30 in this turn", "Green plays the red counters"]
    );
    // With two players the green counters are red's, and the glyph still tells them apart.
    let position = any("players=2", "B,B,B,30/B,B,B,B/B,B,B,30/B,B,B,B r move 21 - - 0,0 pp");
    let scene = position.scene();
    let mixed: Vec<_> = scene.things.iter().filter(|thing| thing.cell == "30").collect();
    assert_eq!(mixed.iter().map(|thing| thing.glyph.as_str()).collect::<Vec<_>>(), ["o", "o+"]);
    assert!(mixed.iter().all(|thing| thing.seat == Some("red")));
}
