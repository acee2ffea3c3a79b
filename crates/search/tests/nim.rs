//! Search and proofs on a game whose theory is known: take one to three from one of the heaps, whoever takes the
//! last one wins. A position is lost exactly when the heaps modulo four cancel out by exclusive or.

use std::fmt::{self, Display};
use std::ops::ControlFlow;
use std::str::FromStr;

use messdeck_core::{Key, MAX_SEATS, Outcome, ParseError, Position, Scanner, Seat, SeatSet, Turn, Why};
use messdeck_search::{
    Caller, Effort, Evaluator, Guide, Levels, Limits, LookAhead, Mind, Order, Question, Rollouts, Shape,
    Skill, Thought, Uct, solve, think, think_aloud, think_plainly,
};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Heaps {
    heaps: [u8; 3],
    turn: Seat,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Take {
    heap: u8,
    count: u8,
}

impl Heaps {
    fn new(heaps: [u8; 3]) -> Heaps {
        Heaps { heaps, turn: Seat::new(0) }
    }

    fn is_lost(&self) -> bool {
        self.heaps.iter().fold(0, |all, heap| all ^ (heap % 4)) == 0
    }
}

impl Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.heaps, self.turn.index())
    }
}

impl Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.heap, self.count)
    }
}

impl FromStr for Take {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Take, ParseError> {
        Scanner::whole(text, |s| {
            let heap = s.number(0, 2)? as u8;
            s.expect("x")?;
            Ok(Take { heap, count: s.number(1, 3)? as u8 })
        })
    }
}

impl Position for Heaps {
    type Move = Take;

    fn turn(&self) -> Turn {
        if self.heaps == [0; 3] {
            Turn::Over(Outcome { winners: SeatSet::from(self.turn.other()), scores: None })
        } else {
            Turn::Decide(self.turn)
        }
    }

    fn visit<B, V: FnMut(Take) -> ControlFlow<B>>(&self, mut visitor: V) -> ControlFlow<B> {
        for heap in 0..3 {
            for count in 1..=self.heaps[usize::from(heap)].min(3) {
                visitor(Take { heap, count })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn play_unchecked(&self, mv: Take) -> Heaps {
        let mut next = Heaps { turn: self.turn.other(), ..*self };
        next.heaps[usize::from(mv.heap)] -= mv.count;
        next
    }

    fn why_not(&self, mv: Take) -> Option<Why> {
        let few = self.heaps[usize::from(mv.heap)] < mv.count;
        few.then(|| Why::new("few", "N-1", "nim-why-few"))
    }

    fn key(&self) -> u64 {
        let [a, b, c] = self.heaps.map(u64::from);
        Key::new().word(a << 32 | b << 16 | c << 8 | self.turn.index() as u64).finish()
    }
}

/// Knows nothing, so that whatever is found was found by looking.
#[derive(Clone, Copy, Debug)]
struct Blank;

impl Evaluator<Heaps> for Blank {
    const SCALE: f32 = 100.0;

    fn standing(&self, _: &Heaps) -> [i32; MAX_SEATS] {
        [0; MAX_SEATS]
    }

    fn promise(&self, _: &Heaps, mv: Take) -> i32 {
        mv.count.into()
    }
}

/// Any way of looking ahead.
#[derive(Clone, Copy, Debug)]
enum Method {
    AlphaBeta(Shape),
    Plain(Uct),
    Guided(Guide),
    Rollouts(Rollouts),
}

impl LookAhead for Method {
    fn look<P: Position, E: Evaluator<P>>(
        self,
        question: &Question<'_, P, E>,
        caller: Caller<'_, Thought<P::Move>>,
    ) -> Thought<P::Move> {
        match self {
            Method::AlphaBeta(shape) => shape.look(question, caller),
            Method::Plain(uct) => uct.look(question, caller),
            Method::Guided(guide) => guide.look(question, caller),
            Method::Rollouts(rollouts) => rollouts.look(question, caller),
        }
    }

    fn tells_equals_apart(self) -> bool {
        matches!(self, Method::Plain(_) | Method::Guided(_))
    }
}

fn mind(method: Method) -> Mind<Blank, Method> {
    let levels = Levels { full: 100_000, step: 4, blur: 0.1 };
    Mind { evaluator: Blank, method, solve_below: 0, levels }
}

const EXACT: Method = Method::AlphaBeta(Shape::EXACT);
const GUIDED: Method = Method::Guided(Guide {
    order: Order::Promise,
    spread: 2.0,
    explore: 1.0,
    widen: 4.0,
    widest: 64,
    mix: 1.0,
    draws: 1,
    patience: 1,
});

/// Games to the end, in which the first legal move is as good as any to a blank evaluator.
const ROLLOUTS: Rollouts = Rollouts { horizon: u32::MAX, fewest: 8, trust: 1 };

fn all_heaps() -> impl Iterator<Item = Heaps> {
    (1..512u32).map(|n| Heaps::new([n as u8 & 7, (n >> 3) as u8 & 7, (n >> 6) as u8]))
}

fn never() -> impl FnMut() -> bool {
    || false
}

#[test]
fn proofs_agree_with_the_theory() {
    for heaps in all_heaps() {
        let solution = solve(&heaps, Blank, u64::MAX, 1 << 12, &mut never()).unwrap();
        assert_eq!(solution.value, if heaps.is_lost() { -1 } else { 1 }, "{heaps}");
        if !heaps.is_lost() {
            assert!(heaps.play_unchecked(solution.best).is_lost(), "{heaps}: {}", solution.best);
        }
    }
    assert_eq!(solve(&Heaps::new([7, 7, 6]), Blank, 5, 1 << 12, &mut never()), None, "too few nodes");
}

#[test]
fn alpha_beta_proves_what_it_can_see() {
    for heaps in all_heaps().step_by(5) {
        let thought = think(&heaps, &mind(EXACT), Limits::NONE, 1, &mut never()).unwrap();
        assert!(thought.solved, "{heaps}");
        assert_eq!(thought.values[0].win, if heaps.is_lost() { 0.0 } else { 1.0 }, "{heaps}");
        assert_eq!(thought.values[0].win + thought.values[1].win, 1.0);
        assert_eq!(thought.variation[0], thought.best);
    }
}

#[test]
fn a_shallow_search_does_not_claim_a_proof() {
    let limits = Limits { depth: Some(2), ..Limits::NONE };
    let thought = think(&Heaps::new([7, 7, 6]), &mind(EXACT), limits, 1, &mut never()).unwrap();
    assert!(!thought.solved);
    assert_eq!(thought.depth, 2);
}

/// Tree searches know no depth by themselves: the bound has to end them, also where the game ends before it is reached.
#[test]
fn a_depth_ends_tree_searches() {
    for method in [GUIDED, Method::Plain(Uct)] {
        let nodes = |heaps: [u8; 3], depth: u32, threads: usize| {
            let limits = Limits { depth: Some(depth), ..Limits::NONE.with_threads(threads) };
            think(&Heaps::new(heaps), &mind(method), limits, 1, &mut never()).unwrap().nodes
        };
        let (one, four) = (nodes([7, 6, 5], 1, 1), nodes([7, 6, 5], 4, 1));
        assert!(one < four, "{method:?}: {one} {four}");
        assert!(nodes([2, 1, 0], 1000, 1) > 0 && nodes([7, 6, 5], 4, 3) > 0);
    }
}

#[test]
fn tree_searches_find_the_winning_move() {
    for heaps in [[1, 2, 0], [3, 1, 1], [5, 2, 2], [7, 3, 1]].map(Heaps::new) {
        let plain = think_plainly(&heaps, Blank, 20_000, 1, Caller::silent(&mut never())).unwrap();
        assert!(heaps.play_unchecked(plain.best).is_lost(), "{heaps}: {}", plain.best);
        let guided = think(&heaps, &mind(GUIDED), Limits::nodes(20_000), 1, &mut never()).unwrap();
        assert!(heaps.play_unchecked(guided.best).is_lost(), "{heaps}: {}", guided.best);
        assert_eq!(guided.nodes, 20_000);
    }
}

#[test]
fn thinking_repeats_and_stops() {
    let heaps = Heaps::new([7, 6, 5]);
    for skill in ["random", "greedy", "uct:500", "level:1", "level:4", "nodes:3000"] {
        let skill: Skill = skill.parse().unwrap();
        for method in [EXACT, GUIDED, Method::Rollouts(ROLLOUTS)] {
            let think = |seed| skill.think(&heaps, &mind(method), seed, &mut never()).unwrap();
            assert_eq!(think(7), think(7), "{skill}");
            assert!(heaps.why_not(think(8).best).is_none(), "{skill}");
        }
    }
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        asked > 3
    };
    let plain = think_plainly(&heaps, Blank, u64::MAX, 1, Caller::silent(&mut stop)).unwrap();
    assert!(plain.nodes < 1000, "{}", plain.nodes);
}

/// Whoever listens hears more and more, and changes nothing by it.
#[test]
fn what_is_found_is_told_on_the_way() {
    let heaps = Heaps::new([21, 22, 23]);
    // So short that no move is given up.
    let rollouts = Rollouts { horizon: 3, fewest: 2, ..ROLLOUTS };
    for method in [EXACT, GUIDED, Method::Plain(Uct), Method::Rollouts(rollouts)] {
        for threads in [1, 2] {
            let limits = Limits::nodes(20_000).with_threads(threads);
            let mut heard = Vec::new();
            let mut hear = |thought: Thought<Take>| heard.push(thought);
            let caller = Caller { stop: &mut never(), hear: Some(&mut hear) };
            let answer = think_aloud(&heaps, &mind(method), limits, 1, caller).unwrap();
            assert!(heard.len() > 2, "{method:?}: {}", heard.len());
            assert!(heard.is_sorted_by_key(|thought| (thought.depth, thought.nodes)));
            for thought in &heard {
                assert_eq!(thought.variation[0], thought.best);
                assert_eq!(thought.candidates[0].mv, thought.best);
                assert_eq!(thought.values.len(), 2);
            }
            if threads == 1 {
                assert_eq!(answer, think(&heaps, &mind(method), limits, 1, &mut never()).unwrap());
            }
        }
    }
}

#[test]
fn little_memory_is_enough_for_an_answer() {
    let heaps = Heaps::new([7, 3, 1]);
    for method in [EXACT, GUIDED, Method::Plain(Uct)] {
        for megabytes in [0, 1] {
            let limits = Limits { megabytes: Some(megabytes), ..Limits::nodes(100_000) };
            let thought = think(&heaps, &mind(method), limits, 1, &mut never()).unwrap();
            assert!(heaps.play_unchecked(thought.best).is_lost(), "{method:?}: {}", thought.best);
        }
    }
}

#[test]
fn several_threads_find_the_winning_move() {
    for heaps in [[1, 2, 0], [3, 1, 1], [5, 2, 2], [7, 3, 1]].map(Heaps::new) {
        for method in [EXACT, GUIDED] {
            let limits = Limits::nodes(100_000).with_threads(3);
            let thought = think(&heaps, &mind(method), limits, 1, &mut never()).unwrap();
            assert!(heaps.play_unchecked(thought.best).is_lost(), "{heaps}: {}", thought.best);
            assert_eq!(thought.variation[0], thought.best);
        }
    }
}

#[test]
fn several_threads_stop_together() {
    for method in [EXACT, GUIDED, Method::Rollouts(ROLLOUTS)] {
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            asked > 50
        };
        let heaps = Heaps::new([200, 201, 202]);
        let limits = Limits::NONE.with_threads(4);
        let thought = think(&heaps, &mind(method), limits, 1, &mut stop).unwrap();
        assert!(heaps.why_not(thought.best).is_none());
        assert_eq!(thought.candidates[0].mv, thought.best);
    }
}

#[test]
fn nobody_thinks_when_the_game_is_over() {
    let over = Heaps::new([0; 3]);
    assert!(think(&over, &mind(EXACT), Limits::NONE, 1, &mut never()).is_none());
    assert!(Skill::Random.think(&over, &mind(EXACT), 1, &mut never()).is_none());
    assert!(solve(&over, Blank, 10, 1 << 4, &mut never()).is_none());
}

#[test]
fn skills_are_spelled_in_one_way() {
    for text in
        ["random", "greedy", "uct:1000", "uct:50ms", "level:8", "level:8/16", "time:2000ms", "nodes:1"]
    {
        assert_eq!(text.parse::<Skill>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "Random",
        "uct",
        "uct:",
        "uct:0",
        "uct:05",
        "level:0",
        "level:9",
        "level:3/1",
        "level:3/",
        "time:50",
        "nodes:ms",
        "random ",
    ] {
        assert!(text.parse::<Skill>().is_err(), "{text}");
    }
    assert_eq!("uct:9".parse::<Skill>().unwrap(), Skill::Uct(Effort::Nodes(9)));
}
