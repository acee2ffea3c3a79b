//! The laws of the rules for players can fail: each case breaks one of them in a page that keeps them all.

use messdeck_catalog::find;
use messdeck_testkit::guides::check_text;

const GOOD: &str = "\
# Uptick

## At a glance

One.

```picture uptick size=4 dice=3
from 3f/4/1B2/4 r 2,2 -,- b
pick b2
crop a1 c3
```

Two.

```picture uptick size=4
light a1
```

Three.

```picture uptick size=4
```

Four.

```picture uptick size=4
```

Five words are a glance.

```picture uptick size=4
```

## How to play

### Freezing

What is said about it.

```board uptick size=4 dice=3
from 4/1f2/2C1/4 r 2,2 -,- b
# Try to move.
illegal c2-c1 UT-F2
refused UT-F2 c2
```
";

fn wrong(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from} is not there to be broken");
    let game = find("uptick").unwrap();
    check_text(game, &GOOD.replacen(from, to, 1)).expect_err("it should be noticed")
}

#[test]
fn a_page_that_keeps_them_is_read() {
    let blocks = check_text(find("uptick").unwrap(), GOOD).unwrap();
    assert_eq!(blocks.len(), 6);
}

#[test]
fn what_is_said_in_another_language_makes_no_other_board() {
    let game = find("uptick").unwrap();
    let other = GOOD.replace("# Try to move.", "# Versuch zu ziehen.").replace("Freezing", "Einfrieren");
    assert_eq!(check_text(game, GOOD).unwrap(), check_text(game, &other).unwrap());
    let another = GOOD.replace("light a1", "light a2");
    assert_ne!(check_text(game, GOOD).unwrap(), check_text(game, &another).unwrap());
}

#[test]
fn every_law_is_noticed_where_it_is_broken() {
    for (from, to, told) in [
        ("from 3f/4", "from 3f/3", "line 8"),
        ("pick b2", "pick d4", "d4 can’t be pointed at"),
        ("pick b2", "pick b2 b3", "ends the move b2-b3"),
        ("light a1", "light z1", "no square z1"),
        ("crop a1 c3", "crop a1 z3", "no square z3"),
        ("crop a1 c3", "crop a1", "no command \"crop\""),
        ("light a1", "position x", "no command \"position\""),
        ("light a1", "# Why.", "explained by the sentence above it"),
        ("illegal c2-c1 UT-F2", "legal c2-c1", "line 43"),
        ("illegal c2-c1 UT-F2", "illegal c2-c1 UT-F1", "really it is UT-F2"),
        ("refused UT-F2 c2", "refused UT-F1 c2", "refused by UT-F2"),
        ("refused UT-F2 c2", "refused UT-F2 4", "4 is allowed"),
        ("# Try to move.\n", "", "say what to try"),
        ("illegal c2-c1 UT-F2\nrefused UT-F2 c2\n", "", "say what is legal"),
        ("refused UT-F2 c2", "from 1F2/2ef/1D2/4 r 0,0 3,2 b", "nobody can move"),
        ("What is said about it.\n", "", "nothing is said about this board"),
        ("Five words are a glance.", &"word ".repeat(17), "17 words are no glance"),
        ("Two.", "Two.\n\nAnd a half.", "one paragraph"),
        ("Five words are a glance.\n\n```picture uptick size=4\n```\n", "", "4 pictures are no glance"),
        ("board uptick", "board uckers", "this page is about uptick"),
        ("board uptick", "picture uptick", "pictures belong at a glance"),
        ("### Freezing", "### Setting up\n\nNothing.\n\n### Freezing", "no board"),
        ("## How to play\n\n### Freezing", "### Freezing", "pictures belong at a glance"),
    ] {
        let really = wrong(from, to);
        assert!(really.contains(told), "{from:?} → {to:?}: {really}");
    }
}
