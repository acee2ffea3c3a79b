//! Moves as they are told to people.

use messdeck_core::{Position as _, Say};
use messdeck_dice_tactics::DiceTactics;
use messdeck_facade::{Allowed, Game, Sign, Target, ToMarks, ToPaths, ToScene, ToTale};
use messdeck_search::Numbers;
use messdeck_testkit::words::{said, tale};
use messdeck_words::{Audience, Words, languages};

use crate::common::position;

/// Options and position, move, what English and German say.
type Told = (&'static str, &'static str, &'static str, &'static [&'static str], &'static [&'static str]);

const TALES: &[Told] = &[
    (
        "",
        "8/8/8/8/8/8/8/8 w setup 3 - 0",
        "O@c3",
        &["White places an officer on c3"],
        &["Weiß stellt einen Offizier auf c3"],
    ),
    (
        "",
        "8/8/8/8/8/8/8/O2C4 w setup 1 - 0",
        "K@e1",
        &["White places cavalry on e1", "The white cavalry on d1 and e1 form a wedge: 6 to the north"],
        &[
            "Weiß stellt Kavallerie auf e1",
            "Die weiße Kavallerie auf d1 und e1 bildet einen Keil: 6 nach Norden",
        ],
    ),
    (
        "units=4 opening=half",
        "3op3/3ql3/8/8/8/8/2C5/3OO3 w setup 1 - 0",
        "P@h1",
        &["White places pikemen on h1", "Both armies stand: White begins with 1 action"],
        &["Weiß stellt Pikeniere auf h1", "Beide Heere stehen: Weiß beginnt mit 1 Aktion"],
    ),
    (
        "",
        "o7/8/8/8/8/8/8/O7 w play 1 - 0",
        "a1-b1",
        &["White moves the officer from a1 to b1"],
        &["Weiß zieht den Offizier von a1 nach b1"],
    ),
    (
        "",
        "o7/8/8/3qq3/3CK3/8/8/O7 w play 1 d4e4 0",
        "d4-c4",
        &["White moves the cavalry from d4 to c4", "It is the cavalry's free action"],
        &["Weiß zieht die Kavallerie von d4 nach c4", "Es ist die freie Aktion der Kavallerie"],
    ),
    (
        "",
        "o7/8/8/3qq3/3CK3/8/8/O7 w play 1 d4e4 0",
        "d4xd5",
        &[
            "The white cavalry on d4 drives the black square infantry on d5 back to d6, 6 against 5",
            "The cavalry advances to d5",
            "It is the cavalry's free action",
        ],
        &[
            "Die weiße Kavallerie auf d4 drängt das schwarze Karree auf d5 nach d6 zurück, 6 gegen 5",
            "Die Kavallerie rückt nach d5 vor",
            "Es ist die freie Aktion der Kavallerie",
        ],
    ),
    (
        "",
        "o7/8/8/3qq3/3CC3/8/8/O7 w play 1 d4 0",
        "e4r",
        &[
            "White turns the cavalry on e4",
            "The white cavalry on d4 and e4 form a wedge: 6 to the north",
            "The cavalry on d4 loses its free action",
        ],
        &[
            "Weiß dreht die Kavallerie auf e4",
            "Die weiße Kavallerie auf d4 und e4 bildet einen Keil: 6 nach Norden",
            "Die Kavallerie auf d4 verliert ihre freie Aktion",
        ],
    ),
    (
        "",
        "o7/8/8/3qq3/3CK3/8/8/O7 w play 1 d4e4 0",
        "hold",
        &["White spends an action on nothing", "The cavalry on d4 and e4 lose their free actions"],
        &[
            "Weiß lässt eine Aktion verstreichen",
            "Die Kavallerie auf d4 und e4 verliert ihre freien Aktionen",
        ],
    ),
    (
        "",
        "o7/8/8/8/2SL4/8/8/O7 w play 1 - 0",
        "c4r",
        &["White turns the skirmisher on c4", "Its diagonal now runs from north-west to south-east"],
        &["Weiß dreht den Plänkler auf c4", "Schräg zieht er jetzt nach Nordwesten und Südosten"],
    ),
    (
        "",
        "o7/8/8/8/2SH4/8/8/O7 w play 1 - 0",
        "d4r",
        &["White turns the line infantry on d4", "Its 6 now faces east and west, and it goes north or south"],
        &[
            "Weiß dreht die Linieninfanterie auf d4",
            "Ihre 6 zeigt jetzt nach Osten und Westen, und sie zieht nach Norden oder Süden",
        ],
    ),
    (
        "",
        "7o/8/5p2/8/5S2/8/8/O7 w play 1 - 7",
        "f4*f6",
        &[
            "The white skirmisher on f4 shoots the black pikemen on f6 back to f7, 4 against 4",
            "The skirmisher advances to f6",
        ],
        &[
            "Der weiße Plänkler auf f4 treibt die schwarzen Pikeniere auf f6 mit einem Schuss nach f7 zurück, 4 gegen 4",
            "Der Plänkler rückt nach f6 vor",
        ],
    ),
    (
        "",
        "7o/5q2/5p2/8/5S2/8/8/O7 w play 1 - 7",
        "f4*f6",
        &[
            "The white skirmisher on f4 shoots down the black pikemen on f6, 4 against 4",
            "There is no way back: behind stands the black square infantry on f7",
            "The skirmisher advances to f6",
        ],
        &[
            "Der weiße Plänkler auf f4 schießt die schwarzen Pikeniere auf f6 vom Feld, 4 gegen 4",
            "Es gibt kein Zurück: Dahinter steht das schwarze Karree auf f7",
            "Der Plänkler rückt nach f6 vor",
        ],
    ),
    (
        "",
        "7o/8/5q2/8/5S2/8/8/O7 w play 1 - 7",
        "f4*f6",
        &["The white skirmisher on f4 shoots, 4 against 5: the black square infantry on f6 holds"],
        &["Der weiße Plänkler auf f4 schießt, 4 gegen 5: Das schwarze Karree auf f6 hält stand"],
    ),
    (
        "",
        "o7/8/8/4p3/4Q3/8/8/O7 w play 1 - 7",
        "e4xe5",
        &["The white square infantry on e4 attacks, 5 against 8: the black pikemen on e5 hold"],
        &["Das weiße Karree auf e4 greift an, 5 gegen 8: Die schwarzen Pikeniere auf e5 halten stand"],
    ),
    (
        "",
        "oo5o/7P/8/8/8/8/8/O7 w play 1 - 7",
        "h7xh8",
        &[
            "The white pikemen on h7 remove the black officer on h8, 4 against 1",
            "There is no way back: h8 lies at the edge",
            "The pikemen advance to h8",
            "Black has 2 officers left: 2 actions each turn",
        ],
        &[
            "Die weißen Pikeniere auf h7 schlagen den schwarzen Offizier auf h8 vom Feld, 4 gegen 1",
            "Es gibt kein Zurück: h8 liegt am Rand",
            "Die Pikeniere rücken nach h8 vor",
            "Schwarz hat noch 2 Offiziere: 2 Aktionen in jedem Zug",
        ],
    ),
    (
        "",
        "o7/8/4kp2/3ck3/3P4/8/8/O7 w play 1 - 0",
        "d4xd5",
        &[
            "The white pikemen on d4 drive the black cavalry on d5 back to d6, 4 against 3",
            "The pikemen advance to d5",
            "The black wedge on d5 and e5 is broken",
            "The black cavalry on d6 and e6 form a wedge: 6 to the north",
        ],
        &[
            "Die weißen Pikeniere auf d4 drängen die schwarze Kavallerie auf d5 nach d6 zurück, 4 gegen 3",
            "Die Pikeniere rücken nach d5 vor",
            "Der schwarze Keil auf d5 und e5 ist gesprengt",
            "Die schwarze Kavallerie auf d6 und e6 bildet einen Keil: 6 nach Norden",
        ],
    ),
    (
        "",
        "o7/Q7/8/8/8/8/8/O7 w play 1 - 7",
        "a7xa8",
        &[
            "The white square infantry on a7 removes the black officer on a8, 5 against 1",
            "There is no way back: a8 lies at the edge",
            "The square infantry advances to a8",
            "Rout! Black has no officer left",
        ],
        &[
            "Das weiße Karree auf a7 schlägt den schwarzen Offizier auf a8 vom Feld, 5 gegen 1",
            "Es gibt kein Zurück: a8 liegt am Rand",
            "Das Karree rückt nach a8 vor",
            "Das Heer flieht! Schwarz hat keinen Offizier mehr",
        ],
    ),
    (
        "quiet=2",
        "o7/8/8/8/8/8/8/O7 w play 1 - 1",
        "hold",
        &["White spends an action on nothing", "The game is drawn: no unit was removed for 2 turns"],
        &[
            "Weiß lässt eine Aktion verstreichen",
            "Unentschieden: Seit 2 Zügen wurde keine Einheit geschlagen",
        ],
    ),
    (
        "objective=hill",
        "o7/8/8/3Q4/4P3/3Q4/8/O7 w play 1 - 0",
        "d3-d4",
        &[
            "White moves the square infantry from d3 to d4",
            "White holds 3 of the hill's 4 squares and wins if it keeps them until its turn",
        ],
        &[
            "Weiß zieht das Karree von d3 nach d4",
            "Weiß hält 3 der 4 Felder des Hügels und gewinnt, wenn das bis zum eigenen Zug so bleibt",
        ],
    ),
    (
        "objective=hill",
        "o7/8/3l4/3S4/3QP3/8/8/O7 b play 1 - 4",
        "d6xd5",
        &[
            "The black line infantry on d6 removes the white skirmisher on d5, 4 against 2",
            "There is no way back: behind stands the white square infantry on d4",
            "The line infantry advances to d5",
            "White holds 2 of the hill's 4 squares",
            "Black holds 1 of the hill's 4 squares",
        ],
        &[
            "Die schwarze Linieninfanterie auf d6 schlägt den weißen Plänkler auf d5 vom Feld, 4 gegen 2",
            "Es gibt kein Zurück: Dahinter steht das weiße Karree auf d4",
            "Die Linieninfanterie rückt nach d5 vor",
            "Weiß hält 2 der 4 Felder des Hügels",
            "Schwarz hält eines der 4 Felder des Hügels",
        ],
    ),
    (
        "objective=hill",
        "o7/8/8/3Q4/3QP3/8/8/O7 b play 1 - 1",
        "hold",
        &[
            "Black spends an action on nothing",
            "The hill is taken! White's turn begins with 3 of its 4 squares",
        ],
        &[
            "Schwarz lässt eine Aktion verstreichen",
            "Der Hügel ist genommen! Der Zug von Weiß beginnt mit 3 seiner 4 Felder",
        ],
    ),
    (
        "objective=breakthrough",
        "7o/8/8/8/8/3Q4/3o4/O7 w play 1 - 5",
        "d3xd2",
        &[
            "The white square infantry on d3 drives the black officer on d2 back to d1, 5 against 1",
            "The square infantry advances to d2",
            "Breakthrough! The black officer on d1 is through",
        ],
        &[
            "Das weiße Karree auf d3 drängt den schwarzen Offizier auf d2 nach d1 zurück, 5 gegen 1",
            "Das Karree rückt nach d2 vor",
            "Durchbruch! Der schwarze Offizier auf d1 ist durch",
        ],
    ),
];

#[test]
fn every_kind_of_move_is_told_with_what_it_brought() {
    for (options, text, mv, english, german) in TALES {
        let at = position(options, text);
        assert_eq!(tale(&at, mv, "en"), *english, "{text}: {mv}");
        assert_eq!(tale(&at, mv, "de"), *german, "{text}: {mv}");
    }
}

/// Position, move, and the advice to white to make it.
const ADVICE: &[(&str, &str, &str, &str)] = &[
    (
        "8/8/8/8/8/8/8/8 w setup 3 - 0",
        "O@c3",
        "Place an officer on c3: one more action each turn",
        "Stell einen Offizier auf c3: eine Aktion mehr in jedem Zug",
    ),
    (
        "8/8/8/8/8/8/8/8 w setup 3 - 0",
        "P@c3",
        "Place pikemen on c3: they defend with 8",
        "Stell Pikeniere auf c3: sie verteidigen mit 8",
    ),
    (FIELD, "a1-b1", "Move the officer from a1 to b1", "Zieh den Offizier von a1 nach b1"),
    (FIELD, "d4r", "Turn the cavalry on d4", "Dreh die Kavallerie auf d4"),
    (FIELD, "hold", "Wait: spend an action on nothing", "Warte: Lass eine Aktion verstreichen"),
    (
        FIELD,
        "d4xd5",
        "Drive the black square infantry on d5 back to d6 with your cavalry on d4: 6 against 5",
        "Dräng das schwarze Karree auf d5 mit deiner Kavallerie auf d4 nach d6 zurück: 6 gegen 5",
    ),
    (
        FIELD,
        "e4xe5",
        "Attack the black pikemen on e5 with your cavalry on e4: 6 against 8 will not do",
        "Greif die schwarzen Pikeniere auf e5 mit deiner Kavallerie auf e4 an: 6 gegen 8 reicht nicht",
    ),
    (
        FIELD,
        "h6*h8",
        "Shoot down the black officer on h8 with your skirmisher on h6: 4 against 1",
        "Schieß den schwarzen Offizier auf h8 mit deinem Plänkler auf h6 vom Feld: 4 gegen 1",
    ),
];

/// A white wedge before black infantry and pikemen, and a skirmisher near a black officer at the edge.
const FIELD: &str = "7o/8/7S/3qp3/3CK3/8/8/O7 w play 1 d4e4 0";

#[test]
fn a_hint_advises_to_make_the_move() {
    for (text, mv, english, german) in ADVICE {
        let tale = position("", text).tale(mv.parse().unwrap());
        for (language, advice) in [("en", english), ("de", german)] {
            let words = Words::find(language).unwrap();
            assert_eq!(words.form(&tale.says[0], "do", Audience { you: &["white"] }), *advice);
        }
    }
}

#[test]
fn who_plays_is_called_you() {
    let told = |language: &str, you: &str| {
        let tale = position("", "o7/8/8/3qp3/3CK3/8/8/O7 w play 1 - 0").tale("d4xd5".parse().unwrap());
        Words::find(language).unwrap().say_to(&tale.says[0], Audience { you: &[you] })
    };
    let drives = "drives the black square infantry on d5 back to d6, 6 against 5";
    assert_eq!(told("en", "white"), format!("Your cavalry on d4 {drives}"));
    assert_eq!(
        told("en", "black"),
        "The white cavalry on d4 drives your square infantry on d5 back to d6, 6 against 5"
    );
    assert_eq!(
        told("de", "black"),
        "Die weiße Kavallerie auf d4 drängt dein Karree auf d5 nach d6 zurück, 6 gegen 5"
    );
}

#[test]
fn a_list_of_moves_shows_the_units_and_squares() {
    let short = |mv: &str| {
        let signs = position("", FIELD).tale(mv.parse().unwrap()).signs;
        let words = signs.into_iter().map(|sign| match sign {
            Sign::Thing { thing, id, seat, value, .. } => {
                format!("[{} {thing} {id} {}]", seat.unwrap_or_default(), value.unwrap_or_default())
            }
            Sign::Dice { faces } => format!("{faces:?}"),
            Sign::Cell { id } => id,
            Sign::To => "→".to_owned(),
            Sign::Takes => "×".to_owned(),
            Sign::Word { say } => said(&say),
        });
        words.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(short("a1-b1"), "[white die O 1] a1 → b1");
    assert_eq!(short("d4r"), "[white die K 3] d4 turns");
    assert_eq!(short("hold"), "waits");
    assert_eq!(short("d4xd5"), "[white die C 3] d4 × [black die Q 5] d5 → d6");
    assert_eq!(short("h6*h8"), "[white die S 2] h6 × [black die O 1] h8");
    assert_eq!(short("e4xe5"), "[white die K 3] e4 6 against 8 [black die P 4] e5");
}

/// The walk over all games hears what is said to who watches; this one what is said to who plays.
#[test]
fn everything_can_be_said_to_who_plays() {
    let mut numbers = Numbers::seeded(11);
    let hears = |say: &Say| {
        for words in languages().filter_map(Words::find) {
            for you in ["white", "black"] {
                let text = words.say_to(say, Audience { you: &[you] });
                assert!(!text.is_empty() && !text.contains(['{', '}']), "{say}: {text}");
            }
        }
    };
    for options in
        ["units=4", "units=4 objective=hill", "units=4 objective=breakthrough ranged=adjacent quiet=30"]
    {
        let mut at = position(options, "8/8/8/8/8/8/8/8 w setup 1 - 0");
        while let Some(mv) = at.draw(&mut numbers) {
            let scene = at.scene();
            scene.notes.iter().for_each(hears);
            scene.trays.iter().for_each(|tray| hears(&tray.label));
            let chosen = at.paths(mv).swap_remove(0).swap_remove(0).target;
            at.marks(&[chosen]).iter().for_each(|mark| hears(&mark.text));
            at.tale(mv).says.iter().for_each(hears);
            for cell in scene.cells {
                hears(&at.why_not_target(&[], &Target::cell(cell.id)).say);
            }
            at = at.play_unchecked(mv);
        }
        at.scene().notes.iter().for_each(hears);
        hears(&at.why_not_target(&[], &Target::button("hold")).say);
    }
}

#[test]
fn what_can_be_chosen_before_a_match_has_words() {
    let id = DiceTactics::ABOUT.id;
    for words in languages().filter_map(Words::find) {
        for option in DiceTactics::OPTIONS {
            assert!(words.has(&format!("{id}-option-{}", option.name)), "{}", option.name);
            let Allowed::Values(values) = option.allowed else { continue };
            for value in values.iter().filter(|value| value.parse::<u32>().is_err()) {
                assert!(words.has(&format!("{id}-option-{}-{value}", option.name)), "{value}");
            }
        }
        for preset in DiceTactics::PRESETS {
            let title = words.plain(&format!("{id}-setup-{}", preset.id));
            assert_ne!(words.plain(&format!("{id}-setup-{}.summary", preset.id)), title, "{}", preset.id);
        }
    }
}
