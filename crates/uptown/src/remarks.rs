//! What newcomers to Uptown are told: whose columns have changed, what one piece could still change, and how near the end is.

use messdeck_core::{Position as _, Say, Square};
use messdeck_facade::{Happened, Remark, ToRemarks, legal_moves};

use crate::certain::out_of_reach;
use crate::rules::{BOARD, COLUMNS_TO_WIN, Colour, FILES, MAJORITY, RANKS, Town, square};
use crate::tale::{column, squares};

impl ToRemarks for Town {
    fn remarks(&self, since: &[Happened<Town>]) -> Vec<Remark> {
        let own = self.to_act();
        let decided = since.first().map(Happened::after);
        let columns = Outlook::of(self);
        let told = [
            decided.and_then(|decided| lost_column(self, own, &decided)),
            decided.and_then(|decided| turned_column(self, own, &decided)),
            standing(self, own),
            decided.and_then(|decided| covered(self, own, &decided)),
            since.first().and_then(|first| won_column(self, own, &first.before)),
            columns.two_at_once(),
            columns.one_short(self, own),
            columns.breakable(self, own),
            kept(self, own),
            last_piece(self, own),
            no_room(self),
            learning(self, own),
        ];
        told.into_iter().flatten().collect()
    }
}

impl Colour {
    /// The colour of the other seat.
    const fn other(self) -> Colour {
        Colour::ALL[1 - self.index()]
    }
}

/// A remark that names the other seat.
fn about(id: &'static str, own: Colour) -> Remark {
    Remark::new(Say::new(id).with("seat", own.other().said()))
}

/// The squares of a column.
fn cells(of: u32) -> impl Iterator<Item = Square> {
    (0..RANKS).map(move |rank| square(of, rank))
}

/// The squares of a column that are in a set.
fn within(of: u32, set: u64) -> Vec<Square> {
    cells(of).filter(|square| set & square.bit() != 0).collect()
}

/// A column that was one's own and is no longer.
fn lost_column(now: &Town, own: Colour, decided: &Town) -> Option<Remark> {
    let lost = (0..FILES).find(|&file| decided.master(file) == Some(own) && now.master(file).is_none())?;
    let hidden = within(lost, decided.showing(own) & !now.showing(own));
    let remark = Remark::new("uptown-remark-lost-column").with("column", column(lost));
    Some(remark.with("squares", squares(&hidden)).at(hidden))
}

/// A column that has become the other's.
fn turned_column(now: &Town, own: Colour, decided: &Town) -> Option<Remark> {
    let theirs = |town: &Town, file: u32| town.master(file) == Some(own.other());
    let turned = (0..FILES).find(|&file| !theirs(decided, file) && theirs(now, file))?;
    let (shown, needed) = (now.showing(own.other()), now.shown(own.other(), turned) - MAJORITY + 1);
    let within_reach = within(turned, shown & !out_of_reach(now, own)).len() >= needed as usize;
    let remark = || about("uptown-remark-turned-column", own).with("column", column(turned));
    within_reach.then(|| remark().with("count", needed).at(within(turned, shown)))
}

/// Squares that showed the own colour and are covered.
fn covered(now: &Town, own: Colour, decided: &Town) -> Option<Remark> {
    let hidden: Vec<Square> = Square::all(decided.showing(own) & !now.showing(own)).collect();
    let remark = || about("uptown-remark-covered", own).with("squares", squares(&hidden));
    (!hidden.is_empty()).then(|| remark().at(hidden.iter()))
}

/// That somebody has enough columns, or needs only one more.
fn standing(now: &Town, own: Colour) -> Option<Remark> {
    let columns = now.dominated(own);
    if columns >= COLUMNS_TO_WIN {
        return Some(Remark::new("uptown-remark-enough").with("columns", columns));
    }
    let theirs = (0..FILES).filter(|&file| now.master(file) == Some(own.other())).flat_map(cells);
    let soon = now.dominated(own.other()) + 1 == COLUMNS_TO_WIN;
    soon.then(|| about("uptown-remark-their-three", own).at(theirs))
}

/// A column that the last own piece brought.
fn won_column(now: &Town, own: Colour, before: &Town) -> Option<Remark> {
    let is_own = |town: &Town, file: u32| town.master(file) == Some(own);
    let won = (0..FILES).find(|&file| !is_own(before, file) && is_own(now, file))?;
    Some(Remark::new("uptown-remark-column").with("column", column(won)).at(within(won, now.showing(own))))
}

/// What whoever acts could do about columns with one piece.
struct Outlook {
    /// The columns that some placement would make their own, and those that one would take from the other.
    won: u32,
    broken: u32,
    /// The most that a single one would make their own.
    most: u32,
}

impl Outlook {
    fn of(now: &Town) -> Outlook {
        let own = now.to_act();
        let masters = |town: &Town, colour: Colour| {
            (0..FILES)
                .filter(|&file| town.shown(colour, file) >= MAJORITY)
                .fold(0u32, |all, file| all | 1 << file)
        };
        let [mine, theirs] = [own, own.other()].map(|colour| masters(now, colour));
        let mut outlook = Outlook { won: 0, broken: 0, most: 0 };
        for placement in legal_moves(now) {
            let after = now.play_unchecked(placement);
            let won = masters(&after, own) & !mine;
            outlook.won |= won;
            outlook.most = outlook.most.max(won.count_ones());
            outlook.broken |= theirs & !masters(&after, own.other());
        }
        outlook
    }

    fn two_at_once(&self) -> Option<Remark> {
        (self.most >= 2).then(|| Remark::new("uptown-remark-two-columns"))
    }

    fn one_short(&self, now: &Town, own: Colour) -> Option<Remark> {
        let near = |&file: &u32| self.won & 1 << file != 0 && now.shown(own, file) + 1 == MAJORITY;
        let file = (0..FILES).find(near)?;
        let remark = Remark::new("uptown-remark-one-short").with("column", column(file));
        Some(remark.at(within(file, now.showing(own))))
    }

    fn breakable(&self, now: &Town, own: Colour) -> Option<Remark> {
        let other = own.other();
        let barely = |&file: &u32| self.broken & 1 << file != 0 && now.shown(other, file) == MAJORITY;
        let file = (0..FILES).find(barely)?;
        let remark = about("uptown-remark-break", own).with("column", column(file));
        Some(remark.at(within(file, now.showing(other))))
    }
}

/// A column that nothing can take away any more.
fn kept(now: &Town, own: Colour) -> Option<Remark> {
    let safe = now.showing(own) & out_of_reach(now, own.other());
    let file = (0..FILES).find(|&file| within(file, safe).len() >= MAJORITY as usize)?;
    let remark = about("uptown-remark-kept", own).with("column", column(file));
    Some(remark.at(within(file, safe)))
}

/// That nothing is left to place afterwards.
fn last_piece(now: &Town, own: Colour) -> Option<Remark> {
    let left = now.pools().iter().sum::<usize>();
    ((1..=2).contains(&left)).then(|| about("uptown-remark-last-piece", own).with("left", left - 1))
}

/// A piece in the pool that fits nowhere.
fn no_room(now: &Town) -> Option<Remark> {
    let mut pieces = Colour::ALL.into_iter().flat_map(|colour| now.pool(colour));
    let piece = pieces.find(|piece| now.anchors(piece.shape).iter().all(|&anchors| anchors == 0))?;
    Some(Remark::new("uptown-remark-no-room").with("piece", piece.said()))
}

/// What there is to know about pieces, while most of them are still in the pool.
fn learning(now: &Town, own: Colour) -> Option<Remark> {
    let gone = now.gone(own) + now.gone(own.other());
    match gone {
        1..=3 if now.built() != BOARD => Some(Remark::new("uptown-remark-stand")),
        4..=7 if now.gone(own.other()) < gone => Some(about("uptown-remark-their-pieces", own)),
        _ => None,
    }
}
