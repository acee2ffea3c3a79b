//! Which positions there can be: the "Valid" line of the rules page.

use messdeck_core::{Say, Seat, Square};

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
pub(crate) fn wrong(position: &Position, at: &Fields) -> Option<(usize, Say)> {
    match position.phase() {
        Phase::Setup => wrong_in_setup(position, at),
        Phase::Play => wrong_in_play(position, at),
    }
}

fn wrong_in_setup(position: &Position, at: &Fields) -> Option<(usize, Say)> {
    for seat in [WHITE, BLACK] {
        if let Some(square) = Square::all(position.units_of(seat) & !home(seat)).next() {
            return Some((BOARD, about(seat, "dice-tactics-text-half").with("square", square)));
        }
    }
    let [white, black] = [WHITE, BLACK].map(|seat| position.units_of(seat).count_ones());
    let (all, most) = (position.rules().army(), position.rules().batch());
    let placed = |say: Say| say.with("white", white).with("black", black);
    let Some((turn, left)) = batch(all, white, black) else {
        let say = placed(Say::new("dice-tactics-text-batches"));
        return Some((BOARD, say.with("few", most / 2).with("many", most)));
    };
    if let Some(say) = too_many_officers(position) {
        return Some((BOARD, say));
    }
    let batch = || placed(about(turn, "dice-tactics-text-batch")).with("left", left);
    if position.to_act() != turn {
        return Some((at.turn, batch()));
    }
    if u32::from(position.actions()) != left {
        return Some((at.actions, batch()));
    }
    if black == all && position.officers(BLACK) == 0 {
        return Some((BOARD, about(BLACK, "dice-tactics-text-no-officer")));
    }
    if position.free() != 0 {
        return Some((at.free, Say::new("dice-tactics-text-setup-counts")));
    }
    (position.quiet() != 0).then(|| (at.quiet, Say::new("dice-tactics-text-setup-counts")))
}

/// A message about one of the two.
fn about(seat: Seat, id: &'static str) -> Say {
    Say::new(id).with("seat", Say::new(name(seat)))
}

/// What is wrong if an army has more officers than it may (DT-S4).
fn too_many_officers(position: &Position) -> Option<Say> {
    let most = u32::from(position.rules().officers);
    let seat = [WHITE, BLACK].into_iter().find(|&seat| position.officers(seat) > most)?;
    let officers = position.officers(seat);
    Some(about(seat, "dice-tactics-text-officers").with("count", officers).with("most", most))
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

fn wrong_in_play(position: &Position, at: &Fields) -> Option<(usize, Say)> {
    let seat = position.to_act();
    for seat in [WHITE, BLACK] {
        let units = position.units_of(seat).count_ones();
        let most = position.rules().army();
        if units > most {
            let say = about(seat, "dice-tactics-text-army").with("count", units).with("most", most);
            return Some((BOARD, say));
        }
    }
    if let Some(say) = too_many_officers(position) {
        return Some((BOARD, say));
    }
    let officers = position.officers(seat);
    if officers == 0 {
        return Some((at.turn, about(seat, "dice-tactics-text-lost")));
    }
    let actions = u32::from(position.actions());
    if actions > officers {
        let say =
            about(seat, "dice-tactics-text-actions").with("actions", actions).with("officers", officers);
        return Some((at.actions, say));
    }
    if actions == 0 && !position.is_decided() {
        return Some((at.actions, Say::new("dice-tactics-text-no-action")));
    }
    let cavalry = position.units_of(seat) & position.kind(Kind::Cavalry);
    if let Some(square) = by_file(position.free() & !cavalry).next() {
        return Some((at.free, about(seat, "dice-tactics-text-cavalry").with("square", square)));
    }
    if actions < officers && position.free() != 0 {
        return Some((at.free, Say::new("dice-tactics-text-spent")));
    }
    let winner = position.ending().and_then(Ending::winner).filter(|_| position.is_decided())?;
    let limit = position.rules().quiet;
    (limit > 0 && position.quiet() == u32::from(limit))
        .then(|| (at.quiet, about(winner, "dice-tactics-text-won").with("limit", limit)))
}
