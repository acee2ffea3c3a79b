//! Text: the one spelling of moves and positions, and what is refused.

use messdeck_core::Position as _;
use messdeck_facade::{AnyGame, Game, Options};
use messdeck_testkit::words::wrong;
use messdeck_uckers::{Move, Uckers};
use messdeck_words::Words;
use proptest::prelude::*;

use crate::common::{position, rules};

const ONE: &str = "rules=one-die";
const SAVED: &str = "rules=one-die,saved-sixes=on";
const SAVED_TWO: &str = "rules=one-die,saved-sixes=on,players=2";
const TWO: &str = "players=2";

#[test]
fn moves_have_one_spelling() {
    for text in [
        "roll:6",
        "roll:63",
        "roll:11",
        "pass",
        "save",
        "throw",
        "rB-1",
        "r14-20",
        "gh2-H",
        "rB-1,r1-4",
        "r14-17,r30-36",
        "r14-17,r14-17",
        "r52-1,r1-3",
        "y52-1,y1-3",
        "r14-20,gB-27",
        "r19!20",
        "rB!1",
        "use:rB-1",
        "use:r14-20",
        "bh5-H",
    ] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for (text, error) in [
        (
            "",
            "at character 1: Expected a move such as r14-20, roll:63, pass, save, use:r14-20 or throw, but the text ends here.",
        ),
        (
            "14-20",
            "at character 1: Expected a move such as r14-20, roll:63, pass, save, use:r14-20 or throw, found “1”.",
        ),
        ("roll:36", "at character 7: The higher die comes first."),
        ("roll:7", "at character 6: Expected a die’s value from 1 to 6, found “7”."),
        ("roll:654", "at character 8: Nothing may follow here, but there is “4”."),
        ("r014-20", "at character 2: A number does not begin with 0."),
        ("r53-54", "at character 2: Expected a number from 1 to 52, found “53”."),
        ("rh6-H", "at character 3: Expected a number from 1 to 5, found “6”."),
        ("rH-1", "at character 2: A counter that is home stays there."),
        ("r14-B", "at character 5: No counter moves back into base."),
        ("rB-1,r10-13,r14-17", "at character 12: Nothing may follow here, but there is “,r14-17”."),
        ("r30-36,r14-17", "at character 8: The counter behind comes first: write r14-17,r30-36."),
        ("r14-20,r14-17", "at character 8: The counter behind comes first: write r14-17,r14-20."),
        ("r1-4,rB-1", "at character 6: The counter behind comes first: write rB-1,r1-4."),
        ("g27-30,r14-17", "at character 8: The counter behind comes first: write r14-17,g27-30."),
        ("rh2!3", "at character 4: Nobody challenges from the home lane."),
        ("r19!H", "at character 5: Expected a number from 1 to 52, found “H”."),
        (
            "use:pass",
            "at character 5: Expected a move such as r14-20, roll:63, pass, save, use:r14-20 or throw, found “p”.",
        ),
        ("rä", "at character 2: Expected a place (B, 1 to 52, h1 to h5 or H), found “ä”."),
    ] {
        assert_eq!(wrong(&text.parse::<Move>().unwrap_err()), error, "{text}");
    }
}

#[test]
fn odd_positions_that_are_valid() {
    for (options, text) in [
        // Corner squares hold counters of other colours, and with corner doorsteps of all.
        ("", "B,13,26,39/B,B,B,52/B,B,B,B/B,B,B,52 r throw - - - 0,0,0,0 pppp"),
        ("doorstep=corner", "B,B,52,52/B,B,B,13/B,B,B,26/B,B,B,39 y move 66 - - 0,0,0,0 pppp"),
        // One seat waits while its neighbour helps.
        ("", "H,H,H,H/H,H,H,H/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 whpp"),
        // Over: whatever the status was before.
        ("", "H,H,H,H/B,B,B,B/H,H,H,H/B,B,B,B g over - - - 0,0,0,0 pppp"),
        ("", "H,H,H,H/B,B,B,B/H,H,H,H/B,B,B,B r over - - - 0,0,0,0 hpwp"),
        ("", "H,H,H,H/H,H,H,H/H,H,H,H/H,H,H,H y over - - - 0,0,0,0 pppp"),
        (TWO, "H,H,H,H/B,B,B,B/H,H,H,H/B,B,B,B r over - - - 0,0 pp"),
        // With two players a colour that is home changes nothing.
        (TWO, "H,H,H,H/B,B,B,B/B,B,B,B/B,B,B,B r move 61 - - 0,0 pp"),
        // A bound counter that no six could have brought there; one that came home.
        (ONE, "B,B,B,3/B,B,B,B/B,B,B,B/B,B,B,B r move 2 r3 - 0,0,0,0 pppp"),
        (ONE, "B,B,B,H/B,B,B,B/B,B,B,B/B,B,B,B r throw - rH - 0,0,0,0 pppp"),
        // Challenges: of four counters from base, and nearly won.
        ("", "B,B,B,B/1,1,1,1/B,B,B,B/B,B,B,B r throw - - rB!1:5 0,0,0,0 pppp"),
        ("", "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r throw - - r19!20:1 0,0,0,0 pppp"),
        (ONE, "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r throw - - r19!20:2 0,0,0,0 pppp"),
        // Saved sixes beyond what is ever saved; no choice where none can be used.
        (SAVED, "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r use - - - 4294967295,0,0,7 pppp"),
        (SAVED, "H,H,H,H/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 3,0,0,0 wppp"),
        // Saved sixes that were used: one more may be, or the throw is next, or the die lies.
        (SAVED, "B,B,B,20/B,B,B,B/B,B,B,B/B,B,B,B r use - r20* - 1,0,0,0 pppp"),
        (SAVED, "B,B,B,20/B,B,B,B/B,B,B,B/B,B,B,B r throw - r20* - 1,0,0,0 pppp"),
        (SAVED, "B,B,B,h2/B,B,B,B/B,B,B,B/B,B,B,B r throw - rh2* - 1,0,0,0 pppp"),
        (SAVED, "B,B,B,H/B,B,B,B/B,B,B,B/B,B,B,B r move 6 rH* - 0,0,0,0 pppp"),
        (SAVED, "H,H,H,H/B,B,B,B/B,B,B,30/B,B,B,B r move 2 g30* - 0,0,0,0 hppp"),
        // A marked counter that no saved six can have brought there, and one that nobody used a six for.
        (SAVED, "B,B,B,3/B,B,B,B/B,B,B,B/B,B,B,B r move 2 r3* - 0,0,0,0 pppp"),
        (SAVED, "B,B,B,20/B,B,B,B/B,B,B,B/B,B,B,B r throw - r20 - 1,0,0,0 pppp"),
        (SAVED_TWO, "B,B,B,B/B,B,B,B/B,B,B,30/B,B,B,B r use - g30* - 2,0 pp"),
    ] {
        let read = position(options, text);
        assert_eq!(read.to_string(), text);
        assert_eq!(read.count() == 0, text.contains("over"));
    }
}

#[test]
fn positions_that_are_refused() {
    for (options, text, error) in [
        ("", "B,B,B,B/B,B,B,B/B,B,B,B", "at character 24: Expected “/”, but the text ends here."),
        (
            "",
            "B,B,B,20/B,B,B,20/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp",
            "at character 16: Blue and Red are opponents and can’t share 20.",
        ),
        (
            "",
            "B,B,B,20/B,B,B,B/B,B,B,B/B,B,B,20 r throw - - - 0,0,0,0 pppp",
            "at character 32: Yellow and Red are opponents and can’t share 20.",
        ),
        (
            "",
            "B,B,B,52/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp",
            "at character 7: No red counter ever stands on 52, between its foot and its doorstep.",
        ),
        (
            "",
            "B,B,B,B/B,B,B,13/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp",
            "at character 15: No blue counter ever stands on 13, between its foot and its doorstep.",
        ),
        (
            "",
            "B,B,20,19/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp",
            "at character 8: Counters stand in order, from base to home.",
        ),
        (
            "",
            "B,B,B,B/B,B,1,20/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp",
            "at character 15: Counters stand in order, from base to home.",
        ),
        (
            "",
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B x throw - - - 0,0,0,0 pppp",
            "at character 33: Expected the colour whose turn it is (r, b, g or y), found “x”.",
        ),
        (
            TWO,
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B g throw - - - 0,0 pp",
            "at character 33: Expected the colour whose turn it is (r or b), found “g”.",
        ),
        (
            "",
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r wait - - - 0,0,0,0 pppp",
            "at character 35: Expected the phase (throw, use, move or over), found “w”.",
        ),
        (
            "",
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r throw 63 - - 0,0,0,0 pppp",
            "at character 41: Dice lie here only in the phase move: write -.",
        ),
        (
            "",
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move - - - 0,0,0,0 pppp",
            "at character 40: Expected a die’s value from 1 to 6, found “-”.",
        ),
        (
            "",
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 36 - - 0,0,0,0 pppp",
            "at character 41: The higher die comes first.",
        ),
        (
            "",
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 6 - - 0,0,0,0 pppp",
            "at character 40: This game has two dice: write both, the higher one first.",
        ),
        (
            ONE,
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 63 - - 0,0,0,0 pppp",
            "at character 40: This game has one die: write only one.",
        ),
        (
            "",
            "B,B,B,9/B,B,B,B/B,B,B,B/B,B,B,B r throw - r9 - 0,0,0,0 pppp",
            "at character 43: No counter is bound here: write -.",
        ),
        (
            ONE,
            "B,B,B,9/B,B,B,B/B,B,B,B/B,B,B,B r throw - rB - 0,0,0,0 pppp",
            "at character 43: No counter is bound here: write -.",
        ),
        (
            ONE,
            "B,B,B,9/B,B,B,B/B,B,B,B/B,B,B,B r throw - r8 - 0,0,0,0 pppp",
            "at character 43: There is no red counter on 8.",
        ),
        (
            ONE,
            "B,B,B,9/B,B,B,B/B,B,B,B/B,B,B,B b throw - r9 - 0,0,0,0 pppp",
            "at character 43: It is not the turn of the red counters.",
        ),
        (
            ONE,
            "H,H,H,H/B,B,B,B/B,B,B,30/B,B,B,B r throw - g30 - 0,0,0,0 wppp",
            "at character 44: It is not the turn of the green counters.",
        ),
        (
            ONE,
            "B,B,9,19/B,B,20,20/B,B,B,B/B,B,B,B r throw - r9 r19!20:1 0,0,0,0 pppp",
            "at character 46: No counter is bound here: write -.",
        ),
        (
            ONE,
            "H,H,H,H/B,B,B,B/H,H,H,H/B,B,B,B r over - rH - 0,0,0,0 pppp",
            "at character 42: No counter is bound here: write -.",
        ),
        (
            "",
            "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r move 61 - r19!20:2 0,0,0,0 pppp",
            "at character 48: A challenge goes on only in the phase throw: write -.",
        ),
        (
            "",
            "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B b throw - - r19!20:2 0,0,0,0 pppp",
            "at character 48: It is not the turn of the red counters.",
        ),
        (
            "",
            "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r throw - - r18!19:2 0,0,0,0 pppp",
            "at character 48: There is no red counter on 18.",
        ),
        (
            "",
            "B,B,B,19/B,B,21,21/B,B,B,B/B,B,B,B r throw - - r19!21:2 0,0,0,0 pppp",
            "at character 48: There is no opposing blob on 21, right ahead of this counter.",
        ),
        (
            "",
            "B,B,B,51/B,B,52,52/B,B,B,B/B,B,B,B r throw - - r51!52:2 0,0,0,0 pppp",
            "at character 48: There is no opposing blob on 52, right ahead of this counter.",
        ),
        (
            "",
            "B,B,B,h1/B,B,52,52/B,B,B,B/B,B,B,B r throw - - rh1!52:2 0,0,0,0 pppp",
            "at character 48: There is no opposing blob on 52, right ahead of this counter.",
        ),
        (
            "",
            "B,B,B,H/B,B,52,52/B,B,B,B/B,B,B,B r throw - - rH!52:2 0,0,0,0 pppp",
            "at character 47: There is no opposing blob on 52, right ahead of this counter.",
        ),
        (
            "",
            "B,B,B,19/B,B,B,20/B,B,B,B/B,B,B,B r throw - - r19!20:1 0,0,0,0 pppp",
            "at character 47: There is no opposing blob on 20, right ahead of this counter.",
        ),
        (
            "",
            "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,20 r throw - - r19!20:1 0,0,0,0 pppp",
            "at character 49: There is no opposing blob on 20, right ahead of this counter.",
        ),
        (
            "",
            "B,20,20,19/B,B,B,B/B,B,B,B/B,B,B,B r throw - - r19!20:1 0,0,0,0 pppp",
            "at character 9: Counters stand in order, from base to home.",
        ),
        (
            "",
            "B,19,20,20/B,B,B,B/B,B,B,B/B,B,B,B r throw - - r19!20:1 0,0,0,0 pppp",
            "at character 48: There is no opposing blob on 20, right ahead of this counter.",
        ),
        (
            "",
            "B,B,B,30/B,B,31,31/B,B,B,30/B,B,B,B r throw - - r30!31:1 0,0,0,0 pppp",
            "at character 49: A counter beside its partner colour does not challenge.",
        ),
        (
            "",
            "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r throw - - r19!20:3 0,0,0,0 pppp",
            "at character 48: This challenge takes at most 2 sixes.",
        ),
        (
            "",
            "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r throw - - r19!20:0 0,0,0,0 pppp",
            "at character 55: Expected a number from 1 to 5, found “0”.",
        ),
        (
            "",
            "B,B,B,B/B,B,1,1/B,B,B,B/B,B,B,B r throw - - rB!1:4 0,0,0,0 pppp",
            "at character 45: This challenge takes at most 3 sixes.",
        ),
        (
            ONE,
            "B,B,B,B/B,B,1,1/B,B,B,B/B,B,B,B r throw - - rB!1:2 0,0,0,0 pppp",
            "at character 45: With one die nobody challenges from base.",
        ),
        (
            "",
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 1,0,0,0 pppp",
            "at character 47: Expected a number from 0 to 0, found “1”.",
        ),
        (
            ONE,
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0,0,1 pppp",
            "at character 53: Expected a number from 0 to 0, found “1”.",
        ),
        (
            TWO,
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pp",
            "at character 50: Expected a space, found “,”.",
        ),
        (
            "",
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0 pp",
            "at character 50: Expected “,”, found “ ”.",
        ),
        (
            "",
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pwpp",
            "at character 56: Blue has counters that are not home: write p.",
        ),
        (
            "",
            "H,H,H,H/B,B,B,B/B,B,B,B/B,B,B,B b throw - - - 0,0,0,0 pppp",
            "at character 55: All red counters are home: write w or h.",
        ),
        (
            "",
            "H,H,H,H/B,B,B,B/H,H,H,H/B,B,B,B r over - - - 0,0,0,0 phpp",
            "at character 55: Blue has counters that are not home: write p.",
        ),
        (
            TWO,
            "H,H,H,H/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0 wp",
            "at character 51: Expected a letter for what a colour does (p), found “w”.",
        ),
        (
            "",
            "H,H,H,H/B,B,B,B/B,B,B,B/B,B,B,B r move 21 - - 0,0,0,0 wppp",
            "at character 35: Whoever waits for a six only throws: the phase is throw.",
        ),
        (
            "",
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r over - - - 0,0,0,0 pppp",
            "at character 35: The game is over when eight counters of a team are home, and only then.",
        ),
        (
            "",
            "H,H,H,H/B,B,B,B/H,H,H,H/B,B,B,B b over - - - 0,0,0,0 pppp",
            "at character 33: After the end the turn stays with whoever brought the last counter home.",
        ),
        (
            "",
            "H,H,H,H/B,B,B,B/H,H,H,H/B,B,B,B r over - - - 0,0,0,0 wppp",
            "at character 33: After the end the turn stays with whoever brought the last counter home.",
        ),
        (
            ONE,
            "H,H,H,H/B,B,B,B/H,H,H,H/B,B,B,B g over - - - 0,0,0,0 hpwp",
            "at character 33: After the end the turn stays with whoever brought the last counter home.",
        ),
        (
            "",
            "H,H,H,H/B,B,B,B/H,H,H,H/B,B,B,B b throw - - - 0,0,0,0 hphp",
            "at character 35: The game is over when eight counters of a team are home, and only then.",
        ),
        (
            TWO,
            "B,B,B,B/H,H,H,H/B,B,B,B/H,H,H,H r throw - - - 0,0 pp",
            "at character 35: The game is over when eight counters of a team are home, and only then.",
        ),
        (
            "",
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r use - - - 0,0,0,0 pppp",
            "at character 35: The phase is use only where a saved six can be used.",
        ),
        (
            SAVED,
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r use - - - 0,1,0,0 pppp",
            "at character 35: The phase is use only where a saved six can be used.",
        ),
        (
            SAVED,
            "B,B,B,B/B,B,1,1/B,B,B,B/B,B,B,B r use - - - 1,0,0,0 pppp",
            "at character 35: The phase is use only where a saved six can be used.",
        ),
        (
            SAVED,
            "B,B,B,H/B,B,B,B/B,B,B,B/B,B,B,B r use - rH* - 1,0,0,0 pppp",
            "at character 35: The phase is use only where a saved six can be used.",
        ),
        (
            SAVED,
            "B,B,B,20/B,B,B,B/B,B,B,B/B,B,B,B r use - r20* - 0,0,0,0 pppp",
            "at character 36: The phase is use only where a saved six can be used.",
        ),
        (
            SAVED,
            "B,B,14,20/B,B,22,22/B,B,B,B/B,B,B,B r use - r20* - 1,0,0,0 pppp",
            "at character 39: The phase is use only where a saved six can be used.",
        ),
        (
            SAVED,
            "B,B,B,20/B,B,B,B/B,B,B,B/B,B,B,B r use - r20 - 1,0,0,0 pppp",
            "at character 42: A * stands behind a counter that used a saved six, and nowhere else.",
        ),
        (
            SAVED,
            "B,B,B,20/B,B,B,B/B,B,B,B/B,B,B,B r throw - -* - 1,0,0,0 pppp",
            "at character 45: Expected a space, found “*”.",
        ),
        (
            SAVED,
            "B,B,B,20/B,B,B,B/B,B,B,B/B,B,B,B r throw - r20** - 1,0,0,0 pppp",
            "at character 48: Expected a space, found “*”.",
        ),
        (
            SAVED,
            "B,B,B,20/B,B,B,B/B,B,B,B/B,B,B,B r throw - rB* - 1,0,0,0 pppp",
            "at character 44: No counter is bound here: write -.",
        ),
        (
            SAVED,
            "B,B,B,20/B,B,B,B/B,B,B,B/B,B,B,B r throw - r14* - 1,0,0,0 pppp",
            "at character 44: There is no red counter on 14.",
        ),
        (
            SAVED,
            "H,H,H,H/B,B,B,B/B,B,B,30/B,B,B,B r throw - g30* - 1,0,0,0 wppp",
            "at character 44: It is not the turn of the green counters.",
        ),
        (
            SAVED,
            "B,B,19,30/B,B,20,20/B,B,B,B/B,B,B,B r throw - r30* r19!20:2 0,0,0,0 pppp",
            "at character 47: No counter is bound here: write -.",
        ),
        (
            SAVED,
            "H,H,H,H/B,B,B,B/H,H,H,H/B,B,B,B r over - rH* - 0,0,0,0 pppp",
            "at character 42: No counter is bound here: write -.",
        ),
        (
            ONE,
            "B,B,B,20/B,B,B,B/B,B,B,B/B,B,B,B r throw - r20* - 0,0,0,0 pppp",
            "at character 44: A * stands behind a counter that used a saved six, and nowhere else.",
        ),
        (
            SAVED,
            "H,H,H,H/B,B,B,B/B,B,B,B/B,B,B,B r use - - - 1,0,0,0 wppp",
            "at character 35: Whoever waits for a six only throws: the phase is throw.",
        ),
    ] {
        let refused = Game::parse(&Uckers, &rules(options), text).expect_err(text);
        assert_eq!(wrong(&refused), error, "{text}");
    }
}

#[test]
fn options_that_do_not_go_together() {
    for (pairs, error) in [
        (
            vec![("players", "2"), ("first", "green")],
            "The option first can’t be green: allowed is red or blue with two players.",
        ),
        (
            vec![("saved-sixes", "on")],
            "The option saved-sixes can’t be on: allowed is off with two dice, or on with one die.",
        ),
    ] {
        let options = Options::choose(Uckers.options(), pairs).unwrap();
        assert_eq!(Words::english().say(&Uckers.book(&options).err().unwrap().say()), error);
    }
    for (first, letter) in [("red", " r "), ("blue", " b "), ("green", " g "), ("yellow", " y ")] {
        let options = Options::choose(Uckers.options(), [("first", first)]).unwrap();
        assert!(Uckers.book(&options).unwrap().start().text().contains(letter));
    }
}

proptest! {
    /// Reading never panics, and whatever is read prints as it was written.
    #[test]
    fn any_text_is_read_or_refused(text in "[rbgyBHhpw0-9,/!:*\\- ]{0,70}", mv in "[rbgyBHh0-9,!:\\-]{0,20}|.{0,12}") {
        for options in ["", TWO, SAVED] {
            if let Ok(read) = Game::parse(&Uckers, &rules(options), &text) {
                prop_assert_eq!(read.to_string(), text.clone());
            }
        }
        if let Ok(read) = mv.parse::<Move>() {
            prop_assert_eq!(read.to_string(), mv);
        }
    }
}
