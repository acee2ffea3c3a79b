//! How far the enemy is from a side's officers, counted in actions.
//!
//! An officer yields to every attack. With the square behind him blocked he is removed, else he is driven back one
//! square and the attacker follows: on a straight line each empty square behind him costs one action more. So for each
//! direction there is a square from which an officer falls within a known number of attacks. From all these
//! squares a flood runs outwards, one action at a time: through empty squares, and more slowly through the
//! side's own units, which have to be broken first.

use messdeck_core::Seat;

use crate::geometry::Direction;
use crate::rules::Position;
use crate::unit::Kind;

/// As far as the flood is followed.
pub(super) const HORIZON: usize = 8;

pub(super) struct Siege {
    /// The actions that the nearest enemy needs to remove an officer, about; more than [`HORIZON`] if none is near.
    pub(super) actions: i32,
    /// How many enemies need 1, 2, 3 … actions.
    pub(super) near: [u32; HORIZON],
}

/// The siege of a side's officers.
pub(super) fn siege(position: &Position, seat: Seat) -> Siege {
    let own = position.units_of(seat);
    let enemy = position.units_of(seat.other());
    let empty = position.empty();
    let officers = own & position.kind(Kind::Officer);
    // A single action breaks the light units, the heavy ones take about one more to get at the right way.
    let light = own & (position.kind(Kind::Skirmisher) | position.kind(Kind::Cavalry) | officers);
    let heavy = own & !light;

    // By the empty squares behind an officer: where an attack on him begins.
    let mut doors = [0; 4];
    for ahead in Direction::ALL {
        let back = ahead.opposite();
        let room = back.shift(empty);
        let more_room = room & back.shift(room);
        let much_room = more_room & back.shift(more_room);
        doors[0] |= back.shift(officers & !room);
        doors[1] |= back.shift(officers & room & !more_room);
        doors[2] |= back.shift(officers & more_room & !much_room);
        doors[3] |= back.shift(officers & much_room);
    }

    // Squares from which so many actions suffice: `flood` one more than `last`, and so on.
    let (mut last, mut second, mut third) = (0u64, 0u64, 0u64);
    let mut near = [0; HORIZON];
    let mut actions = HORIZON as i32 + 2;
    for (step, near) in near.iter_mut().enumerate() {
        let passed = last & empty | second & light | third & heavy;
        let flood = last | spread(passed) | doors.get(step).copied().unwrap_or(0);
        let new = flood & enemy & !last;
        *near = new.count_ones();
        if new != 0 {
            actions = actions.min(step as i32 + 1);
        }
        (last, second, third) = (flood, last, second);
    }
    Siege { actions, near }
}

/// The squares beside these.
pub(super) fn spread(squares: u64) -> u64 {
    Direction::ALL.into_iter().fold(0, |all, direction| all | direction.shift(squares))
}
