//! `messdeck puzzles mine`: many matches of the computer against itself, on all cores, and what is found in them.

use std::io::{IsTerminal, Write};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{available_parallelism, scope};

use messdeck_core::Say;
use messdeck_facade::AnyGame;
use messdeck_puzzles::Puzzle;

use super::args;
use super::kept::Kept;
use super::selfplay::Match;
use crate::failure::Failure;
use crate::setup;
use crate::words::{said, title};

pub(super) fn mine(args: &args::Mine) -> Result<(), Failure> {
    let games = args.games.iter().map(|id| Ok((setup::game(id)?, Kept::open(&args.into, id)?)));
    let games: Vec<(&dyn AnyGame, Kept)> = games.collect::<Result<_, Failure>>()?;
    let shafts: Vec<Shaft> = games.into_iter().map(|(game, kept)| Shaft::new(game, kept, args)).collect();
    let enough = AtomicBool::new(false);
    let trouble = Mutex::new(None);
    let threads = args.threads.map_or_else(|| available_parallelism().map_or(1, NonZero::get), usize::from);
    scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(shaft) = next(&shafts).filter(|_| !enough.load(Ordering::Relaxed)) {
                    if let Err(failure) = shaft.dig() {
                        *lock(&trouble) = Some(failure);
                        enough.store(true, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    match trouble.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(failure) => Err(failure),
        None => shafts.iter().try_for_each(Shaft::report),
    }
}

/// Where to dig next: for the game that has least. A match counts for a part of a puzzle, so that one in which little is found does not
/// keep all others waiting.
fn next<'s, 'a>(shafts: &'s [Shaft<'a>]) -> Option<&'s Shaft<'a>> {
    const PART: usize = 8;
    let has = |shaft: &&Shaft<'_>| {
        let kept = lock(&shaft.kept);
        kept.count() + kept.matches() / PART
    };
    shafts.iter().filter(|shaft| !shaft.is_exhausted()).min_by_key(has)
}

/// Where one game's puzzles are dug for.
struct Shaft<'a> {
    game: &'a dyn AnyGame,
    kept: Mutex<Kept>,
    next: AtomicU64,
    most: usize,
    seed: u64,
}

impl<'a> Shaft<'a> {
    fn new(game: &'a dyn AnyGame, kept: Kept, args: &args::Mine) -> Shaft<'a> {
        // A game that as usual is not for two sides has none, however long one digs.
        let most = if Match::of(game, 0, args.seed).is_some() { args.most } else { 0 };
        Shaft { game, kept: Mutex::new(kept), next: AtomicU64::new(0), most, seed: args.seed }
    }

    fn is_exhausted(&self) -> bool {
        lock(&self.kept).count() >= self.most
    }

    /// Searches the next match.
    fn dig(&self) -> Result<(), Failure> {
        let number = self.next();
        let Some(found) = Match::of(self.game, number, self.seed) else { return Ok(()) };
        let mut failure = None;
        let is_wanted = |ratings| lock(&self.kept).has_room(ratings, self.most);
        found.search(self.game, is_wanted, |puzzle| match self.keep(puzzle) {
            Ok(more) => more,
            Err(trouble) => {
                failure = Some(trouble);
                false
            }
        });
        match failure {
            Some(failure) => Err(failure),
            None => lock(&self.kept).searched(number),
        }
    }

    fn next(&self) -> u64 {
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if !lock(&self.kept).is_searched(number) {
                return number;
            }
        }
    }

    /// Keeps a puzzle; says whether more are wanted.
    fn keep(&self, puzzle: Puzzle) -> Result<bool, Failure> {
        let told = format!("{} {} {}", puzzle.id, puzzle.rating, puzzle.motifs.join(" "));
        let mut kept = lock(&self.kept);
        if kept.add(puzzle, self.most)? {
            let mut out = std::io::stderr().lock();
            let end = if out.is_terminal() { "\x1b[K\r" } else { "\n" };
            write!(out, "{}/{} {told}{end}", kept.count(), self.most)?;
        }
        Ok(kept.count() < self.most)
    }

    fn report(&self) -> Result<(), Failure> {
        let kept = lock(&self.kept);
        let say = Say::new("command-puzzles-mined").with("game", title(self.game));
        let say = say.with("puzzles", kept.count()).with("matches", kept.matches());
        Ok(writeln!(std::io::stdout().lock(), "{}", said(&say))?)
    }
}

/// A lock is only poisoned by a thread that panicked, and then the scope panics too.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
