//! Everything a page shows of a match, made from its state.

use std::collections::BTreeMap;

use messdeck_facade::Retired;
use schemars::JsonSchema;
use serde::Serialize;

use crate::event::Cause;
use crate::seats::{Share, Sitter};
use crate::table::{Phase, Table};
use crate::{Bytes32, ClockSpec, Offering};

/// A match as a page shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableView {
    /// The number of the last event.
    pub v: u64,
    /// The match's id.
    #[serde(rename = "match")]
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// All options as they are played, the roll-off's outcome included.
    pub options: BTreeMap<&'static str, String>,
    /// The first position, if it is not the game's start.
    pub start: Option<String>,
    /// How far the match has come.
    pub phase: Phase,
    /// The chairs, in the order of the rules page.
    pub seats: Vec<TableSeat>,
    /// The roll-off, if there is one.
    pub roll_off: Option<RollOffView>,
    /// The present position.
    pub position: String,
    /// The seat that must act now, also where it must roll.
    pub acting: Option<&'static str>,
    /// Whether what comes next is a throw of the dice.
    pub chance: bool,
    /// The moves that stand; those taken back are not in it.
    pub line: Vec<LineMove>,
    /// How the clocks were set.
    pub clock: Option<ClockSpec>,
    /// When the clock of the acting seat began to run.
    pub clock_at: Option<u64>,
    /// Who may take back, to which length of the line, and who would have to agree.
    pub undo: Vec<UndoView>,
    /// What is on offer.
    pub offer: Option<OfferView>,
    /// Whether the match can still be called off.
    pub may_abort: bool,
    /// How it ended.
    pub result: Option<TableResult>,
    /// The version of the rules that the match was played by, where it is no longer played. Then the match is over, and
    /// its line is empty: what was played stands only in its record.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retired: Option<Retired>,
    /// What the dice are dealt from.
    pub fairness: Fairness,
    /// The id of the match that follows.
    pub rematch: Option<String>,
}

/// A chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TableSeat {
    /// Its name.
    pub seat: &'static str,
    /// The number of the side it wins with.
    pub side: usize,
    /// Who sits there.
    pub sitter: Sitter,
    /// Milliseconds left, as they stood at [`TableView::clock_at`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<u64>,
    /// Whether the person can't be seen.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub absent: bool,
    /// Whether the person has been away on their turn for so long that others may claim.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub claimable: bool,
}

/// A move of the current line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct LineMove {
    /// The seat that decided, or `chance`.
    pub who: &'static str,
    /// The seat that decided or whose dice fell.
    pub seat: &'static str,
    /// The move in the game's notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// Milliseconds left on the seat's clock afterwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<u64>,
    /// The position after it.
    pub position: String,
}

/// A throw of the roll-off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Throw {
    /// The chair it was thrown on.
    pub seat: &'static str,
    /// The dice in the order in which they fell.
    pub dice: Vec<u8>,
}

/// A roll-off.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RollOffView {
    /// How many dice each seat throws.
    pub dice: usize,
    /// The throws, round by round.
    pub throws: Vec<Throw>,
    /// The chair on which it was won.
    pub first: Option<&'static str>,
}

/// A seat that may take back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct UndoView {
    /// The seat.
    pub seat: &'static str,
    /// The length of the line afterwards.
    pub to: usize,
    /// The seats whose people would have to agree.
    pub asks: Vec<&'static str>,
}

/// Something that is on offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct OfferView {
    /// Who offers.
    pub seat: &'static str,
    /// What.
    pub offer: Offering,
    /// Who has not answered yet.
    pub waiting_for: Vec<&'static str>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TableResult {
    /// The seats that share the best result, in seat order; nobody if the match was called off or is void.
    pub winners: Vec<String>,
    /// What ended it.
    pub by: Cause,
    /// Points by seat, where the game counts points and ended by its rules.
    pub scores: Option<BTreeMap<String, i32>>,
}

/// What the dice are dealt from, as far as it is known by now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Fairness {
    /// The hash of the dealer's seed.
    pub commitment: Bytes32,
    /// The seed, once the match is over.
    pub seed: Option<Bytes32>,
    /// What people added, by chair; none until it is revealed, or where they kept silent.
    pub entropies: BTreeMap<&'static str, Option<Bytes32>>,
    /// How many throws stand: those of the line and of the roll-off.
    pub rolls: usize,
}

impl Table {
    /// Everything a page shows of the match.
    pub fn view(&self) -> TableView {
        let clock_runs = self.phase == Phase::Playing && self.setup.clock.is_some();
        TableView {
            v: self.v,
            id: self.setup.id.clone(),
            game: self.book.0.about().id,
            options: self.options().all().map(|(name, value)| (name, value.to_owned())).collect(),
            start: self.setup.start.clone(),
            phase: self.phase,
            seats: self.seat_views(),
            roll_off: self.setup.roll_off.then(|| RollOffView {
                dice: self.book.0.roll_off().map_or(0, |roll_off| roll_off.dice),
                throws: self.throws.clone(),
                first: self.first.map(|seat| self.seat_name(seat)),
            }),
            position: self.position().text(),
            acting: self.acting().map(|seat| self.seat_name(seat)),
            chance: self.chance(),
            line: self.line_view(),
            clock: self.setup.clock,
            clock_at: clock_runs.then_some(self.turn_at),
            undo: self.undo_views(),
            offer: self.offer.as_ref().map(|made| OfferView {
                seat: self.seat_name(made.seat),
                offer: made.offer,
                waiting_for: made.waiting.iter().map(|&seat| self.seat_name(seat)).collect(),
            }),
            may_abort: self.may_abort(),
            result: self.result.clone(),
            retired: self.retired().cloned(),
            fairness: self.fairness(),
            rematch: self.rematch.clone(),
        }
    }

    fn seat_views(&self) -> Vec<TableSeat> {
        let with_spec = self.chairs.iter().zip(self.seats);
        let view = with_spec.map(|(chair, spec)| TableSeat {
            seat: spec.name,
            side: spec.side,
            sitter: chair.sitter.clone(),
            clock: chair.clock,
            absent: chair.absent_since.is_some(),
            claimable: chair.claimable,
        });
        view.collect()
    }

    fn line_view(&self) -> Vec<LineMove> {
        let view = self.line.iter().map(|step| LineMove {
            who: if step.is_roll { "chance" } else { self.seat_name(step.seat) },
            seat: self.seat_name(step.seat),
            mv: step.mv.clone(),
            clock: step.clocks[step.seat.index()],
            position: step.here.0.text(),
        });
        view.collect()
    }

    fn undo_views(&self) -> Vec<UndoView> {
        let people = self.all_seats().filter(|&seat| self.sitter(seat).person().is_some());
        let view = people.filter_map(|seat| {
            let to = self.undo_to(seat)?;
            let asks = self.undo_asks(seat, to).into_iter().map(|seat| self.seat_name(seat)).collect();
            Some(UndoView { seat: self.seat_name(seat), to, asks })
        });
        view.collect()
    }

    fn fairness(&self) -> Fairness {
        let by_chair = self.seats.iter().zip(&self.shares).filter_map(|(seat, share)| match share {
            Share::None => None,
            Share::Committed(_) | Share::Silent => Some((seat.name, None)),
            Share::Revealed(entropy) => Some((seat.name, Some(*entropy))),
        });
        Fairness {
            commitment: self.commitment,
            seed: self.seed,
            entropies: by_chair.collect(),
            rolls: self.rolls() + self.throws.len(),
        }
    }
}
