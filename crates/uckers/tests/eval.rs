//! How the computer chooses.

use messdeck_search::Skill;

use crate::common::any;

/// The choice of the full player with so many nodes.
fn choice(options: &str, position: &str, nodes: u32) -> String {
    let skill: Skill = format!("nodes:{nodes}").parse().expect("a player");
    any(options, position).think(skill, 1, &mut || false).expect("a seat decides").best
}

#[test]
fn sends_a_counter_back_that_was_almost_home() {
    let position = "B,B,10,30/B,B,B,12/B,B,B,B/B,B,B,B r move 21 - - 0,0 pp";
    assert_eq!(choice("players=2", position, 2000), "r10-12,r30-31");
    let position = "B,B,10,30/B,B,B,12/B,B,B,B/B,B,B,B r move 2 - - 0,0,0,0 pppp";
    assert_eq!(choice("rules=one-die", position, 2000), "r10-12");
}

#[test]
fn runs_from_its_hunters_into_the_lane() {
    let position = "B,B,20,50/B,B,B,46/B,B,B,B/B,B,B,47 r move 4 - - 0,0,0,0 pppp";
    assert_eq!(choice("rules=one-die", position, 2000), "r50-h3");
}

#[test]
fn closes_a_blob_rather_than_leave_two_counters_open() {
    let position = "B,B,20,24/B,B,B,18/B,B,B,B/B,B,B,19 r move 4 - - 0,0,0,0 pppp";
    assert_eq!(choice("rules=one-die", position, 2000), "r20-24");
}

#[test]
fn the_same_nodes_give_the_same_choice() {
    let position = "B,8,20,33/B,B,14,44/B,30,2,h2/B,40,41,41 r move 64 - - 0,0 pp";
    let think = |seed| {
        let skill: Skill = "nodes:3000".parse().expect("a player");
        let opinion = any("players=2", position).think(skill, seed, &mut || false).expect("a seat decides");
        (opinion.best, opinion.nodes)
    };
    assert_eq!(think(1), think(1));
}
