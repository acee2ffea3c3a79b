//! All weights of the judgement, in hundredths of a square infantry.

use crate::unit::Kind;

/// Officers by their number. The first ones matter most: between one and two actions lies twice the speed.
pub(super) const OFFICERS: [i32; 17] =
    [0, 400, 800, 1150, 1450, 1700, 1900, 2050, 2180, 2300, 2400, 2500, 2600, 2700, 2800, 2900, 3000];

/// The fighting units, each.
pub(super) const UNITS: [(Kind, i32); 5] = [
    (Kind::Skirmisher, 110),
    (Kind::Cavalry, 110),
    (Kind::Pikemen, 90),
    (Kind::SquareInfantry, 100),
    (Kind::LineInfantry, 110),
];

/// An action that is left in the turn.
pub(super) const ACTION: i32 = 15;
/// A free action of a cavalry that is left in the turn.
pub(super) const FREE: i32 = 5;

/// What the danger to the next officer costs, by the enemy's actions less those that he needs for him, from −4 upwards:
/// first while the enemy acts, then while it is the own turn and there is time to answer.
pub(super) const DANGER: [[i32; 7]; 2] = [[0, 10, 25, 50, 300, 330, 350], [0, 10, 20, 40, 120, 160, 200]];

/// What an enemy costs that needs 1, 2, 3 … actions to remove some officer.
pub(super) const NEAR: [i32; 8] = [40, 34, 28, 22, 16, 10, 6, 3];

/// Squares of the hill that a side holds, where the hill wins.
pub(super) const HILL: [i32; 5] = [0, 40, 100, 260, 330];

/// How near the next officer is to breaking through, by the side's actions less the steps that he needs, from −4
/// upwards: first while the enemy acts, then in the own turn.
pub(super) const RUN: [[i32; 7]; 2] = [[0, 10, 20, 50, 220, 280, 330], [0, 10, 25, 60, 700, 700, 700]];

/// While the armies are placed, material is worth so many times less.
pub(super) const IN_SETUP: i32 = 10;

/// How promising a step is that wins the game: nothing comes before it.
pub(super) const WINNING: i32 = 1_000_000;
