//! Days of the calendar, UTC.

use std::fmt::{self, Display};
use std::str::FromStr;

use messdeck_core::{ParseError, Say, Scanner};

/// A day, counted from 1 January 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(i64);

impl Day {
    /// The first and the last day that can be written with four digits for the year.
    const RANGE: (i64, i64) = (-719_528, 2_932_896);

    /// The day so many days after 1 January 1970; `None` outside the years 0000 to 9999.
    pub fn new(number: i64) -> Option<Day> {
        (Day::RANGE.0..=Day::RANGE.1).contains(&number).then_some(Day(number))
    }

    /// Days since 1 January 1970.
    pub fn number(self) -> i64 {
        self.0
    }

    /// 0 on Mondays to 6 on Sundays.
    pub fn weekday(self) -> u8 {
        // 1 January 1970 was a Thursday.
        (self.0 + 3).rem_euclid(7) as u8
    }

    /// Year, month and day of the month.
    fn date(self) -> (i64, u32, u32) {
        // A guess that is never too late: years before 1970 taken for shorter than they are, later ones for longer.
        let mut year = 1970 + self.0.div_euclid(if self.0 < 0 { 365 } else { 366 });
        while days_before(year + 1) <= self.0 {
            year += 1;
        }
        let mut left = (self.0 - days_before(year)) as u32;
        let mut month = 1;
        while left >= days_in(year, month) {
            left -= days_in(year, month);
            month += 1;
        }
        (year, month, left + 1)
    }
}

impl Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Day, ParseError> {
        Scanner::whole(text, |scanner| {
            let year = digits(scanner, 4)?;
            scanner.expect("-")?;
            let place = scanner.place();
            let month = digits(scanner, 2)?;
            if !(1..=12).contains(&month) {
                return Err(scanner.error_at(place, "notation-no-month"));
            }
            scanner.expect("-")?;
            let place = scanner.place();
            let day = digits(scanner, 2)?;
            let year = i64::from(year);
            let days = days_in(year, month);
            if !(1..=days).contains(&day) {
                return Err(scanner.error_at(place, Say::new("notation-no-day").with("days", days)));
            }
            let months: u32 = (1..month).map(|month| days_in(year, month)).sum();
            Ok(Day(days_before(year) + i64::from(months + day - 1)))
        })
    }
}

fn digits(scanner: &mut Scanner<'_>, count: u32) -> Result<u32, ParseError> {
    (0..count)
        .try_fold(0, |number, _| Ok(10 * number + scanner.one_of("0123456789", "notation-date")? as u32))
}

/// Days from 1 January 1970 to 1 January of a year.
fn days_before(year: i64) -> i64 {
    let leap_years =
        |year: i64| (year - 1).div_euclid(4) - (year - 1).div_euclid(100) + (year - 1).div_euclid(400);
    365 * (year - 1970) + leap_years(year) - leap_years(1970)
}

fn days_in(year: i64, month: u32) -> u32 {
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}
