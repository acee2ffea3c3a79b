//! Which numbers of dice fit the order of turns: the "Valid" line of the rules page.

use messdeck_core::{MAX_SEATS, Say, Seat};

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

type Checked<T = ()> = Result<T, (Field, Say)>;

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
            let say = about(seat, "diceopolis-text-dice").with("placed", self.placed_by(seat));
            return Err((Field::Board, say.with("dice", rules.dice)));
        }
        let total: u32 = seats().map(|seat| u32::from(self.placed_by(seat))).sum();
        let turn = Seat::new((total % u32::from(rules.players)) as usize);
        let round = (total / u32::from(rules.players)) as u8;
        for seat in seats() {
            let (placed, due) = (self.placed_by(seat), round + u8::from(seat < turn));
            if placed != due {
                let say = about(seat, "diceopolis-text-placed").with("placed", placed);
                return Err((Field::Board, say.with("total", total).with("due", due)));
            }
        }
        // While the hands are filled the turn goes round before any die is placed.
        if self.turn == turn || total == 0 && self.phase == Phase::Roll {
            return Ok(());
        }
        Err((Field::Turn, Say::new("diceopolis-text-turn").with("letter", letter(turn).to_string())))
    }

    fn check_phase(&self, rules: &Rules) -> Checked {
        let round = self.placed_by(self.turn);
        let nothing_placed = self.placed.iter().all(|&placed| placed == 0);
        let begins = rules.phase_of(round);
        let expected: &[Phase] = match begins {
            Phase::Place if nothing_placed => &[Phase::Roll, Phase::Place],
            Phase::Place => &[Phase::Place],
            Phase::Roll => &[Phase::Roll, Phase::Place],
            Phase::Reroll => &[Phase::Reroll, Phase::Roll, Phase::Place],
            Phase::Over => &[Phase::Over],
        };
        if expected.contains(&self.phase) {
            return Ok(());
        }
        let words: Vec<Say> = expected.iter().map(|phase| Say::verbatim(phase.to_string())).collect();
        let say = about(self.turn, "diceopolis-text-phase").with("placed", round);
        Err((Field::Phase, say.with("dice", rules.dice).with("words", words)))
    }

    /// Hand and cache of a seat must be as large as the order of turns makes them.
    fn check_dice(&self, rules: &Rules, seat: Seat) -> Checked {
        let hand = self.hands[seat.index()].len() as u8;
        let cache = self.caches[seat.index()];
        let hand_due = self.hand_due(rules, seat, hand);
        let in_air = u8::from(self.is_in_air(rules) && seat == self.turn);
        let cache_due = rules.dice - self.placed_by(seat) - hand_due - in_air;
        let (field, found, due, id) = if hand != hand_due {
            (Field::Hands, hand, hand_due, "diceopolis-text-hand")
        } else if cache != cache_due {
            (Field::Caches, cache, cache_due, "diceopolis-text-cache")
        } else {
            return Ok(());
        };
        Err((field, about(seat, id).with("found", found).with("due", due)))
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

/// A message about somebody.
fn about(seat: Seat, id: &'static str) -> Say {
    Say::new(id).with("seat", Say::new(name(seat)))
}

/// A seat's letter in a position.
pub(crate) fn letter(seat: Seat) -> char {
    ['r', 'b', 'g', 'y'][seat.index()]
}
