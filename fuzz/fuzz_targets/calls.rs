//! Every call gets one line of JSON that has either `ok` or `error`, whatever was asked at the same door before.
#![no_main]

use libfuzzer_sys::fuzz_target;
use messdeck_protocol::{Call, Door, Permits};

fuzz_target!(|data: &[u8]| {
    let mut door = Door::new(Permits::All);
    for line in data.split(|&byte| byte == b'\n') {
        let Some(answer) = asked(&mut door, line) else { continue };
        assert!(!answer.contains('\n'));
        let answer: serde_json::Value = serde_json::from_str(&answer).expect("an answer is JSON");
        let fields = answer.as_object().expect("an answer is an object");
        assert_eq!(fields.len(), 1, "{answer}");
        assert!(fields.contains_key("ok") || answer["error"]["code"].is_string(), "{answer}");
    }
});

/// Thinking as long as a level does would leave no time for anything else; a hint and an analysis get a
/// little of it.
fn asked(door: &mut Door, line: &[u8]) -> Option<String> {
    match serde_json::from_slice(line) {
        Ok(Call::Think(_)) => None,
        Ok(Call::Hint(mut on)) => {
            on.ask.nodes = Some(50);
            on.ask.candidates = on.ask.candidates.min(4);
            Some(door.follow(Call::Hint(on)))
        }
        Ok(Call::Analyse(mut on)) => {
            on.ask.nodes = 5;
            Some(door.follow(Call::Analyse(on)))
        }
        _ => Some(door.answer(line)),
    }
}
