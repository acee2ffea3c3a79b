//! The positions and counts in `tests/data`, which were made by independent programs.

use messdeck_facade::{AnyGame, AnyPosition, Options};
use messdeck_uptick::Uptick;
use serde_json::Value;

fn options<'o>(pairs: impl Iterator<Item = (&'o str, String)>) -> Options {
    Options::choose(AnyGame::options(&Uptick), pairs).unwrap()
}

fn position(options: &Options, text: &str) -> Box<dyn AnyPosition> {
    AnyGame::parse(&Uptick, options, text).unwrap().unwrap()
}

#[test]
fn vectors() {
    for line in include_str!("data/vectors.jsonl").lines() {
        let vector: Value = serde_json::from_str(line).unwrap();
        let pairs = vector["options"].as_object().unwrap().iter().map(|(name, value)| {
            (name.as_str(), value.as_str().map_or_else(|| value.to_string(), str::to_owned))
        });
        let options = options(pairs);
        let text = vector["position"].as_str().unwrap();
        let position = position(&options, text);
        let view = serde_json::to_value(position.view()).unwrap();
        for field in ["position", "turn", "legal", "outcome"] {
            assert_eq!(view[field], vector[field], "{field} of {text}");
        }
        for (mv, next) in vector["next"].as_object().unwrap() {
            assert_eq!(position.play(mv).unwrap().text(), next.as_str().unwrap(), "{mv} in {text}");
        }
    }
}

#[test]
fn perft() {
    for line in include_str!("data/perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let [chosen, start, counts] = line.split('|').collect::<Vec<_>>().try_into().unwrap();
        let pairs = chosen.split(',').filter_map(|pair| pair.split_once('='));
        let options = options(pairs.map(|(name, value)| (name, value.to_owned())));
        let start = match start {
            "start" => AnyGame::start(&Uptick, &options).unwrap(),
            text => position(&options, text),
        };
        for (depth, count) in counts.split_whitespace().filter_map(|pair| pair.split_once(':')) {
            assert_eq!(start.perft(depth.parse().unwrap()), count.parse::<u64>().unwrap(), "{line}");
        }
    }
}
