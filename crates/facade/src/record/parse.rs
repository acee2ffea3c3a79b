//! Reading records, strictly: whatever was read prints as the same record again.

use std::str::FromStr;

use messdeck_core::{Say, shortened};

use super::{Ending, MOST_QUOTED, Record, RecordError, RecordedMove, TAGS, Throws, Version, clock, unlike};

/// What a line has to say, or what is wrong with it.
type Line<T> = Result<T, Say>;

/// The first line of every record.
const FIRST: &str = "messdeck record 1";

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut lines = (1..).zip(text.lines());
        let at = |line: usize| move |say: Say| RecordError::bad(line, say);

        let first = lines.next().map(|(_, line)| line);
        if first != Some(FIRST) {
            return Err(at(1)(here(FIRST)));
        }
        let mut record = Record::default();
        let mut last = 1;
        for (number, line) in lines.by_ref() {
            last = number;
            if line.is_empty() {
                break;
            }
            record.read_tag(line).map_err(at(number))?;
        }
        if record.game.is_empty() {
            return Err(at(last)(Say::new("notation-record-missing").with("tag", "game")));
        }
        for (number, line) in lines {
            let mv = read_move(line, record.moves.len() + 1).map_err(at(number))?;
            record.moves.push(mv);
        }
        record.check_spelling(text)?;
        Ok(record)
    }
}

impl Record {
    /// A record has one spelling, so that line numbers of errors found later fit the text it came from.
    fn check_spelling(&self, text: &str) -> Result<(), RecordError> {
        let canonical = self.to_string();
        let differs = (1..).zip(canonical.lines().zip(text.lines())).find(|(_, (right, line))| right != line);
        match differs {
            Some((line, (right, _))) => Err(RecordError::bad(line, here(right))),
            None => Ok(()),
        }
    }

    fn read_tag(&mut self, line: &str) -> Line<()> {
        let (name, value) = line
            .split_once(": ")
            .ok_or_else(|| Say::new("notation-record-no-tag").with("found", shortened(line, MOST_QUOTED)))?;
        let about = |id| Say::new(id).with("tag", shortened(name, MOST_QUOTED));
        if value.trim() != value || value.is_empty() {
            return Err(about("notation-record-empty"));
        }
        let twice = |is: bool| if is { Err(about("notation-record-twice")) } else { Ok(()) };
        match name {
            "game" => {
                twice(!self.game.is_empty())?;
                value.clone_into(&mut self.game);
            }
            "options" => {
                twice(!self.options.is_empty())?;
                self.options = read_options(value)?;
            }
            "rules" => {
                twice(!self.rules.is_first())?;
                self.rules = read_version(value)?;
            }
            "start" => {
                twice(self.start.is_some())?;
                self.start = Some(value.to_owned());
            }
            "result" => {
                twice(self.result.is_some())?;
                self.result = Some(read_ending(value)?);
            }
            _ => {
                let list = match name.split_once(' ') {
                    Some(("seat", _)) => &mut self.seats,
                    Some(("entropy", _)) => &mut self.tags,
                    None if TAGS.contains(&name) => &mut self.tags,
                    _ => return Err(about("notation-record-unknown").with("known", known_tags())),
                };
                let name = name.strip_prefix("seat ").unwrap_or(name);
                twice(list.iter().any(|(known, _)| known == name))?;
                if name == "roll-off" {
                    value.parse::<Throws>()?;
                }
                list.push((name.to_owned(), value.to_owned()));
            }
        }
        Ok(())
    }
}

fn known_tags() -> Vec<Say> {
    let others = ["game", "options", "rules", "start", "seat …", "result", "entropy …"];
    others.into_iter().chain(TAGS).map(Say::verbatim).collect()
}

/// What should stand in a line.
fn here(text: &str) -> Say {
    Say::new("notation-record-here").with("text", shortened(text, MOST_QUOTED))
}

fn read_options(value: &str) -> Line<Vec<(String, String)>> {
    let pair = |text: &str| {
        let (name, value) = text.split_once('=').ok_or_else(|| unlike(text, "size=3"))?;
        Ok((name.to_owned(), value.to_owned()))
    };
    value.split(' ').map(pair).collect()
}

fn read_version(value: &str) -> Line<Version> {
    let version = value.parse().ok().and_then(|number: u16| Version::try_from(number).ok());
    version.ok_or_else(|| Say::new("notation-record-version"))
}

fn read_ending(value: &str) -> Line<Ending> {
    let (winners, by) = match value.split_once(" by ") {
        Some((winners, cause)) => (winners, Some(cause.to_owned())),
        None => (value, None),
    };
    let winners = match winners {
        "nobody" => Vec::new(),
        names => names.split(' ').map(str::to_owned).collect(),
    };
    Ok(Ending { winners, by })
}

fn read_move(line: &str, number: usize) -> Line<RecordedMove> {
    let shape = || unlike(line, format!("{number} red 3@c3"));
    let (line, comment) = match line.split_once(" ; ") {
        Some((line, comment)) => (line, Some(comment.to_owned())),
        None => (line, None),
    };
    let mut words = line.split(' ');
    let written = words.next().ok_or_else(shape)?;
    let who = words.next().filter(|who| !who.is_empty()).ok_or_else(shape)?;
    let mv = words.next().filter(|mv| !mv.is_empty()).ok_or_else(shape)?;
    if written != number.to_string() {
        return Err(Say::new("notation-record-number").with("number", number));
    }
    let clock = words.next().map(|word| {
        let inside = word.strip_prefix('[').and_then(|word| word.strip_suffix(']'));
        inside.and_then(clock::parse).ok_or_else(|| unlike(word, "[4:53.200]"))
    });
    if words.next().is_some() {
        return Err("notation-record-words".into());
    }
    Ok(RecordedMove { who: who.to_owned(), mv: mv.to_owned(), clock: clock.transpose()?, comment })
}
