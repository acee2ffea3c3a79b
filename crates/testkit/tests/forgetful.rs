//! The made-up game once more, with a key that forgets what the die shows. Nothing else is wrong with it, and the walk notices.

use std::fmt::{self, Display};
use std::ops::ControlFlow;

use messdeck_core::{Key, MAX_SEATS, ParseError, Position, Turn, Why};
use messdeck_facade::{
    About, Game, Mark, OptionError, OptionSpec, Options, PathStep, Scene, SeatSpec, Target,
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
    type Rules = ();
    type Eval = SameLead;

    fn about(&self) -> &'static About {
        Game::about(&Sprint)
    }

    fn options(&self) -> &'static [OptionSpec] {
        Game::options(&Sprint)
    }

    fn rules(&self, options: &Options) -> Result<(), OptionError> {
        Sprint.rules(options)
    }

    fn seats(&self, rules: &()) -> &'static [SeatSpec] {
        Game::seats(&Sprint, rules)
    }

    fn start(&self, rules: &()) -> Blurred {
        Blurred(Game::start(&Sprint, rules))
    }

    fn parse(&self, rules: &(), text: &str) -> Result<Blurred, ParseError> {
        Game::parse(&Sprint, rules, text).map(Blurred)
    }

    fn throw(&self, race: &Blurred, die: &mut dyn FnMut() -> u8) -> Option<Stride> {
        Sprint.throw(&race.0, die)
    }

    fn scene(&self, race: &Blurred) -> Scene {
        Sprint.scene(&race.0)
    }

    fn paths(&self, race: &Blurred, mv: Stride) -> Vec<Vec<PathStep>> {
        Sprint.paths(&race.0, mv)
    }

    fn why_not_target(&self, race: &Blurred, prefix: &[Target], target: &Target) -> Why {
        Sprint.why_not_target(&race.0, prefix, target)
    }

    fn marks(&self, race: &Blurred, prefix: &[Target]) -> Vec<Mark> {
        Sprint.marks(&race.0, prefix)
    }

    fn mind(&self, rules: &()) -> Mind<SameLead> {
        let mind = Sprint.mind(rules);
        Mind { evaluator: SameLead, method: mind.method, solve_below: mind.solve_below, levels: mind.levels }
    }
}

#[test]
#[should_panic(expected = "have one key and different futures")]
fn a_key_that_forgets_something_is_noticed() {
    conforms(&Forgetful, Effort::SHORT);
}
