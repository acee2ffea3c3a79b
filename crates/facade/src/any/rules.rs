//! What the rules say about a position: text, turn, moves, dice and the end.

use messdeck_core::{ParseError, Position, Seat, Turn, Why};

use super::At;
use crate::{AnyPosition, Game, MoveError, OutcomeView, Playable, SeatSpec, Version, View};

/// A position as its rules see it.
pub trait AnyRules: Send + Sync {
    /// The canonical text.
    fn text(&self) -> String;
    /// The version of the rules that it is played by.
    fn version(&self) -> Version;
    /// The seats, in order.
    fn seats(&self) -> &'static [SeatSpec];
    /// What happens next.
    fn turn(&self) -> Turn;
    /// The position with its legal moves or its outcome.
    fn view(&self) -> View;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<OutcomeView>;
    /// The 64-bit key.
    fn key(&self) -> u64;
    /// How many moves are legal.
    fn count(&self) -> usize;
    /// The `k`-th legal move in the generator's order.
    fn nth(&self, k: usize) -> Option<String>;
    /// All legal moves in the generator's order.
    fn moves(&self) -> Vec<String>;
    /// Why a move is not legal; `None` if it is. The error means that the text is no move.
    fn why_not(&self, mv: &str) -> Result<Option<Why>, ParseError>;
    /// The position after a move.
    fn play(&self, mv: &str) -> Result<Box<dyn AnyPosition>, MoveError>;
    /// The outcome of chance that fair six-sided dice spell here; `die` throws them one by one. `None`
    /// exactly where no dice are about to fall.
    fn throw(&self, die: &mut dyn FnMut() -> u8) -> Option<String>;

    /// The name of a seat.
    fn seat_name(&self, seat: Seat) -> &'static str {
        self.seats()[seat.index()].name
    }

    /// The name of the seat to act, `chance`, or none when the game is over.
    fn turn_name(&self) -> Option<&'static str> {
        match self.turn() {
            Turn::Decide(seat) => Some(self.seat_name(seat)),
            Turn::Chance(_) => Some("chance"),
            Turn::Over(_) => None,
        }
    }
}

impl<G: Game> AnyRules for At<G> {
    fn text(&self) -> String {
        self.position.to_string()
    }

    fn version(&self) -> Version {
        Version::after(self.game.changes(&self.rules).len())
    }

    fn seats(&self) -> &'static [SeatSpec] {
        self.game.seats(&self.rules)
    }

    fn turn(&self) -> Turn {
        self.position.turn()
    }

    fn view(&self) -> View {
        let mut moves = self.collect(|mv| (mv.to_string(), mv));
        moves.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        let weights = matches!(self.turn(), Turn::Chance(_))
            .then(|| moves.iter().map(|&(_, outcome)| self.position.weight(outcome)).collect());
        View {
            position: self.text(),
            turn: self.turn_name(),
            legal: moves.into_iter().map(|(text, _)| text).collect(),
            weights,
            outcome: self.outcome(),
        }
    }

    fn outcome(&self) -> Option<OutcomeView> {
        let outcome = self.turn().outcome()?;
        let seats = self.seats();
        Some(OutcomeView {
            winners: outcome.winners.iter().map(|seat| self.seat_name(seat)).collect(),
            scores: outcome.scores.map(|scores| seats.iter().map(|seat| seat.name).zip(scores).collect()),
        })
    }

    fn key(&self) -> u64 {
        self.position.key()
    }

    fn count(&self) -> usize {
        self.position.count()
    }

    fn nth(&self, k: usize) -> Option<String> {
        self.position.nth(k).map(|mv| mv.to_string())
    }

    fn moves(&self) -> Vec<String> {
        self.collect(|mv| mv.to_string())
    }

    fn why_not(&self, mv: &str) -> Result<Option<Why>, ParseError> {
        Ok(self.position.why_not(mv.parse()?))
    }

    fn play(&self, mv: &str) -> Result<Box<dyn AnyPosition>, MoveError> {
        let mv = mv.parse().map_err(MoveError::Malformed)?;
        let position = self.position.play(mv)?;
        Ok(Box::new(At { position, ..*self }))
    }

    fn throw(&self, die: &mut dyn FnMut() -> u8) -> Option<String> {
        let Turn::Chance(_) = self.turn() else { return None };
        self.position.throw(die).map(|outcome| outcome.to_string())
    }
}
