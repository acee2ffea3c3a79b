//! The made-up game once more, with a key that forgets what the die shows. Nothing else is wrong with it, and the walk notices.

use std::fmt::{self, Display};
use std::ops::ControlFlow;

use messdeck_core::{Key, MAX_SEATS, ParseError, Position, Turn, Why};
use messdeck_facade::{
    About, Game, Mark, Mindful, Notation, OptionError, OptionSpec, Options, PathStep, Playable, Scene,
    SeatSpec, Tale, Target, ToMarks, ToPaths, ToRemarks, ToScene, ToTale,
};
use messdeck_search::{Evaluator, Mind};
use messdeck_testkit::toy::{Lead, Race, Sprint, Stride};
use messdeck_testkit::{Effort, conforms};

#[derive(Clone, Copy)]
struct Forgetful;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Blurred(Race);

#[derive(Clone, Copy)]
struct SameLead;

impl Display for Blurred {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Position for Blurred {
    type Move = Stride;

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn visit<B, V: FnMut(Stride) -> ControlFlow<B>>(&self, visitor: V) -> ControlFlow<B> {
        self.0.visit(visitor)
    }

    fn play_unchecked(&self, mv: Stride) -> Blurred {
        Blurred(self.0.play_unchecked(mv))
    }

    fn why_not(&self, mv: Stride) -> Option<Why> {
        self.0.why_not(mv)
    }

    /// The text but for the die at its end.
    fn key(&self) -> u64 {
        let text = self.0.to_string();
        let remembered = text.trim_end_matches(|c: char| c.is_ascii_digit());
        remembered.bytes().fold(Key::new(), |key, byte| key.word(byte.into())).finish()
    }

    fn weight(&self, outcome: Stride) -> u32 {
        self.0.weight(outcome)
    }
}

impl Evaluator<Blurred> for SameLead {
    const SCALE: f32 = <Lead as Evaluator<Race>>::SCALE;
    const LIMIT: i32 = <Lead as Evaluator<Race>>::LIMIT;

    fn standing(&self, race: &Blurred) -> [i32; MAX_SEATS] {
        Lead.standing(&race.0)
    }

    fn promise(&self, race: &Blurred, mv: Stride) -> i32 {
        Lead.promise(&race.0, mv)
    }
}

impl Game for Forgetful {
    type Position = Blurred;

    const ABOUT: &'static About = Sprint::ABOUT;
    const OPTIONS: &'static [OptionSpec] = Sprint::OPTIONS;

    fn rules(&self, options: &Options) -> Result<(), OptionError> {
        Sprint.rules(options)
    }

    fn seats(&self, rules: &()) -> &'static [SeatSpec] {
        Sprint.seats(rules)
    }
}

impl Playable for Blurred {
    type Rules = ();

    fn start(rules: &()) -> Blurred {
        Blurred(Race::start(rules))
    }

    fn throw(&self, die: &mut dyn FnMut() -> u8) -> Option<Stride> {
        self.0.throw(die)
    }
}

impl Notation for Blurred {
    fn parse(rules: &(), text: &str) -> Result<Blurred, ParseError> {
        Race::parse(rules, text).map(Blurred)
    }
}

impl ToScene for Blurred {
    fn scene(&self) -> Scene {
        self.0.scene()
    }
}

impl ToTale for Blurred {
    fn tale(&self, mv: Stride) -> Tale {
        self.0.tale(mv)
    }
}

impl ToPaths for Blurred {
    fn paths(&self, mv: Stride) -> Vec<Vec<PathStep>> {
        self.0.paths(mv)
    }

    fn why_not_target(&self, prefix: &[Target], target: &Target) -> Why {
        self.0.why_not_target(prefix, target)
    }
}

impl ToMarks for Blurred {
    fn marks(&self, prefix: &[Target]) -> Vec<Mark> {
        self.0.marks(prefix)
    }
}

impl ToRemarks for Blurred {}

impl Mindful for Blurred {
    type Eval = SameLead;
    type Method = <Race as Mindful>::Method;

    const MIND: Mind<SameLead, Self::Method> = Mind {
        evaluator: SameLead,
        method: Race::MIND.method,
        solve_below: Race::MIND.solve_below,
        levels: Race::MIND.levels,
    };
}

#[test]
#[should_panic(expected = "have one key and different futures")]
fn a_key_that_forgets_something_is_noticed() {
    conforms(&Forgetful, Effort::SHORT);
}
