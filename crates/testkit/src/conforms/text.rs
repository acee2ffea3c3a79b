//! Laws of text: one spelling, strict reading, no panic whatever is written.

use messdeck_core::{Arg, Draw, ParseError};
use messdeck_facade::{AnyGame, MoveError};
use messdeck_search::Numbers;

use super::{Speech, Stop};

/// A position's text reads back as the same position.
pub(super) fn round_trip(stop: &Stop<'_>) {
    let at = stop.at();
    let text = &stop.view.position;
    assert!(text.is_ascii() && !text.contains('\n'), "{at}: not one line of ASCII");
    let again = stop.book.parse(text).unwrap_or_else(|error| panic!("{at}: does not read back: {error}"));
    assert_eq!(again.text(), *text, "{at}: prints differently when read back");
    assert_eq!(again.view(), stop.view, "{at}: another view when read back");
    assert_eq!(again.key(), stop.position.key(), "{at}: another key when read back");
}

/// Whatever else is accepted as a position prints exactly as it was written.
pub(super) fn other_spellings_are_refused(stop: &Stop<'_>, numbers: &mut Numbers) {
    let text = &stop.view.position;
    let mut variants = vec![
        format!(" {text}"),
        format!("{text} "),
        format!("{text}\n"),
        text.replacen(' ', "  ", 1),
        text.replacen(',', ", ", 1),
        text.to_uppercase(),
        text.to_lowercase(),
        text.replacen('8', "44", 1),
        text.replacen('7', "07", 1),
        text.replacen('1', "01", 1),
        text.replacen('-', "", 1),
    ];
    for _ in 0..40 {
        variants.push(mutate(text, numbers));
    }
    for variant in variants.iter().filter(|variant| *variant != text) {
        let position = match stop.book.parse(variant) {
            Ok(position) => position,
            Err(error) => {
                can_be_said(stop.speech, &error, variant);
                continue;
            }
        };
        assert_eq!(position.text(), *variant, "{}: a second spelling was accepted", stop.at());
        // A valid position is a position: it must answer, reachable or not.
        let view = position.view();
        assert_eq!(view.turn.is_none(), view.legal.is_empty(), "{variant:?}: over without being over");
    }
    for mv in stop.view.legal.iter().take(3) {
        let variant = mutate(mv, numbers);
        match stop.position.play(&variant) {
            Ok(next) => {
                assert!(stop.view.legal.contains(&variant), "{}: {variant:?} was played", stop.at());
                let _ = next.view();
            }
            Err(MoveError::Malformed(error)) => can_be_said(stop.speech, &error, &variant),
            Err(MoveError::Illegal(why)) => stop.reason_is_whole(&why, &variant),
        }
    }
}

/// Changes, removes, doubles or swaps a character.
fn mutate(text: &str, numbers: &mut Numbers) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = numbers.below(bytes.len());
    match numbers.below(5) {
        0 => drop(bytes.remove(at)),
        1 => bytes.insert(at, bytes[at]),
        2 => bytes[at] = b' ' + numbers.below(95) as u8,
        3 => bytes[at] = text.as_bytes()[numbers.below(text.len())],
        _ => {
            let other = numbers.below(bytes.len());
            bytes.swap(at, other);
        }
    }
    String::from_utf8(bytes).expect("ASCII stays ASCII")
}

/// Nothing that can be written makes a reader panic.
pub(super) fn hostile_text_is_refused(game: &dyn AnyGame, speech: &Speech) {
    let book = game.usual();
    let start = book.start();
    let long = "8/".repeat(50_000);
    let digits = "9".repeat(10_000);
    for text in [
        "",
        " ",
        "-",
        "/",
        "\0",
        "\u{feff}",
        "ä",
        "🎲",
        "a1\u{301}",
        "99999999999999999999",
        "4294967296",
        "-1",
        "+1",
        "0x10",
        "1e9",
        "NaN",
        "null",
        "{}",
        "[]",
        "../..",
        "%s%n",
        "roll:",
        "roll:0",
        "roll:99",
        "1@",
        "@a1",
        "a1-",
        "a1-a1",
        "a9-a0",
        "pass ",
        " pass",
        "PASS",
        "pass\n",
        &long,
        &digits,
    ] {
        let Err(error) = book.parse(text) else {
            panic!("{text:?} was read as a position of {}", game.about().id);
        };
        can_be_said(speech, &error, text);
        match start.play(text) {
            Ok(_) => panic!("{text:?} was played at the start of {}", game.about().id),
            Err(MoveError::Malformed(error)) => {
                assert!(error.at <= text.chars().count(), "{text:?}: {error}");
                can_be_said(speech, &error, text);
            }
            Err(MoveError::Illegal(_)) => {}
        }
    }
}

/// What is wrong with a text can be said in every language, what was expected included.
fn can_be_said(speech: &Speech, error: &ParseError, text: &str) {
    speech.hears(&error.say, || format!("{text:?}"));
    for (_, arg) in &error.say.args {
        if let Arg::Say(say) = arg {
            speech.hears(say, || format!("{text:?}"));
        }
    }
}
