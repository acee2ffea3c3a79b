//! The seats that the server plays.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::SeqCst;
use std::time::{Duration, Instant};

use messdeck_facade::AnyPosition;
use messdeck_search::{Level, Limits, Skill};
use messdeck_table::{Command, Phase, Sitter, Table};

use crate::counts::count;
use crate::{Hall, Live, random};

/// What the computer must do.
enum Job {
    /// Nothing that needs thought.
    Do(Command),
    Move {
        seat: String,
        level: u8,
        position: Box<dyn AnyPosition>,
    },
    /// A draw was offered.
    Answer {
        seat: String,
        side: usize,
        position: Box<dyn AnyPosition>,
    },
}

/// No move takes longer, whatever the level.
const LONGEST: Duration = Duration::from_secs(10);
/// Positions looked at to judge an offer.
const JUDGE: u64 = 2_000;

/// Lets the computer play as long as it is its turn, beside whatever else happens.
pub(crate) fn go_on(hall: &Arc<Hall>, live: &Arc<Live>) {
    tokio::spawn(play(Arc::clone(hall), Arc::clone(live)));
}

/// Whether the computer has anything to do.
pub(crate) fn is_asked(table: &Table) -> bool {
    let acting = table.turn().map(|(seat, _)| seat);
    let is_computer = |sitter: &Sitter| matches!(sitter, Sitter::Computer { .. });
    table.sitters().any(|(seat, sitter)| Some(seat) == acting && is_computer(sitter))
        || !table.asked_computers().is_empty()
}

/// Boxed, because what the computer does may put up a match in which the computer plays.
fn play(hall: Arc<Hall>, live: Arc<Live>) -> Pin<Box<dyn Future<Output = ()> + Send>> {
    Box::pin(async move {
        // After the flag is taken back, something may have come up that was left to whoever had it.
        while live.look(|table, _| is_asked(table)).await && !live.thinking.swap(true, SeqCst) {
            let is_done = play_on(&hall, &live).await;
            live.thinking.store(false, SeqCst);
            if !is_done {
                // The timers bring the match up again.
                return;
            }
        }
    })
}

/// Whether all was done that was to do; not where the store failed.
async fn play_on(hall: &Arc<Hall>, live: &Arc<Live>) -> bool {
    while let Some(job) = live.look(|table, _| job(table)).await {
        let Some(command) = work(hall, job).await else { return false };
        // Refused where somebody was faster, as with an undo: then there is another job, or none.
        match live.carry_out(hall, None, &command).await {
            Err(error) if error.is_inside() => {
                tracing::error!(%error, "the computer can't go on");
                return false;
            }
            _ => {}
        }
    }
    true
}

async fn work(hall: &Hall, job: Job) -> Option<Command> {
    let thinker = match job {
        Job::Do(command) => return Some(command),
        _ => hall.thinkers.acquire().await.ok()?,
    };
    let seed = u64::from_le_bytes(random().ok()?);
    let thought = tokio::task::spawn_blocking(move || {
        let until = Instant::now() + LONGEST;
        let mut stop = || Instant::now() >= until;
        match job {
            Job::Do(command) => Some(command),
            Job::Move { seat, level, position } => {
                let opinion = position.think(Skill::Level(Level::new(level)), seed, &mut stop)?;
                Some(Command::Move { seat, person: None, mv: opinion.best })
            }
            Job::Answer { seat, side, position } => {
                let values = position.expect(Limits::nodes(JUDGE), seed, &mut stop);
                // A draw is taken by who does not expect to win.
                let accept = values.get(side).is_some_and(|value| value.win <= 0.5);
                Some(Command::Answer { seat, person: None, accept })
            }
        }
    });
    let command = thought.await.ok().flatten();
    drop(thinker);
    count(&hall.counts.computer_moves);
    command
}

/// What the computer must do now.
fn job(table: &Table) -> Option<Job> {
    if let Some(seat) = table.asked_computers().first() {
        let seats = table.position().seats();
        let side = seats.iter().find(|known| known.name == *seat).map(|known| known.side)?;
        return Some(Job::Answer { seat: (*seat).to_owned(), side, position: table.position().copy() });
    }
    let (acting, chance) = table.turn()?;
    let (_, sitter) = table.sitters().find(|&(seat, _)| seat == acting)?;
    let Sitter::Computer { level } = *sitter else { return None };
    let seat = acting.to_owned();
    Some(match (table.phase(), chance) {
        (Phase::RollOff, _) => Job::Do(Command::RollOff { seat, person: None }),
        (_, true) => Job::Do(Command::Roll { seat, person: None }),
        (_, false) => Job::Move { seat, level, position: table.position().copy() },
    })
}
