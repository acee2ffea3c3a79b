//! The engine against a second, naive one: the same legal moves, successors, ends and valid positions
//! under all twelve combinations of options, in random games and in crowded positions that hardly ever
//! come up in them.

mod crowded;
mod engine;

use std::collections::{BTreeMap, BTreeSet};

use engine::{Options, State};
use messdeck_core::{Draw, Position as _, Turn};
use messdeck_facade::Game;
use messdeck_search::Numbers;
use messdeck_uckers::{Move, Position, Rules, Uckers};

fn rules(options: &Options) -> Rules {
    let chosen = messdeck_facade::Options::choose(Uckers::OPTIONS, options.pairs()).unwrap();
    Uckers.rules(&chosen).unwrap()
}

/// Holds a position against the naive engine and gives the moves.
fn agree(state: &State, position: &Position) -> BTreeMap<String, State> {
    let text = state.text();
    assert_eq!(position.to_string(), text);
    let expected = state.moves();
    let mut moves = BTreeSet::new();
    position.each(|mv| {
        assert!(moves.insert(mv.to_string()), "{text}: {mv} twice");
    });
    assert!(moves.iter().eq(expected.keys()), "{text}:\n{moves:?}\n{:?}", expected.keys());
    for (mv, next) in &expected {
        let played = position.play(mv.parse().unwrap()).unwrap_or_else(|why| panic!("{text}: {mv}: {why}"));
        assert_eq!(played.to_string(), next.text(), "{text}: {mv}");
    }
    match position.turn() {
        Turn::Over(outcome) => {
            let winners: Vec<usize> = outcome.winners.iter().map(messdeck_core::Seat::index).collect();
            let team: Vec<usize> =
                (0..state.options.players).filter(|seat| seat % 2 == state.turn % 2).collect();
            assert_eq!((winners, outcome.scores), (team, None), "{text}");
        }
        Turn::Chance(seat) | Turn::Decide(seat) => assert_eq!(seat.index(), state.turn, "{text}"),
    }
    expected
}

/// No move is legal that the naive engine does not list, whatever is tried.
fn refuse_the_rest(
    state: &State,
    position: &Position,
    legal: &BTreeMap<String, State>,
    tried: &BTreeSet<String>,
) {
    for text in tried {
        let mv: Move = text.parse().unwrap();
        let why = position.why_not(mv);
        assert_eq!(why.is_none(), legal.contains_key(text), "{}: {text}: {why:?}", state.text());
    }
}

#[test]
fn in_random_games() {
    let mut numbers = Numbers::seeded(2023);
    for options in Options::all() {
        let rules = rules(&options);
        for _ in 0..if options.saved_sixes { 12 } else { 4 } {
            let mut position = Uckers.start(&rules);
            let mut state = State::read(options, &position.to_string());
            let mut moves = agree(&state, &position);
            while !moves.is_empty() {
                let mv = position.draw(&mut numbers).unwrap();
                state = moves.remove(&mv.to_string()).unwrap();
                position = position.play(mv).unwrap();
                moves = agree(&state, &position);
            }
            assert_eq!(state.phase, "over");
        }
    }
}

#[test]
fn in_crowded_positions() {
    let mut numbers = Numbers::seeded(1805);
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for options in Options::all() {
        let rules = rules(&options);
        let mut tried = BTreeSet::new();
        for _ in 0..2000 {
            let state = crowded::state(options, &mut numbers);
            let text = state.text();
            let parsed = Uckers.parse(&rules, &text);
            assert_eq!(parsed.is_ok(), state.is_valid(), "{text} {options:?}: {parsed:?}");
            let Ok(position) = parsed else { continue };
            // Counters on one place are alike, so the state is read again from its text.
            let state = State::read(options, &text);
            let moves = agree(&state, &position);
            tried.extend(moves.keys().filter(|_| numbers.below(8) == 0).cloned());
            tried.extend((0..4).map(|_| crowded::some_move(options, &state, &mut numbers)));
            while tried.len() > 150 {
                let out = tried.iter().nth(numbers.below(tried.len())).cloned().unwrap();
                tried.remove(&out);
            }
            refuse_the_rest(&state, &position, &moves, &tried);
            count_kinds(&state, &moves, &mut kinds);
        }
    }
    // What random play hardly reaches has been reached here.
    for (kind, at_least) in [
        ("challenge", 200),
        ("challenge from base", 15),
        ("challenge besides a pass", 30),
        ("challenge with a stacked bound counter", 3),
        ("challenge won", 25),
        ("challenge lost", 50),
        ("challenge with a surplus six", 5),
        ("mixi-blob hit", 30),
        ("use", 100),
        ("use again", 20),
        ("use and then throw", 20),
        ("home by a saved six", 5),
        ("save", 100),
        ("no save after a saved six", 50),
        ("challenge after a saved six", 5),
        ("enter and go on", 100),
        ("higher die alone", 25),
        ("lower die alone", 25),
        ("helper", 100),
        ("waits", 50),
        ("won", 10),
        ("won by a helper", 2),
        ("both colours in one play", 300),
    ] {
        let reached = kinds.get(kind).copied().unwrap_or(0);
        assert!(reached >= at_least, "{kind}: only {reached} times");
    }
}

fn count_kinds(state: &State, moves: &BTreeMap<String, State>, kinds: &mut BTreeMap<String, usize>) {
    let mut seen = |kind: &str, is: bool| {
        if is {
            *kinds.entry(kind.to_owned()).or_default() += 1;
        }
    };
    let any = |test: &dyn Fn(&str) -> bool| moves.keys().any(|mv| test(mv));
    let challenges = any(&|mv| mv.contains('!'));
    let sixes = |mv: &str| mv.chars().filter(|&c| c == '6').count() as i32;
    seen("challenge", challenges);
    seen("challenge from base", any(&|mv| mv.contains("B!")));
    seen("challenge besides a pass", challenges && moves.contains_key("pass"));
    if let Some((colour, i)) = state.bound {
        let place = state.options.location(colour, state.counters[colour][i]);
        let from = format!("{}{place}!", engine::LETTERS[colour]);
        seen("challenge with a stacked bound counter", any(&|mv| mv.starts_with(&from)));
    }
    if let Some(challenge) = state.challenge {
        seen("challenge won", any(&|mv| sixes(mv) >= challenge.needed));
        seen("challenge lost", any(&|mv| sixes(mv) == 0));
        seen("challenge with a surplus six", any(&|mv| sixes(mv) > challenge.needed));
    }
    let in_base = |state: &State, team: usize| {
        [team, team + 2].map(|colour| state.counters[colour].iter().filter(|&&p| p == engine::BASE).count())
    };
    let opponents = 1 - state.turn % 2;
    let before = in_base(state, opponents);
    seen(
        "mixi-blob hit",
        moves.iter().any(|(mv, next)| {
            let after = in_base(next, opponents);
            !mv.contains(',') && after[0] > before[0] && after[1] > before[1]
        }),
    );
    seen("use", any(&|mv| mv.starts_with("use:")));
    let any_next = |test: &dyn Fn(&State) -> bool| moves.values().any(test);
    seen("use again", state.phase == "use" && any_next(&|next| next.used && next.phase == "use"));
    seen("use and then throw", state.phase == "use" && any_next(&|next| next.used && next.phase == "throw"));
    seen("home by a saved six", any(&|mv| mv.starts_with("use:") && mv.ends_with('H')));
    seen("save", moves.contains_key("save"));
    seen("no save after a saved six", state.used && state.dice == [6] && !moves.contains_key("save"));
    seen("challenge after a saved six", state.used && challenges);
    seen(
        "enter and go on",
        any(&|mv| match mv.split_once(',') {
            Some((first, second)) => {
                first.contains("B-") && second.starts_with(&first.replace("B-", "")) && second.contains('-')
            }
            None => false,
        }),
    );
    if state.phase == "move" && state.options.two_dice && !any(&|mv| mv.contains(',')) {
        let distance = |mv: &str, state: &State| {
            let (from, to) = mv[1..].split_once('-')?;
            let colour = engine::LETTERS.iter().position(|&l| mv.starts_with(l))?;
            let at = |place: &str| (engine::BASE..60).find(|&p| state.options.location(colour, p) == place);
            Some(if from == "B" { 6 } else { at(to)? - at(from)? })
        };
        let (high, low) = (state.dice[0], state.dice[1]);
        seen("higher die alone", any(&|mv| distance(mv, state) == Some(high)));
        seen("lower die alone", high != low && any(&|mv| distance(mv, state) == Some(low)));
    }
    seen("helper", state.status[state.turn] == 'h' && state.phase == "move");
    seen("waits", state.status[state.turn] == 'w');
    let won = moves.values().any(|next| next.phase == "over");
    seen("won", won);
    seen("won by a helper", won && state.status[state.turn] == 'h');
    seen(
        "both colours in one play",
        any(&|mv| mv.split_once(',').is_some_and(|(first, second)| first[..1] != second[..1])),
    );
}
