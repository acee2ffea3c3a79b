//! What to play, when the command line did not say.

use messdeck_core::Say;
use messdeck_protocol::{Fault, GameCard, Permits, PresetCard, cards};
use messdeck_search::TOP_LEVEL;

use super::fold::folded;
use super::reader::{Line, Reader};
use crate::args::Rules;
use crate::failure::Failure;
use crate::setup;
use crate::words::{plain, said, words};

/// What a person chose.
pub(super) struct Chosen {
    /// The game's id.
    pub(super) game: String,
    pub(super) options: Vec<(String, String)>,
    /// Who sits where.
    pub(super) seats: Vec<(String, String)>,
}

/// Asks for a game, for a set-up unless `rules` says by what rules, and for company; `None` when the person leaves.
pub(super) fn ask(reader: &mut Reader, rules: &Rules) -> Result<Option<Chosen>, Failure> {
    let cards = cards(&Permits::All, Some(words()));
    println!("{}\n", plain("terminal-welcome"));
    for (number, card) in (1..).zip(&cards) {
        let tagline = card.tagline.as_deref().unwrap_or_default();
        tell(reader, &format!("  {number}  {:<14}  {tagline}", card.about.title));
    }
    println!();
    let ids: Vec<&str> = cards.iter().map(|card| card.about.id).collect();
    let Some(index) = pick(reader, &plain("terminal-ask-game"), &ids)? else { return Ok(None) };
    let card = &cards[index];
    let mut rules = rules.clone();
    if rules.setup.is_none() && rules.options.is_empty() {
        let Some(setup) = ask_setup(reader, card)? else { return Ok(None) };
        rules.setup = setup;
    }
    let options = setup::options(card.about.id, &rules)?;
    let names = seats(card, &options)?;
    tell(reader, &said(&Say::new("terminal-against").with("top", TOP_LEVEL)));
    let level = loop {
        let words = (0..=TOP_LEVEL).map(|level| level.to_string()).collect();
        let Line::Text(line) = reader.read(&prompt(&plain("terminal-ask-level")), words)? else {
            return Ok(None);
        };
        match line.trim().parse::<u8>() {
            Ok(level) if level <= TOP_LEVEL => break level,
            _ => println!("{}", said(&Say::new("terminal-type-level").with("top", TOP_LEVEL))),
        }
    };
    let others = names.into_iter().skip(if level == 0 { usize::MAX } else { 1 });
    let seats = others.map(|seat| (seat.to_owned(), format!("level:{level}"))).collect();
    Ok(Some(Chosen { game: card.about.id.to_owned(), options, seats }))
}

/// Asks for a set-up where a game has several. The outer `None` is a person who leaves.
fn ask_setup(reader: &mut Reader, card: &GameCard) -> Result<Option<Option<String>>, Failure> {
    if card.presets.len() < 2 {
        return Ok(Some(None));
    }
    println!("{}\n", plain("terminal-how"));
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    let widest = card.presets.iter().map(|card| text(&card.title).chars().count()).max().unwrap_or(0);
    for (number, PresetCard { title, summary, .. }) in (1..).zip(&card.presets) {
        tell(reader, &format!("  {number}  {:<widest$}  {}", text(title), text(summary)));
    }
    println!();
    let ids: Vec<&str> = card.presets.iter().map(|card| card.preset.id).collect();
    let Some(index) = pick(reader, &plain("terminal-ask-setup"), &ids)? else { return Ok(None) };
    if let Some(note) = &card.presets[index].note {
        tell(reader, note);
    }
    Ok(Some(Some(ids[index].to_owned())))
}

/// Asks for one of these words or its number, until it is one; `None` when the person leaves.
fn pick(reader: &mut Reader, asked: &str, ids: &[&str]) -> Result<Option<usize>, Failure> {
    loop {
        let words = ids.iter().map(|&id| id.to_owned()).collect();
        let Line::Text(line) = reader.read(&prompt(asked), words)? else { return Ok(None) };
        let word = line.trim();
        let is_meant =
            |(index, id): (usize, &&str)| id.eq_ignore_ascii_case(word) || word == (index + 1).to_string();
        match ids.iter().enumerate().position(is_meant) {
            Some(index) => return Ok(Some(index)),
            None => {
                let say =
                    Say::new("terminal-type-number").with("most", ids.len()).with("names", ids.join(", "));
                tell(reader, &said(&say));
            }
        }
    }
}

fn tell(reader: &mut Reader, text: &str) {
    println!("{}", folded(text, reader.width()));
}

fn prompt(asked: &str) -> String {
    format!("{asked}> ")
}

/// The names of the seats under these options.
fn seats(card: &GameCard, options: &[(String, String)]) -> Result<Vec<&'static str>, Failure> {
    let Some(game) = messdeck_catalog::find(card.about.id) else { return Ok(card.seats.clone()) };
    let pairs = options.iter().map(|(name, value)| (name, value));
    let book = game.book_with(pairs).map_err(Fault::from)?;
    Ok(book.seats().iter().map(|seat| seat.name).collect())
}
