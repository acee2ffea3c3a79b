//! Every game of the catalog holds every law and agrees with every vector, count, example and
//! playthrough. A new game is covered the moment it is listed.

use messdeck_catalog::{GAMES, find};
use messdeck_core::{Seat, Speaker};
use messdeck_facade::AnyGame;
use messdeck_testkit::{
    Effort, combinations, conforms, data_of, examples, guides, perft, playthrough, read_data, vectors,
};
use messdeck_words::{Words, languages};

/// Asks the same of every game and says what was checked.
fn for_every_game(what: &str, mut check: impl FnMut(&'static dyn AnyGame) -> usize) {
    assert!(!GAMES.is_empty(), "the catalog is empty");
    for &game in GAMES {
        let checked = check(game);
        println!("{}: {checked} {what}", game.about().id);
        assert!(checked > 0, "{}: no {what}", game.about().id);
    }
}

#[test]
fn laws_hold() {
    for_every_game("positions", |game| conforms(game, Effort::SHORT));
}

#[test]
fn vectors_agree() {
    for_every_game("vectors", |game| vectors::check(game, &read_data(game.about().id, "vectors.jsonl")));
}

#[test]
fn counts_agree() {
    for_every_game("counts", |game| perft::check(game, &read_data(game.about().id, "perft.txt"), u64::MAX));
}

#[test]
fn rules_pages_are_true() {
    for_every_game("examples", examples::check);
}

#[test]
fn rules_for_players_are_true() {
    for_every_game("pictures and boards", guides::check);
}

#[test]
fn playthroughs_are_as_written() {
    for_every_game("playthroughs", |game| {
        playthrough::check(game, &data_of(game.about().id).join("playthroughs"))
    });
}

#[test]
fn games_are_found_by_their_id() {
    for &game in GAMES {
        let id = game.about().id;
        assert!(find(id).is_some(), "{id}");
        assert_eq!(GAMES.iter().filter(|other| other.about().id == id).count(), 1, "two games named {id}");
        assert!(id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{id}");
    }
    assert!(find("").is_none());
}

/// Changes are told as half sentences, and the version is known before a roll-off.
#[test]
fn changes_of_rules_are_told_and_settled_beforehand() {
    for &game in GAMES {
        let id = game.about().id;
        for options in combinations(game) {
            let book = game.book(&options).unwrap();
            let changes = book.changes();
            for change in changes.iter().map(|id| Words::english().plain(id)) {
                let begins = change.chars().next().is_some_and(char::is_lowercase);
                assert!(begins && !change.ends_with('.'), "{id}: {change:?} is not half a sentence");
                let page = include_str!("../../../docs/records.md");
                assert!(page.contains(&change), "{id}: {change:?} does not stand in docs/records.md");
            }
            for winner in 0..book.seats().len() {
                // It panics where the rules do not allow a seat to win.
                let won = book.won_by(Seat::new(winner));
                assert_eq!(won.seats(), book.seats(), "{id}: who wins the roll-off changes the seats");
            }
            let Some(name) = book.settled() else { continue };
            let others = combinations(game).into_iter().filter(|other| {
                let differs = other.all().zip(options.all()).filter(|(one, two)| one != two);
                differs.map(|((option, _), _)| option).all(|option| option == name)
            });
            for other in others {
                assert_eq!(
                    game.book(&other).unwrap().changes(),
                    changes,
                    "{id}: {name} makes another version"
                );
            }
        }
    }
}

#[test]
fn games_options_and_set_ups_are_told_in_sentences() {
    for &game in GAMES {
        let id = game.about().id;
        for language in languages() {
            let words = Words::find(language).unwrap();
            let sentence = |name: String| {
                let text = words.named(&name).unwrap_or_else(|| panic!("{language} lacks {name}"));
                assert!(text.ends_with('.'), "{language}, {name}: {text}");
                // Whoever sets a switch on a page writes no `name=value`.
                assert!(!text.contains('='), "{language}, {name}: {text}");
            };
            sentence(format!("{id}.tagline"));
            for option in game.options() {
                sentence(format!("{id}-option-{}", option.name));
                assert!(words.named(&format!("{id}-option-{}.label", option.name)).is_some());
            }
            for preset in game.presets() {
                assert!(words.has(&format!("{id}-setup-{}", preset.id)));
                sentence(format!("{id}-setup-{}.summary", preset.id));
            }
        }
    }
}

#[test]
fn every_game_has_a_rules_page() {
    for &game in GAMES {
        assert!(messdeck_words::rules_page(game.about().id).is_some(), "{}", game.about().id);
    }
}
