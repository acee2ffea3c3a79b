//! The courses that ship with the program.

use messdeck_lessons::{Course, Task, check};
use messdeck_words::{Words, course, languages};

fn read(language: &str, game: &str) -> Course {
    let text = course(language, game).unwrap_or_else(|| panic!("courses/{language}/{game}.txt is missing"));
    Course::parse(text).unwrap_or_else(|error| panic!("courses/{language}/{game}.txt, {error}"))
}

#[test]
fn every_game_has_a_course_and_all_that_it_claims_is_true() {
    for game in messdeck_catalog::GAMES {
        let id = game.about().id;
        let course = read("en", id);
        if let Err(untrue) = check(&course, *game, Words::english()) {
            panic!("courses/en/{id}.txt, {untrue}");
        }
        assert!((5..=8).contains(&course.lessons.len()), "{id} has {} lessons", course.lessons.len());
        let last = course.lessons.iter().flat_map(|lesson| &lesson.steps).next_back();
        assert!(matches!(last.map(|step| &step.task), Some(Task::Play { .. })), "{id} ends with a game");
    }
}

#[test]
fn a_course_is_the_same_in_every_language() {
    for game in messdeck_catalog::GAMES {
        let id = game.about().id;
        let english = read("en", id);
        for language in languages() {
            let other = read(language, id);
            assert!(other.without_words() == english.clone().without_words(), "{language}/{id} differs");
        }
    }
}
