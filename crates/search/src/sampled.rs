//! What searches found that play many games: each root move with how often it was tried and what came of it.

use messdeck_core::MAX_SEATS;

/// What was found.
pub(crate) struct Sampled<M> {
    /// The root moves that were looked at; at least one.
    pub(crate) moves: Vec<RootMove<M>>,
    /// How it might go on, up to the next throw; empty if nothing is known beyond the best move.
    pub(crate) variation: Vec<M>,
    /// Iterations of a tree search, or positions judged.
    pub(crate) nodes: u64,
    /// Moves made in random games, for measuring.
    pub(crate) rollout_moves: u64,
}

/// A root move with what is known of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RootMove<M> {
    pub(crate) mv: M,
    pub(crate) visits: u32,
    /// The mean share of the win, by side.
    pub(crate) shares: [f32; MAX_SEATS],
    /// The standard error of the share of the side that chooses; where the same dice fell for all moves, that of the difference
    /// from the best one, which has none itself.
    pub(crate) error: f32,
}

impl<M: Copy + Eq> Sampled<M> {
    /// The same with what another thread found.
    #[must_use]
    pub(crate) fn with(mut self, other: Sampled<M>) -> Sampled<M> {
        for more in other.moves {
            match self.moves.iter_mut().find(|known| known.mv == more.mv) {
                Some(known) => known.add(&more),
                None => self.moves.push(more),
            }
        }
        self.nodes += other.nodes;
        self.rollout_moves += other.rollout_moves;
        self
    }

    /// Puts the most visited moves first.
    pub(crate) fn sort_by_visits(&mut self) {
        self.moves.sort_by_key(|known| std::cmp::Reverse(known.visits));
    }

    /// Puts the most visited moves first, and of so many of them those that promise a side most: they were brought level, so that
    /// visits say nothing any more.
    pub(crate) fn sort_first_by_share(&mut self, lines: usize, side: usize) {
        self.sort_by_visits();
        let first = lines.min(self.moves.len());
        self.moves[..first].sort_by(|a, b| b.shares[side].total_cmp(&a.shares[side]));
    }

    /// Puts those first that promise a side most, and behind them those that were soon given up.
    pub(crate) fn sort_by_share(&mut self, side: usize) {
        let most = self.moves.iter().map(|known| known.visits).max().unwrap_or(0);
        let given_up = |known: &RootMove<M>| known.visits < most / 2;
        self.moves
            .sort_by(|a, b| given_up(a).cmp(&given_up(b)).then(b.shares[side].total_cmp(&a.shares[side])));
    }
}

impl<M> RootMove<M> {
    fn add(&mut self, more: &RootMove<M>) {
        let all = self.visits + more.visits;
        let part = if all == 0 { 0.5 } else { more.visits as f32 / all as f32 };
        for (share, other) in self.shares.iter_mut().zip(more.shares) {
            *share += (other - *share) * part;
        }
        // Threads know nothing of each other, so that what they err by partly cancels out.
        self.error = together((1.0 - part) * self.error, part * more.error);
        self.visits = all;
    }
}

/// The standard error of a sum or a difference, where the two know nothing of each other.
pub(crate) fn together(one: f32, other: f32) -> f32 {
    (one * one + other * other).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sampled(moves: &[(char, u32, f32)]) -> Sampled<char> {
        let root = |&(mv, visits, share): &(char, u32, f32)| RootMove {
            mv,
            visits,
            shares: [share, 1.0 - share, 0.0, 0.0],
            error: 0.1,
        };
        Sampled {
            moves: moves.iter().map(root).collect(),
            variation: Vec::new(),
            nodes: 10,
            rollout_moves: 5,
        }
    }

    #[test]
    fn threads_are_put_together_by_visits() {
        let one = sampled(&[('a', 30, 0.5), ('b', 10, 0.2)]);
        let mut both = one.with(sampled(&[('b', 30, 0.6), ('c', 1, 0.9)]));
        both.sort_by_visits();
        let found: Vec<_> = both.moves.iter().map(|known| (known.mv, known.visits)).collect();
        assert_eq!(found, [('b', 40), ('a', 30), ('c', 1)]);
        assert!((both.moves[0].shares[0] - 0.5).abs() < 1e-6);
        assert!((both.moves[0].error - 0.1 * 0.625f32.sqrt()).abs() < 1e-6, "{}", both.moves[0].error);
        assert_eq!((both.nodes, both.rollout_moves), (20, 10));
    }

    #[test]
    fn a_move_given_up_early_does_not_come_back() {
        let mut found = sampled(&[('a', 4, 0.9), ('b', 100, 0.5), ('c', 100, 0.6)]);
        found.sort_by_share(0);
        assert!(found.moves.iter().map(|known| known.mv).eq(['c', 'b', 'a']));
    }
}
