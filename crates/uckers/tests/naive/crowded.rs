//! Positions where much happens at once: counters of all colours within a few squares of each other,
//! stacked, in the way, in base and nearly home. Most are valid, some are not.

use messdeck_core::Draw;
use messdeck_search::Numbers;

use super::engine::{BASE, Challenge, LETTERS, Options, State};

pub(crate) fn state(options: Options, numbers: &mut Numbers) -> State {
    let counters = counters(options, numbers);
    let home = |colour: usize| counters[colour].iter().all(|&progress| progress == options.home());
    let status: Vec<char> = (0..options.players)
        .map(|seat| match (options.players, home(seat)) {
            (4, true) => ['w', 'h', 'h', 'p'][numbers.below(4)],
            _ if numbers.below(100) == 0 => 'w',
            _ => 'p',
        })
        .collect();
    let phase = match numbers.below(20) {
        0..=4 => "throw",
        5..=7 => "use",
        8 => "over",
        _ => "move",
    };
    let home_teams: Vec<usize> = [0, 1].into_iter().filter(|&team| home(team) && home(team + 2)).collect();
    let over = !home_teams.is_empty() && numbers.below(10) > 0;
    let phase = if over { "over" } else { phase };
    let turn = match home_teams.first() {
        Some(&team) if over && numbers.below(10) > 0 => team,
        _ => numbers.below(options.players),
    };
    let dice = if phase == "move" { dice(options, numbers) } else { vec![] };
    let most_saved = if options.saved_sixes { 3 } else { usize::from(numbers.below(50) == 0) + 1 };
    let saved = (0..options.players).map(|_| numbers.below(most_saved) as u32).collect();
    let mut state = State {
        options,
        counters,
        turn,
        phase: phase.to_owned(),
        dice,
        bound: None,
        used: false,
        thrown: phase != "use",
        challenge: None,
        saved,
        status,
    };
    let bound_chance = if options.two_dice { 1 } else { 40 };
    if numbers.below(100) < bound_chance {
        let colour = (turn + 2 * usize::from(numbers.below(4) == 0)) % 4;
        state.bound = Some((colour, numbers.below(4)));
        state.used = numbers.below(20) < if options.saved_sixes { 14 } else { 1 };
    } else if state.phase == "throw" && numbers.below(3) > 0 {
        state.challenge = challenge(&state, numbers);
    }
    state
}

fn counters(options: Options, numbers: &mut Numbers) -> [[i32; 4]; 4] {
    let mut counters = [[BASE; 4]; 4];
    // A few neighbouring squares, each for one team; often around somebody's doorstep.
    let centre = match numbers.below(3) {
        0 => options.doorstep(numbers.below(4)) - 1,
        _ => numbers.below(52) as i32,
    };
    let width = 2 + numbers.below(8);
    let team_of: Vec<usize> = (0..52).map(|_| numbers.below(2)).collect();
    let home_team = (numbers.below(12) == 0).then(|| numbers.below(2));
    for (colour, own) in counters.iter_mut().enumerate() {
        let done = numbers.below(5) == 0 || home_team == Some(colour % 2);
        let mut previous = BASE;
        for counter in own.iter_mut() {
            // Several tries for a square of the own team; now and then an invalid position is welcome.
            let mut progress = BASE;
            for _ in 0..4 {
                progress = match numbers.below(14) {
                    _ if done => options.home() - i32::from(numbers.below(25) == 0) * numbers.below(7) as i32,
                    0 => BASE,
                    1 => options.home() - numbers.below(6) as i32,
                    2 => 0,
                    3..=6 => previous,
                    _ => {
                        let square = (centre + numbers.below(width) as i32).rem_euclid(52) + 1;
                        let on_square = |&p: &i32| options.square(colour, p) == Some(square);
                        (0..=options.foot()).find(on_square).unwrap_or(BASE)
                    }
                };
                let team = options.square(colour, progress).map(|square| team_of[square as usize - 1]);
                if team.is_none_or(|team| team == colour % 2) || numbers.below(400) == 0 {
                    break;
                }
                progress = BASE;
            }
            *counter = progress;
            previous = progress;
        }
        own.sort_unstable();
    }
    counters
}

fn dice(options: Options, numbers: &mut Numbers) -> Vec<i32> {
    let mut die = || [1, 2, 3, 4, 5, 6, 6, 6][numbers.below(8)];
    let mut dice = if options.two_dice { vec![die(), die()] } else { vec![die()] };
    dice.sort_unstable_by(|a, b| b.cmp(a));
    dice
}

/// A challenge of the seat in turn, mostly one that fits.
fn challenge(state: &State, numbers: &mut Numbers) -> Option<Challenge> {
    let (mut colour, mut counter, mut square, mut fits) = (0, 0, 0, false);
    for _ in 0..12 {
        colour = (state.turn + 2 * usize::from(numbers.below(3) == 0)) % 4;
        counter = numbers.below(4);
        let next = state.options.square(colour, state.counters[colour][counter] + 1);
        square = next.unwrap_or(1 + numbers.below(52) as i32);
        let standing = |other: usize| {
            state.counters[other].iter().filter(|&&p| state.options.square(other, p) == Some(square)).count()
        };
        fits = next.is_some() && (standing((colour + 1) % 4) > 1 || standing((colour + 3) % 4) > 1);
        if fits {
            break;
        }
    }
    let needed = 1 + numbers.below(4) as i32;
    (fits || numbers.below(20) == 0).then_some(Challenge { colour, counter, square, needed })
}

/// A well-formed move, mostly of a counter that is there.
pub(crate) fn some_move(options: Options, state: &State, numbers: &mut Numbers) -> String {
    let mut step = || {
        let colour = (state.turn + [0, 0, 0, 0, 2, 2, 1, 3][numbers.below(8)]) % 4;
        let from = state.counters[colour][numbers.below(4)].min(options.home() - 1);
        let to = if from == BASE && numbers.below(4) > 0 {
            0
        } else {
            (from + 1 + numbers.below(12) as i32).min(options.home())
        };
        let text =
            format!("{}{}-{}", LETTERS[colour], options.location(colour, from), options.location(colour, to));
        ((colour, from, to), text)
    };
    let (first, second) = (step(), step());
    let (low, high) = if first.0 <= second.0 { (first, second) } else { (second, first) };
    match numbers.below(8) {
        0 => low.1,
        1 => format!("use:{}", high.1),
        2 => ["pass", "save", "throw", "roll:6", "roll:63"][numbers.below(5)].to_owned(),
        3 | 4 => {
            let (colour, from, _) = low.0;
            let from = from.min(options.foot());
            let to = options.square(colour, from + 1).unwrap_or(1 + numbers.below(52) as i32);
            format!("{}{}!{to}", LETTERS[colour], options.location(colour, from))
        }
        _ => format!("{},{}", low.1, high.1),
    }
}
