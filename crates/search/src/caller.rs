//! Whoever asked: says when to stop, and may hear what was found so far.

/// The other side of a search while it goes on.
pub struct Caller<'c, T> {
    /// Asked now and then whether that is enough. A limit in time is a clock in here.
    pub stop: &'c mut dyn FnMut() -> bool,
    /// Told what was found so far: after each depth of alpha-beta, and each time that a tree search or rollouts have looked at
    /// a good part more. If nobody listens, nothing is put together to be told.
    pub hear: Hear<'c, T>,
}

/// Whoever listens, if somebody does.
pub type Hear<'h, T> = Option<&'h mut dyn FnMut(T)>;

impl<'c, T> Caller<'c, T> {
    /// One that only says when to stop.
    pub fn silent(stop: &'c mut dyn FnMut() -> bool) -> Caller<'c, T> {
        Caller { stop, hear: None }
    }

    /// Asks on behalf of this caller something that finds another kind of thing, and translates what is heard of it.
    pub fn translate<U, R>(self, into: impl Fn(U) -> T, ask: impl FnOnce(Caller<'_, U>) -> R) -> R {
        let Caller { stop, hear } = self;
        match hear {
            None => ask(Caller::silent(stop)),
            Some(hear) => ask(Caller { stop, hear: Some(&mut |found| hear(into(found))) }),
        }
    }

    /// Tells what was found, which is put together only if somebody listens.
    pub(crate) fn tell(&mut self, found: impl FnOnce() -> T) {
        if let Some(hear) = &mut self.hear {
            hear(found());
        }
    }
}
