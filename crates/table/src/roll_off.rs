//! The roll-off: who throws next, and who has won.

use messdeck_core::Seat;
use messdeck_facade::SeatSpec;

use crate::view::Throw;

/// Where a roll-off stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Round {
    /// This seat throws next.
    Next(Seat),
    /// This one has won.
    Won(Seat),
}

/// Everybody throws in seat order; the highest sum wins, and those who tie for it throw again.
///
/// The order is fixed so that each throw has one place, and with it one outcome.
pub(crate) fn round(seats: &[SeatSpec], throws: &[Throw]) -> Round {
    let mut contenders: Vec<usize> = (0..seats.len()).collect();
    let mut rest = throws;
    loop {
        let Some((thrown, later)) = rest.split_at_checked(contenders.len()) else {
            return Round::Next(Seat::new(contenders[rest.len()]));
        };
        let sum = |throw: &Throw| throw.dice.iter().map(|&die| u32::from(die)).sum::<u32>();
        let best = thrown.iter().map(sum).max();
        let tied = contenders.iter().zip(thrown).filter(|(_, throw)| Some(sum(throw)) == best);
        contenders = tied.map(|(&seat, _)| seat).collect();
        if let [winner] = contenders[..] {
            return Round::Won(Seat::new(winner));
        }
        rest = later;
    }
}
