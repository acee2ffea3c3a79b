//! Laws of moves: the generator, its counts, chance, and the reasons for what is not legal.

use std::collections::BTreeSet;

use messdeck_core::Draw;
use messdeck_core::Turn;
use messdeck_search::Numbers;

use super::Stop;

/// Legal moves are sorted and unique; a game is over exactly when there are none, and then has an outcome.
pub(super) fn view_is_whole(stop: &Stop<'_>) {
    let at = stop.at();
    let view = &stop.view;
    assert!(view.legal.is_sorted_by(|a, b| a < b), "{at}: legal moves are not sorted or not unique");
    assert!(view.legal.iter().all(|mv| mv.is_ascii() && !mv.contains(' ')), "{at}: a move is not one word");
    assert_eq!(view.turn.is_none(), view.legal.is_empty(), "{at}: over exactly when nothing is legal");
    assert_eq!(view.turn.is_none(), view.outcome.is_some(), "{at}: an outcome exactly when over");
    assert_eq!(view.turn == Some("chance"), view.weights.is_some(), "{at}: weights exactly at chance");
    if let Some(weights) = &view.weights {
        assert_eq!(weights.len(), view.legal.len(), "{at}: a weight for each outcome");
        assert!(weights.iter().all(|&weight| weight > 0), "{at}: an outcome that can't happen");
    }
    if let Some(outcome) = &view.outcome {
        assert!(!outcome.winners.is_empty(), "{at}: nobody won and nobody drew");
        let seats = stop.position.seats().iter().map(|seat| seat.name);
        if let Some(scores) = &outcome.scores {
            assert!(seats.eq(scores.iter().map(|score| score.0)), "{at}: a score for every seat, in order");
        }
    }
    match stop.position.turn() {
        Turn::Decide(seat) | Turn::Chance(seat) => {
            assert!(seat.index() < stop.position.seats().len(), "{at}: the turn of nobody");
        }
        Turn::Over(_) => {}
    }
}

/// `count`, `nth` and the visitor tell the same story.
pub(super) fn generator_agrees_with_itself(stop: &Stop<'_>) {
    let at = stop.at();
    let moves = stop.position.moves();
    assert_eq!(stop.position.count(), moves.len(), "{at}: count");
    let step = (moves.len() / 100).max(1);
    for k in (0..moves.len()).step_by(step) {
        assert_eq!(stop.position.nth(k).as_ref(), moves.get(k), "{at}: nth({k})");
    }
    assert_eq!(stop.position.nth(moves.len()), None, "{at}: nth after the last");
    let mut sorted = moves;
    sorted.sort_unstable();
    assert_eq!(sorted, stop.view.legal, "{at}: the view shows what the generator gives");
}

/// Every legal move has no reason against it, can be played, and leaves the original as it was.
pub(super) fn legal_moves_can_be_played(stop: &Stop<'_>, numbers: &mut Numbers) {
    let at = stop.at();
    let legal = &stop.view.legal;
    for mv in legal {
        let why_not = stop.position.why_not(mv).unwrap_or_else(|e| panic!("{at}: {mv} does not read: {e}"));
        assert_eq!(why_not, None, "{at}: {mv} is legal, with a reason against it");
    }
    for _ in 0..8.min(legal.len()) {
        let mv = &legal[numbers.below(legal.len())];
        let once = stop.position.play(mv).unwrap_or_else(|e| panic!("{at}: {mv}: {e}")).text();
        let twice = stop.position.play(mv).unwrap_or_else(|e| panic!("{at}: {mv}: {e}")).text();
        assert_eq!(once, twice, "{at}: {mv} leads to two positions");
    }
    assert_eq!(stop.position.text(), stop.view.position, "{at}: changed by playing from it");
    match stop.position.random_move(numbers) {
        Some(mv) => assert!(legal.binary_search(&mv).is_ok(), "{at}: drew {mv}, which is not legal"),
        None => assert!(legal.is_empty(), "{at}: drew nothing"),
    }
}

/// Two dice thrown in every way spell every outcome of chance, each as often as its weight says. A throw
/// that asks for a third die has thrown the first two away, and is left out.
pub(super) fn dice_spell_every_outcome(stop: &Stop<'_>) {
    let at = stop.at();
    let mut times = vec![0; stop.view.legal.len()];
    for (one, other) in (1..=6).flat_map(|one| (1..=6).map(move |other| (one, other))) {
        let mut fallen = 0;
        let mut die = || {
            fallen += 1;
            [one, other].get(fallen - 1).copied().unwrap_or(1)
        };
        let Some(outcome) = stop.position.throw(&mut die) else {
            assert_eq!(stop.view.weights, None, "{at}: dice say nothing");
            return;
        };
        let index = stop.view.legal.binary_search(&outcome);
        let index = index.unwrap_or_else(|_| panic!("{at}: {one} and {other} spell {outcome}"));
        times[index] += u32::from(fallen <= 2);
    }
    let weights = stop.view.weights.as_ref().unwrap_or_else(|| panic!("{at}: dice fall outside of chance"));
    let (total, whole): (u32, u32) = (times.iter().sum(), weights.iter().sum());
    for ((times, weight), outcome) in times.iter().zip(weights).zip(&stop.view.legal) {
        assert_eq!(times * whole, weight * total, "{at}: {outcome} comes {times} times in {total} throws");
    }
}

/// A move that is not legal has a whole reason, and only such a move has one.
pub(super) fn other_moves_have_a_reason(stop: &Stop<'_>, seen: &BTreeSet<String>) {
    for mv in seen {
        let is_legal = stop.view.legal.binary_search(mv).is_ok();
        match stop.position.why_not(mv).unwrap_or_else(|e| panic!("{mv} was a move before: {e}")) {
            None => assert!(is_legal, "{}: {mv} is not legal, with no reason against it", stop.at()),
            Some(reason) => {
                assert!(!is_legal, "{}: {mv} is legal, with a reason against it", stop.at());
                stop.reason_is_whole(&reason, mv);
            }
        }
    }
}
