//! What puzzles are made of. They are found and checked outside browsers, whose engine does without all of this.

#[cfg(not(target_family = "wasm"))]
pub use whole::AnyPuzzle;

/// A position as puzzles see it: in a browser they are only posed.
#[cfg(target_family = "wasm")]
pub trait AnyPuzzle: Send + Sync {}

#[cfg(target_family = "wasm")]
impl<G: crate::Game> AnyPuzzle for super::At<G> {}

#[cfg(not(target_family = "wasm"))]
mod whole {
    use crate::any::At;
    use crate::{AnyPosition, Game, MoveError, Notation, ToPuzzles, ToTale};

    /// A position as puzzles see it.
    pub trait AnyPuzzle: Send + Sync {
        /// This position and all valid ones that are the same seen from another side.
        fn images(&self) -> Vec<Box<dyn AnyPosition>>;
        /// What a legal move or a possible throw is about, in the order of the game's list.
        fn motifs(&self, mv: &str) -> Result<Vec<&'static str>, MoveError>;

        /// The one text of all images: their least.
        fn canonical(&self) -> String {
            self.images().iter().map(|image| image.text()).min().unwrap_or_default()
        }
    }

    impl<G: Game> AnyPuzzle for At<G> {
        fn images(&self) -> Vec<Box<dyn AnyPosition>> {
            let read = |image: G::Position| G::Position::parse(&self.rules, &image.to_string()).ok();
            let valid = self.position.images().into_iter().filter_map(read);
            valid.map(|position| Box::new(At { position, ..*self }) as Box<dyn AnyPosition>).collect()
        }

        fn motifs(&self, mv: &str) -> Result<Vec<&'static str>, MoveError> {
            let mv = self.legal(mv)?;
            let (tale, shown) = (self.position.tale(mv), self.position.shows(mv));
            let is_told = |id: &&str| tale.says.iter().any(|say| say.id == *id);
            let all = G::Position::MOTIFS.iter();
            let found = all.filter(|motif| motif.says.iter().any(is_told) || shown.contains(&motif.id));
            Ok(found.map(|motif| motif.id).collect())
        }
    }
}
