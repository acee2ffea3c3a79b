//! What the computer thinks of towns.

use std::ops::ControlFlow;

use messdeck_core::{Position, Turn};
use messdeck_facade::{Game, Mindful, Playable};
use messdeck_search::{Evaluator, Limits, MOST, Mind, Numbers, think, think_greedily};
use messdeck_uptown::{Colour, Eval, Placement, Rules, Town, Uptown};

use crate::common::{any_position, first, read};

fn town(first: Colour, text: &str) -> Town {
    Uptown.parse(&Rules { first }, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The text of the same position with the colours exchanged.
fn exchanged(text: &str) -> String {
    let (board, rest) = text.split_once(' ').expect("a board");
    let (turn, pool) = rest.split_once(' ').expect("a turn");
    let (grey, red) = pool.split_once(',').expect("two pools");
    let swap = |part: &str| part.replace('g', "x").replace('r', "g").replace('x', "r");
    format!("{} {} {red},{grey}", swap(board), swap(turn))
}

fn lead(town: &Town) -> i32 {
    let standing = Eval.standing(town);
    standing[0] - standing[1]
}

fn promises(town: &Town) -> Vec<i32> {
    let mut promises = Vec::new();
    let _ = town.visit(|placement: Placement| {
        promises.push(Eval.promise(town, placement));
        ControlFlow::<()>::Continue(())
    });
    promises.sort_unstable();
    promises
}

#[test]
fn both_colours_are_judged_alike() {
    let mut numbers = Numbers::seeded(1);
    for _ in 0..500 {
        let text = any_position('g', &mut numbers);
        let (here, there) = (town(Colour::Grey, &text), town(Colour::Red, &exchanged(&text)));
        if matches!(here.turn(), Turn::Over(_)) {
            continue;
        }
        assert_eq!(lead(&here), -lead(&there), "{text}");
        assert!(Eval.standing(&here).iter().all(|standing| standing.abs() <= MOST), "{text}");
        assert_eq!(promises(&here), promises(&there), "{text}");
    }
}

#[test]
fn a_town_is_worth_more_to_whom_it_shows() {
    // Four grey columns stand for good.
    let grey = town(Colour::Grey, "ggg,ggg,ggg,ggg,3/gg,gg,gg,gg,3/rg,rg,rg,rg,3/7/7 r AB,ABILOPT");
    assert!(lead(&grey) > 200, "{}", lead(&grey));
    assert_eq!(
        lead(&Town::start(&Rules { first: Colour::Grey })),
        -lead(&Town::start(&Rules { first: Colour::Red }))
    );
    assert!(lead(&Town::start(&Rules { first: Colour::Grey })).abs() < 70);
}

#[test]
fn thinking_is_deterministic() {
    let mind = Town::MIND;
    let town = town(Colour::Grey, "7/7/1,rrr,r,4/1,gg,5/1,gg,5 g ABILPTZ,ABIOPTZ");
    let once = think(&town, &mind, Limits::nodes(500), 3, &mut || false);
    assert_eq!(once, think(&town, &mind, Limits::nodes(500), 3, &mut || false));
    assert!(!once.expect("grey is to act").solved);
}

#[test]
fn the_last_placement_is_proven() {
    let text = "gggg,1,gg,rg,rg,rr,rrr/rr,rr,r,1,rr,rr,gr/gg,gg,rgg,gg,g,g,g/gg,gg,rr,rg,r,rrrr,g/g,g,rr,r,rr,r,1 r P,-";
    let position = town(Colour::Grey, text);
    let mind = Town::MIND;
    let thought = think(&position, &mind, Limits::nodes(100), 1, &mut || false).expect("red is to act");
    assert!(thought.solved);
    assert_eq!(thought.values[0].win, 1.0);
    assert_eq!(thought.best.to_string(), "gP@f1g1g1g2");
}

#[test]
fn a_beginner_plays_by_the_rules() {
    let options = first("grey");
    let position = read(&options, "7/7/7/7/7 g ABILOPTZ,ABILOPTZ");
    let level = "level:1".parse().expect("a level");
    let opinion = position.think(level, 1, &mut || false).expect("grey is to act");
    assert!(position.play(&opinion.best).is_ok());
}

#[test]
fn endings_are_played_exactly() {
    let mind = Town::MIND;
    let mut numbers = Numbers::seeded(7);
    let mut choices = 0;
    for _ in 0..100 {
        let mut town = Town::start(&Rules { first: Colour::Grey });
        while town.count() > 12 {
            town = town.play_unchecked(town.draw(&mut numbers).expect("a placement"));
        }
        let Turn::Decide(seat) = town.turn() else { continue };
        let thought = think(&town, &mind, Limits::nodes(100_000), 1, &mut || false).expect("a seat to act");
        assert!(thought.solved, "{town}");
        assert_eq!(thought.values[0].win, best_share(&town), "{town}");
        assert_eq!(best_share(&town.play_unchecked(thought.best)), best_share(&town), "{town}");
        choices += usize::from(town.count() > 1 && thought.values[seat.index()].win > 0.0);
    }
    assert!(choices > 20, "{choices} endings were worth playing");
}

/// Grey's share of the win when both play their best, by trying everything.
fn best_share(town: &Town) -> f32 {
    let grey = match town.turn() {
        Turn::Over(outcome) => {
            let [grey, red] =
                Colour::ALL.map(|colour| outcome.winners.iter().any(|seat| seat == colour.seat()));
            return if grey && red { 0.5 } else { f32::from(u8::from(grey)) };
        }
        _ => town.to_act() == Colour::Grey,
    };
    let mut best = if grey { 0.0 } else { 1.0 };
    town.each(|placement| {
        let share = best_share(&town.play_unchecked(placement));
        best = if grey { f32::max(best, share) } else { f32::min(best, share) };
    });
    best
}

#[test]
fn what_is_certain_comes_true() {
    let mut numbers = Numbers::seeded(11);
    let mut early = 0;
    for _ in 0..2_000 {
        let mut town = Town::start(&Rules { first: Colour::Grey });
        // What was certain before each placement, for grey.
        let mut bounds = Vec::new();
        while let Some(placement) = town.draw(&mut numbers) {
            let certain = Eval.certain(&town);
            bounds.push(match town.to_act() {
                Colour::Grey => (certain.at_least, certain.at_most),
                Colour::Red => (-certain.at_most, -certain.at_least),
            });
            town = town.play_unchecked(placement);
        }
        let value = (2.0 * best_share(&town) - 1.0) as i8;
        assert!(
            bounds.iter().all(|&(least, most)| (least..=most).contains(&value)),
            "{town}: {value}, {bounds:?}"
        );
        assert!(
            bounds.is_sorted_by(|before, after| before.0 <= after.0 && before.1 >= after.1),
            "{town}: {bounds:?}"
        );
        early += bounds.iter().filter(|(least, most)| least == most).count();
    }
    assert!(early > 100, "certain only {early} placements before the end");
}

/// Both have three columns for good and two squares of the fourth. Only an I fits into the hole that is left there, and
/// there is one of each colour: whoever places his own wins, and nothing else does. The tree has to see it by itself.
#[test]
fn the_one_obvious_placement_is_found() {
    let text = "gg,gg,gg,gg,rr,rr,rr/gg,gg,gg,gg,rr,rr,rr/gg,gg,gg,1,rr,rr,rr/gg,2,rr,2,rr/3,rr,3 g IT,IO";
    for (first, text, best) in
        [(Colour::Grey, text.to_owned(), "gI@d3d3d3d3"), (Colour::Red, exchanged(text), "rI@d3d3d3d3")]
    {
        let here = town(first, &text);
        let mind = Mind { solve_below: 0, ..Town::MIND };
        for seed in 0..5 {
            let thought =
                think(&here, &mind, Limits::nodes(2_000), seed, &mut || false).expect("a seat to act");
            assert_eq!(thought.best.to_string(), best);
            assert!(!thought.solved && thought.values[first.index()].win > 0.8, "{:?}", thought.values);
        }
    }
}

/// What the seat that acts has after a placement: 1 if it has won, 0 if all have, −1 if the other has; none while the game
/// goes on.
fn end(town: &Town, placement: Placement) -> Option<i32> {
    let Turn::Decide(seat) = town.turn() else { return None };
    let outcome = town.play_unchecked(placement).turn().outcome()?;
    let has = |seat| i32::from(outcome.winners.iter().any(|winner| winner == seat));
    Some(has(seat) - has(seat.other()))
}

#[test]
fn a_drawn_end_is_not_taken_for_a_win() {
    let mut numbers = Numbers::seeded(2);
    let mut seen = 0;
    for _ in 0..2_000 {
        let mut here = Uptown.start(&Rules { first: Colour::Grey });
        while let Some(next) = here.draw(&mut numbers) {
            let mut ends = Vec::new();
            if here.count() <= 60 {
                here.each(|placement| {
                    ends.extend(end(&here, placement));
                });
            }
            if ends.contains(&1) && ends.contains(&0) {
                seen += 1;
                let greedy = think_greedily(&here, Eval, seen).map(|thought| thought.best);
                assert_eq!(greedy.and_then(|placement| end(&here, placement)), Some(1), "{here}");
            }
            here = here.play_unchecked(next);
        }
    }
    assert!(seen > 100, "only {seen} such towns");
}
