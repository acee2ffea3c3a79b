//! What is good in Uptown.
//!
//! A town is judged column by column. Every square will in the end show one colour, the other or nothing, and how
//! likely each is follows from what it shows now. Five squares make the chance that a colour
//! dominates their column, and seven columns the chance that it dominates four. That chance, not a sum of
//! advantages, is the judgement: a fifth column is worth nothing, and the fourth one everything.

use messdeck_core::{MAX_SEATS, ROW};
use messdeck_facade::Mindful;
use messdeck_search::{Bounds, Evaluator, Guide, Levels, Mind, Order};

use crate::certain::certain;
use crate::rules::{Colour, FILES, MAJORITY, Placement, RANKS, Town, around};

/// How the computer thinks about Uptown.
///
/// A leaf of the tree is worth half what the judgement says and half what a hasty game brings. Against plain UCT either alone scored
/// about 60 percent, and both together about 70 as long as moves were ordered by their promise; more time changed
/// nothing. Ordered by the judgement, in nodes that are visited often enough to be worth it, they scored 76 in 400 games, half of
/// them with a seed that nothing was tuned with. Alpha-beta scored 63.
impl Mindful for Town {
    type Eval = Eval;
    type Method = Guide;

    const MIND: Mind<Eval, Guide> = Mind {
        evaluator: Eval,
        method: Guide {
            order: Order::Judgement,
            spread: 50.0,
            explore: 1.0,
            widen: 2.0,
            widest: 64,
            mix: 0.5,
            draws: 3,
            patience: 40,
        },
        // Most proofs from here take some milliseconds, and few more than twenty.
        solve_below: 200,
        levels: Levels { full: 400_000, step: 3, blur: 0.4 },
    };
}

/// What becomes of a square until the end, in percent.
struct Fate {
    /// A firm top comes to show the colour that it does not show now.
    firm_turns: i32,
    /// A low top of the colour to act turns to the other.
    low_lost: i32,
    /// A low top of the other colour turns to the one to act.
    low_won: i32,
    /// A free square is built on.
    built: i32,
}

/// The fates by the number of pieces left in the pool, counted in games of the computer against itself and
/// smoothed.
///
/// Low tops are lost more often than not while most pieces are in the pool, and whoever acts next does the
/// covering. At the end a third of the free squares stay free.
const FATES: [Fate; 17] = {
    const fn fate(firm_turns: i32, low_lost: i32, low_won: i32, built: i32) -> Fate {
        Fate { firm_turns, low_lost, low_won, built }
    }
    [
        fate(0, 0, 0, 0),
        fate(0, 3, 25, 31),
        fate(1, 14, 25, 40),
        fate(1, 18, 36, 52),
        fate(1, 26, 38, 60),
        fate(1, 30, 40, 67),
        fate(1, 31, 41, 73),
        fate(1, 32, 43, 76),
        fate(2, 34, 45, 79),
        fate(2, 38, 50, 81),
        fate(4, 42, 54, 83),
        fate(6, 44, 56, 84),
        fate(9, 44, 58, 85),
        fate(13, 44, 58, 86),
        fate(18, 44, 58, 86),
        fate(20, 44, 58, 86),
        fate(20, 44, 58, 86),
    ]
};

/// What a placement promises for each free square that it covers, if it shows the own colour.
const TAKEN: i32 = 30;
/// The same for each square that shows the other colour.
const TURNED: i32 = 60;

/// A hand-made judgement.
#[derive(Clone, Copy, Debug)]
pub struct Eval;

impl Evaluator<Town> for Eval {
    const SCALE: f32 = 70.0;
    const POINT: Option<f32> = Some(180.0);

    #[inline(always)]
    fn standing(&self, town: &Town) -> [i32; MAX_SEATS] {
        let [own, other] = View::of(town).chances(town.pools());
        // If neither has four columns the game is drawn: half a win for both.
        let own = (own + CERTAIN - other) / 2;
        let (own, other) = (logarithm(own), logarithm(CERTAIN - own));
        match town.to_act() {
            Colour::Grey => [own, other, 0, 0],
            Colour::Red => [other, own, 0, 0],
        }
    }

    /// Few free squares are left early, and far from them nothing changes any more: often four columns, or the lack of
    /// them, are certain long before the last placement.
    #[inline(always)]
    fn certain(&self, town: &Town) -> Bounds {
        certain(town)
    }

    /// How much more of the own colour is seen. That a high top is firm and a low one is not makes a difference
    /// for [`Evaluator::standing`], but placements were ordered worse by it: it leads to towers with
    /// free squares between them, and to draws.
    #[inline(always)]
    fn promise(&self, town: &Town, placement: Placement) -> i32 {
        let covered = placement.squares().iter().fold(0, |set, square| set | square.bit());
        let count = |set: u64| (covered & set).count_ones() as i32;
        let (own, built) = (town.to_act(), town.built());
        let shown = placement.piece().colour;
        let hidden = built & !town.showing(shown);
        let gain = TAKEN * count(!built) + TURNED * count(hidden);
        if shown == own { gain } else { -gain }
    }
}

/// The town as it is judged. Everything comes for the colour to act, then for the other.
struct View {
    /// The squares that show a colour for good, or nearly so: only an L still reaches a stack of two, nothing a
    /// higher one, and few pieces a single cube without a free square beside it.
    firm: [u64; 2],
    /// The squares that show it on a single cube beside a free square, from where it is easily built over.
    low: [u64; 2],
}

impl View {
    #[inline(always)]
    fn of(town: &Town) -> View {
        let [free, one, _] = town.levels();
        let low = one & around(free);
        let red = town.showing(Colour::Red);
        let grey = town.built() & !red;
        let (own, other) = match town.to_act() {
            Colour::Grey => (grey, red),
            Colour::Red => (red, grey),
        };
        View { firm: [own & !low, other & !low], low: [own & low, other & low] }
    }

    /// The chances to dominate four columns, given how many pieces of each colour are left.
    #[inline(always)]
    fn chances(&self, [own_left, other_left]: [usize; 2]) -> [i32; 2] {
        let firm = per_column(self.firm[0]) + 6 * per_column(self.firm[1]);
        let low = per_column(self.low[0]) + 6 * per_column(self.low[1]);
        let columns = &COLUMNS[own_left][other_left];
        // The chances to dominate none, one, two and three of the columns so far.
        let mut few = [[CERTAIN, 0, 0, 0]; 2];
        for column in 0..FILES {
            let digits = |counts: u64| (counts >> (8 * column)) as usize & 0xff;
            let number = NUMBERS[digits(firm) + 31 * digits(low)];
            for (few, chance) in few.iter_mut().zip(columns[usize::from(number)]) {
                one_more(few, i32::from(chance));
            }
        }
        few.map(|few| (CERTAIN - few.iter().sum::<i32>()).max(0))
    }
}

/// Certainty, as chances are counted.
const CERTAIN: i32 = 1 << 12;

/// The chances of a number of successes, the last place for as many as it says, after one more trial.
#[inline(always)]
const fn one_more<const N: usize>(successes: &mut [i32; N], chance: i32) {
    let mut count = N - 1;
    while count > 0 {
        successes[count] += (successes[count - 1] - successes[count]) * chance / CERTAIN;
        count -= 1;
    }
    successes[0] -= successes[0] * chance / CERTAIN;
}

/// How many of these squares are in each column, a byte each.
#[inline(always)]
pub(crate) fn per_column(squares: u64) -> u64 {
    // Copies of the seven bits of a rank, each shifted by seven more, show the next of them at every eighth bit.
    const COPIES: u64 = 0x0408_1020_4081;
    const EIGHTHS: u64 = 0x01_0101_0101_0101;
    (0..RANKS).map(|rank| ((squares >> (ROW * rank) & 0x7f) * COPIES) & EIGHTHS).sum()
}

/// How many of the five squares of a column are firm, of the colour to act and of the other, and how many are low, of each.
/// The rest are free.
type Column = [usize; 4];

/// The ways in which five squares can be of five kinds, free ones included.
const WAYS: usize = 126;

/// Every column that there can be, the one that is free first.
const WAYS_OF_A_COLUMN: [Column; WAYS] = {
    let mut ways = [[0; 4]; WAYS];
    let mut known = 0;
    let mut digits = 0;
    while known < WAYS {
        let column = [digits % 6, digits / 6 % 6, digits / 36 % 6, digits / 216];
        if free(column).is_some() {
            ways[known] = column;
            known += 1;
        }
        digits += 1;
    }
    ways
};

/// How many squares of a column are free; `None` if it would have more than there are.
const fn free([firm, other_firm, low, other_low]: Column) -> Option<usize> {
    (RANKS as usize).checked_sub(firm + other_firm + low + other_low)
}

/// The place of a column in [`NUMBERS`]. Two digits to the base 6 that are five together make at most 30.
const fn place([firm, other_firm, low, other_low]: Column) -> usize {
    firm + 6 * other_firm + 31 * (low + 6 * other_low)
}

/// The number of a column in [`WAYS_OF_A_COLUMN`].
static NUMBERS: [u8; 31 * 31] = {
    let mut numbers = [0; 31 * 31];
    let mut number = 0;
    while number < WAYS {
        numbers[place(WAYS_OF_A_COLUMN[number])] = number as u8;
        number += 1;
    }
    numbers
};

/// The chances that the colour to act and the other dominate a column, by the pieces left of each and by what the
/// column shows.
static COLUMNS: [[[[i16; 2]; WAYS]; 9]; 9] = {
    let mut columns = [[[[0; 2]; WAYS]; 9]; 9];
    let mut pools = 1; // Without pieces nothing is judged any more.
    while pools < 81 {
        columns[pools / 9][pools % 9] = dominated(pools as i32 / 9, pools as i32 % 9);
        pools += 1;
    }
    columns
};

/// The chances that the colour to act and the other dominate each column that there can be.
const fn dominated(own_left: i32, other_left: i32) -> [[i16; 2]; WAYS] {
    let left = own_left + other_left;
    let Fate { firm_turns, low_lost, low_won, built } = FATES[left as usize];
    // Whoever has more pieces left will cover more. It is counted half: own pieces that the other seat
    // places help little.
    let own = CERTAIN * (3 * own_left + other_left) / (4 * left);
    let other = CERTAIN - own;
    let firm_turns = CERTAIN * firm_turns / 100;
    let low_lost = low_lost * 2 * other / 100;
    let low_won = low_won * 2 * own / 100;
    let own = majorities([CERTAIN - firm_turns, firm_turns, CERTAIN - low_lost, low_won, built * own / 100]);
    let other =
        majorities([firm_turns, CERTAIN - firm_turns, low_lost, CERTAIN - low_won, built * other / 100]);
    let mut both = [[0; 2]; WAYS];
    let mut number = 0;
    while number < WAYS {
        both[number] = [own[number], other[number]];
        number += 1;
    }
    both
}

/// For each column that there can be, the chance that most of its squares show a colour, given the chance of a square of each
/// kind, a free one last. Every build of the crate counts this out anew, so a column takes over what is known of the one with a
/// square less.
const fn majorities(chances: [i32; 5]) -> [i16; WAYS] {
    let mut built = [Few { none: CERTAIN, one: 0, two: 0 }; WAYS];
    let mut majorities = [0; WAYS];
    let mut number = 0;
    while number < WAYS {
        let mut column = WAYS_OF_A_COLUMN[number];
        let Some(mut free) = free(column) else { panic!("it has five squares") };
        if number > 0 {
            let mut kind = column.len() - 1;
            while column[kind] == 0 {
                kind -= 1;
            }
            column[kind] -= 1;
            built[number] = built[NUMBERS[place(column)] as usize].and_one_more(chances[kind]);
        }
        let mut few = built[number];
        while free > 0 {
            few = few.and_one_more(chances[4]);
            free -= 1;
        }
        majorities[number] = (CERTAIN - few.none - few.one - few.two) as i16;
        number += 1;
    }
    majorities
}

const _: () = assert!(MAJORITY == 3, "`Few` counts up to two");

/// The chances that none, one or two squares show a colour.
#[derive(Clone, Copy)]
struct Few {
    none: i32,
    one: i32,
    two: i32,
}

impl Few {
    /// With one more square, which shows it with this chance.
    const fn and_one_more(self, chance: i32) -> Few {
        let Few { none, one, two } = self;
        Few {
            none: none - none * chance / CERTAIN,
            one: one + (none - one) * chance / CERTAIN,
            two: two + (one - two) * chance / CERTAIN,
        }
    }
}

/// A hundred times the binary logarithm of a chance, straight between powers of two. What is hardly possible is
/// not told from what is less so.
#[inline(always)]
fn logarithm(chance: i32) -> i32 {
    const LEAST: i32 = CERTAIN / 512;
    let chance = chance.max(LEAST);
    let whole = chance.ilog2();
    100 * whole as i32 + ((100 * (chance - (1 << whole))) >> whole)
}
