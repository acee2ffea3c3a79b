//! What newcomers to Uckers are told: what has become of their counters, what stands in the way, and what the throw is good for.

use messdeck_core::{Position as _, Say, Seat};
use messdeck_facade::{Happened, Remark, ToRemarks, legal_moves};

use crate::names::counter;
use crate::notation::{CellOf, Location};
use crate::options::Players;
use crate::paths::hit_by;
use crate::rules::{Colour, Counters, Dice, Move, Phase, Place, Position, Status, Step};
use crate::why::first_blob;

impl ToRemarks for Position {
    fn remarks(&self, since: &[Happened<Position>]) -> Vec<Remark> {
        let own = self.seat;
        let moves = legal_moves(self);
        let decided = since.first().filter(|first| first.seat() == Some(own));
        let told = [
            since.iter().rev().find_map(|it| sent_back(self, own, it)),
            since.iter().rev().find_map(|it| lost_blob(own, it)),
            challenge(self, &moves),
            hits(self, &moves),
            coming_out(self, &moves),
            helping(self, own, decided),
            decided.and_then(|first| lane(self, first)),
            decided.and_then(|first| stack_made(self, first)),
            barred(self, &moves),
            blob(self, &moves),
            exposed(self),
            saving(self, &moves),
            bound(self),
            both_dice(self, &moves),
            together(self),
        ];
        told.into_iter().flatten().collect()
    }
}

/// The steps of a move.
fn steps(mv: &Move) -> Vec<Step> {
    match *mv {
        Move::Step(step) | Move::Use(step) => vec![step],
        Move::Steps(first, second) => vec![first, second],
        _ => Vec::new(),
    }
}

/// The colours that a seat's side has.
fn side(seat: Seat) -> [Colour; 2] {
    let colour = Colour::new(seat.index());
    [colour, colour.partner()]
}

/// The counters of the colours that the seat in turn plays, with where each stands.
fn played(position: &Position) -> impl Iterator<Item = (Colour, Place)> {
    position.colours().flat_map(|colour| position.counters(colour).places().map(|place| (colour, place)))
}

/// A counter of one's own that was hit.
fn sent_back(now: &Position, own: Seat, happened: &Happened<Position>) -> Option<Remark> {
    let by = happened.seat().filter(|by| by.index() & 1 != own.index() & 1)?;
    let hit = |step: &Step| {
        let hit = hit_by(&happened.before, *step).into_iter().find(|hit| now.plays(*hit));
        hit.map(|hit| (hit, step.to.seen_from(step.colour, hit)))
    };
    let (colour, place) = steps(&happened.mv).iter().find_map(hit)?;
    let say = Say::new("uckers-remark-sent-back").with("by", Colour::new(by.index()).said());
    let say = say.with("colour", colour.said()).with("square", Location(colour, place));
    Some(Remark::new(say).at([CellOf(colour, place), CellOf(colour, Place::BASE)]))
}

/// A blob of one's own that a challenge has broken.
fn lost_blob(own: Seat, happened: &Happened<Position>) -> Option<Remark> {
    let Phase::Challenge { colour, from, .. } = happened.before.phase else { return None };
    if side(own).contains(&colour) {
        return None;
    }
    let place = happened.before.next_place(from);
    let height = happened.before.blob_at(colour, place);
    let is_broken = height > 0 && happened.after().counters(colour).on(place) > 0;
    let say = || Say::new("uckers-remark-lost-blob").with("square", Location(colour, place));
    is_broken.then(|| Remark::new(say().with("height", height)).at([CellOf(colour, place)]))
}

/// A blob that can be challenged.
fn challenge(now: &Position, moves: &[Move]) -> Option<Remark> {
    let (colour, from, to) = moves.iter().find_map(|mv| match *mv {
        Move::Challenge { colour, from, to } => Some((colour, from, to)),
        _ => None,
    })?;
    let sixes = now.blob_at(colour, to) + usize::from(from == Place::BASE);
    let say = Say::new("uckers-remark-challenge").with("square", Location(colour, to)).with("sixes", sixes);
    Some(Remark::new(say).at([CellOf(colour, to), CellOf(colour, from)]))
}

/// A counter of others that the throw can hit.
fn hits(now: &Position, moves: &[Move]) -> Option<Remark> {
    let step = moves.iter().flat_map(steps).find(|step| !hit_by(now, *step).is_empty())?;
    let prey = *hit_by(now, step).first()?;
    let place = step.to.seen_from(step.colour, prey);
    let say = Say::new("uckers-remark-hit").with("counter", counter(prey, place));
    Some(Remark::new(say).at([CellOf(prey, place)]))
}

/// That a six lets a counter out, or is missing.
fn coming_out(now: &Position, moves: &[Move]) -> Option<Remark> {
    let out = moves.iter().flat_map(steps).find(|step| step.from == Place::BASE)?;
    let Step { colour, to, .. } = out;
    let Phase::Move(dice) = now.phase else { return None };
    let say = Say::new("uckers-remark-out").with("square", Location(colour, to));
    let say = say.with("dice", dice.faces().len());
    Some(Remark::new(say).at([CellOf(colour, to), CellOf(colour, Place::BASE)]))
}

/// That the seat now plays its partner's counters.
fn helping(now: &Position, own: Seat, decided: Option<&Happened<Position>>) -> Option<Remark> {
    let is_new = decided.is_some_and(|first| first.before.status(own) != Status::Helps);
    let partner = Colour::new(own.index()).partner();
    let helps = now.status(own) == Status::Helps && is_new;
    helps.then(|| Remark::new(Say::new("uckers-remark-helps").with("colour", partner.said())))
}

/// A counter that the last own move brought into its lane.
fn lane(now: &Position, first: &Happened<Position>) -> Option<Remark> {
    let in_lane = |step: &Step| step.to.lane().is_some() && step.from.lane().is_none();
    let Step { colour, to, .. } = steps(&first.mv).into_iter().find(in_lane)?;
    let left = to.steps_to(Place::HOME)?;
    let stands = now.counters(colour).on(to) > 0;
    stands.then(|| Remark::new(Say::new("uckers-remark-lane").with("left", left)).at([CellOf(colour, to)]))
}

/// What the counters of a colour and its partner on a square of the track are.
#[derive(Clone, Copy, PartialEq)]
enum Stack {
    None,
    Single,
    Blob,
    MixiBlob,
}

impl Stack {
    /// None where the colour has no counter.
    fn on(position: &Position, colour: Colour, place: Place) -> Stack {
        match (position.counters(colour).on(place), position.partners_beside(colour, place)) {
            (0, _) => Stack::None,
            (1, 0) => Stack::Single,
            (_, 0) => Stack::Blob,
            (_, _) => Stack::MixiBlob,
        }
    }
}

/// A blob or a mixi-blob that the last own move made.
fn stack_made(now: &Position, first: &Happened<Position>) -> Option<Remark> {
    let landed = steps(&first.mv).into_iter().filter(|step| step.to.is_track());
    let made = |Step { colour, to, .. }: Step| {
        let id = match Stack::on(now, colour, to) {
            Stack::MixiBlob => "uckers-remark-mixi-blob",
            Stack::Blob => "uckers-remark-blob-made",
            Stack::Single | Stack::None => return None,
        };
        let say = Say::new(id).with("square", Location(colour, to)).with("partner", colour.partner().said());
        Some(Remark::new(say).at([CellOf(colour, to)]))
    };
    { landed }.find_map(made)
}

/// A blob that stands in the way of a counter that could else use one of the dice.
fn barred(now: &Position, moves: &[Move]) -> Option<Remark> {
    let Phase::Move(dice) = now.phase else { return None };
    let far = |place: Place, die: u8| {
        place.is_track() && place.steps_to(Place::HOME).is_some_and(|left| left >= die)
    };
    let is_open = |colour: Colour, from: Place| {
        moves.iter().flat_map(steps).any(|step| (step.colour, step.from) == (colour, from))
    };
    let stuck = played(now).filter(|&(colour, from)| !is_open(colour, from));
    let (colour, from, blob) = { stuck }.find_map(|(colour, from)| {
        let reach = { dice }.faces().into_iter().filter(|&die| far(from, die));
        let blob = { reach }.find_map(|die| first_blob(now, Step { colour, from, to: from.plus(die) }))?;
        Some((colour, from, blob))
    })?;
    let say = Say::new("uckers-remark-barred").with("counter", counter(colour, from));
    Some(
        Remark::new(say.with("square", Location(colour, blob)))
            .at([CellOf(colour, blob), CellOf(colour, from)]),
    )
}

/// That some play makes a blob.
fn blob(now: &Position, moves: &[Move]) -> Option<Remark> {
    let makes = |mv: &&Move| {
        let after = now.play_unchecked(**mv);
        let is_new = |Step { colour, to, .. }: Step| {
            to.is_track()
                && Stack::on(now, colour, to) != Stack::Blob
                && Stack::on(&after, colour, to) == Stack::Blob
        };
        steps(mv).into_iter().any(is_new)
    };
    moves.iter().find(makes).map(|_| Remark::new("uckers-remark-blob"))
}

/// A counter that stands alone before an opposing one, near enough for a throw.
fn exposed(now: &Position) -> Option<Remark> {
    const NEAR: u8 = 6;
    let hunter = |colour: Colour, place: Place| {
        let near = |other: Colour| {
            let here = place.seen_from(colour, other);
            let behind = now.counters(other).places().into_iter().filter(|from| from.is_track());
            { behind }
                .find(|from| from.steps_to(here).is_some_and(|steps| (1..=NEAR).contains(&steps)))
                .map(|from| (other, from))
        };
        colour.opponents().into_iter().find_map(near)
    };
    let alone = played(now)
        .filter(|&(colour, place)| place.is_track() && Stack::on(now, colour, place) == Stack::Single);
    let (colour, place, (other, from)) =
        { alone }.find_map(|(colour, place)| Some((colour, place, hunter(colour, place)?)))?;
    let say = Say::new("uckers-remark-exposed").with("counter", counter(other, from));
    let say = say
        .with("square", Location(colour, place))
        .with("steps", from.steps_to(place.seen_from(colour, other))?);
    Some(Remark::new(say).at([CellOf(colour, place), CellOf(other, from)]))
}

/// That a six may be kept.
fn saving(now: &Position, moves: &[Move]) -> Option<Remark> {
    let id = match now.phase {
        Phase::Use => "uckers-remark-use",
        _ if moves.contains(&Move::Save) => "uckers-remark-save",
        _ => return None,
    };
    Some(Remark::new(id))
}

/// That a turn with one die belongs to one counter.
fn bound(now: &Position) -> Option<Remark> {
    let bound = now.bound?;
    let say = Say::new("uckers-remark-bound").with("square", Location(bound.colour, bound.place));
    Some(Remark::new(say).at([CellOf(bound.colour, bound.place)]))
}

/// That two dice may go to one counter or to two.
fn both_dice(now: &Position, moves: &[Move]) -> Option<Remark> {
    let Phase::Move(Dice::Two(..)) = now.phase else { return None };
    let splits = moves.iter().any(|mv| matches!(mv, Move::Steps(first, second) if first.from != second.from));
    let combines = moves.iter().any(|mv| matches!(mv, Move::Step(_)));
    (splits && combines).then(|| Remark::new("uckers-remark-both-dice"))
}

/// Whose counters belong together.
fn together(now: &Position) -> Option<Remark> {
    let [own, partner] = side(now.seat);
    let on_track = now.counters(partner) != Counters::START;
    let id = match now.rules.players {
        Players::Two => "uckers-remark-two-colours",
        Players::Four if on_track && now.status(now.seat) == Status::Plays => "uckers-remark-partner",
        Players::Four => return None,
    };
    let say = Say::new(id).with("own", own.said()).with("partner", partner.said());
    Some(Remark::new(say))
}
