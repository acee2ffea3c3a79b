//! The engine against a second one: legal moves, successors and outcomes.

use std::collections::BTreeMap;

use messdeck_core::{Draw, Position as _, Seat, Turn};
use messdeck_diceopolis::{ALL_DICE, Diceopolis, Position, Rules, Scoring};
use messdeck_facade::Game;
use messdeck_search::Numbers;
use messdeck_testkit::words;

use crate::common::read;
use crate::common::table::Table;

/// Compares the engines on one position: legal moves, all successors, and the outcome.
fn compare(position: &Position) {
    let text = position.to_string();
    let table = Table::read(&text);
    assert_eq!(table.text(), text, "the second engine reads and writes the same");
    let expected: BTreeMap<String, String> =
        table.legal().into_iter().map(|(mv, after)| (mv, after.text())).collect();
    assert_eq!(words::successors(position), expected, "{text}");
    let scores = table.scores(position.scoring() == Scoring::Pips);
    assert_eq!(position.scores()[..scores.len()], scores, "{text}");
    match position.turn() {
        Turn::Chance(seat) => {
            assert_eq!(("roll", seat.index()), (table.phase.as_str(), table.turn), "{text}");
        }
        Turn::Decide(seat) => {
            assert!(matches!(table.phase.as_str(), "reroll" | "place"), "{text}");
            assert_eq!(seat.index(), table.turn, "{text}");
        }
        Turn::Over(outcome) => {
            assert_eq!(table.phase, "over", "{text}");
            let best = scores.iter().max().expect("there are seats");
            let winners: Vec<usize> = (0..scores.len()).filter(|&seat| scores[seat] == *best).collect();
            assert_eq!(outcome.winners.iter().map(Seat::index).collect::<Vec<_>>(), winners, "{text}");
            assert_eq!(outcome.scores, Some(position.scores()), "{text}");
        }
    }
}

#[test]
fn along_random_games_under_all_options() {
    let mut numbers = Numbers::seeded(1);
    for players in 2..=4 {
        for dice in 6..=ALL_DICE / players {
            for scoring in [Scoring::Pips, Scoring::Dice] {
                let rules = Rules { players, dice, scoring };
                let mut at = Diceopolis.start(&rules);
                compare(&at);
                while let Some(mv) = at.draw(&mut numbers) {
                    at = at.play(mv).unwrap_or_else(|why| panic!("{at}: drew {mv}: {why}"));
                    // The text is all there is to a position: what is read is what was played.
                    assert_eq!(read(&rules, &at.to_string()), at);
                    if numbers.below(6) == 0 || at.count() < 6 {
                        compare(&at);
                    }
                }
                compare(&at);
            }
        }
    }
}

/// Random dice rarely make long runs, so here everyone plays what scores most.
#[test]
fn along_greedy_games() {
    let mut numbers = Numbers::seeded(2);
    let mut best = 0;
    for round in 0..40 {
        let scoring = if round % 2 == 0 { Scoring::Pips } else { Scoring::Dice };
        let rules = Rules { players: 2 + round % 3, dice: 20, scoring };
        let mut at = Diceopolis.start(&rules);
        loop {
            let seat = at.to_act().index();
            let mut choice = None;
            at.each(|mv| {
                let gain = (at.play_unchecked(mv).scores()[seat], numbers.bits());
                choice = choice.max(Some((gain, mv)));
            });
            let Some((_, mv)) = choice else { break };
            at = at.play_unchecked(mv);
            if numbers.below(10) == 0 {
                compare(&at);
            }
        }
        compare(&at);
        best = best.max(at.scores()[0]);
    }
    assert!(best > 100, "{best} points are too few to have seen long runs");
}
