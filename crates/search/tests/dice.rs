//! Search where dice fall: the values of alpha-beta are those of the plain mean, pruning or not.

use messdeck_core::{MAX_SEATS, Position, Turn};
use messdeck_facade::{Game, Mindful};
use messdeck_search::{
    Caller, Evaluator, Guide, Limits, Mind, Numbers, Order, Rollouts, Shape, expect, think, think_greedily,
    think_plainly,
};
use messdeck_testkit::toy::{Lead, Race, Sprint, Stride};

fn exact() -> Mind<Lead, Shape> {
    Race::MIND.by(Shape::EXACT)
}

/// The lead of red after `depth` more choices, by looking at everything; as alpha-beta judges, but without
/// any bound.
fn mean_lead(race: &Race, depth: u32) -> f64 {
    let limit = f64::from(Lead::LIMIT);
    match race.turn() {
        Turn::Over(outcome) => {
            if outcome.winners.contains(messdeck_core::Seat::new(0)) {
                limit
            } else {
                -limit
            }
        }
        _ if depth == 0 => {
            let standing: [i32; MAX_SEATS] = Lead.standing(race);
            f64::from(standing[0] - standing[1])
        }
        Turn::Decide(seat) => {
            let sign = if seat.index() == 0 { 1.0 } else { -1.0 };
            let mut best = f64::NEG_INFINITY;
            race.each(|mv| {
                best = best.max(sign * mean_lead(&race.play_unchecked(mv), depth - 1));
            });
            sign * best
        }
        Turn::Chance(_) => {
            let (mut sum, mut total) = (0.0, 0.0);
            race.each(|mv| {
                let weight = f64::from(race.weight(mv));
                sum += weight * mean_lead(&race.play_unchecked(mv), depth);
                total += weight;
            });
            sum / total
        }
    }
}

/// Positions along random games in which a seat decides.
fn decisions() -> Vec<Race> {
    let mut found = Vec::new();
    for seed in 0..40 {
        let mut numbers = Numbers::seeded(seed);
        let mut race = Sprint.start(&());
        while let Some(mv) = race.draw(&mut numbers) {
            race = race.play_unchecked(mv);
            if matches!(race.turn(), Turn::Decide(_)) {
                found.push(race);
            }
        }
    }
    found
}

#[test]
fn pruning_does_not_change_what_is_best() {
    for race in decisions() {
        let depth = 4;
        let Turn::Decide(seat) = race.turn() else { unreachable!() };
        let sign = if seat.index() == 0 { 1.0 } else { -1.0 };
        let limits = Limits { depth: Some(depth), ..Limits::NONE };
        let thought = think(&race, &exact(), limits, 1, &mut || false).unwrap();
        let after = |mv: Stride| sign * mean_lead(&race.play_unchecked(mv), depth - 1);
        let mut best = f64::NEG_INFINITY;
        race.each(|mv| {
            best = best.max(after(mv));
        });
        // Whole numbers are rounded down once per throw, so equal choices may differ by a few units.
        assert!(
            after(thought.best) >= best - 8.0,
            "{race}: {} is worth {}, not {best}",
            thought.best,
            after(thought.best)
        );
    }
}

#[test]
fn expectations_are_the_mean_over_the_throws() {
    let start = Sprint.start(&());
    let values = expect(&start, &exact(), Limits { depth: Some(3), ..Limits::NONE }, 1, &mut || false);
    assert_eq!(values.len(), 2);
    assert!((values[0].win + values[1].win - 1.0).abs() < 1e-5);
    assert!(values.iter().all(|value| value.win > 0.0 && value.win < 1.0 && value.margin.is_none()));
}

#[test]
fn tree_search_copes_with_dice() {
    // Red stands just before the end with a 3 on the die: running wins at once.
    let race = Sprint.parse(&(), "8,1 r 3").unwrap();
    let thought = think_plainly(&race, Lead, 2_000, 3, Caller::silent(&mut || false)).unwrap();
    assert_eq!(thought.best, Stride::Go);
    assert!(thought.values[0].win > 0.9);
}

#[test]
fn rollouts_cope_with_dice() {
    let rollouts = Rollouts { horizon: 6, fewest: 8, trust: 4 };
    let mind = Race::MIND.by(rollouts);
    let race = Sprint.parse(&(), "8,1 r 3").unwrap();
    let thought = think(&race, &mind, Limits::nodes(5_000), 3, &mut || false).unwrap();
    assert_eq!(thought.best, Stride::Go);
    assert!(thought.values[0].win > 0.9);
    for race in decisions() {
        let thought = think(&race, &mind, Limits::nodes(2_000), 3, &mut || false).unwrap();
        assert_eq!(thought, think(&race, &mind, Limits::nodes(2_000), 3, &mut || false).unwrap());
        assert!((thought.values[0].win + thought.values[1].win - 1.0).abs() < 1e-3);
        assert!(thought.nodes < 2_100, "{}", thought.nodes);
    }
}

#[test]
fn rollouts_make_sense_with_hardly_any_nodes() {
    let rollouts = Rollouts { horizon: 6, fewest: 8, trust: 4 };
    let mind = Race::MIND.by(rollouts);
    for race in decisions() {
        let thought = think(&race, &mind, Limits::nodes(1), 3, &mut || false).unwrap();
        let greedy = think_greedily(&race, Lead, 3).unwrap();
        assert!((thought.candidates[0].value.win - greedy.candidates[0].value.win).abs() < 1e-3, "{race}");
    }
}

/// What a tree search soon leaves it thinks too little of, so those that are to be compared are tried about as often.
#[test]
fn candidates_that_are_compared_are_looked_at_alike() {
    let guide = Guide {
        order: Order::Promise,
        spread: 50.0,
        explore: 0.5,
        widen: 2.0,
        widest: 16,
        mix: 0.0,
        draws: 1,
        patience: 1,
    };
    let mind = Race::MIND.by(guide);
    let mut skewed = 0;
    for race in decisions().into_iter().filter(|race| race.count() > 1) {
        let visits = |limits: Limits| {
            let thought = think(&race, &mind, limits, 3, &mut || false).unwrap();
            let errors: Vec<bool> = thought.candidates.iter().map(|known| known.error > 0.0).collect();
            assert!(!errors[0], "the best one is no different from itself");
            let visits = thought.candidates.iter().map(|known| known.visits);
            (visits.clone().min().unwrap_or(0), visits.max().unwrap_or(0))
        };
        let (least, most) = visits(Limits::nodes(2_000));
        skewed += usize::from(4 * least < most);
        let (least, most) = visits(Limits::nodes(2_000).comparing(race.count()));
        assert!(2 * least >= most, "{race}: {least} and {most}");
    }
    assert!(skewed > 0, "without being asked, a search spends most on the best");
}
