//! The notation: one spelling for everything, and errors that say what was wrong, where, and what would be right.

use messdeck_cube::{Day, Packing, Placement, placements};
use messdeck_testkit::words::wrong;
use proptest::prelude::*;

#[test]
fn every_placement_reads_back() {
    assert_eq!(placements().len(), 2172);
    for &placement in placements() {
        assert_eq!(placement.to_string().parse(), Ok(placement));
    }
}

#[test]
fn errors_say_what_and_where() {
    for (text, error) in [
        ("", "at character 1: Expected a piece’s letter (A, B, I, L, O, P, T or Z), but the text ends here."),
        (
            "Q@a11a12a13a14",
            "at character 1: Expected a piece’s letter (A, B, I, L, O, P, T or Z), found “Q”.",
        ),
        (
            "i@a11a12a13a14",
            "at character 1: Expected a piece’s letter (A, B, I, L, O, P, T or Z), found “i”.",
        ),
        ("I a11a12a13a14", "at character 2: Expected “@”, found “ ”."),
        ("I@e11a12a13a14", "at character 3: Expected a letter from a to d, found “e”."),
        ("I@a51a12a13a14", "at character 4: Expected a digit from 1 to 4, found “5”."),
        ("I@a10a12a13a14", "at character 5: Expected a digit from 1 to 4, found “0”."),
        ("I@a11a12a13", "at character 12: Expected a letter from a to d, but the text ends here."),
        ("I@a11a12a13a14a21", "at character 15: Nothing may follow here, but there is “a21”."),
        ("I@a12a11a13a14", "at character 6: Cells stand in order, by file, rank and layer, none twice."),
        ("I@a11a11a13a14", "at character 6: Cells stand in order, by file, rank and layer, none twice."),
        (
            "I@a11a12a13b44",
            "at character 1: These four cells don’t touch face to face, so no piece fills them.",
        ),
        ("O@a11a12a13a14", "at character 1: These four cells have the shape I."),
        ("I@ä11a12a13a14", "at character 3: Expected a letter from a to d, found “ä”."),
    ] {
        let found = text.parse::<Placement>().map_err(|error| wrong(&error));
        assert_eq!(found, Err(error.to_owned()), "{text}");
    }
}

#[test]
fn packings_are_strict_too() {
    assert_eq!("-".parse(), Ok(Packing::empty()));
    for (text, error) in [
        ("- ", "at character 2: Nothing may follow here, but there is “ ”."),
        (
            "I@a11a12a13a14 ",
            "at character 16: Expected a piece’s letter (A, B, I, L, O, P, T or Z), but the text ends here.",
        ),
        (
            "I@a11a12a13a14  -",
            "at character 16: Expected a piece’s letter (A, B, I, L, O, P, T or Z), found “ ”.",
        ),
        ("I@b11b12b13b14 I@a11a12a13a14", "at character 16: Pieces stand in the order of their cells."),
        ("I@a11a12a13a14 O@a14a24b14b24", "at character 16: It would go through I@a11a12a13a14."),
        ("I@a11a12a13a14 I@a11a12a13a14", "at character 16: It would go through I@a11a12a13a14."),
        ("I@a11a12a13a14 I@a21a22a23a24 I@a31a32a33a34", "at character 31: Both I are in the box already."),
    ] {
        let found = text.parse::<Packing>().map_err(|error| wrong(&error));
        assert_eq!(found.map(|packing| packing.to_string()), Err(error.to_owned()), "{text}");
    }
}

#[test]
fn days_are_those_of_the_calendar() {
    for (text, number, weekday) in [
        ("1970-01-01", 0, 3),
        ("1969-12-31", -1, 2),
        ("2000-02-29", 11_016, 1),
        ("2026-11-16", 20_773, 0),
        ("0000-01-01", -719_528, 5),
        ("9999-12-31", 2_932_896, 4),
    ] {
        let day: Day = text.parse().unwrap();
        assert_eq!((day.number(), day.weekday(), day.to_string().as_str()), (number, weekday, text));
        assert_eq!(Day::new(number), Some(day));
    }
    assert_eq!(Day::new(-719_529), None);
    assert_eq!(Day::new(2_932_897), None);
    assert_eq!(Day::new(i64::MIN), None);
    for (text, error) in [
        ("2026-11-6", "at character 10: Expected a date such as 2026-11-06, but the text ends here."),
        ("2026-13-01", "at character 6: Months go from 01 to 12."),
        ("2025-02-29", "at character 9: That month has 28 days."),
        ("1900-02-29", "at character 9: That month has 28 days."),
        ("today", "at character 1: Expected a date such as 2026-11-06, found “t”."),
    ] {
        assert_eq!(wrong(&text.parse::<Day>().unwrap_err()), error);
    }
}

proptest! {
    #[test]
    fn days_read_back(number in -719_528_i64..=2_932_896) {
        let day = Day::new(number).unwrap();
        prop_assert_eq!(day.to_string().parse(), Ok(day));
    }

    #[test]
    fn what_can_be_read_is_written_the_same_way(text in "[A-Za-d1-4@ -]{0,60}") {
        if let Ok(packing) = text.parse::<Packing>() {
            prop_assert_eq!(packing.to_string(), text);
        }
    }

    #[test]
    fn whatever_is_sent_is_answered(text in ".*") {
        let _ = text.parse::<Packing>();
        let _ = text.parse::<Placement>();
        let _ = text.parse::<Day>();
    }

    /// Pieces in any order make the same packing, and its text reads back.
    #[test]
    fn packings_read_back(order in proptest::collection::vec(0..2172_usize, 0..40)) {
        let mut packing = Packing::empty();
        for index in order {
            let _ = packing.place(placements()[index]);
        }
        prop_assert_eq!(packing.to_string().parse(), Ok(packing.clone()));
        let mut backwards = Packing::empty();
        for &piece in packing.placed().iter().rev() {
            backwards.place(piece).unwrap();
        }
        prop_assert_eq!(backwards, packing);
    }
}
