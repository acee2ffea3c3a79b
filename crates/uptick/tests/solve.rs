//! Proofs about small boards agree with looking at everything.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use messdeck_core::{Position as _, Turn};
use messdeck_facade::Mindful;
use messdeck_search::solve;
use messdeck_uptick::Position;

use crate::common::position;

/// The winner with best play, by looking at every line.
fn winner(position: &Position, known: &mut BTreeMap<String, usize>) -> usize {
    let text = position.to_string();
    if let Some(&winner) = known.get(&text) {
        return winner;
    }
    let best = match position.turn() {
        Turn::Over(outcome) => outcome.winners.iter().next().expect("somebody wins").index(),
        Turn::Chance(_) => unreachable!("there are no dice"),
        Turn::Decide(seat) => {
            let won = position.visit(|mv| match winner(&position.play_unchecked(mv), known) {
                winner if winner == seat.index() => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            });
            if won.is_break() { seat.index() } else { seat.other().index() }
        }
    };
    known.insert(text, best);
    best
}

#[test]
fn proofs_agree_with_looking_at_everything() {
    let evaluator = Position::MIND.evaluator;
    let mut known = BTreeMap::new();
    for text in [
        "3/3/3 r 1,1 -,- -",
        "3/1C1/3 b 0,1 -,- r",
        "3/1F1/3 b 0,1 -,- r",
        "2a/3/B2 r 0,0 -,- b",
        "b2/3/2C r 0,0 -,- b",
    ] {
        let position = position(3, 1, text);
        let Turn::Decide(seat) = position.turn() else { panic!("{text} is over") };
        let solution = solve(&position, evaluator, u64::MAX, 1 << 16, &mut || false).expect("small enough");
        let expected = if winner(&position, &mut known) == seat.index() { 1 } else { -1 };
        assert_eq!(solution.value, expected, "{text}");
    }
}
