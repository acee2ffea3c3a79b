//! Armies ready to field: under all rules they can be, by both sides, and from wherever somebody has begun.

use messdeck_core::{Position as _, Turn};
use messdeck_dice_tactics::{BLACK, Kind, Move, Phase, Position, WHITE};
use messdeck_facade::{Playable as _, ToPaths as _};

use crate::common::{position, rules};

/// What is placed next by the plan of this name.
fn next(position: &Position, id: &str) -> Option<Move> {
    position.plans().into_iter().find(|plan| plan.id == id)?.moves.first().copied()
}

fn officers(position: &Position, seat: messdeck_core::Seat) -> usize {
    let on =
        |square| position.die(square).is_some_and(|die| die.seat == seat && die.unit.kind() == Kind::Officer);
    messdeck_core::Square::all(u64::MAX).filter(|square| on(*square)).count()
}

#[test]
fn every_army_takes_the_field_under_all_rules() {
    for units in [4, 8, 12, 16] {
        for most in ["any", "1", "2", "3", "4", "5", "6"] {
            let options = format!("units={units} officers={most}");
            for (white, black) in
                [("mixed", "wall"), ("wall", "riders"), ("riders", "shots"), ("shots", "mixed")]
            {
                let mut at = Position::start(&rules(&options));
                while at.phase() == Phase::Setup {
                    let id = if at.turn() == Turn::Decide(WHITE) { white } else { black };
                    let mv = next(&at, id)
                        .unwrap_or_else(|| panic!("{options}: {id} has nothing to place in {at}"));
                    at = at.play(mv).unwrap_or_else(|why| panic!("{options}: {mv} in {at}: {why:?}"));
                }
                for seat in [WHITE, BLACK] {
                    let officers = officers(&at, seat);
                    assert!(officers >= 1, "{options}: {at}");
                    assert!(most == "any" || officers <= most.parse().expect("a number"), "{options}: {at}");
                }
                assert!(at.plans().is_empty(), "{at}");
            }
        }
    }
}

#[test]
fn both_sides_field_the_same_army_turned_by_half_a_turn() {
    let mut at = Position::start(&rules("units=8"));
    while at.phase() == Phase::Setup {
        at = at.play(next(&at, "riders").expect("something to place")).expect("a legal placement");
    }
    assert_eq!(at.to_string(), "8/2opqo2/1kc2kc1/8/8/1CK2CK1/2OQPO2/8 w play 2 b3c3f3g3 0");
}

#[test]
fn the_rest_goes_with_what_stands_and_takes_no_square_twice() {
    let names = |at: &Position| at.plans().iter().map(|plan| plan.id).collect::<Vec<_>>();
    assert_eq!(names(&position("", "8/8/8/8/8/8/8/8 w setup 3 - 0")), ["mixed", "wall", "riders", "shots"]);
    // Pikemen stand where a wall has them, and an officer where it has line infantry.
    let begun = position("units=8", "8/2p1p3/4p3/4p3/8/2P5/3O4/8 w setup 4 - 0");
    assert_eq!(names(&begun).last(), Some(&"rest"));
    let plans = begun.plans();
    let rest = plans.iter().find(|plan| plan.id == "rest").expect("something stands");
    let spelled: Vec<String> = rest.moves.iter().map(ToString::to_string).collect();
    assert_eq!(spelled, ["Q@d3", "Q@e3", "P@f3", "H@c2", "H@e2", "O@f2"]);
    assert_eq!(rest.things.len(), 8);
}

#[test]
fn the_last_unit_is_the_officer_where_there_is_none_yet() {
    let last = position("", "ppppo3/ppppppp1/8/8/8/8/QQQQQQQQ/QQQ5 w setup 1 - 0");
    for plan in last.plans() {
        let spelled: Vec<String> = plan.moves.iter().map(ToString::to_string).collect();
        assert_eq!(spelled.len(), 1, "{}", plan.id);
        assert!(spelled[0].starts_with("O@"), "{}: {}", plan.id, spelled[0]);
    }
}
