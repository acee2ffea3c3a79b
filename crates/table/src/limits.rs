//! What names and texts from outside may look like, and how long people are waited for.

use std::ops::RangeInclusive;

use messdeck_core::Say;
use messdeck_search::{Skill, TOP_LEVEL};

use crate::{Refusal, RefusalCode};

/// How long people have to reveal their entropy, in milliseconds.
pub(crate) const REVEAL_WITHIN: u64 = 30_000;
/// How long an absent seat may keep the others waiting on its turn, in milliseconds, where nothing else was agreed.
pub(crate) const PATIENCE: u64 = 60_000;
/// What may be agreed instead: from a second to a week.
const PATIENCES: RangeInclusive<u64> = 1000..=7 * 24 * 60 * 60 * 1000;
/// The last millisecond that programs in JavaScript can name exactly.
pub(crate) const LAST_MOMENT: u64 = (1 << 53) - 1;

const LONGEST_NAME: usize = 40;
const LONGEST_ID: usize = 64;
const LONGEST_MOVE: usize = 200;

/// An id of a match, a person or an act: a word without anything that would have to be escaped somewhere.
pub fn id(what: &'static str, id: &str) -> Result<(), Refusal> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(fits) {
        return Ok(());
    }
    Err(Refusal::from(RefusalCode::BadId).with("of", what).with("most", LONGEST_ID))
}

/// A person's name: one line that can stand in a record, and that is not one of the computer's.
pub fn name(name: &str) -> Result<(), Refusal> {
    let turns_text = |c| matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let fits = |c: char| !c.is_control() && !turns_text(c);
    if name.is_empty() || name.trim() != name || !name.chars().all(fits) {
        return Err(RefusalCode::BadName.into());
    }
    if name.chars().count() > LONGEST_NAME {
        let say = Say::new("fault-bad-name-long").with("most", LONGEST_NAME);
        return Err(Refusal::new(RefusalCode::BadName, say));
    }
    if name.parse::<Skill>().is_ok() {
        return Err(Refusal::new(RefusalCode::BadName, "fault-bad-name-computer"));
    }
    Ok(())
}

pub(crate) fn level(level: u8) -> Result<(), Refusal> {
    RefusalCode::BadLevel.unless((1..=TOP_LEVEL).contains(&level))
}

pub(crate) fn move_text(text: &str) -> Result<(), Refusal> {
    if text.len() <= LONGEST_MOVE {
        return Ok(());
    }
    Err(Refusal::new(RefusalCode::MalformedMove, "fault-malformed-move-long"))
}

pub(crate) fn patience(time: u64) -> Result<(), Refusal> {
    RefusalCode::BadPatience.unless(PATIENCES.contains(&time))
}

pub(crate) fn moment(now: u64) -> Result<(), Refusal> {
    RefusalCode::BadTime.unless(now <= LAST_MOMENT)
}
