//! What to play, when the command line did not say.

use messdeck_protocol::cards;

use super::reader::{Line, Reader};
use crate::failure::Failure;

/// A game's id, and who sits where.
type Chosen = (String, Vec<(String, String)>);

/// Asks for a game and for company; `None` when the person leaves.
pub(super) fn ask(reader: &mut Reader) -> Result<Option<Chosen>, Failure> {
    let cards = cards();
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
    println!("Alone against a random player, or several people at this screen?");
    let seats = loop {
        let words = vec!["alone".to_owned(), "together".to_owned()];
        let Line::Text(line) = reader.read("alone or together> ", words)? else { return Ok(None) };
        match line.trim() {
            "alone" | "a" | "" => break &card.seats[1..],
            "together" | "t" => break &[],
            _ => println!("Type alone or together."),
        }
    };
    let seats = seats.iter().map(|seat| ((*seat).to_owned(), "random".to_owned())).collect();
    Ok(Some((card.about.id.to_owned(), seats)))
}
