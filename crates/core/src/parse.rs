//! Strict reading of text: exactly one spelling, and errors that say what was wrong and where.

use std::fmt::{self, Display};

/// What is wrong with a text, and at which character.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// What is wrong, and what would be right.
    pub message: String,
    /// Where, in characters counted from 0; the text's length means "at its end".
    pub at: usize,
}

impl Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}: {}", self.at + 1, self.message)
    }
}

impl std::error::Error for ParseError {}

/// Walks along a text and takes it apart.
///
/// ```
/// use messdeck_core::Scanner;
///
/// let mut scanner = Scanner::new("r 12,7");
/// let turn = scanner.one_of("rb", "r or b")?;
/// scanner.expect(" ")?;
/// let red = scanner.number(0, 12, "dice of red")?;
/// scanner.expect(",")?;
/// let blue = scanner.number(0, 12, "dice of blue")?;
/// scanner.end()?;
/// assert_eq!((turn, red, blue), (0, 12, 7));
/// # Ok::<(), messdeck_core::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Scanner<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Scanner<'t> {
    /// A scanner at the start of the text.
    pub fn new(text: &'t str) -> Scanner<'t> {
        Scanner { text, at: 0 }
    }

    /// Reads a whole text with one reader: nothing may be left over.
    pub fn whole<T>(
        text: &'t str,
        read: impl FnOnce(&mut Scanner<'t>) -> Result<T, ParseError>,
    ) -> Result<T, ParseError> {
        let mut scanner = Scanner::new(text);
        let value = read(&mut scanner)?;
        scanner.end()?;
        Ok(value)
    }

    /// What has not been read yet.
    pub fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// The next character, which stays unread.
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// A place that [`Scanner::error_at`] can point to later.
    pub fn place(&self) -> usize {
        self.at
    }

    /// An error at the scanner's place.
    pub fn error(&self, message: impl Into<String>) -> ParseError {
        self.error_at(self.at, message)
    }

    /// An error at a place noted earlier.
    pub fn error_at(&self, place: usize, message: impl Into<String>) -> ParseError {
        ParseError { message: message.into(), at: self.text[..place].chars().count() }
    }

    /// "Expected this, found that", with what really stands here.
    pub fn expected(&self, what: &str) -> ParseError {
        match self.peek() {
            None => self.error(format!("expected {what}, but the text ends here")),
            Some(found) => self.error(format!("expected {what}, found {found:?}")),
        }
    }

    /// Reads this text if it stands here.
    pub fn take(&mut self, text: &str) -> bool {
        let here = self.rest().starts_with(text);
        if here {
            self.at += text.len();
        }
        here
    }

    /// Reads this text, which must stand here.
    pub fn expect(&mut self, text: &str) -> Result<(), ParseError> {
        if self.take(text) {
            return Ok(());
        }
        let what = if text == " " { "a space".to_owned() } else { format!("{text:?}") };
        Err(self.expected(&what))
    }

    /// Reads one of these characters and gives its place in the list.
    pub fn one_of(&mut self, allowed: &str, what: &str) -> Result<usize, ParseError> {
        self.take_one_of(allowed).ok_or_else(|| self.expected(what))
    }

    /// Reads one of these characters if one stands here, and gives its place in the list.
    pub fn take_one_of(&mut self, allowed: &str) -> Option<usize> {
        let next = self.peek()?;
        let index = allowed.chars().position(|c| c == next)?;
        self.at += next.len_utf8();
        Some(index)
    }

    /// Reads a number without leading zeros that lies between the bounds.
    pub fn number(&mut self, min: u32, max: u32, what: &str) -> Result<u32, ParseError> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return Err(self.expected(&format!("{what} ({min} to {max})")));
        }
        let text = &self.rest()[..digits];
        if digits > 1 && text.starts_with('0') {
            return Err(self.error(format!("{what}: {text} has a leading zero")));
        }
        let value = text.parse().ok().filter(|value| (min..=max).contains(value)).ok_or_else(|| {
            self.error(format!("{what}: {text} is out of range, allowed is {min} to {max}"))
        })?;
        self.at += digits;
        Ok(value)
    }

    /// Reads one row of a board of `width` squares, as `write_runs` writes it: `read` takes what stands on a
    /// square, numbers are runs of empty squares and as long as possible, `separator` stands between
    /// the tokens.
    pub fn runs<T>(
        &mut self,
        width: usize,
        separator: &str,
        mut read: impl FnMut(&mut Scanner<'t>) -> Result<T, ParseError>,
    ) -> Result<Vec<Option<T>>, ParseError> {
        let mut cells = Vec::with_capacity(width);
        let mut after_run = false;
        while cells.len() < width {
            if !cells.is_empty() {
                self.expect(separator)?;
            }
            let is_run = self.peek().is_some_and(|c| c.is_ascii_digit());
            if is_run {
                if after_run {
                    return Err(self.error("two numbers side by side: write one run of empty squares"));
                }
                let left = (width - cells.len()) as u32;
                let run = self.number(1, left, "empty squares that the row has left")?;
                cells.extend((0..run).map(|_| None));
            } else {
                cells.push(Some(read(self)?));
            }
            after_run = is_run;
        }
        Ok(cells)
    }

    /// Reads the values of up to `most` dice, which ascend, or `-` for none. Errors speak of `the_dice`, such as "the dice in
    /// red's hand", or say `too_many`.
    pub fn dice(&mut self, most: usize, the_dice: &str, too_many: &str) -> Result<Vec<u8>, ParseError> {
        let mut values = Vec::new();
        if self.take("-") {
            return Ok(values);
        }
        loop {
            let place = self.place();
            let Some(index) = self.take_one_of("123456") else { break };
            let value = index as u8 + 1;
            if values.last().is_some_and(|&last| value < last) {
                return Err(self.error_at(place, format!("{the_dice} must ascend")));
            }
            if values.len() == most {
                return Err(self.error_at(place, too_many));
            }
            values.push(value);
        }
        if values.is_empty() {
            return Err(self.expected(&format!("the values of {the_dice}, 1–6, or -")));
        }
        Ok(values)
    }

    /// Nothing may be left.
    pub fn end(&self) -> Result<(), ParseError> {
        if self.rest().is_empty() {
            return Ok(());
        }
        Err(self.error(format!("nothing may follow here, found {:?}", shortened(self.rest(), 40))))
    }
}

/// A text, of a long one only the beginning: what somebody sent may be megabytes long.
pub fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_as_long_as_possible() {
        let read = |text: &str| Scanner::whole(text, |s| s.runs(8, ",", |s| s.expect("x")));
        assert!(read("3,x,4").is_ok());
        assert_eq!(
            read("1,2,x,4").unwrap_err().to_string(),
            "at character 3: two numbers side by side: write one run of empty squares"
        );
    }

    #[test]
    fn errors_say_what_and_where() {
        let read = |text: &str| {
            Scanner::whole(text, |s| s.runs(8, "", |s| s.one_of("xo", "x or o"))).map_err(|e| e.to_string())
        };
        assert_eq!(read("3x4"), Ok(vec![None, None, None, Some(0), None, None, None, None]));
        for (text, error) in [
            ("", "at character 1: expected x or o, but the text ends here"),
            ("3y4", "at character 2: expected x or o, found 'y'"),
            (
                "35",
                "at character 1: empty squares that the row has left: 35 is out of range, allowed is 1 to 8",
            ),
            (
                "9",
                "at character 1: empty squares that the row has left: 9 is out of range, allowed is 1 to 8",
            ),
            (
                "0x7",
                "at character 1: empty squares that the row has left: 0 is out of range, allowed is 1 to 8",
            ),
            ("08", "at character 1: empty squares that the row has left: 08 has a leading zero"),
            ("8x", "at character 2: nothing may follow here, found \"x\""),
            ("ö7", "at character 1: expected x or o, found 'ö'"),
            ("7x€", "at character 3: nothing may follow here, found \"€\""),
            (
                "99999999999999",
                "at character 1: empty squares that the row has left: 99999999999999 is out of range, allowed is 1 to 8",
            ),
        ] {
            assert_eq!(read(text), Err(error.to_owned()), "{text}");
        }
    }
}
