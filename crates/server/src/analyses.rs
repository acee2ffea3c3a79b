//! What finished matches turned on, worked out in the background and kept for a while.
//!
//! A few moves at a time take their turn in the queue of all questions, so that a long match holds nobody up; whoever
//! asks meanwhile sees how far it has come.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use messdeck_facade::{AnyPosition, Record};
use messdeck_protocol::online::Progress;
use messdeck_protocol::{Analysis, Moment, Stakes};

use crate::queue::{Queue, busy};
use crate::refused::Refused;

/// The analyses that were asked for lately, the newest last.
#[derive(Default)]
pub(crate) struct Analyses {
    kept: Mutex<VecDeque<(String, Progress)>>,
}

/// Analyses that are kept.
const KEPT: usize = 64;
/// Matches that are worked on at the same time.
const MOST: usize = 8;
/// Moves that are worked on in one turn.
const TOGETHER: usize = 4;

impl Analyses {
    /// How far the analysis of a match has come; begins it where nobody has asked yet.
    pub(crate) fn of(
        self: &Arc<Analyses>,
        queue: &Arc<Queue>,
        id: &str,
        record: Record,
    ) -> Result<Progress, Refused> {
        let mut kept = self.kept();
        if let Some((_, progress)) = kept.iter().find(|(known, _)| known == id) {
            return Ok(progress.clone());
        }
        if kept.iter().filter(|(_, progress)| !progress.complete).count() >= MOST {
            return Err(busy());
        }
        if kept.len() >= KEPT
            && let Some(oldest) = kept.iter().position(|(_, progress)| progress.complete)
        {
            kept.remove(oldest);
        }
        let of = record.moves.len();
        let progress = Progress { of, complete: false, analysis: Analysis::default(), moments: Vec::new() };
        kept.push_back((id.to_owned(), progress.clone()));
        let (analyses, queue, id) = (Arc::clone(self), Arc::clone(queue), id.to_owned());
        tokio::spawn(async move {
            if analyses.work(&queue, &id, record).await.is_err() {
                // Whoever asks again begins again.
                analyses.kept().retain(|(known, _)| *known != id);
            }
        });
        Ok(progress)
    }

    async fn work(&self, queue: &Queue, id: &str, record: Record) -> Result<(), Refused> {
        let game = messdeck_catalog::find(&record.game).ok_or_else(Refused::no_match)?;
        let replay = record.replay(game)?;
        let all = replay.positions.clone();
        let mut here = replay.positions;
        let mut left: VecDeque<String> = record.moves.into_iter().map(|entry| entry.mv).collect();
        let winners = record.result.map(|result| result.winners).unwrap_or_default();
        let mut steps = Vec::new();
        loop {
            let moves: Vec<String> = left.drain(..left.len().min(TOGETHER)).collect();
            let rest = here.split_off(moves.len());
            here.extend(rest.first().map(|next| next.copy()));
            let stakes = Stakes { winners: winners.clone(), ..Stakes::default() };
            let glance = move || Analysis::after(steps, &here, &moves, &stakes, Analysis::GLANCE);
            let analysis = queue.wait(glance).await?;
            steps = analysis.steps.clone();
            here = rest;
            if left.is_empty() {
                return self.look_closely(queue, id, &all, analysis).await;
            }
            self.tell(id, |progress| progress.analysis = analysis);
        }
    }

    /// What seems to have been a mistake is looked at as closely as a hint looks.
    async fn look_closely(
        &self,
        queue: &Queue,
        id: &str,
        positions: &[Box<dyn AnyPosition>],
        analysis: Analysis,
    ) -> Result<(), Refused> {
        let mut moments = Vec::new();
        for number in &analysis.mistakes {
            let step = analysis.steps.iter().find(|step| step.number == *number);
            let (Some(step), Some(position)) = (step, positions.get(number - 1)) else { continue };
            let (mv, number, position) = (step.mv.clone(), *number, position.copy());
            // The record was played through, so that each of its moves is legal.
            moments.extend(queue.wait(move || Moment::of(&*position, &mv, number)).await?.ok());
        }
        self.tell(id, |progress| {
            (progress.analysis, progress.complete) = (analysis, true);
            progress.moments = Moment::three_of(moments);
        });
        Ok(())
    }

    fn tell(&self, id: &str, news: impl FnOnce(&mut Progress)) {
        if let Some((_, progress)) = self.kept().iter_mut().find(|(known, _)| known == id) {
            news(progress);
        }
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, VecDeque<(String, Progress)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
