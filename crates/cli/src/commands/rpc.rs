//! `messdeck rpc`: one JSON request per line in, one JSON answer per line out.

use std::io::{self, BufRead, Write};

use messdeck_protocol::{Door, EngineCode, Failure as Answered, Fault, Permits};
use messdeck_words::Words;

use crate::failure::Failure;

/// Longer lines are refused, and not kept in memory while they arrive.
const LONGEST_LINE: usize = 16 * 1024 * 1024;

pub(crate) fn rpc() -> Result<(), Failure> {
    serve(io::stdin().lock(), io::stdout().lock())?;
    Ok(())
}

fn serve(mut requests: impl BufRead, mut answers: impl Write) -> io::Result<()> {
    let mut door = Door::speaking(Permits::All, Words::english());
    let mut line = Vec::new();
    while let Some(read) = read_line(&mut requests, &mut line)? {
        let answer = match read {
            Incoming::Line => door.answer_line(&line),
            Incoming::TooLong => too_long(),
        };
        answers.write_all(answer.as_bytes())?;
        answers.write_all(b"\n")?;
        answers.flush()?;
    }
    Ok(())
}

/// What was read.
enum Incoming {
    Line,
    TooLong,
}

/// Reads up to the next line break; `None` at the end of input. What is beyond the longest line is passed
/// over as it comes.
fn read_line(requests: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<Incoming>> {
    line.clear();
    let mut any = false;
    let mut too_long = false;
    loop {
        let chunk = match requests.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() {
            break;
        }
        any = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        if too_long || line.len() + part.len() > LONGEST_LINE {
            too_long = true;
            *line = Vec::new();
        } else {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        requests.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(any.then_some(if too_long { Incoming::TooLong } else { Incoming::Line }))
}

fn too_long() -> String {
    let fault = Fault::from(EngineCode::LineTooLong).because(format!("at most {LONGEST_LINE} bytes"));
    let failure = Answered::new(fault, Some(Words::english()));
    serde_json::to_string(&failure).expect("faults are plain data")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(input: &[u8]) -> Vec<serde_json::Value> {
        let mut output = Vec::new();
        serve(io::BufReader::with_capacity(4096, input), &mut output).unwrap();
        let lines = String::from_utf8(output).unwrap();
        lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    #[test]
    fn the_longest_line_is_read_and_a_longer_one_refused() {
        let mut input = vec![b' '; LONGEST_LINE];
        input.push(b'\n');
        input.extend(vec![b' '; LONGEST_LINE + 1]);
        input.extend(b"\n{}");
        let codes: Vec<String> = answers(&input)
            .iter()
            .map(|answer| answer["error"]["code"].as_str().unwrap().to_owned())
            .collect();
        assert_eq!(codes, ["bad-request", "line-too-long", "bad-request"]);
    }

    #[test]
    fn every_line_gets_an_answer() {
        let nested = "[".repeat(100_000);
        let input = format!("\n\n{{\"game\": 5}}\r\n{nested}\nnull\n\u{feff}{{}}\n");
        let mut bytes = input.into_bytes();
        bytes.extend(b"\xff\xfe\x00\n");
        let answers = answers(&bytes);
        assert_eq!(answers.len(), 7);
        assert!(answers.iter().all(|answer| answer["error"]["code"] == "bad-request"), "{answers:?}");
    }
}
