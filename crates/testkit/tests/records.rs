//! The example on the page about records is a record.

use messdeck_catalog::find;
use messdeck_facade::Record;

#[test]
fn the_example_of_the_page_replays() {
    let page = include_str!("../../../docs/records.md");
    let lines = page.lines().skip_while(|line| *line != "    messdeck record 1");
    let lines = lines.take_while(|line| line.is_empty() || line.starts_with("    "));
    let lines: Vec<&str> = lines.map(|line| line.trim_start_matches("    ")).collect();
    // The result stands for the whole match, of which the page shows only the beginning.
    let text = lines.join("\n").replace("result: red", "result: red by resignation");
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string(), text);
    let game = find(&record.game).unwrap();
    assert_eq!(record.replay(game).unwrap().positions.len(), 3);
}
