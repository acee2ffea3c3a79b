//! What a puzzle is about: what the engine says of the moves that are to be found, and three things that any game can have.

use messdeck_facade::AnyGame;

use crate::rating::Asked;

/// The motifs that puzzles of all games may have besides the game's own: a win that is proven, a position in which all other moves
/// lose, and several moves to find.
pub const COMMON: [&str; 3] = ["ending", "rescue", "combination"];

/// Who has less than this is losing; who has at least so much and not as much as the last is not, and is not winning either.
const LOST: f32 = 0.3;
const SAVED: f32 = 0.4;
const WON: f32 = 0.7;

/// The motifs of moves that are to be found, each with its position, and of what they are worth: those of the game first.
pub(crate) fn motifs(
    game: &dyn AnyGame,
    asked: &Asked<'_>,
    (best, next, error): (f32, f32, f32),
) -> Vec<String> {
    let shown = |id: &&str| asked.iter().any(|(at, mv)| at.motifs(mv).is_ok_and(|ids| ids.contains(id)));
    let own = game.motifs().iter().map(|motif| motif.id).filter(shown);
    let common = [best >= 1.0 && error == 0.0, (SAVED..WON).contains(&best) && next < LOST, asked.len() > 1];
    let common = COMMON.into_iter().zip(common).filter(|(_, is_so)| *is_so).map(|(id, _)| id);
    own.chain(common).map(str::to_owned).collect()
}
