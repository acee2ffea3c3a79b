//! How a match stands in lists.

use messdeck_protocol::online::{SeatKind, SeatLine, SetUp, Summary};
use messdeck_store::{Hold, Holder, Listing};
use messdeck_table::{Phase, Sitter, Table};
use messdeck_words::Words;

use crate::computer::is_asked;
use crate::{HallError, Plan};

/// What lists show of a match, from its listing.
pub fn summary_of(listing: &Listing) -> Result<Summary, HallError> {
    Ok(serde_json::from_str(&listing.summary)?)
}

/// How long the computer may be expected to play by itself; after that the match comes up again, because the server
/// that was thinking may have gone.
const COMPUTER_WITHIN: u64 = 5_000;

/// How the match stands now.
pub(crate) fn listing(table: &Table, plan: &Plan, now: u64) -> Result<Listing, HallError> {
    let acting = table.turn().map(|(seat, _)| seat);
    let sitter = table.sitters().find(|&(seat, _)| Some(seat) == acting).map(|(_, sitter)| sitter);
    let computer = is_asked(table).then(|| now.saturating_add(COMPUTER_WITHIN));
    Ok(Listing {
        open: table.phase() == Phase::Seating,
        over: table.phase() == Phase::Over,
        acting: sitter.and_then(person),
        due: table.due().into_iter().chain(computer).min().map(u64::cast_signed),
        summary: serde_json::to_string(&summary(table, plan))?,
    })
}

/// Which person holds which seat.
pub(crate) fn holders(table: &Table) -> Vec<Holder> {
    let holders = table
        .sitters()
        .filter_map(|(seat, sitter)| Some(Holder { seat: seat.to_owned(), person: person(sitter)? }));
    holders.collect()
}

fn person(sitter: &Sitter) -> Option<String> {
    sitter.person().map(str::to_owned)
}

fn summary(table: &Table, plan: &Plan) -> Summary {
    let seats = table.sitters().map(|(seat, sitter)| {
        let (kind, name, level) = match sitter {
            Sitter::Person { name, .. } => (SeatKind::Person, Some(name.clone()), None),
            Sitter::Computer { level } => (SeatKind::Computer, None, Some(*level)),
            Sitter::Open => match plan.get(seat) {
                None | Some(Hold::Open) => (SeatKind::Open, None, None),
                Some(Hold::Invite) => (SeatKind::Invite, None, None),
                Some(Hold::Reserved { .. }) => (SeatKind::Reserved, None, None),
            },
        };
        SeatLine { seat: seat.to_owned(), kind, name, level }
    });
    Summary {
        options: table.setup().options.clone(),
        preset: table.book().preset().map(|preset| SetUp {
            id: preset.id.to_owned(),
            title: Words::english().plain(&format!("{}-setup-{}", table.setup().game, preset.id)),
        }),
        rules: table.rules(),
        retired: table.why_retired().filter(|_| table.is_void()).map(|why| Words::english().say(&why)),
        clock: table.setup().clock,
        phase: table.phase(),
        seats: seats.collect(),
        acting: table.turn().map(|(seat, _)| seat.to_owned()),
        position: table.position().text(),
    }
}
