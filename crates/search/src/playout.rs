//! Uniformly random games.

use messdeck_core::{Draw, MAX_SEATS, Position, cpu};

/// How much was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RandomGames {
    /// Games played to their end.
    pub games: u64,
    /// Moves made, outcomes of chance included.
    pub moves: u64,
    /// How often each seat was among the winners.
    pub wins: [u64; MAX_SEATS],
}

/// Plays random games from `start` to their end until at least `moves` moves were made: decisions
/// uniformly among all legal moves, chance by its weights.
pub fn random_games<P: Position>(start: &P, moves: u64, numbers: &mut impl Draw) -> RandomGames {
    cpu::run(Playouts { start, moves, numbers })
}

struct Playouts<'a, P, D> {
    start: &'a P,
    moves: u64,
    numbers: &'a mut D,
}

impl<P: Position, D: Draw> cpu::Task for Playouts<'_, P, D> {
    type Output = RandomGames;

    #[inline(always)]
    fn run(self) -> RandomGames {
        let mut played = RandomGames::default();
        while played.moves < self.moves {
            let mut position = *self.start;
            let before = played.moves;
            while let Some(mv) = position.draw(self.numbers) {
                position = position.play_unchecked(mv);
                played.moves += 1;
            }
            played.games += 1;
            // Whoever plays a game wants to know how it ended; a count of moves alone would let the compiler
            // leave out half of the work, and every measurement would flatter.
            for seat in position.turn().outcome().iter().flat_map(|outcome| outcome.winners.iter()) {
                played.wins[seat.index()] += 1;
            }
            if played.moves == before {
                break; // The start is already over: there is nothing to play, ever.
            }
        }
        played
    }
}
