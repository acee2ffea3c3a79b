//! The one door: a call in, an answer out.

use messdeck_core::{Say, Turn, Why};
use messdeck_facade::{Mark, Opinion, Passage, Remark, Tale, Target, say};
use messdeck_lessons::Course;
use messdeck_search::{Level, Skill, TOP_LEVEL};
use messdeck_table::{Bytes32, RefusalCode, commit};
use schemars::JsonSchema;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};

use crate::advice::{LINES, Moment, advice, advice_within};
use crate::call::{
    Advice, Analyse, At, Call, CourseText, Entropy, Judge, Offer, On, RecordText, TableNumber, Wanted,
};
use crate::cube::Cube;
use crate::look::Seen;
use crate::opinion::{Hint, advised, shown};
use crate::tables::Tables;
use crate::{
    Analysis, EngineCode, Failure, Fault, Frame, Permits, Reason, Shown, Stakes, Want, cards, look, records,
    understood,
};

/// Answers calls. It is a value of its own because it remembers: the tables that are open, and the position
/// that was asked about last, so that a person who points at one target after the other is not kept waiting
/// for the tree of all paths.
pub struct Door {
    permits: Permits,
    speaker: Option<Speaker>,
    last: Option<Seen>,
    tables: Tables,
    cube: Cube,
}

/// Puts into words what the engine only names.
pub type Speaker = &'static dyn messdeck_core::Speaker;

/// What a call is answered with.
#[derive(Serialize)]
struct Done<T> {
    ok: T,
}

/// A match as a record.
#[derive(Serialize, JsonSchema)]
pub struct Recorded {
    record: String,
}

/// What whoever decides can do next.
#[derive(Serialize, JsonSchema)]
pub struct Prompted {
    #[serde(serialize_with = "say::maybe")]
    #[schemars(with = "Option<say::SayShape<'static>>")]
    prompt: Option<Say>,
}

/// A move that could be made, as it would be told.
#[derive(Serialize, JsonSchema)]
pub struct Told {
    /// The move.
    #[serde(rename = "move")]
    mv: String,
    /// What it would be and bring.
    tale: Tale,
}

/// What a person commits to their entropy with.
#[derive(Serialize, JsonSchema)]
pub struct Committed {
    commitment: Bytes32,
}

impl Door {
    /// A door that has not been asked anything and offers the games that these permits allow.
    pub fn new(permits: Permits) -> Door {
        Door { permits, speaker: None, last: None, tables: Tables::default(), cube: Cube::default() }
    }

    /// The same for programs, who are told in English sentences, besides, why something is not allowed.
    pub fn speaking(permits: Permits, speaker: Speaker) -> Door {
        Door { speaker: Some(speaker), ..Door::new(permits) }
    }

    /// Answers a line of `messdeck rpc`: a call, or a bare request.
    pub fn answer_line(&mut self, line: &[u8]) -> String {
        #[derive(Deserialize)]
        struct Head {
            call: Option<IgnoredAny>,
        }
        let is_call = serde_json::from_slice(line).is_ok_and(|head: Head| head.call.is_some());
        if is_call {
            return self.answer(line);
        }
        // Whoever asks this way has the program, and so every game.
        let seen = read(line).and_then(|On { at, ask, .. }: On<Wanted>| {
            look(at, ask.want.as_deref().unwrap_or_default(), &Permits::All)
        });
        text(self.speaker, seen)
    }

    /// Answers the JSON of one call with the JSON of one answer, whatever the bytes hold.
    pub fn answer(&mut self, bytes: &[u8]) -> String {
        match read(bytes) {
            Ok(call) => self.follow(call),
            Err(fault) => written::<()>(self.speaker, Err(fault)),
        }
    }

    /// Answers a call.
    pub fn follow(&mut self, call: Call) -> String {
        let by = self.speaker;
        match call {
            Call::Offer(offer) => written(by, self.offer(offer)),
            Call::Games(_) => written(by, Ok(cards(&self.permits, by))),
            Call::Look(On { at, ask, .. }) => written(by, self.see(at).map(|seen| seen.look(ask.wants()))),
            Call::Frame(On { at, ask, .. }) => written(by, self.frame(at, ask.wants())),
            Call::Tales(On { at, .. }) => written(by, self.tales(&at)),
            Call::Choices(On { at, .. }) => written(by, self.choices(at)),
            Call::Marks(On { at, ask, .. }) => written(by, self.marks(at, &ask.prefix)),
            Call::Prompt(On { at, ask, .. }) => written(by, self.prompt(at, &ask.prefix)),
            Call::WhyTarget(On { at, ask, .. }) => written(by, self.why_target(at, &ask.prefix, &ask.target)),
            Call::WhyMove(On { at, ask, .. }) => written(by, self.why_move(at, &ask.mv)),
            Call::Remarks(On { at, .. }) => written(by, self.remarks(&at)),
            Call::Think(On { at, ask, .. }) => written(by, self.think(at, ask.level, ask.seed)),
            Call::Hint(On { at, ask, .. }) => written(by, self.hint(at, &ask)),
            Call::Analyse(On { at, ask, .. }) => written(by, self.analyse(&at, ask)),
            Call::Judge(On { at, ask, .. }) => written(by, self.judge(at, &ask)),
            Call::TableNew(new) => written(by, self.tables.put_up(new, &self.permits)),
            Call::TableOpen(open) => written(by, self.tables.open(open, &self.permits)),
            Call::TableDo(ask) => written(by, self.tables.act(&ask)),
            Call::TableTry(ask) => written(by, self.tables.attempt(&ask)),
            Call::TableHear(ask) => written(by, self.tables.hear(&ask)),
            Call::TableClose(TableNumber { table }) => written(by, self.tables.close(table)),
            Call::TableRecord(TableNumber { table }) => {
                written(by, self.tables.record(table).map(|record| Recorded { record }))
            }
            Call::Commit(Entropy { entropy }) => written(by, Ok(Committed { commitment: commit(&entropy) })),
            Call::Verify(RecordText { record }) => written(by, records::verified(&record, &self.permits)),
            Call::RecordOpen(RecordText { record }) => written(by, records::played(&record, &self.permits)),
            Call::CourseOpen(CourseText { course }) => written(by, self.course(&course)),
            Call::CubeLook(ask) => written(by, Cube::look(&ask)),
            Call::CubeCheck(ask) => written(by, self.cube.check(&ask)),
            Call::CubeHint(ask) => written(by, self.cube.hint(&ask)),
            Call::CubeDaily(ask) => written(by, self.cube.daily(&ask)),
        }
    }

    fn offer(&mut self, offer: Offer) -> Result<(), Fault> {
        understood(offer.protocol)?;
        self.permits = offer.permits;
        // What was seen before may no longer be offered.
        self.last = None;
        Ok(())
    }

    fn frame(&mut self, at: At, want: &[Want]) -> Result<Frame, Fault> {
        let mut way = at.way(&self.permits)?;
        let here = way.pop().expect("a way has a beginning");
        let named = At { position: Some(here.text()), moves: None, ..at.clone() };
        let seen = Seen::of(here, named);
        let afters = way.iter().skip(1).chain([&seen.position]);
        let passages: Vec<_> = way
            .iter()
            .zip(at.moves())
            .zip(afters)
            .map(|((before, mv), after)| Passage { before: &**before, mv, after: &**after })
            .collect();
        let frame = Frame::new(&seen, want, passages.into_iter());
        // What a person points at next is asked about this very position.
        self.last = Some(seen);
        Ok(frame)
    }

    fn tales(&self, at: &At) -> Result<Vec<Tale>, Fault> {
        let way = at.way(&self.permits)?;
        Ok(way.iter().zip(at.moves()).map(|(before, mv)| before.tale(mv).unwrap_or_default()).collect())
    }

    fn choices(&mut self, at: At) -> Result<Vec<Told>, Fault> {
        let position = &*self.see(at)?.position;
        // Nobody chooses how dice fall.
        let Turn::Decide(_) = position.turn() else { return Ok(Vec::new()) };
        let moves = position.moves().into_iter();
        Ok(moves.map(|mv| Told { tale: position.tale(&mv).unwrap_or_default(), mv }).collect())
    }

    fn remarks(&self, at: &At) -> Result<Vec<Remark>, Fault> {
        let way = at.way(&self.permits)?;
        let moves: Vec<&str> = at.moves().collect();
        // The moves are legal, or there would be no way.
        Ok(way[0].remarks(&moves).unwrap_or_default())
    }

    fn marks(&mut self, at: At, prefix: &[Target]) -> Result<Vec<Mark>, Fault> {
        Ok(self.see(at)?.position.marks(prefix))
    }

    fn prompt(&mut self, at: At, prefix: &[Target]) -> Result<Prompted, Fault> {
        Ok(Prompted { prompt: self.see(at)?.position.prompt(prefix) })
    }

    fn why_target(&mut self, at: At, prefix: &[Target], target: &Target) -> Result<Option<Reason>, Fault> {
        let seen = self.see(at)?;
        let why = seen.position.why_not_target_in(seen.tree(), prefix, target);
        Ok(why.map(|why| self.reason(why)))
    }

    fn why_move(&mut self, at: At, mv: &str) -> Result<Option<Reason>, Fault> {
        let why = self.see(at)?.position.why_not(mv).map_err(|error| Fault::malformed_move(mv, error))?;
        Ok(why.map(|why| self.reason(why)))
    }

    fn reason(&self, why: Why) -> Reason {
        let message = self.speaker.map(|speaker| speaker.say(&why.say));
        Reason { message, ..Reason::from(why) }
    }

    fn think(&mut self, at: At, level: u8, seed: u64) -> Result<Opinion<Shown>, Fault> {
        /// As many as a level chooses among.
        const CANDIDATES: usize = 8;
        if !(1..=TOP_LEVEL).contains(&level) {
            return Err(RefusalCode::BadLevel.into());
        }
        let position = &*self.see(at)?.position;
        let opinion = position.think(Skill::Level(Level::new(level)), seed, &mut || false);
        let opinion = opinion.ok_or_else(|| Fault::nobody_decides(position))?;
        Ok(shown(opinion, position, CANDIDATES))
    }

    fn hint(&mut self, at: At, ask: &Advice) -> Result<Hint, Fault> {
        /// Some minutes of thought; more is a mistake.
        const MOST_NODES: u64 = 100_000_000;
        let position = &*self.see(at)?.position;
        let opinion = match ask.nodes {
            Some(nodes) => advice_within(position, nodes.clamp(1, MOST_NODES)),
            None => advice(position),
        };
        let opinion = opinion.ok_or_else(|| Fault::nobody_decides(position))?;
        Ok(advised(opinion, position, ask.candidates.clamp(1, LINES)))
    }

    fn analyse(&self, at: &At, ask: Analyse) -> Result<Analysis, Fault> {
        /// Some minutes for a match; more is a mistake.
        const MOST_NODES: u64 = 1_000_000;
        let nodes = ask.nodes.unwrap_or(Analysis::GLANCE).clamp(1, MOST_NODES);
        let stakes = Stakes { seats: ask.seats, winners: ask.winners };
        Analysis::of(at, ask.known, &stakes, nodes, &self.permits)
    }

    fn judge(&mut self, at: At, ask: &Judge) -> Result<Moment, Fault> {
        Moment::of(&*self.see(at)?.position, &ask.mv, ask.number)
    }

    fn course(&self, text: &str) -> Result<Course, Fault> {
        let course =
            Course::parse(text).map_err(|error| Fault::from(EngineCode::BadRequest).because(error))?;
        self.permits.find(&course.game)?;
        Ok(course)
    }

    /// The position that a call is about, from memory if it is the one of the call before.
    fn see(&mut self, at: At) -> Result<&Seen, Fault> {
        let seen = match self.last.take() {
            Some(seen) if seen.at == at => seen,
            _ => Seen::new(at, &self.permits)?,
        };
        Ok(self.last.insert(seen))
    }
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fault> {
    serde_json::from_slice(bytes).map_err(|error| Fault::from(EngineCode::BadRequest).because(error))
}

fn written<T: Serialize>(speaker: Option<Speaker>, result: Result<T, Fault>) -> String {
    text(speaker, result.map(|ok| Done { ok }))
}

fn text(speaker: Option<Speaker>, answered: Result<impl Serialize, Fault>) -> String {
    let text = match answered {
        Ok(answer) => serde_json::to_string(&answer),
        Err(error) => serde_json::to_string(&Failure::new(error, speaker)),
    };
    text.expect("answers are plain data whose keys are strings")
}
