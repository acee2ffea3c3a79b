//! The law of images: what puzzles take for the same position has the same future, seen from another side.

use std::collections::BTreeSet;

use messdeck_core::{Draw, Turn};
use messdeck_facade::AnyPosition;

use super::Stop;

/// With so many moves or fewer, what comes next is compared as positions; else only how much of it there is.
const FEW: usize = 16;

/// Every position is an image of itself, its images have the same images, and whatever is done in one of them can be done in the others.
pub(super) fn images_have_one_future(stop: &Stop<'_>, numbers: &mut impl Draw) {
    let images = stop.position.images();
    let at = || stop.at();
    assert!(
        images.iter().any(|image| image.text() == stop.view.position),
        "{}: not an image of itself",
        at()
    );
    let image = &*images[numbers.below(images.len())];
    let there = image.text();
    assert_eq!(image.canonical(), stop.position.canonical(), "{}: {there} has other images", at());
    assert_eq!(kind(image), kind(stop.position), "{}: {there} is another kind of position", at());
    assert_eq!(next(image), next(stop.position), "{}: {there} has other moves", at());
    let known: BTreeSet<&str> = stop.book.motifs().iter().map(|motif| motif.id).collect();
    for motif in about(stop.position).into_iter().flatten() {
        assert!(known.contains(motif), "{}: {motif:?} is no motif of the game", at());
    }
    assert_eq!(about(image), about(stop.position), "{}: moves of {there} are about something else", at());
}

/// What happens next, whoever it is.
fn kind(position: &dyn AnyPosition) -> (&'static str, usize, Vec<i32>) {
    match position.turn() {
        Turn::Decide(_) => ("decide", position.count(), Vec::new()),
        Turn::Chance(_) => ("chance", position.count(), Vec::new()),
        Turn::Over(outcome) => {
            let mut scores = outcome.scores.map(Vec::from).unwrap_or_default();
            scores.sort_unstable();
            ("over", outcome.winners.iter().count(), scores)
        }
    }
}

/// What the moves lead to, in an order that does not depend on the side from which one looks.
fn next(position: &dyn AnyPosition) -> Vec<String> {
    if position.count() > FEW {
        return vec![position.perft(2).to_string()];
    }
    let moves = position.moves();
    let behind = moves.iter().map(|mv| position.play(mv).unwrap_or_else(|e| panic!("{mv}: {e}")));
    let mut next: Vec<String> = behind.map(|next| next.canonical()).collect();
    next.sort_unstable();
    next
}

/// What the moves are about, where there are few.
fn about(position: &dyn AnyPosition) -> Vec<Vec<&'static str>> {
    let moves = position.moves();
    let few = if moves.len() <= FEW { moves } else { Vec::new() };
    let mut about: Vec<_> = few.iter().map(|mv| position.motifs(mv).unwrap_or_default()).collect();
    about.sort_unstable();
    about
}
