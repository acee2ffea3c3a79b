//! Every line gets one line of JSON that is either a view or an error.
#![no_main]

use libfuzzer_sys::fuzz_target;
use messdeck_protocol::answer_line;

fuzz_target!(|line: &[u8]| {
    let answer = answer_line(line);
    assert!(!answer.contains('\n'));
    let answer: serde_json::Value = serde_json::from_str(&answer).expect("an answer is JSON");
    assert!(answer["error"]["code"].is_string() != answer["position"].is_string());
});
