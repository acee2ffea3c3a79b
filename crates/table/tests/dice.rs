//! The derivation of docs/dice.md, byte by byte, against vectors that another program made.

use messdeck_table::dice::{Deal, Purpose};
use messdeck_table::{Bytes32, Seed, commit};
use serde::Deserialize;

const VECTORS: &str = include_str!("../../../docs/dice-vectors.jsonl");
const PAGE: &str = include_str!("../../../docs/dice.md");

#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Vector {
    Seed {
        seed: String,
        commitment: Bytes32,
    },
    Entropy {
        entropy: Bytes32,
        commitment: Bytes32,
    },
    Throw {
        seed: String,
        r#match: String,
        entropies: Vec<Option<Bytes32>>,
        purpose: String,
        place: u32,
        block: Bytes32,
        dice: Vec<u8>,
    },
}

fn vectors() -> Vec<Vector> {
    VECTORS.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn vectors_agree() {
    let mut throws = 0;
    for vector in vectors() {
        match vector {
            Vector::Seed { seed, commitment } => {
                assert_eq!(seed.parse::<Seed>().unwrap().commitment(), commitment);
            }
            Vector::Entropy { entropy, commitment } => assert_eq!(commit(&entropy), commitment),
            Vector::Throw { seed, r#match, entropies, purpose, place, block, dice } => {
                let deal = Deal { seed: seed.parse().unwrap(), id: r#match, entropies };
                let purpose = match purpose.as_str() {
                    "roll" => Purpose::Game,
                    "roll-off" => Purpose::RollOff,
                    other => panic!("no purpose: {other}"),
                };
                let ours: Vec<u8> = deal.dice(purpose, place).take(dice.len()).collect();
                assert_eq!(ours, dice);
                // The page's rule for bytes, once more by hand.
                let from_block: Vec<u8> =
                    block.0.iter().filter(|&&byte| byte < 252).map(|byte| byte % 6 + 1).collect();
                assert_eq!(ours[..from_block.len()], from_block);
                throws += 1;
            }
        }
    }
    assert_eq!(throws, 75);
}

/// The page shows the first vector of each kind.
#[test]
fn the_page_shows_the_vectors() {
    let shows = |name: &str, value: &str| {
        let line = PAGE.lines().any(|line| line.split_whitespace().eq([name, value]));
        assert!(line, "the page does not show {name} {value}");
    };
    let mut kinds = [false; 3];
    for vector in vectors() {
        let kind = match &vector {
            Vector::Seed { .. } => 0,
            Vector::Entropy { .. } => 1,
            Vector::Throw { .. } => 2,
        };
        if std::mem::replace(&mut kinds[kind], true) {
            continue;
        }
        match vector {
            Vector::Seed { seed, commitment } => {
                shows("seed", &seed);
                shows("commitment", &commitment.to_string());
            }
            Vector::Entropy { entropy, commitment } => {
                shows("entropy", &entropy.to_string());
                shows("commitment", &commitment.to_string());
            }
            Vector::Throw { block, dice, .. } => {
                assert!(PAGE.contains(&format!("block(0, 0) {block}")));
                let dice: Vec<String> = dice.iter().take(12).map(u8::to_string).collect();
                assert!(PAGE.contains(&format!("dice        {} …", dice.join(" "))));
            }
        }
    }
    assert_eq!(kinds, [true; 3]);
}

/// A purpose, a place, another person's bytes, the chair they sit on, the match: each gives other dice.
#[test]
fn everything_that_counts_changes_the_dice() {
    let deal =
        Deal { seed: Seed::new([1; 32]), id: "m".to_owned(), entropies: vec![Some(Bytes32([2; 32])), None] };
    let dice = |deal: &Deal, purpose, place| deal.dice(purpose, place).take(40).collect::<Vec<u8>>();
    let mut swapped = deal.clone();
    swapped.entropies.swap(0, 1);
    let others = [
        dice(&deal, Purpose::RollOff, 0),
        dice(&deal, Purpose::Game, 1),
        dice(&swapped, Purpose::Game, 0),
        dice(&Deal { id: "n".to_owned(), ..deal.clone() }, Purpose::Game, 0),
        dice(&Deal { seed: Seed::new([3; 32]), ..deal.clone() }, Purpose::Game, 0),
        dice(&Deal { entropies: vec![None, None], ..deal.clone() }, Purpose::Game, 0),
    ];
    let first = dice(&deal, Purpose::Game, 0);
    assert!(others.iter().all(|other| *other != first));
    assert_eq!(dice(&deal, Purpose::Game, 0), first);
}
