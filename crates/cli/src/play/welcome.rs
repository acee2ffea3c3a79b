//! What to play, when the command line did not say.

use messdeck_protocol::{Permits, cards};
use messdeck_search::TOP_LEVEL;

use super::reader::{Line, Reader};
use crate::failure::Failure;

/// A game's id, and who sits where.
type Chosen = (String, Vec<(String, String)>);

/// Asks for a game and for company; `None` when the person leaves.
pub(super) fn ask(reader: &mut Reader) -> Result<Option<Chosen>, Failure> {
    let cards = cards(&Permits::All);
    println!("Pull up a chair. What shall we play?\n");
    for (number, card) in (1..).zip(&cards) {
        println!("  {number}  {:<14} {}", card.about.title, card.about.tagline);
    }
    println!();
    let ids: Vec<String> = cards.iter().map(|card| card.about.id.to_owned()).collect();
    let card = loop {
        let Line::Text(line) = reader.read("game> ", ids.clone())? else { return Ok(None) };
        let word = line.trim();
        let found = (1..)
            .zip(&cards)
            .find(|(number, card)| card.about.id.eq_ignore_ascii_case(word) || word == number.to_string());
        match found {
            Some((_, card)) => break card,
            None => println!("Type a number from 1 to {}, or a name: {}.", cards.len(), ids.join(", ")),
        }
    };
    println!("Against the computer, level 1 (friendly) to 8 (all it can), or 0 for people only?");
    let level = loop {
        let words = (0..=TOP_LEVEL).map(|level| level.to_string()).collect();
        let Line::Text(line) = reader.read("level> ", words)? else { return Ok(None) };
        match line.trim().parse::<u8>() {
            Ok(level) if level <= TOP_LEVEL => break level,
            _ => println!("Type a number from 0 to {TOP_LEVEL}."),
        }
    };
    let others = if level == 0 { &[] } else { &card.seats[1..] };
    let seats = others.iter().map(|seat| ((*seat).to_owned(), format!("level:{level}"))).collect();
    Ok(Some((card.about.id.to_owned(), seats)))
}
