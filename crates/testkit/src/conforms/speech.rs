//! The law of words: whatever is said about a position can be said in every language of the catalogue.

use std::cell::RefCell;
use std::collections::BTreeMap;

use messdeck_core::Say;
use messdeck_facade::{PathNode, Sign, Target, Then};
use messdeck_words::{Words, languages};

use super::Stop;

/// Remembers how often each message was tried: the first few times, with what it was then about, are enough.
pub(super) struct Speech {
    words: Vec<(&'static str, &'static Words)>,
    tried: RefCell<BTreeMap<&'static str, u32>>,
}

/// Messages choose wordings by what they are about, so once is not enough.
const TRIES: u32 = 12;
/// How many of a position's moves are told.
const TALES: usize = 16;

impl Speech {
    /// Made-up games, which no folder of the catalogue knows, say what they like.
    pub(super) fn of(game: &str) -> Speech {
        let words = languages().filter_map(|language| Some((language, Words::find(language)?)));
        let known = Words::english().has(game);
        Speech { words: words.filter(|_| known).collect(), tried: RefCell::default() }
    }

    /// # Panics
    /// If a language lacks the message, or something that it is about.
    pub(super) fn hears(&self, say: &Say, at: impl Fn() -> String) {
        let mut tried = self.tried.borrow_mut();
        let count = tried.entry(say.id).or_default();
        if *count >= TRIES {
            return;
        }
        *count += 1;
        for (language, words) in &self.words {
            let faults = words.faults(say);
            assert!(faults.is_empty(), "{}: {say} can't be said in {language}: {faults:?}", at());
        }
    }
}

/// What stands there, what is noted, what can be pointed at and what every move would be can be said.
pub(super) fn everything_can_be_said(stop: &Stop<'_>) {
    let hears = |say: &Say| stop.speech.hears(say, || stop.at());
    let scene = &stop.scene;
    scene.things.iter().for_each(|thing| hears(&thing.label));
    scene.notes.iter().for_each(hears);
    for tray in &scene.trays {
        hears(&tray.label);
        tray.items.iter().for_each(|item| hears(&item.label));
    }
    stop.position.prompt(&[]).iter().for_each(hears);
    stop.position.plans().iter().for_each(|plan| hears(&plan.say));
    let mut nodes: Vec<(Vec<Target>, PathNode)> =
        stop.position.paths().into_iter().map(|node| (Vec::new(), node)).collect();
    while let Some((mut prefix, node)) = nodes.pop() {
        hears(&node.step.label);
        if let Then::Next(next) = node.then {
            prefix.push(node.step.target);
            stop.position.prompt(&prefix).iter().for_each(hears);
            nodes.extend(next.into_iter().map(|node| (prefix.clone(), node)));
        }
    }
    let step = stop.view.legal.len().div_ceil(TALES).max(1);
    for mv in stop.view.legal.iter().step_by(step) {
        let tale = stop.position.tale(mv).unwrap_or_else(|error| panic!("{}: {mv}: {error}", stop.at()));
        assert!(!tale.says.is_empty(), "{}: nothing is told of {mv}", stop.at());
        tale.says.iter().for_each(hears);
        let prospects = stop.position.prospects(mv);
        prospects.unwrap_or_else(|error| panic!("{}: {mv}: {error}", stop.at())).iter().for_each(hears);
        let words = tale.signs.iter().filter_map(|sign| match sign {
            Sign::Word { say } => Some(say),
            _ => None,
        });
        words.for_each(hears);
        if let Some(flash) = &tale.flash {
            assert!(stop.has_cell(&flash.cell), "{}: {mv} fails on {:?}", stop.at(), flash.cell);
            hears(&flash.say);
        }
    }
}
