//! Taking back: to which choice, and who must agree.

use messdeck_core::Seat;

use crate::table::{Phase, Table};

impl Table {
    /// The length of the line that an undo by this seat leaves: that before its last choice. Moves that were
    /// forced are no choices; nobody gains by making them again.
    pub(crate) fn undo_to(&self, seat: Seat) -> Option<usize> {
        let is_choice = |step: &crate::table::Step| step.seat == seat && step.is_choice;
        let last = self.line.iter().rposition(|step| is_choice(step));
        last.filter(|_| self.phase == Phase::Playing)
    }

    /// The seats whose people must agree to an undo by `seat` to this length: those who have acted since, and
    /// everybody if dice have fallen since, because whoever takes back has seen them. The computer and the
    /// asker's other seats agree always.
    pub(crate) fn undo_asks(&self, seat: Seat, to: usize) -> Vec<Seat> {
        let crossed = &self.line[to..];
        let has_rolled = crossed.iter().any(|step| step.is_roll);
        let is_asked = |other: &Seat| {
            self.sitter(*other).person().is_some()
                && !self.same_person(seat, *other)
                && (has_rolled || crossed.iter().any(|step| step.seat == *other))
        };
        self.all_seats().filter(is_asked).collect()
    }
}
