//! What is said at a match.

use std::sync::Arc;

use messdeck_store::{ChatLine, Said};

use crate::{Hall, HallError, Live, News, is_on, now};

impl Live {
    /// Says something to everybody who follows the match, once it is kept.
    pub async fn say(&self, hall: &Arc<Hall>, person: &str, text: String) -> Result<ChatLine, HallError> {
        let sits = self.look(|table, _| table.sitters().any(|(_, sitter)| is_on(sitter, person))).await;
        if !sits && person != self.creator {
            return Err(HallError::NotAtTheTable);
        }
        let said = Said { id: self.id.clone(), person: person.to_owned(), at: now().cast_signed(), text };
        let n = hall.store.say(said.clone()).await?;
        let line = ChatLine { n, said };
        self.tell(News::chat(&line));
        Ok(line)
    }
}
