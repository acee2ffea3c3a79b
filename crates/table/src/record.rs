//! The match as a record.

use messdeck_facade::Record;
use messdeck_facade::record::{Ending, RecordedMove, Throws};

use crate::event::Cause;
use crate::seats::{Share, Sitter};
use crate::table::Table;

impl Table {
    /// The match as a record: what stands of it by now, with the seed once the match is over.
    pub fn record(&self) -> Record {
        let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        Record {
            game: self.setup.game.clone(),
            options: self.options().changed().map(owned).collect(),
            rules: self.rules,
            start: self.setup.start.clone(),
            seats: self.named_sitters(),
            tags: self.tags(),
            result: self.result.as_ref().map(|result| Ending {
                winners: result.winners.clone(),
                by: (result.by != Cause::Rules).then(|| result.by.word().to_owned()),
            }),
            moves: self.moves(),
        }
    }

    fn named_sitters(&self) -> Vec<(String, String)> {
        let sitters = self.seats.iter().zip(&self.chairs).filter_map(|(seat, chair)| {
            let who = match &chair.sitter {
                Sitter::Open => return None,
                Sitter::Person { name, .. } => name.clone(),
                Sitter::Computer { level } => format!("level:{level}"),
            };
            Some((seat.name.to_owned(), who))
        });
        sitters.collect()
    }

    fn tags(&self) -> Vec<(String, String)> {
        let mut tags = vec![
            ("match".to_owned(), self.setup.id.clone()),
            ("commitment".to_owned(), self.commitment.to_string()),
        ];
        tags.extend(self.seed.map(|seed| ("seed".to_owned(), seed.to_string())));
        for (seat, share) in self.seats.iter().zip(&self.shares) {
            if let Share::Revealed(entropy) = share {
                tags.push((format!("entropy {}", seat.name), entropy.to_string()));
            }
        }
        if !self.throws.is_empty() {
            let throws = self.throws.iter().map(|throw| (throw.seat.to_owned(), throw.dice.clone()));
            tags.push(("roll-off".to_owned(), Throws(throws.collect()).to_string()));
        }
        tags
    }

    fn moves(&self) -> Vec<RecordedMove> {
        if let Some(older) = &self.older {
            return older.moves.clone();
        }
        let moves = self.line.iter().map(|step| RecordedMove {
            who: if step.is_roll { "chance" } else { self.seat_name(step.seat) }.to_owned(),
            mv: step.mv.clone(),
            clock: step.clocks[step.seat.index()].filter(|_| !step.is_roll),
            comment: None,
        });
        moves.collect()
    }
}
