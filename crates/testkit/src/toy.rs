//! Sprint: a made-up game with dice, small enough to be read at a glance.
//!
//! Two runners on a track of ten squares. On a turn a die with the faces 1, 2, 2, 3 falls, then the runner
//! goes that far or stays. Nobody may land on the other runner. Whoever passes square 9 wins.
//!
//! Its rules page carries **[SP-1]** nobody lands on the other, **[SP-2]** dice fall before a
//! choice, **[SP-3]** a choice comes after the dice, **[SP-4]** nothing is played after the end.

use std::fmt::{self, Display};
use std::ops::ControlFlow;
use std::str::FromStr;

use messdeck_core::{Key, MAX_SEATS, Outcome, ParseError, Position, Say, Scanner, Seat, SeatSet, Turn, Why};
use messdeck_facade::{
    About, Cell, Die, Game, Happened, Mark, Mindful, NextThrow, Notation, OptionError, OptionSpec, Options,
    PathStep, Playable, Remark, Scene, SeatSpec, Tale, Target, Thing, ToMarks, ToPaths, ToPuzzles, ToRemarks,
    ToScene, ToTale,
};
use messdeck_search::{Evaluator, Levels, Mind, Shape};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Sprint;

/// Where the runners are, whose turn it is, and what the die shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Race {
    at: [u32; 2],
    turn: Seat,
    die: u32,
}

/// A choice, or the fall of the die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stride {
    /// Run as far as the die says.
    Go,
    /// Keep still.
    Stay,
    /// The die shows this.
    Roll(u32),
}

const LAST: u32 = 9;
const SEATS: [SeatSpec; 2] = [SeatSpec { name: "red", side: 0 }, SeatSpec { name: "blue", side: 1 }];
impl Display for Stride {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stride::Go => f.write_str("go"),
            Stride::Stay => f.write_str("stay"),
            Stride::Roll(value) => write!(f, "roll:{value}"),
        }
    }
}

impl FromStr for Stride {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Stride, ParseError> {
        Scanner::whole(text, |s| {
            if s.take("go") {
                Ok(Stride::Go)
            } else if s.take("stay") {
                Ok(Stride::Stay)
            } else {
                s.expect("roll:")?;
                Ok(Stride::Roll(s.number(1, 3)?))
            }
        })
    }
}

impl Display for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = ["r", "b"][self.turn.index()];
        write!(f, "{},{} {turn} {}", self.at[0], self.at[1], self.die)
    }
}

impl Race {
    fn landing(&self) -> u32 {
        (self.at[self.turn.index()] + self.die).min(LAST + 1)
    }
}

impl Position for Race {
    type Move = Stride;

    fn turn(&self) -> Turn {
        match self.at.iter().position(|&at| at > LAST) {
            Some(winner) => Turn::Over(Outcome { winners: SeatSet::from(Seat::new(winner)), scores: None }),
            None if self.die == 0 => Turn::Chance(self.turn),
            None => Turn::Decide(self.turn),
        }
    }

    fn visit<B, V: FnMut(Stride) -> ControlFlow<B>>(&self, mut visitor: V) -> ControlFlow<B> {
        [Stride::Go, Stride::Stay, Stride::Roll(1), Stride::Roll(2), Stride::Roll(3)]
            .into_iter()
            .filter(|&mv| self.why_not(mv).is_none())
            .try_for_each(&mut visitor)
    }

    fn play_unchecked(&self, mv: Stride) -> Race {
        let mut next = *self;
        match mv {
            Stride::Roll(value) => next.die = value,
            Stride::Go | Stride::Stay => {
                if mv == Stride::Go {
                    next.at[self.turn.index()] = self.landing();
                }
                next.turn = self.turn.other();
                next.die = 0;
            }
        }
        next
    }

    fn why_not(&self, mv: Stride) -> Option<Why> {
        match (self.turn(), mv) {
            (Turn::Over(_), _) => Some(Why::new("over", "SP-4", "sprint-why-over")),
            (Turn::Chance(_), Stride::Go | Stride::Stay) => {
                Some(Why::new("roll-first", "SP-2", "sprint-why-roll-first"))
            }
            (Turn::Decide(_), Stride::Roll(_)) => {
                Some(Why::new("choose-first", "SP-3", "sprint-why-choose-first"))
            }
            (Turn::Decide(seat), Stride::Go) => {
                let there = self.landing();
                (there <= LAST && there == self.at[seat.other().index()]).then(|| {
                    Why::new("occupied", "SP-1", "sprint-why-occupied").at([there]).with("square", there)
                })
            }
            _ => None,
        }
    }

    fn key(&self) -> u64 {
        let [red, blue] = self.at.map(u64::from);
        Key::new().word(red << 32 | blue).word((self.turn.index() as u64) << 8 | u64::from(self.die)).finish()
    }

    fn weight(&self, outcome: Stride) -> u32 {
        if outcome == Stride::Roll(2) { 2 } else { 1 }
    }
}

/// Who is ahead.
#[derive(Clone, Copy, Debug)]
pub struct Lead;

impl Evaluator<Race> for Lead {
    const SCALE: f32 = 300.0;
    const LIMIT: i32 = 2000;

    fn standing(&self, race: &Race) -> [i32; MAX_SEATS] {
        let [red, blue] = race.at.map(|at| 100 * at as i32);
        [red, blue, 0, 0]
    }

    fn promise(&self, _race: &Race, mv: Stride) -> i32 {
        i32::from(mv == Stride::Go)
    }
}

impl Game for Sprint {
    type Position = Race;

    const ABOUT: &'static About = &About {
        id: "sprint",
        title: "Sprint",
        designer: "made up for tests",
        needs_permit: false,
        dice: true,
    };

    const OPTIONS: &'static [OptionSpec] = &[];

    fn rules(&self, _options: &Options) -> Result<(), OptionError> {
        Ok(())
    }

    fn seats(&self, (): &()) -> &'static [SeatSpec] {
        &SEATS
    }
}

impl Playable for Race {
    type Rules = ();

    fn start((): &()) -> Race {
        Race { at: [0, 1], turn: Seat::new(0), die: 0 }
    }

    fn throw(&self, die: &mut dyn FnMut() -> u8) -> Option<Stride> {
        // Four faces out of six: a five or a six is thrown again.
        let face =
            std::iter::repeat_with(die).find_map(|die| [1, 2, 2, 3].get(usize::from(die) - 1).copied());
        face.map(Stride::Roll)
    }
}

impl Notation for Race {
    fn parse((): &(), text: &str) -> Result<Race, ParseError> {
        Scanner::whole(text, |s| {
            let red = s.number(0, LAST + 1)?;
            s.expect(",")?;
            let blue = s.number(0, LAST + 1)?;
            if red == blue {
                return Err(s.error("sprint-text-one-square"));
            }
            s.expect(" ")?;
            let turn = Seat::new(s.one_of("rb", "notation-turn")?);
            s.expect(" ")?;
            let over = red.max(blue) > LAST;
            let die = s.number(0, if over { 0 } else { 3 })?;
            Ok(Race { at: [red, blue], turn, die })
        })
    }
}

impl ToScene for Race {
    fn scene(&self) -> Scene {
        let thing = |seat: &SeatSpec, at: u32| Thing {
            cell: at.to_string(),
            kind: "counter",
            seat: Some(seat.name),
            glyph: seat.name[..1].to_uppercase(),
            label: Say::new("sprint-runner").with("seat", Say::new(seat.name)),
            ..Thing::default()
        };
        let throw = NextThrow { seat: SEATS[self.turn.index()].name, dice: 1, apart: false };
        let die = Die { seat: SEATS[self.turn.index()].name, value: self.die };
        Scene {
            width: LAST + 2,
            height: 1,
            cells: (0..=LAST + 1).map(|x| Cell::square(x.to_string(), x, 0)).collect(),
            things: SEATS.iter().zip(self.at).map(|(seat, at)| thing(seat, at)).collect(),
            throw: matches!(self.turn(), Turn::Chance(_)).then_some(throw),
            dice: (self.die > 0).then_some(die).into_iter().collect(),
            ..Scene::default()
        }
    }
}

impl ToTale for Race {
    fn tale(&self, mv: Stride) -> Tale {
        match mv {
            Stride::Roll(value) => Tale::throw(SEATS[self.turn.index()].name, &[value as u8]),
            Stride::Go | Stride::Stay => Tale::of(Say::new("sprint-did").with("move", mv.to_string())),
        }
    }
}

impl ToPaths for Race {
    fn paths(&self, mv: Stride) -> Vec<Vec<PathStep>> {
        let step = match mv {
            Stride::Go => PathStep::new(Target::cell(self.landing()), "sprint-step-run"),
            _ => PathStep::new(Target::button(mv), Say::new("sprint-step").with("move", mv.to_string())),
        };
        vec![vec![step]]
    }

    fn why_not_target(&self, _prefix: &[Target], _target: &Target) -> Why {
        self.why_not(Stride::Go).unwrap_or_else(|| {
            Why::new("not-there", "SP-1", "sprint-why-not-there").with("square", self.landing())
        })
    }
}

impl ToMarks for Race {
    fn marks(&self, _prefix: &[Target]) -> Vec<Mark> {
        vec![Mark::new("lead", self.at.iter().max(), "in the lead")]
    }
}

impl ToRemarks for Race {
    /// That the other runner has passed, or stands where the die leads.
    fn remarks(&self, since: &[Happened<Race>]) -> Vec<Remark> {
        let [own, other] = [self.at[self.turn.index()], self.at[self.turn.other().index()]];
        let ahead = |race: &Race| race.at[self.turn.other().index()] > own;
        let passed = since.first().is_some_and(|first| !ahead(&first.before)) && ahead(self);
        let blocked = self.landing() == other;
        let passed = passed.then(|| Remark::new("sprint-remark-passed").at([other]));
        passed.into_iter().chain(blocked.then(|| Remark::new("sprint-remark-blocked").at([other]))).collect()
    }
}

impl ToPuzzles for Race {
    const LETTERS: &'static str = "sp";

    /// The runners are alike.
    fn images(&self) -> Vec<Race> {
        let [red, blue] = self.at;
        vec![*self, Race { at: [blue, red], turn: self.turn.other(), die: self.die }]
    }
}

impl Mindful for Race {
    type Eval = Lead;
    type Method = Shape;

    const MIND: Mind<Lead, Shape> = Mind {
        evaluator: Lead,
        method: Shape { widths: [24, 48, 96], reduce_after: 4 },
        solve_below: 0,
        levels: Levels { full: 20_000, step: 3, blur: 0.1 },
    };
}
