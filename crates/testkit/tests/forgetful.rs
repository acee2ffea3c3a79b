//! The made-up game once more, with one thing wrong: a key that forgets what the die shows, or images that forget whose turn it is.
//! Nothing else is wrong with it, and the walk notices.

use std::fmt::{self, Display};
use std::ops::ControlFlow;

use messdeck_core::{Key, MAX_SEATS, ParseError, Position, Turn, Why};
use messdeck_facade::{
    About, Game, Mark, Mindful, Notation, OptionError, OptionSpec, Options, PathStep, Playable, Scene,
    SeatSpec, Tale, Target, ToMarks, ToPaths, ToPuzzles, ToRemarks, ToScene, ToTale,
};
use messdeck_search::{Evaluator, Mind};
use messdeck_testkit::toy::{Lead, Race, Sprint, Stride};
use messdeck_testkit::{Effort, conforms};

/// What is wrong.
const KEY: u8 = 0;
const IMAGES: u8 = 1;

#[derive(Clone, Copy)]
struct Forgetful<const WRONG: u8>;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Blurred<const WRONG: u8>(Race);

#[derive(Clone, Copy)]
struct SameLead;

impl<const WRONG: u8> Display for Blurred<WRONG> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const WRONG: u8> Position for Blurred<WRONG> {
    type Move = Stride;

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn visit<B, V: FnMut(Stride) -> ControlFlow<B>>(&self, visitor: V) -> ControlFlow<B> {
        self.0.visit(visitor)
    }

    fn play_unchecked(&self, mv: Stride) -> Self {
        Blurred(self.0.play_unchecked(mv))
    }

    fn why_not(&self, mv: Stride) -> Option<Why> {
        self.0.why_not(mv)
    }

    /// The text but for the die at its end.
    fn key(&self) -> u64 {
        if WRONG != KEY {
            return self.0.key();
        }
        let text = self.0.to_string();
        let remembered = text.trim_end_matches(|c: char| c.is_ascii_digit());
        remembered.bytes().fold(Key::new(), |key, byte| key.word(byte.into())).finish()
    }

    fn weight(&self, outcome: Stride) -> u32 {
        self.0.weight(outcome)
    }
}

impl<const WRONG: u8> Evaluator<Blurred<WRONG>> for SameLead {
    const SCALE: f32 = <Lead as Evaluator<Race>>::SCALE;
    const LIMIT: i32 = <Lead as Evaluator<Race>>::LIMIT;

    fn standing(&self, race: &Blurred<WRONG>) -> [i32; MAX_SEATS] {
        Lead.standing(&race.0)
    }

    fn promise(&self, race: &Blurred<WRONG>, mv: Stride) -> i32 {
        Lead.promise(&race.0, mv)
    }
}

impl<const WRONG: u8> Game for Forgetful<WRONG> {
    type Position = Blurred<WRONG>;

    const ABOUT: &'static About = Sprint::ABOUT;
    const OPTIONS: &'static [OptionSpec] = Sprint::OPTIONS;

    fn rules(&self, options: &Options) -> Result<(), OptionError> {
        Sprint.rules(options)
    }

    fn seats(&self, rules: &()) -> &'static [SeatSpec] {
        Sprint.seats(rules)
    }
}

impl<const WRONG: u8> Playable for Blurred<WRONG> {
    type Rules = ();

    fn start(rules: &()) -> Self {
        Blurred(Race::start(rules))
    }

    fn throw(&self, die: &mut dyn FnMut() -> u8) -> Option<Stride> {
        self.0.throw(die)
    }
}

impl<const WRONG: u8> Notation for Blurred<WRONG> {
    fn parse(rules: &(), text: &str) -> Result<Self, ParseError> {
        Race::parse(rules, text).map(Blurred)
    }
}

impl<const WRONG: u8> ToScene for Blurred<WRONG> {
    fn scene(&self) -> Scene {
        self.0.scene()
    }
}

impl<const WRONG: u8> ToTale for Blurred<WRONG> {
    fn tale(&self, mv: Stride) -> Tale {
        self.0.tale(mv)
    }
}

impl<const WRONG: u8> ToPaths for Blurred<WRONG> {
    fn paths(&self, mv: Stride) -> Vec<Vec<PathStep>> {
        self.0.paths(mv)
    }

    fn why_not_target(&self, prefix: &[Target], target: &Target) -> Why {
        self.0.why_not_target(prefix, target)
    }
}

impl<const WRONG: u8> ToMarks for Blurred<WRONG> {
    fn marks(&self, prefix: &[Target]) -> Vec<Mark> {
        self.0.marks(prefix)
    }
}

impl<const WRONG: u8> ToRemarks for Blurred<WRONG> {}

impl<const WRONG: u8> ToPuzzles for Blurred<WRONG> {
    const LETTERS: &'static str = Race::LETTERS;

    /// The text with the runners exchanged, but not the turn.
    fn images(&self) -> Vec<Self> {
        let text = self.0.to_string();
        let runners = text.split_once(' ').and_then(|(at, rest)| Some((at.split_once(',')?, rest)));
        let Some(((red, blue), rest)) = runners.filter(|_| WRONG == IMAGES) else { return vec![*self] };
        let image = Race::parse(&(), &format!("{blue},{red} {rest}"));
        image.map(Blurred).into_iter().chain([*self]).collect()
    }
}

impl<const WRONG: u8> Mindful for Blurred<WRONG> {
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
    conforms(&Forgetful::<KEY>, Effort::SHORT);
}

#[test]
#[should_panic(expected = "has other moves")]
fn images_that_forget_something_are_noticed() {
    conforms(&Forgetful::<IMAGES>, Effort::SHORT);
}
