//! Saved sixes beyond what the examples of the page show.

use messdeck_core::Position as _;
use messdeck_uckers::Position;

use crate::common::position;

const SAVED: &str = "rules=one-die,saved-sixes=on";
const SAVED_TWO: &str = "rules=one-die,saved-sixes=on,players=2";

fn played(position: Position, moves: &[&str]) -> Position {
    moves.iter().fold(position, |position, mv| {
        let made = mv.parse().expect("a well-formed move");
        position.play(made).unwrap_or_else(|why| panic!("{position}: {mv}: {why}"))
    })
}

#[test]
fn the_mark_decides_the_future_so_it_is_part_of_the_key() {
    for rest in ["throw - r20", "move 6 r20", "move 5 r20", "throw - rh2", "throw - rH"] {
        let text = |mark: &str| format!("B,20,h2,H/B,B,B,B/B,B,B,B/B,B,B,B r {rest}{mark} - 1,0,0,0 pppp");
        let [plain, marked] = ["", "*"].map(|mark| position(SAVED, &text(mark)));
        assert_ne!(plain.key(), marked.key(), "{rest}");
        assert_ne!(plain, marked);
    }
}

#[test]
fn lines_of_play() {
    for (options, start, moves, end) in [
        // A seat keeps the greatest number when it saves one more.
        (
            SAVED,
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 6 - - 4294967295,0,0,0 pppp",
            &["save"][..],
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B b throw - - - 4294967295,0,0,0 pppp",
        ),
        // Entering and walking on with one counter, until no saved six is left; then the throw is next by itself.
        (
            SAVED,
            "B,B,B,B/B,B,B,7/B,B,B,B/B,B,B,B r use - - - 2,0,0,0 pppp",
            &["use:rB-1", "use:r1-7"],
            "B,B,B,7/B,B,B,B/B,B,B,B/B,B,B,B r throw - r7* - 0,0,0,0 pppp",
        ),
        // With two players either colour may be the one that is bound, and its partner colour does not step.
        (
            SAVED_TWO,
            "B,B,B,14/B,B,B,B/B,B,B,30/B,B,B,B r use - - - 2,0 pp",
            &["use:g30-36", "throw", "roll:6", "g36-42", "roll:3", "g42-45"],
            "B,B,B,14/B,B,B,B/B,B,B,45/B,B,B,B b throw - - - 1,0 pp",
        ),
        // With two players a colour's last counter does not end the turn; what is thrown then is lost.
        (
            SAVED_TWO,
            "51,H,H,H/B,B,B,B/B,B,B,30/B,B,B,B r use - - - 2,0 pp",
            &["use:r51-H", "roll:6", "pass"],
            "H,H,H,H/B,B,B,B/B,B,B,30/B,B,B,B b throw - - - 1,0 pp",
        ),
        // The last counter of a team ends the game, with saved sixes left over or not.
        (
            SAVED_TWO,
            "51,H,H,H/B,B,B,B/H,H,H,H/B,B,B,B r use - - - 2,0 pp",
            &["use:r51-H"],
            "H,H,H,H/B,B,B,B/H,H,H,H/B,B,B,B r over - - - 1,0 pp",
        ),
        // So it does when a helper brings it home.
        (
            SAVED,
            "H,H,H,H/B,B,B,B/25,H,H,H/B,B,B,B r use - - - 1,0,0,0 hppp",
            &["use:g25-H"],
            "H,H,H,H/B,B,B,B/H,H,H,H/B,B,B,B r over - - - 0,0,0,0 hppp",
        ),
        // A turn that begins after a lost challenge offers the choice to the next seat.
        (
            SAVED,
            "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r throw - - r19!20:2 1,1,0,0 pppp",
            &["roll:5"],
            "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B b use - - - 1,1,0,0 pppp",
        ),
        // The mark ends with its turn: blue, who throws first, may save.
        (
            SAVED_TWO,
            "B,B,B,14/B,B,B,B/B,B,B,B/B,B,B,B r use - - - 1,1 pp",
            &["use:r14-20", "roll:4", "r20-24", "throw", "roll:6", "save"],
            "B,B,B,24/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,2 pp",
        ),
    ] {
        assert_eq!(played(position(options, start), moves).to_string(), end, "{start} {moves:?}");
    }
}
