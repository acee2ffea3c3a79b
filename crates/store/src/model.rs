//! What is kept, as plain data. Times are milliseconds since 1970.

/// An event of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEvent {
    /// Its number: 1, 2, 3, … without gaps.
    pub v: u64,
    /// When it happened.
    pub at: i64,
    /// What happened, in words that only the table understands.
    pub body: String,
}

/// Who may find a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Only who has a link.
    Private,
    /// Everyone: it stands in the lobby and can be watched.
    Public,
}

/// A match to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMatch {
    /// Its name, which nobody can guess.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Who may find it.
    pub visibility: Visibility,
    /// The person who created it.
    pub creator: String,
    /// When.
    pub at: i64,
    /// The dealer's secret.
    pub seed: [u8; 32],
    /// Its first events.
    pub events: Vec<StoredEvent>,
    /// How it stands in lists.
    pub listing: Listing,
    /// Which person holds which seat.
    pub holders: Vec<Holder>,
    /// Whom seats are kept for.
    pub reservations: Vec<Reservation>,
    /// The invitations to it.
    pub tickets: Vec<Ticket>,
}

/// How a match stands in lists: what can be asked without reading its events. It is written together with the events
/// that change it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listing {
    /// Whether a seat is still free.
    pub open: bool,
    /// Whether it is over.
    pub over: bool,
    /// The person who must act now.
    pub acting: Option<String>,
    /// When the table must look at the clock, whatever happens.
    pub due: Option<i64>,
    /// A line for people, in words that only the server understands.
    pub summary: String,
}

/// A person on a seat.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Holder {
    /// The seat.
    pub seat: String,
    /// The person.
    pub person: String,
}

/// A seat that is kept for somebody until they sit there.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Reservation {
    /// The seat.
    pub seat: String,
    /// For whom.
    pub hold: Hold,
}

/// Whom a seat is kept for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Hold {
    /// Whoever comes first.
    Open,
    /// Whoever has the seat's invitation.
    Invite,
    /// A person, as in a rematch.
    Reserved {
        /// Their id.
        person: String,
    },
}

/// Events to add to a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The match.
    pub id: String,
    /// The name that the client gave its act: the same act is carried out once, however often it is sent.
    pub act: Option<String>,
    /// The events. The number of the first says what the writer believes comes next.
    pub events: Vec<StoredEvent>,
    /// How the match stands in lists from now on.
    pub listing: Listing,
    /// Which person holds which seat, where that has changed.
    pub holders: Option<Vec<Holder>>,
    /// The match that follows, where these events tell of it: both are kept, or neither. One that is there already stays
    /// as it is.
    pub next: Option<Box<NewMatch>>,
}

/// What became of an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// The events are kept.
    Kept,
    /// This act was carried out before; it led up to this number.
    Already {
        /// The number of its last event.
        v: u64,
    },
}

/// What is known of a match without reading its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchInfo {
    /// Its name.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Who may find it.
    pub visibility: Visibility,
    /// The person who created it.
    pub creator: String,
    /// When it was created.
    pub created: i64,
    /// When its newest event happened.
    pub updated: i64,
    /// The number of its newest event.
    pub v: u64,
    /// The dealer's secret.
    pub seed: [u8; 32],
    /// How it stands in lists.
    pub listing: Listing,
}

/// Someone who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The name for programs.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// When they came.
    pub since: i64,
}

/// A right that a secret gives: to take a seat, or to move one to another device. Only the secret's hash is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// The hash of the secret.
    pub hash: [u8; 32],
    /// What it is for, in words that only the server understands.
    pub kind: String,
    /// The match.
    pub id: String,
    /// The seat.
    pub seat: String,
    /// The person it belongs to, where it belongs to one.
    pub person: Option<String>,
    /// When it ends.
    pub expires: i64,
}

/// Something to say at a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The match.
    pub id: String,
    /// Who says it.
    pub person: String,
    /// When.
    pub at: i64,
    /// What.
    pub text: String,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number in the match.
    pub n: u64,
    /// What was said, by whom and when.
    pub said: Said,
}

/// A complaint about something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The match.
    pub id: String,
    /// The number of the line.
    pub n: u64,
    /// Who complains.
    pub person: String,
    /// When.
    pub at: i64,
    /// Why.
    pub reason: String,
}
