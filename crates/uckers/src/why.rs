//! Why a move is not legal: for every well-formed move a reason with the sentence of the rules page that
//! forbids it, or none.

use messdeck_core::{Position as _, Why};

use crate::notation::{CellOf, Location};
use crate::options::{Players, RuleSet};
use crate::rules::{Colour, Dice, Move, Phase, Place, Position, Status, Step};

/// Why the move is not legal here; `None` if it is.
pub(crate) fn why_not(position: &Position, mv: Move) -> Option<Why> {
    match (position.phase, mv) {
        (Phase::Over, _) => Some(Why::new("game-over", "UC-E1", "The game is over.")),
        (Phase::Throw | Phase::Challenge { .. }, Move::Roll(dice)) => wrong_number_of_dice(position, dice),
        (Phase::Throw | Phase::Challenge { .. }, _) => Some(dice_are_next(position)),
        (Phase::Use | Phase::Move(_), Move::Roll(_)) => Some(nothing_falls_now(position)),
        (Phase::Use, Move::Throw) => None,
        (Phase::Use, Move::Use(step)) => why_not_step(position, step, 6),
        (Phase::Use, Move::Challenge { colour, from, .. }) => {
            let message = "A saved six can't challenge; throw one first.";
            Some(Why::new("saved-six-challenge", "UC-V4", message).at([CellOf(colour, from)]))
        }
        (Phase::Use, Move::Step(_) | Move::Steps(..) | Move::Pass | Move::Save) => {
            let message = format!("{} has not thrown yet: use a saved six, or throw.", seat(position));
            Some(Why::new("use-or-throw", "UC-V2", message))
        }
        (Phase::Move(_), Move::Throw | Move::Use(_)) => Some(saved_sixes_come_before(position)),
        (Phase::Move(dice), Move::Save) => why_not_save(position, dice),
        (Phase::Move(dice), Move::Challenge { colour, from, to }) => {
            why_not_challenge(position, dice, Step { colour, from, to })
        }
        (Phase::Move(dice), Move::Pass) => why_not_pass(position, dice),
        (Phase::Move(Dice::One(die)), Move::Step(step)) => why_not_step(position, step, die),
        (Phase::Move(Dice::One(die)), Move::Steps(first, second)) => {
            let message = format!("With one die there is one step with the {die}, not two.");
            let squares = [first, second].map(|step| CellOf(step.colour, step.from));
            Some(Why::new("one-step", "UC-O1", message).at(squares).with("die", die))
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
    match (position.rules.rule_set, dice) {
        (RuleSet::TwoDice, Dice::Two(..)) | (RuleSet::OneDie, Dice::One(_)) => None,
        (RuleSet::TwoDice, Dice::One(_)) => {
            Some(Why::new("number-of-dice", "UC-T1", "This game is played with two dice."))
        }
        (RuleSet::OneDie, Dice::Two(..)) => {
            Some(Why::new("number-of-dice", "UC-O1", "This game is played with one die."))
        }
    }
}

fn dice_are_next(position: &Position) -> Why {
    let name = seat(position);
    let what = match position.phase {
        Phase::Challenge { needed: 1, .. } => "one more six decides the challenge".to_owned(),
        Phase::Challenge { needed, .. } => format!("the challenge needs {needed} more sixes"),
        _ if position.status(position.seat) == Status::Waits => "it waits for its six".to_owned(),
        _ => "nothing is decided before they lie".to_owned(),
    };
    Why::new("dice-are-next", "UC-R1", format!("{name}'s dice are about to fall: {what}."))
}

fn nothing_falls_now(position: &Position) -> Why {
    let message = format!("{} decides first; no dice fall now.", seat(position));
    Why::new("no-throw-now", "UC-R2", message)
}

fn saved_sixes_come_before(position: &Position) -> Why {
    if !position.rules.saved_sixes {
        return Why::new("no-saved-sixes", "UC-V5", "Sixes are not saved in this game.");
    }
    Why::new(
        "used-before-the-throw",
        "UC-V2",
        "Saved sixes are used before the first throw of a turn, and the die lies already.",
    )
}

fn why_not_save(position: &Position, dice: Dice) -> Option<Why> {
    if !position.rules.saved_sixes {
        return Some(Why::new("no-saved-sixes", "UC-V5", "Sixes are not saved in this game."));
    }
    if dice.sixes() == 0 {
        let message = format!("Only a thrown six can be saved, not a {dice}.");
        return Some(Why::new("save-needs-six", "UC-V1", message).with("die", dice.to_string()));
    }
    let bound = position.bound.filter(|bound| bound.by_saved_six)?;
    let user = capital(&counter(bound.colour, bound.place));
    let message = format!("{user} used a saved six in this turn: after that no thrown six is saved.");
    Some(Why::new("save-after-use", "UC-V3", message).at([CellOf(bound.colour, bound.place)]))
}

fn why_not_pass(position: &Position, dice: Dice) -> Option<Why> {
    if position.may_pass() {
        return None;
    }
    let rule = if matches!(dice, Dice::One(_)) { "UC-O3" } else { "UC-T5" };
    let message = format!("{} can play, for example {}.", seat(position), example(position));
    Some(Why::new("must-play", rule, message).with("example", example(position)))
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
        let binder = counter(bound.colour, bound.place);
        let message = format!("In this turn only {binder} may step, because it stepped first.");
        let squares = [CellOf(bound.colour, bound.place), CellOf(colour, from)];
        return Some(Why::new("bound", "UC-O2", message).at(squares));
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
    let example = example(position);
    let why = if duty == high + low {
        let message = format!("Both dice can be used, for example by {example}, so both must be.");
        Why::new("use-both-dice", "UC-3", message)
    } else {
        let message = format!("The {high} can be used, for example by {example}, so it comes first.");
        Why::new("use-higher-die", "UC-3", message)
    };
    Some(why.at([CellOf(step.colour, step.from)]).with("example", example))
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
        let subject = counter(step.colour, step.from);
        let message = format!(
            "{} can't step with each die: combine the dice, or use another counter too.",
            capital(&subject)
        );
        Some(Why::new("one-counter-twice", "UC-T2", message).at([CellOf(step.colour, step.from)]))
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
    let square = Location(colour, to);
    if dice.sixes() == 0 {
        let rule = if one_die { "UC-O4" } else { "UC-T6" };
        let message = format!("A challenge needs a six, and the throw is {dice}.");
        return Some(Why::new("challenge-needs-six", rule, message).with("dice", dice.to_string()));
    }
    if let Some(why) = missing(position, step) {
        return Some(why);
    }
    if one_die && from == Place::BASE {
        let message = "With one die nobody challenges from base.";
        return Some(Why::new("challenge-from-base", "UC-O5", message).at([CellOf(colour, from)]));
    }
    if from >= Place::FOOT {
        let message = format!(
            "From {} a {} counter goes up its lane, where no blob stands.",
            Location(colour, from),
            colour.name()
        );
        return Some(Why::new("challenge-from-foot", "UC-2", message).at([CellOf(colour, from)]));
    }
    let next = position.next_place(from);
    if to != next {
        let rule = if from == Place::BASE { "UC-C3" } else { "UC-C1" };
        let challenger = counter(colour, from);
        let message = format!("The next square of {challenger} is {}, not {square}.", Location(colour, next));
        let squares = [CellOf(colour, to), CellOf(colour, next)];
        return Some(Why::new("not-the-next-square", rule, message).at(squares));
    }
    if position.blob_at(colour, to) == 0 {
        let message = format!(
            "On {square} stands {}: only an opposing blob is challenged.",
            on_square(position, colour, to)
        );
        return Some(Why::new("no-blob", "UC-C1", message).at([CellOf(colour, to)]));
    }
    if position.partners_beside(colour, from) > 0 {
        let partner = colour.partner().name();
        let message = format!(
            "A {partner} counter stands beside the {} one on {}: a mixi-blob does not challenge.",
            colour.name(),
            Location(colour, from)
        );
        return Some(Why::new("partner-beside", "UC-C2", message).at([CellOf(colour, from)]));
    }
    let is_bound = position.bound.is_some_and(|bound| bound.stands_at(colour, from));
    if is_bound && position.counters(colour).on(from) == 1 {
        let message =
            format!("{} stepped in this turn, so it can't challenge yet.", capital(&counter(colour, from)));
        return Some(Why::new("challenge-bound", "UC-5", message).at([CellOf(colour, from)]));
    }
    None
}

/// What stands on a square that holds no blob opposing this colour.
fn on_square(position: &Position, colour: Colour, place: Place) -> String {
    let standing: Vec<String> = Colour::ALL
        .into_iter()
        .filter_map(|other| match position.counters(other).on(place.seen_from(colour, other)) {
            0 => None,
            1 => Some(format!("1 {} counter", other.name())),
            count => Some(format!("{count} {} counters", other.name())),
        })
        .collect();
    match standing.as_slice() {
        [] => "nobody".to_owned(),
        [one] => one.clone(),
        both => format!("a mixi-blob of {}", both.join(" and ")),
    }
}

/// Why the seat has no such counter.
fn missing(position: &Position, Step { colour, from, .. }: Step) -> Option<Why> {
    if let Some(why) = not_played(position, colour, from) {
        return Some(why);
    }
    if position.counters(colour).on(from) == 0 {
        let message = match from {
            Place::BASE => format!("No {} counter is in base.", colour.name()),
            _ => format!("No {} counter stands on {}.", colour.name(), Location(colour, from)),
        };
        return Some(Why::new("no-counter", "UC-P2", message).at([CellOf(colour, from)]));
    }
    None
}

fn not_played(position: &Position, colour: Colour, from: Place) -> Option<Why> {
    if position.plays(colour) {
        return None;
    }
    let played: Vec<&str> = position.colours().map(Colour::name).collect();
    let message = format!(
        "{} plays the {} counters, not the {} ones.",
        seat(position),
        played.join(" and "),
        colour.name()
    );
    let rule = if position.rules.players == Players::Two { "UC-9" } else { "UC-P1" };
    Some(Why::new("not-your-colour", rule, message).at([CellOf(colour, from)]).with("colour", colour.name()))
}

/// How far a step goes, and entering as the six that it takes; or why no counter walks that way.
fn distance(position: &Position, step: Step) -> Result<u8, Why> {
    let Step { colour, from, to } = step;
    let squares = [CellOf(colour, to), CellOf(colour, from)];
    if from == Place::BASE {
        let doorstep = Location(colour, position.doorstep());
        if to == position.doorstep() {
            return Ok(6);
        }
        let message = format!("A {} counter enters on its doorstep, {doorstep}.", colour.name());
        return Err(Why::new("enter-on-doorstep", "UC-S1", message).at(squares));
    }
    match from.steps_to(to) {
        Some(steps) if steps > 0 => Ok(steps),
        _ => {
            let message = format!(
                "From {} a {} counter does not come to {}: it goes clockwise to {} and then up its lane.",
                Location(colour, from),
                colour.name(),
                Location(colour, to),
                Location(colour, Place::FOOT)
            );
            Err(Why::new("not-forward", "UC-B1", message).at(squares))
        }
    }
}

/// The step takes a number that none of these dice shows.
fn not_thrown(step: Step, takes: u8, dice: &[u8]) -> Why {
    let Step { colour, from, to } = step;
    let shown: Vec<String> = dice.iter().map(u8::to_string).collect();
    let shown = shown.join(" and ");
    if from == Place::BASE {
        let message = format!("A counter leaves base only with a six, not with {shown}.");
        return Why::new("enter-needs-six", "UC-S1", message).at([CellOf(colour, from)]).with("dice", shown);
    }
    let squares = [CellOf(colour, to), CellOf(colour, from)];
    if to == Place::HOME {
        let message = format!("Home takes exactly {takes} from {}, not {shown}.", Location(colour, from));
        return Why::new("home-exactly", "UC-S3", message)
            .at(squares)
            .with("takes", takes)
            .with("dice", shown);
    }
    let message =
        format!("From {} to {} takes {takes}, not {shown}.", Location(colour, from), Location(colour, to));
    Why::new("not-thrown", "UC-S2", message).at(squares).with("takes", takes).with("dice", shown)
}

/// The first opposing blob that a step would meet.
fn blocked(position: &Position, step: Step) -> Option<Why> {
    let place = first_blob(position, step)?;
    let Step { colour, from, to } = step;
    let height = position.blob_at(colour, place);
    let square = Location(colour, place);
    let subject = capital(&counter(colour, from));
    let verb = if place == to { "land on" } else { "pass" };
    let message = format!("{subject} can't {verb} the blob of {height} on {square}.");
    Some(
        Why::new("blocked", "UC-S4", message)
            .at([CellOf(colour, place), CellOf(colour, from)])
            .with("height", height),
    )
}

/// The place of the first opposing blob on the way of a step.
pub(crate) fn first_blob(position: &Position, Step { colour, from, to }: Step) -> Option<Place> {
    let start = if from == Place::BASE { to } else { from.plus(1) };
    let steps = start.steps_to(to)?;
    (0..=steps).map(|step| start.plus(step)).find(|&place| position.blob_at(colour, place) > 0)
}

/// A legal play.
fn example(position: &Position) -> String {
    position.nth(0).map(|mv| mv.to_string()).unwrap_or_default()
}

fn seat(position: &Position) -> String {
    capital(Colour::new(position.seat.index()).name())
}

/// A counter as people say it.
pub(crate) fn counter(colour: Colour, place: Place) -> String {
    let name = colour.name();
    match place {
        Place::BASE => format!("the {name} counter in base"),
        Place::HOME => format!("the {name} counter that came home"),
        _ => format!("the {name} counter on {}", Location(colour, place)),
    }
}

/// The text with its first letter in upper case.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
