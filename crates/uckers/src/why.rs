//! Why a move is not legal: for every well-formed move a reason with the sentence of the rules page that
//! forbids it, or none.

use messdeck_core::{Say, Why};

use crate::names::{at, counter, pips, standing};
use crate::notation::{CellOf, Location};
use crate::options::{Players, RuleSet};
use crate::rules::{Colour, Dice, Move, Phase, Place, Position, Status, Step};

/// Why the move is not legal here; `None` if it is.
pub(crate) fn why_not(position: &Position, mv: Move) -> Option<Why> {
    match (position.phase, mv) {
        (Phase::Over, _) => Some(Why::new("game-over", "UC-E1", "uckers-why-game-over")),
        (Phase::Throw | Phase::Challenge { .. }, Move::Roll(dice)) => wrong_number_of_dice(position, dice),
        (Phase::Throw | Phase::Challenge { .. }, _) => Some(dice_are_next(position)),
        (Phase::Use | Phase::Move(_), Move::Roll(_)) => Some(nothing_falls_now(position)),
        (Phase::Use, Move::Throw) => None,
        (Phase::Use, Move::Use(step)) => why_not_step(position, step, 6),
        (Phase::Use, Move::Challenge { colour, from, .. }) => {
            let why = Why::new("saved-six-challenge", "UC-V4", "uckers-why-saved-six-challenge");
            Some(why.at([CellOf(colour, from)]))
        }
        (Phase::Use, Move::Step(_) | Move::Steps(..) | Move::Pass | Move::Save) => {
            Some(Why::new("use-or-throw", "UC-V2", position.says("uckers-why-use-or-throw")))
        }
        (Phase::Move(_), Move::Throw | Move::Use(_)) => Some(saved_sixes_come_before(position)),
        (Phase::Move(dice), Move::Save) => why_not_save(position, dice),
        (Phase::Move(dice), Move::Challenge { colour, from, to }) => {
            why_not_challenge(position, dice, Step { colour, from, to })
        }
        (Phase::Move(dice), Move::Pass) => why_not_pass(position, dice),
        (Phase::Move(Dice::One(die)), Move::Step(step)) => why_not_step(position, step, die),
        (Phase::Move(Dice::One(die)), Move::Steps(first, second)) => {
            let squares = [first, second].map(|step| CellOf(step.colour, step.from));
            Some(Why::new("one-step", "UC-O1", "uckers-why-one-step").at(squares).with("die", die))
        }
        (Phase::Move(Dice::Two(high, low)), Move::Step(step)) => {
            why_not_play_of_one(position, step, high, low)
        }
        (Phase::Move(Dice::Two(high, low)), Move::Steps(first, second)) => {
            why_not_play_of_two(position, [first, second], high, low)
        }
    }
}

fn wrong_number_of_dice(position: &Position, dice: Dice) -> Option<Why> {
    let (rule, count) = match (position.rules.rule_set, dice) {
        (RuleSet::TwoDice, Dice::Two(..)) | (RuleSet::OneDie, Dice::One(_)) => return None,
        (RuleSet::TwoDice, Dice::One(_)) => ("UC-T1", 2),
        (RuleSet::OneDie, Dice::Two(..)) => ("UC-O1", 1),
    };
    Some(Why::new("number-of-dice", rule, "uckers-why-number-of-dice").with("count", count))
}

fn dice_are_next(position: &Position) -> Why {
    let say = position.says("uckers-why-dice-are-next");
    let say = match position.phase {
        Phase::Challenge { needed, .. } => say.with("for", "challenge").with("needed", needed),
        _ if position.status(position.seat) == Status::Waits => say.with("for", "help"),
        _ => say.with("for", "turn"),
    };
    Why::new("dice-are-next", "UC-R1", say)
}

fn nothing_falls_now(position: &Position) -> Why {
    Why::new("no-throw-now", "UC-R2", position.says("uckers-why-no-throw-now"))
}

fn saved_sixes_come_before(position: &Position) -> Why {
    if !position.rules.saved_sixes {
        return Why::new("no-saved-sixes", "UC-V5", "uckers-why-no-saved-sixes");
    }
    Why::new("used-before-the-throw", "UC-V2", "uckers-why-used-before-the-throw")
}

fn why_not_save(position: &Position, dice: Dice) -> Option<Why> {
    if !position.rules.saved_sixes {
        return Some(Why::new("no-saved-sixes", "UC-V5", "uckers-why-no-saved-sixes"));
    }
    if dice.sixes() == 0 {
        let why = Why::new("save-needs-six", "UC-V1", "uckers-why-save-needs-six");
        return Some(why.with("dice", pips(&dice.faces())));
    }
    let bound = position.bound.filter(|bound| bound.by_saved_six)?;
    let why = Why::new("save-after-use", "UC-V3", "uckers-why-save-after-use");
    let why = why.at([CellOf(bound.colour, bound.place)]);
    Some(why.with("counter", counter(bound.colour, bound.place)))
}

fn why_not_pass(position: &Position, dice: Dice) -> Option<Why> {
    if position.may_pass() {
        return None;
    }
    let rule = if matches!(dice, Dice::One(_)) { "UC-O3" } else { "UC-T5" };
    let why = Why::new("must-play", rule, position.says("uckers-why-must-play"));
    Some(why.with("example", position.example()))
}

/// Why a counter can't step with one die that shows this, thrown or saved.
fn why_not_step(position: &Position, step: Step, die: u8) -> Option<Why> {
    let takes = match missing(position, step).map_or_else(|| distance(position, step), Err) {
        Ok(takes) => takes,
        Err(why) => return Some(why),
    };
    let Step { colour, from, .. } = step;
    if let Some(bound) = position.bound
        && !bound.stands_at(colour, from)
    {
        let squares = [CellOf(bound.colour, bound.place), CellOf(colour, from)];
        let why = Why::new("bound", "UC-O2", "uckers-why-bound").at(squares);
        return Some(why.with("counter", counter(bound.colour, bound.place)));
    }
    if takes != die {
        return Some(not_thrown(step, takes, &[die]));
    }
    blocked(position, step)
}

/// Why a play of two-dice rules can't be this one step.
fn why_not_play_of_one(position: &Position, step: Step, high: u8, low: u8) -> Option<Why> {
    let takes = match missing(position, step).map_or_else(|| distance(position, step), Err) {
        Ok(takes) => takes,
        Err(why) => return Some(why),
    };
    // The sum takes nobody out of base.
    let combines = step.from != Place::BASE && takes == high + low;
    if !combines && takes != high && takes != low {
        return Some(not_thrown(step, takes, &[high, low]));
    }
    if let Some(why) = blocked(position, step) {
        return Some(why);
    }
    let duty = position.single_distance();
    if takes == duty {
        return None;
    }
    let why = if duty == high + low {
        Why::new("use-both-dice", "UC-3", "uckers-why-use-both-dice")
    } else {
        Why::new("use-higher-die", "UC-3", "uckers-why-use-higher-die").with("die", high)
    };
    Some(why.at([CellOf(step.colour, step.from)]).with("example", position.example()))
}

/// Why a play can't be these two steps, one with each die.
fn why_not_play_of_two(position: &Position, steps: [Step; 2], high: u8, low: u8) -> Option<Why> {
    let [first, second] = steps;
    if let Some(why) = steps.iter().find_map(|step| not_played(position, step.colour, step.from)) {
        return Some(why);
    }
    if let Some(why) = without_two_counters(position, first, second) {
        return Some(why);
    }
    let takes = match steps.map(|step| distance(position, step)) {
        [Ok(first), Ok(second)] => [first, second],
        [Err(why), _] | [_, Err(why)] => return Some(why),
    };
    if takes != [high, low] && takes != [low, high] {
        let other_die = |die: u8| if die == high { low } else { high };
        // If the first step takes a die, the second one can only have the other one.
        let (step, takes, left) = match takes {
            [a, b] if a == high || a == low => (second, b, vec![other_die(a)]),
            [a, _] => (first, a, vec![high, low]),
        };
        return Some(not_thrown(step, takes, &left));
    }
    steps.into_iter().find_map(|step| blocked(position, step))
}

/// Two steps take two counters, or one that enters and goes on.
fn without_two_counters(position: &Position, first: Step, second: Step) -> Option<Why> {
    let stands = |step: Step| position.counters(step.colour).on(step.from);
    let goes_on = first.colour == second.colour && first.to == second.from;
    let twice = |step: Step| {
        let why = Why::new("one-counter-twice", "UC-T2", "uckers-why-one-counter-twice");
        let why = why.at([CellOf(step.colour, step.from)]);
        Some(why.with("counter", counter(step.colour, step.from)))
    };
    let same_place = (first.colour, first.from) == (second.colour, second.from);
    match (stands(first), stands(second)) {
        (0, _) => missing(position, first),
        (1, _) if same_place => twice(first),
        (_, 0) if goes_on && first.from == Place::BASE => None,
        (_, 0) if goes_on => twice(first),
        (_, 0) => missing(position, second),
        _ => None,
    }
}

fn why_not_challenge(position: &Position, dice: Dice, step: Step) -> Option<Why> {
    let Step { colour, from, to } = step;
    let one_die = matches!(dice, Dice::One(_));
    if dice.sixes() == 0 {
        let rule = if one_die { "UC-O4" } else { "UC-T6" };
        let why = Why::new("challenge-needs-six", rule, "uckers-why-challenge-needs-six");
        return Some(why.with("dice", pips(&dice.faces())));
    }
    if let Some(why) = missing(position, step) {
        return Some(why);
    }
    if one_die && from == Place::BASE {
        let why = Why::new("challenge-from-base", "UC-O5", "uckers-why-challenge-from-base");
        return Some(why.at([CellOf(colour, from)]));
    }
    if from >= Place::FOOT {
        let why = Why::new("challenge-from-foot", "UC-2", "uckers-why-challenge-from-foot");
        let why = why.at([CellOf(colour, from)]);
        return Some(why.with("square", Location(colour, from)).with("colour", colour.said()));
    }
    let next = position.next_place(from);
    if to != next {
        let rule = if from == Place::BASE { "UC-C3" } else { "UC-C1" };
        let why = Why::new("not-the-next-square", rule, "uckers-why-not-the-next-square");
        let why = why.at([CellOf(colour, to), CellOf(colour, next)]).with("counter", counter(colour, from));
        return Some(why.with("next", Location(colour, next)).with("square", Location(colour, to)));
    }
    if position.blob_at(colour, to) == 0 {
        let why = Why::new("no-blob", "UC-C1", "uckers-why-no-blob").at([CellOf(colour, to)]);
        let why = why.with("square", Location(colour, to));
        return Some(why.with("standing", standing(position, &Colour::ALL, colour, to)));
    }
    if position.partners_beside(colour, from) > 0 {
        let why = Why::new("partner-beside", "UC-C2", "uckers-why-partner-beside").at([CellOf(colour, from)]);
        let why = why.with("square", Location(colour, from));
        return Some(why.with("colour", colour.said()).with("partner", colour.partner().said()));
    }
    let is_bound = position.bound.is_some_and(|bound| bound.stands_at(colour, from));
    if is_bound && position.counters(colour).on(from) == 1 {
        let why =
            Why::new("challenge-bound", "UC-5", "uckers-why-challenge-bound").at([CellOf(colour, from)]);
        return Some(why.with("counter", counter(colour, from)));
    }
    None
}

/// Why the seat has no such counter.
fn missing(position: &Position, Step { colour, from, .. }: Step) -> Option<Why> {
    if let Some(why) = not_played(position, colour, from) {
        return Some(why);
    }
    (position.counters(colour).on(from) == 0).then(|| {
        let why = Why::new("no-counter", "UC-P2", "uckers-why-no-counter").at([CellOf(colour, from)]);
        why.with("colour", colour.said()).with("at", at(colour, from))
    })
}

fn not_played(position: &Position, colour: Colour, from: Place) -> Option<Why> {
    if position.plays(colour) {
        return None;
    }
    let rule = if position.rules.players == Players::Two { "UC-9" } else { "UC-P1" };
    let why = Why::new("not-your-colour", rule, position.says("uckers-why-not-your-colour"));
    let played: Vec<Say> = position.colours().map(Colour::said).collect();
    Some(why.at([CellOf(colour, from)]).with("colour", colour.said()).with("played", played))
}

/// How far a step goes, and entering as the six that it takes; or why no counter walks that way.
fn distance(position: &Position, step: Step) -> Result<u8, Why> {
    let Step { colour, from, to } = step;
    let squares = [CellOf(colour, to), CellOf(colour, from)];
    if from == Place::BASE {
        if to == position.doorstep() {
            return Ok(6);
        }
        let why = Why::new("enter-on-doorstep", "UC-S1", "uckers-why-enter-on-doorstep").at(squares);
        let why = why.with("colour", colour.said());
        return Err(why.with("doorstep", Location(colour, position.doorstep())));
    }
    match from.steps_to(to) {
        Some(steps) if steps > 0 => Ok(steps),
        _ => {
            let why = Why::new("not-forward", "UC-B1", "uckers-why-not-forward").at(squares);
            let why = why.with("from", Location(colour, from)).with("to", Location(colour, to));
            Err(why.with("colour", colour.said()).with("foot", Location(colour, Place::FOOT)))
        }
    }
}

/// The step takes a number that none of these dice shows.
fn not_thrown(step: Step, takes: u8, dice: &[u8]) -> Why {
    let Step { colour, from, to } = step;
    if from == Place::BASE {
        let why = Why::new("enter-needs-six", "UC-S1", "uckers-why-enter-needs-six");
        return why.at([CellOf(colour, from)]).with("dice", pips(dice));
    }
    let why = if to == Place::HOME {
        Why::new("home-exactly", "UC-S3", "uckers-why-home-exactly")
    } else {
        Why::new("not-thrown", "UC-S2", "uckers-why-not-thrown")
    };
    let why = why.at([CellOf(colour, to), CellOf(colour, from)]);
    let why = why.with("from", Location(colour, from)).with("to", Location(colour, to));
    why.with("takes", takes).with("dice", pips(dice))
}

/// The first opposing blob that a step would meet.
fn blocked(position: &Position, step: Step) -> Option<Why> {
    let place = first_blob(position, step)?;
    let Step { colour, from, to } = step;
    let why = Why::new("blocked", "UC-S4", "uckers-why-blocked");
    let why = why.at([CellOf(colour, place), CellOf(colour, from)]).with("counter", counter(colour, from));
    let why = why.with("how", if place == to { "land" } else { "pass" });
    Some(why.with("height", position.blob_at(colour, place)).with("square", Location(colour, place)))
}

/// The place of the first opposing blob on the way of a step.
pub(crate) fn first_blob(position: &Position, Step { colour, from, to }: Step) -> Option<Place> {
    let start = if from == Place::BASE { to } else { from.plus(1) };
    let steps = start.steps_to(to)?;
    (0..=steps).map(|step| start.plus(step)).find(|&place| position.blob_at(colour, place) > 0)
}

/// Why no counter of the seat in turn can step with the dice that lie: every cause once, or none if one can.
pub(crate) fn stuck(position: &Position) -> Vec<Say> {
    let Phase::Move(dice) = position.phase else { return Vec::new() };
    if !position.may_pass() {
        return Vec::new();
    }
    let mut causes = Vec::new();
    if let Some(bound) = position.bound {
        let id = if bound.place == Place::HOME { "uckers-cause-bound-home" } else { "uckers-cause-bound" };
        causes.push(Say::new(id).with("counter", counter(bound.colour, bound.place)));
    }
    let may_step = |colour, from| position.bound.is_none_or(|bound| bound.stands_at(colour, from));
    for colour in position.colours() {
        let counters = position.counters(colour).places().into_iter();
        for from in counters.filter(|&from| from != Place::HOME && may_step(colour, from)) {
            for die in dice.faces() {
                let cause = if from == Place::BASE && die != 6 {
                    (dice.sixes() == 0).then(|| Say::new("uckers-cause-base"))
                } else if from.index() + die > Place::HOME.index() {
                    Some(Say::new("uckers-cause-home"))
                } else {
                    let to = if from == Place::BASE { position.doorstep() } else { from.plus(die) };
                    first_blob(position, Step { colour, from, to }).map(|place| {
                        let cause = Say::new("uckers-cause-blob").with("square", Location(colour, place));
                        cause.with("height", position.blob_at(colour, place))
                    })
                };
                causes.extend(cause.filter(|cause| !causes.contains(cause)));
            }
        }
    }
    causes
}

/// Whether only a six is missing: all counters that are not home are in base.
pub(crate) fn six_is_missing(causes: &[Say]) -> bool {
    matches!(causes, [Say { id: "uckers-cause-base", .. }])
}
