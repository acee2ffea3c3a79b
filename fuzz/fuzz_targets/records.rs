//! Whatever is read as a record prints as it was written, and replays or names a line that it has.
#![no_main]

use libfuzzer_sys::fuzz_target;
use messdeck_catalog::find;
use messdeck_facade::Record;

fuzz_target!(|text: &str| {
    let lines = text.lines().count().max(1);
    let record: Record = match text.parse() {
        Ok(record) => record,
        Err(error) => {
            let error: messdeck_facade::RecordError = error;
            assert!((1..=lines).contains(&error.line), "{error}");
            return;
        }
    };
    assert!(record.to_string().lines().eq(text.lines()) || record.moves.is_empty());
    if let Some(game) = find(&record.game)
        && let Err(error) = record.replay(game)
    {
        assert!((1..=lines).contains(&error.line), "{error}");
    }
});
