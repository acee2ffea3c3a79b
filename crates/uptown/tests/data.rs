//! Positions and counts made by programs that know nothing of this one.

use messdeck_facade::{AnyGame, AnyPosition, Options};
use messdeck_uptown::Uptown;
use serde_json::Value;

fn options(value: &Value) -> Options {
    let pairs = value.as_object().expect("options are a map");
    let pairs = pairs.iter().map(|(name, value)| (name.as_str(), value.as_str().expect("a word")));
    Options::choose(AnyGame::options(&Uptown), pairs).expect("options of the game")
}

fn words(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(|word| word.as_str().expect("a word")).collect()
}

#[test]
fn vectors() {
    for line in include_str!("data/vectors.jsonl").lines() {
        let vector: Value = serde_json::from_str(line).expect("JSON");
        let text = vector["position"].as_str().expect("a position");
        let parsed = AnyGame::parse(&Uptown, &options(&vector["options"]), text).expect("options");
        let position: Box<dyn AnyPosition> = parsed.unwrap_or_else(|error| panic!("{text}: {error}"));
        let view = position.view();
        assert_eq!(view.position, text);
        assert_eq!(view.turn, vector["turn"].as_str(), "{text}");
        assert_eq!(view.legal, words(&vector["legal"]), "{text}");
        assert_eq!(position.count(), view.legal.len(), "{text}");
        for (mv, next) in vector["next"].as_object().expect("a map") {
            assert_eq!(Some(position.play(mv).expect("a legal move").text().as_str()), next.as_str());
        }
        match view.outcome {
            None => assert!(vector["outcome"].is_null(), "{text}"),
            Some(outcome) => {
                assert_eq!(outcome.winners, words(&vector["outcome"]["winners"]), "{text}");
                for (seat, points) in outcome.scores.expect("Uptown counts points") {
                    assert_eq!(vector["outcome"]["scores"][seat], points, "{text}");
                }
            }
        }
    }
}

#[test]
fn perft() {
    for line in include_str!("data/perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let [_, "start", counts] = line.split('|').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let start = AnyGame::start(&Uptown, &Options::defaults(AnyGame::options(&Uptown))).expect("defaults");
        for pair in counts.split_whitespace() {
            let (depth, count) = pair.split_once(':').expect("depth:count");
            assert_eq!(start.perft(depth.parse().unwrap()), count.parse::<u64>().unwrap(), "depth {depth}");
        }
    }
}
