//! What can be asked at the door: one shape for each call.

use std::borrow::Cow;
use std::fmt;

use messdeck_facade::{AnyPosition, Target};
use messdeck_table::{Bytes32, Command, Event, Setup};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{self, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::cube::{CubeAsk, CubeBox, CubeDay};
use crate::{Fault, Pairs, Permits, Step, Want};

/// A call: the field `call` names it, the other fields are its own.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(tag = "call", rename_all = "kebab-case")]
pub enum Call {
    /// The first call: which version the caller knows, and which games are offered; before it, those that need no permit.
    Offer(Offer),
    /// A card for every game that is offered.
    Games(NothingElse),
    /// A position as a board shows it.
    Look(On<Wanted>),
    /// A position as a board shows it, together with how the moves led to it.
    Frame(On<Wanted>),
    /// Each of the moves as it is told to people.
    Tales(On<JustThat>),
    /// Every legal move as it would be told, for whoever chooses one from a list.
    Choices(On<JustThat>),
    /// What the board shows besides, once a person has pointed at something.
    Marks(On<Prefix>),
    /// What can be done next, once a person has pointed at something.
    Prompt(On<Prefix>),
    /// Why a target can't come next; null if it can.
    WhyTarget(On<Pointing>),
    /// Why a move is not legal; null if it is.
    WhyMove(On<Move>),
    /// What is worth telling a newcomer who chooses where the moves led to, the most remarkable first. What has changed since their last
    /// decision is told only if that decision is among the moves.
    Remarks(On<JustThat>),
    /// A move by a level of the computer player.
    Think(On<Rung>),
    /// The best moves for a person who asks.
    Hint(On<Advice>),
    /// What the moves seem to have been worth, and which ones deserve a closer look.
    Analyse(On<Analyse>),
    /// A closer look at one move.
    Judge(On<Judge>),
    /// Puts up a table.
    TableNew(TableNew),
    /// Goes on from a log.
    TableOpen(TableOpen),
    /// Does what somebody wants at a table.
    TableDo(TableDo),
    /// Says how a table would stand after that, and leaves it as it is.
    TableTry(TableDo),
    /// Goes on with what happened at a table that stands elsewhere; all of it or nothing.
    TableHear(TableHear),
    /// Forgets a table.
    TableClose(TableNumber),
    /// The match as a record.
    TableRecord(TableNumber),
    /// What a person commits to their entropy with.
    Commit(Entropy),
    /// Derives every throw of a record again.
    Verify(RecordText),
    /// Reads a record and plays it through.
    RecordOpen(RecordText),
    /// Reads a course about a game.
    CourseOpen(CourseText),
    /// The cube: what lies in the box, and what fits beside it.
    CubeLook(CubeBox),
    /// Whether the rest of the cube can still be packed.
    CubeCheck(CubeAsk),
    /// What to do next with the cube.
    CubeHint(CubeAsk),
    /// The cube's puzzle of a day.
    CubeDaily(CubeDay),
}

/// What is offered.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// The version of the calls that the caller knows; without it the first.
    pub protocol: Option<u16>,
    /// `"all"`, or the ids of the games for which there is a permit.
    pub permits: Permits,
}

/// A question about a position.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct On<Q> {
    /// The position.
    #[serde(flatten)]
    pub at: At,
    /// The question.
    #[serde(flatten)]
    pub ask: Q,
    /// There are no other fields.
    #[serde(flatten)]
    pub nothing: NothingElse,
}

/// A question that says all by being asked.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub struct JustThat {}

/// What to answer besides the view.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub struct Wanted {
    /// Everything if nothing is said.
    pub want: Option<Vec<Want>>,
}

impl Wanted {
    /// Everything if nothing is said.
    pub fn wants(&self) -> &[Want] {
        self.want.as_deref().unwrap_or(&Want::ALL)
    }
}

/// The beginning of a move.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub struct Prefix {
    /// What was pointed at so far.
    pub prefix: Vec<Target>,
}

/// The beginning of a move, and what a person points at next.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub struct Pointing {
    /// What was pointed at so far.
    pub prefix: Vec<Target>,
    /// What is pointed at now.
    pub target: Target,
}

/// A move.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub struct Move {
    /// Its text.
    #[serde(rename = "move")]
    pub mv: String,
}

/// A level of the computer player.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub struct Rung {
    /// From 1 to 8.
    pub level: u8,
    /// Where chance plays a part in the thinking, another run of it.
    pub seed: u64,
}

/// How much advice.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub struct Advice {
    /// How many moves to answer with, three at most.
    pub candidates: usize,
    /// Positions to look at; as many as a good level does if nothing is said, which is what an analysis does.
    pub nodes: Option<u64>,
}

/// How the moves of a match are analysed: as a whole, or, where that would take long, a few at a time.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
pub struct Analyse {
    /// What is known about the moves before these; `position` is the one that they led to.
    #[serde(default)]
    pub known: Vec<Step>,
    /// The seats whose mistakes are looked for; everybody's if nothing is said.
    #[serde(default)]
    pub seats: Vec<String>,
    /// Who won; nobody if nothing is said.
    #[serde(default)]
    pub winners: Vec<String>,
    /// Positions to look at for each move; enough for a glance if nothing is said.
    pub nodes: Option<u64>,
}

/// A move of a match to look at closely; `position` is the one in which it was made.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub struct Judge {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// Its place in the match, from 1.
    pub number: usize,
}

/// A new table.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
pub struct TableNew {
    /// What is agreed before anybody sits down.
    #[serde(flatten)]
    pub setup: Setup,
    /// The dealer's secret.
    pub seed: Bytes32,
    /// Milliseconds since 1970.
    pub now: u64,
    /// There are no other fields.
    #[serde(flatten)]
    pub nothing: NothingElse,
}

/// A table from its log.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableOpen {
    /// Everything that happened.
    pub events: Vec<Event>,
    /// The dealer's secret, where the match is hosted here.
    pub seed: Option<Bytes32>,
    /// The number that the table had before, to have it again.
    pub table: Option<u32>,
}

/// What somebody wants at a table.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableDo {
    /// The table's number.
    pub table: u32,
    /// What.
    pub command: Command,
    /// Milliseconds since 1970.
    pub now: u64,
}

/// What happened at a table that stands elsewhere.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableHear {
    /// The table's number.
    pub table: u32,
    /// What happened since.
    pub events: Vec<Event>,
}

/// An open table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableNumber {
    /// Its number.
    pub table: u32,
}

/// What a person adds to the dice.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entropy {
    /// 32 random bytes.
    pub entropy: Bytes32,
}

/// A record.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordText {
    /// Its text.
    pub record: String,
}

/// A course.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CourseText {
    /// Its text.
    pub course: String,
}

/// Names a position: a game, the options that differ from their defaults, a start, and moves from there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
pub struct At {
    /// The game's id.
    pub game: String,
    /// Options that differ from their defaults.
    pub options: Option<Pairs>,
    /// The position to start from; without it, the game's start.
    pub position: Option<String>,
    /// Moves to make from there.
    pub moves: Option<Vec<String>>,
}

impl At {
    /// The position it names, if its game is offered.
    pub fn resolve(&self, permits: &Permits) -> Result<Box<dyn AnyPosition>, Fault> {
        let mut way = self.way(permits)?;
        Ok(way.pop().expect("a way has a beginning"))
    }

    /// The start that it names and the positions after each of its moves.
    pub(crate) fn way(&self, permits: &Permits) -> Result<Vec<Box<dyn AnyPosition>>, Fault> {
        let game = permits.find(&self.game)?;
        let pairs = self.options.iter().flat_map(|pairs| &pairs.0).map(|(name, value)| (name, value));
        let book = game.book_with(pairs)?;
        let start = match &self.position {
            None => book.start(),
            Some(text) => book.parse(text).map_err(|error| Fault::bad_position(&error))?,
        };
        let mut way = vec![start];
        for (index, mv) in self.moves().enumerate() {
            let next = way[index].play(mv).map_err(|error| Fault::bad_move(mv, index, error))?;
            way.push(next);
        }
        Ok(way)
    }

    /// Its moves.
    pub(crate) fn moves(&self) -> impl ExactSizeIterator<Item = &str> + DoubleEndedIterator {
        self.moves.as_deref().unwrap_or_default().iter().map(String::as_str)
    }
}

/// Takes the fields that nobody else wanted, and refuses them: a misspelt field must not pass unnoticed.
/// (`deny_unknown_fields` does not go together with `flatten`.)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NothingElse;

impl<'de> Deserialize<'de> for NothingElse {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<NothingElse, D::Error> {
        struct NothingVisitor;

        impl<'de> Visitor<'de> for NothingVisitor {
            type Value = NothingElse;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("no other field")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<NothingElse, M::Error> {
                match map.next_entry::<String, IgnoredAny>()? {
                    None => Ok(NothingElse),
                    Some((name, _)) => {
                        Err(de::Error::custom(format_args!("this call has no field {name:?}")))
                    }
                }
            }
        }

        deserializer.deserialize_map(NothingVisitor)
    }
}

impl JsonSchema for NothingElse {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "NothingElse".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "object" })
    }
}
