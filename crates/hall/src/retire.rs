//! Matches whose version of the rules is no longer played: they end as void, by an event that all can read.

use std::pin::Pin;
use std::sync::Arc;

use messdeck_facade::Reading;
use messdeck_store::MatchInfo;
use messdeck_table::Command;

use crate::{Hall, HallError, Live, summary_of};

/// Matches that are looked at together.
const TOGETHER: usize = 256;

impl Hall {
    /// Ends all matches whose rules are no longer played, so that no list shows them as running. What can't be ended
    /// now is ended when somebody opens it.
    pub async fn end_retired(self: &Arc<Hall>) -> Result<(), HallError> {
        let mut after = String::new();
        loop {
            let found = self.store.unfinished(&after, TOGETHER).await?;
            let Some(last) = found.last() else { return Ok(()) };
            after.clone_from(&last.id);
            for info in found.iter().filter(|info| is_retired(info)) {
                if let Err(error) = self.open(&info.id).await {
                    tracing::warn!(%error, "a match of older rules can't be ended");
                }
            }
        }
    }
}

/// Whether a match's version of the rules is no longer played, as far as its summary tells.
fn is_retired(info: &MatchInfo) -> bool {
    let Ok(summary) = summary_of(&info.listing) else { return false };
    let Some(game) = messdeck_catalog::find(&info.game) else { return false };
    let Ok(book) = game.book_with(&summary.options) else { return false };
    matches!(book.reading(summary.rules), Reading::Retired(_))
}

/// Adds to the log that a match is void, if it is and nobody has said so yet. Where that fails it is tried again with the
/// next act: until then the table refuses to go on by itself.
///
/// Boxed, because an act may put up a match, which is then opened.
pub(crate) fn void<'a>(
    hall: &'a Arc<Hall>,
    live: &'a Arc<Live>,
) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>> {
    Box::pin(async move {
        if live.look(|table, _| table.must_be_voided()).await
            && let Err(error) = live.act(hall, None, Command::Tick {}).await
        {
            tracing::warn!(%error, "a void match could not be ended");
        }
    })
}
