//! Which positions there can be: the "Valid" line of the rules page.

use messdeck_core::{Seat, Square};

use crate::name;
use crate::notation::by_file;
use crate::objective::Ending;
use crate::rules::{BLACK, Phase, Position, WHITE, home};
use crate::unit::Kind;

/// Where the fields of a position begin; the board begins at the start.
pub(crate) struct Fields {
    pub(crate) turn: usize,
    pub(crate) actions: usize,
    pub(crate) free: usize,
    pub(crate) quiet: usize,
}

const BOARD: usize = 0;

/// What the "Valid" line has against a position, and where.
pub(crate) fn wrong(position: &Position, at: &Fields) -> Option<(usize, String)> {
    match position.phase() {
        Phase::Setup => wrong_in_setup(position, at),
        Phase::Play => wrong_in_play(position, at),
    }
}

fn wrong_in_setup(position: &Position, at: &Fields) -> Option<(usize, String)> {
    for seat in [WHITE, BLACK] {
        if let Some(square) = Square::all(position.units_of(seat) & !home(seat)).next() {
            let half = if seat == WHITE { "1–4" } else { "5–8" };
            let message = format!("in setup {}'s units stand on ranks {half}, not on {square}", name(seat));
            return Some((BOARD, message));
        }
    }
    let [white, black] = [WHITE, BLACK].map(|seat| position.units_of(seat).count_ones());
    let (all, most) = (position.rules().army(), position.rules().batch());
    let Some((turn, left)) = batch(all, white, black) else {
        let few = most / 2;
        let message = format!(
            "a setup with {white} white and {black} black units does not happen: white places {few}, black {most}, \
             white {most}, black {most}, white {few}"
        );
        return Some((BOARD, message));
    };
    if let Some(message) = too_many_officers(position) {
        return Some((BOARD, message));
    }
    let placed = format!("because {white} white and {black} black units are placed");
    if position.to_act() != turn {
        return Some((at.turn, format!("expected {} to act, {placed}", name(turn))));
    }
    if u32::from(position.actions()) != left {
        return Some((
            at.actions,
            format!("expected {} left to place in this batch, {placed}", counted(left, "unit")),
        ));
    }
    if black == all && position.officers(BLACK) == 0 {
        return Some((BOARD, format!("black has placed its {all} units and none is an officer")));
    }
    if position.free() != 0 {
        return Some((at.free, "expected -, because there are no free actions in setup".to_owned()));
    }
    (position.quiet() != 0)
        .then(|| (at.quiet, "expected 0, because no turns are counted in setup".to_owned()))
}

/// What is wrong if an army has more officers than it may (DT-S4).
fn too_many_officers(position: &Position) -> Option<String> {
    let most = u32::from(position.rules().officers);
    let seat = [WHITE, BLACK].into_iter().find(|&seat| position.officers(seat) > most)?;
    let officers = position.officers(seat);
    Some(format!("{} has {officers} officers, an army has at most {most}", name(seat)))
}

/// Whose batch it is and how many units are left of it, when so many are placed, of `all` on each side. Setup ends
/// with the last.
fn batch(all: u32, white: u32, black: u32) -> Option<(Seat, u32)> {
    let half = all / 2;
    let (first, third) = (half / 2, half / 2 + half);
    // Whose batch, how many units the other side has then, and with how many of its own it begins and ends.
    let batches = [
        (WHITE, 0, 0, first),
        (BLACK, first, 0, half),
        (WHITE, half, first, third),
        (BLACK, third, half, all),
        (WHITE, all, third, all),
    ];
    batches.into_iter().find_map(|(seat, waiting, begin, end)| {
        let (own, other) = if seat == WHITE { (white, black) } else { (black, white) };
        (other == waiting && (begin..end).contains(&own)).then(|| (seat, end - own))
    })
}

fn wrong_in_play(position: &Position, at: &Fields) -> Option<(usize, String)> {
    let seat = position.to_act();
    for seat in [WHITE, BLACK] {
        let units = position.units_of(seat).count_ones();
        let most = position.rules().army();
        if units > most {
            return Some((BOARD, format!("{} has {units} units, an army has at most {most}", name(seat))));
        }
    }
    if let Some(message) = too_many_officers(position) {
        return Some((BOARD, message));
    }
    let officers = position.officers(seat);
    if officers == 0 {
        let message =
            format!("{} has no officer: it has lost, and the turn is still the winner's", name(seat));
        return Some((at.turn, message));
    }
    let actions = u32::from(position.actions());
    if actions > officers {
        let message =
            format!("{actions} actions left, but {} has only {}", name(seat), counted(officers, "officer"));
        return Some((at.actions, message));
    }
    if actions == 0 && !position.is_decided() {
        let message =
            "0 actions are left only if the last one has won the game: else the next turn has begun";
        return Some((at.actions, message.to_owned()));
    }
    let cavalry = position.units_of(seat) & position.kind(Kind::Cavalry);
    if let Some(square) = by_file(position.free() & !cavalry).next() {
        return Some((at.free, format!("there is no cavalry of {} on {square}", name(seat))));
    }
    if actions < officers && position.free() != 0 {
        let message = "expected -, because an action is spent, and the first one ends the free actions";
        return Some((at.free, message.to_owned()));
    }
    let winner = position.ending().and_then(Ending::winner).filter(|_| position.is_decided())?;
    let limit = position.rules().quiet;
    (limit > 0 && position.quiet() == u32::from(limit)).then(|| {
        let message =
            format!("expected less than {limit}, because {} has won: the game is not drawn", name(winner));
        (at.quiet, message)
    })
}

/// "1 unit", "2 units".
fn counted(count: u32, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}
