//! Strict reading of text: exactly one spelling, and errors that say what was wrong and where.
//!
//! Errors name messages of the catalogue. What nearly every text can have wrong is in `messages/*/notation.ftl`.

use std::fmt::{self, Display};

use crate::{Arg, Say};

/// What is wrong with a text, and at which character.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// What is wrong, and what would be right.
    pub say: Say,
    /// Where, in characters counted from 0; the text's length means "at its end".
    pub at: usize,
}

impl ParseError {
    /// A sentence that says where the text goes wrong (`at`, counted from 1) and `why`.
    pub fn told(&self, id: impl Into<Say>) -> Say {
        id.into().with("at", self.at + 1).with("why", self.say.clone())
    }
}

/// For programmers; people are told what the catalogue says.
impl Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}: {}", self.at + 1, self.say)
    }
}

impl std::error::Error for ParseError {}

/// Walks along a text and takes it apart.
///
/// ```
/// use messdeck_core::Scanner;
///
/// let mut scanner = Scanner::new("r 12,7");
/// let turn = scanner.one_of("rb", "notation-turn")?;
/// scanner.expect(" ")?;
/// let red = scanner.number(0, 12)?;
/// scanner.expect(",")?;
/// let blue = scanner.number(0, 12)?;
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
    pub fn error(&self, say: impl Into<Say>) -> ParseError {
        self.error_at(self.at, say)
    }

    /// An error at a place noted earlier.
    pub fn error_at(&self, place: usize, say: impl Into<Say>) -> ParseError {
        ParseError { say: say.into(), at: self.text[..place].chars().count() }
    }

    /// "Expected this, found that", with what really stands here.
    pub fn expected(&self, what: impl Into<Say>) -> ParseError {
        self.expected_not(what, self.peek().map(String::from))
    }

    fn expected_not(&self, what: impl Into<Say>, found: Option<String>) -> ParseError {
        self.error(match found {
            None => Say::new("notation-ended").with("what", what.into()),
            Some(found) => Say::new("notation-expected").with("what", what.into()).with("found", found),
        })
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
        Err(match text {
            " " => self.expected("notation-space"),
            text => self.expected(Say::new("notation-text").with("text", text)),
        })
    }

    /// Reads one of these characters and gives its place in the list. Errors are told `what` it is, a message that may be about the
    /// `letters`, or the `first` and the `last` of them.
    pub fn one_of(&mut self, allowed: &str, what: &'static str) -> Result<usize, ParseError> {
        self.take_one_of(allowed).ok_or_else(|| {
            let letter = |letter: Option<char>| letter.map(String::from).unwrap_or_default();
            let letters: Vec<Say> = allowed.chars().map(Say::verbatim).collect();
            let what = Say::new(what).with("letters", letters);
            self.expected(
                what.with("first", letter(allowed.chars().next()))
                    .with("last", letter(allowed.chars().next_back())),
            )
        })
    }

    /// Reads one of these characters if one stands here, and gives its place in the list.
    pub fn take_one_of(&mut self, allowed: &str) -> Option<usize> {
        let next = self.peek()?;
        let index = allowed.chars().position(|c| c == next)?;
        self.at += next.len_utf8();
        Some(index)
    }

    /// Reads one of these words, none of which begins another, and gives its place in the list.
    pub fn one_word(&mut self, words: &[&str], what: &'static str) -> Result<usize, ParseError> {
        words.iter().position(|word| self.take(word)).ok_or_else(|| {
            let words: Vec<Say> = words.iter().copied().map(Say::verbatim).collect();
            self.expected(Say::new(what).with("words", words))
        })
    }

    /// Reads a number without leading zeros that lies between the bounds.
    pub fn number(&mut self, min: u32, max: u32) -> Result<u32, ParseError> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let text = &self.rest()[..digits];
        if digits > 1 && text.starts_with('0') {
            return Err(self.error("notation-leading-zero"));
        }
        let value = text.parse().ok().filter(|value| (min..=max).contains(value)).ok_or_else(|| {
            let what = Say::new("notation-number").with("min", min).with("max", max);
            let number = Some(text).filter(|text| !text.is_empty()).map(|text| shortened(text, MOST_QUOTED));
            self.expected_not(what, number.or_else(|| self.peek().map(String::from)))
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
                    return Err(self.error("notation-runs"));
                }
                let left = (width - cells.len()) as u32;
                let run = self.number(1, left)?;
                cells.extend((0..run).map(|_| None));
            } else {
                cells.push(Some(read(self)?));
            }
            after_run = is_run;
        }
        Ok(cells)
    }

    /// Reads the values of up to `most` dice, which ascend, or `-` for none.
    pub fn dice(&mut self, most: usize) -> Result<Vec<u8>, ParseError> {
        let mut values = Vec::new();
        if self.take("-") {
            return Ok(values);
        }
        loop {
            let place = self.place();
            let Some(index) = self.take_one_of("123456") else { break };
            let value = index as u8 + 1;
            if values.last().is_some_and(|&last| value < last) {
                return Err(self.error_at(place, "notation-dice-ascend"));
            }
            if values.len() == most {
                return Err(self.error_at(place, Say::new("notation-most-dice").with("most", most)));
            }
            values.push(value);
        }
        if values.is_empty() {
            return Err(self.expected("notation-dice"));
        }
        Ok(values)
    }

    /// Nothing may be left.
    pub fn end(&self) -> Result<(), ParseError> {
        if self.rest().is_empty() {
            return Ok(());
        }
        let found = shortened(self.rest(), MOST_QUOTED);
        Err(self.error(Say::new("notation-end").with("found", found)))
    }
}

/// How much of a wrong text an error quotes.
const MOST_QUOTED: usize = 40;

/// What a move looks like, by examples.
pub fn a_move_such_as(examples: &[&str]) -> Say {
    let examples: Vec<Say> = examples.iter().copied().map(Say::verbatim).collect();
    Say::new("notation-move").with("examples", Arg::All(examples))
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

    /// The name of what is wrong, its character, what was expected and what was found there.
    fn wrong(error: &ParseError) -> (&'static str, usize, String, String) {
        let about = |name: &str| {
            let arg = error.say.args.iter().find(|(known, _)| *known == name);
            arg.map(|(_, arg)| arg.to_string()).unwrap_or_default()
        };
        (error.say.id, error.at + 1, about("what"), about("found"))
    }

    #[test]
    fn runs_are_as_long_as_possible() {
        let read = |text: &str| Scanner::whole(text, |s| s.runs(8, ",", |s| s.expect("x")));
        assert!(read("3,x,4").is_ok());
        assert_eq!(read("1,2,x,4").unwrap_err().to_string(), "at character 3: notation-runs");
    }

    #[test]
    fn errors_say_what_and_where() {
        let read = |text: &str| Scanner::whole(text, |s| s.runs(8, "", |s| s.one_of("xo", "cell")));
        assert_eq!(read("3x4"), Ok(vec![None, None, None, Some(0), None, None, None, None]));
        const CELL: &str = "cell (letters: [verbatim (text: x), verbatim (text: o)], first: x, last: o)";
        const RUN: &str = "notation-number (min: 1, max: 8)";
        for (text, id, at, what, found) in [
            ("", "notation-ended", 1, CELL, ""),
            ("3y4", "notation-expected", 2, CELL, "y"),
            ("35", "notation-expected", 1, RUN, "35"),
            ("9", "notation-expected", 1, RUN, "9"),
            ("0x7", "notation-expected", 1, RUN, "0"),
            ("08", "notation-leading-zero", 1, "", ""),
            ("8x", "notation-end", 2, "", "x"),
            ("ö7", "notation-expected", 1, CELL, "ö"),
            ("7x€", "notation-end", 3, "", "€"),
            ("99999999999999", "notation-expected", 1, RUN, "99999999999999"),
        ] {
            assert_eq!(
                wrong(&read(text).unwrap_err()),
                (id, at, what.to_owned(), found.to_owned()),
                "{text}"
            );
        }
        let number = Scanner::whole("x", |s| s.number(1, 8)).unwrap_err();
        assert_eq!(wrong(&number), ("notation-expected", 1, RUN.to_owned(), "x".to_owned()));
        let word = Scanner::whole("hop", |s| s.one_word(&["go", "stay"], "word")).unwrap_err();
        let words = "word (words: [verbatim (text: go), verbatim (text: stay)])";
        assert_eq!(wrong(&word), ("notation-expected", 1, words.to_owned(), "h".to_owned()));
    }
}
