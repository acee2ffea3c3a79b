//! Every line gets one line of JSON that is either a view, what a call gives, or an error.
#![no_main]

use libfuzzer_sys::fuzz_target;
use messdeck_protocol::{Door, Permits};

fuzz_target!(|line: &[u8]| {
    let answer = Door::new(Permits::All).answer_line(line);
    assert!(!answer.contains('\n'));
    let answer: serde_json::Value = serde_json::from_str(&answer).expect("an answer is JSON");
    let is_answered = answer["position"].is_string() || answer.get("ok").is_some();
    assert!(answer["error"]["code"].is_string() != is_answered);
});
