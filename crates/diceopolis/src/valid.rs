//! Which numbers of dice fit the order of turns: the "Valid" line of the rules page.

use messdeck_core::{MAX_SEATS, Seat};

use crate::hand::{FULL, Hand};
use crate::rules::Phase;
use crate::{Rules, name};

/// What a text says about everything but the squares of the dice.
pub(crate) struct Claim {
    /// Dice on the board, by seat.
    pub(crate) placed: [u8; MAX_SEATS],
    pub(crate) turn: Seat,
    pub(crate) hands: [Hand; MAX_SEATS],
    pub(crate) caches: [u8; MAX_SEATS],
    pub(crate) phase: Phase,
}

/// The field of a text that is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Field {
    Board,
    Turn,
    Hands,
    Caches,
    Phase,
}

type Checked<T = ()> = Result<T, (Field, String)>;

impl Claim {
    /// The round, if all numbers fit the order of turns.
    pub(crate) fn round(&self, rules: &Rules) -> Checked<u8> {
        self.check_placed(rules)?;
        self.check_phase(rules)?;
        for seat in (0..usize::from(rules.players)).map(Seat::new) {
            self.check_dice(rules, seat)?;
        }
        Ok(self.placed_by(self.turn))
    }

    fn placed_by(&self, seat: Seat) -> u8 {
        self.placed[seat.index()]
    }

    /// Turns go round from red and each places one die.
    fn check_placed(&self, rules: &Rules) -> Checked {
        let seats = || (0..usize::from(rules.players)).map(Seat::new);
        if let Some(seat) = seats().find(|&seat| self.placed_by(seat) > rules.dice) {
            let (name, placed) = (name(seat), self.placed_by(seat));
            let message = format!("{name} has {placed} dice on the board, but each seat has {}", rules.dice);
            return Err((Field::Board, message));
        }
        let total: u32 = seats().map(|seat| u32::from(self.placed_by(seat))).sum();
        let turn = Seat::new((total % u32::from(rules.players)) as usize);
        let round = (total / u32::from(rules.players)) as u8;
        for seat in seats() {
            let (placed, due) = (self.placed_by(seat), round + u8::from(seat < turn));
            if placed != due {
                let message = format!(
                    "{} has placed {placed} of the {total} dice on the board, but taking turns it placed {due}",
                    name(seat)
                );
                return Err((Field::Board, message));
            }
        }
        // While the hands are filled the turn goes round before any die is placed.
        if self.turn == turn || total == 0 && self.phase == Phase::Roll {
            return Ok(());
        }
        let why = if round == rules.dice { "the game is over" } else { "of who placed how many dice" };
        Err((Field::Turn, format!("expected {}, because {why}", letter(turn))))
    }

    fn check_phase(&self, rules: &Rules) -> Checked {
        let round = self.placed_by(self.turn);
        let nothing_placed = self.placed.iter().all(|&placed| placed == 0);
        let begins = rules.phase_of(round);
        let (fits, expected) = match begins {
            Phase::Place if nothing_placed => {
                (matches!(self.phase, Phase::Roll | Phase::Place), "roll or place")
            }
            Phase::Place => (self.phase == Phase::Place, "place"),
            Phase::Roll => (matches!(self.phase, Phase::Roll | Phase::Place), "roll or place"),
            Phase::Reroll => (self.phase != Phase::Over, "reroll, roll or place"),
            Phase::Over => (self.phase == Phase::Over, "over"),
        };
        if fits {
            return Ok(());
        }
        let (name, dice) = (name(self.turn), rules.dice);
        let message = format!("expected {expected}, because {name} has placed {round} of {dice} dice");
        Err((Field::Phase, message))
    }

    /// Hand and cache of a seat must be as large as the order of turns makes them.
    fn check_dice(&self, rules: &Rules, seat: Seat) -> Checked {
        let hand = self.hands[seat.index()].len() as u8;
        let cache = self.caches[seat.index()];
        let hand_due = self.hand_due(rules, seat, hand);
        let in_air = u8::from(self.is_in_air(rules) && seat == self.turn);
        let cache_due = rules.dice - self.placed_by(seat) - hand_due - in_air;
        let (field, found, due, place) = if hand != hand_due {
            (Field::Hands, hand, hand_due, "in hand")
        } else if cache != cache_due {
            (Field::Caches, cache, cache_due, "in its cache")
        } else {
            return Ok(());
        };
        let name = name(seat);
        let message = format!("{name} has {found} dice {place}, but at this point of the game it has {due}");
        Err((field, message))
    }

    fn is_in_air(&self, rules: &Rules) -> bool {
        self.phase == Phase::Roll && self.placed_by(self.turn) >= rules.first_reroll()
    }

    /// The size of a seat's hand; any size that is not full fits a hand that is just being filled.
    fn hand_due(&self, rules: &Rules, seat: Seat, found: u8) -> u8 {
        const FULL_HAND: u8 = FULL as u8;
        let placed = self.placed_by(seat);
        let left = rules.dice - placed;
        let acts = seat == self.turn;
        if self.phase == Phase::Roll && self.placed_by(self.turn) == 0 {
            // The phase fits, so nothing is placed: this is the first filling.
            return match seat.cmp(&self.turn) {
                std::cmp::Ordering::Less => FULL_HAND,
                std::cmp::Ordering::Equal => found.min(FULL_HAND - 1),
                std::cmp::Ordering::Greater => 0,
            };
        }
        if acts && self.is_in_air(rules) {
            return left - 1;
        }
        // A hand is full before a seat's first placement and from its roll to its next one.
        if placed == 0 || acts && self.phase == Phase::Place {
            FULL_HAND.min(left)
        } else {
            left.min(FULL_HAND - 1)
        }
    }
}

/// A seat's letter in a position.
pub(crate) fn letter(seat: Seat) -> char {
    ['r', 'b', 'g', 'y'][seat.index()]
}
