//! The judgement, and the player that goes by it.

use messdeck_core::{Position as _, Turn};
use messdeck_diceopolis::{Diceopolis, Eval, Move, Position, Rules, Scoring};
use messdeck_facade::{Game, Mindful};
use messdeck_search::{Evaluator, Limits, MOST, Numbers, Thought, think};

use crate::common::{read, rules};

/// What the player thinks of a position after so many nodes.
fn thought(rules: &Rules, text: &str, nodes: u64) -> Thought<Move> {
    let mind = Position::MIND;
    think(&read(rules, text), &mind, Limits::nodes(nodes), 1, &mut || false).expect("a seat decides")
}

fn best(rules: &Rules, text: &str) -> String {
    thought(rules, text, 1_000).best.to_string()
}

/// Shows every position of a few random games to a visitor.
fn walk(rules: Rules, games: u64, mut visit: impl FnMut(&Position)) {
    for game in 0..games {
        let mut numbers = Numbers::seeded(game);
        let mut position = Diceopolis.start(&rules);
        while let Some(mv) = position.draw(&mut numbers) {
            visit(&position);
            position = position.play_unchecked(mv);
        }
        visit(&position);
    }
}

/// The mirror image of a position's text: files or ranks the other way round.
fn mirrored(text: &str, files: bool) -> String {
    let (board, rest) = text.split_once(' ').expect("a board and more");
    let mut ranks: Vec<Vec<String>> = board.split('/').map(squares).collect();
    if files {
        ranks.iter_mut().for_each(|rank| rank.reverse());
    } else {
        ranks.reverse();
    }
    format!("{} {rest}", ranks.iter().map(|rank| spelled(rank)).collect::<Vec<_>>().join("/"))
}

/// The twelve squares of a rank, each a die or nothing.
fn squares(rank: &str) -> Vec<String> {
    let mut squares = Vec::new();
    let mut rest = rank;
    while let Some(first) = rest.chars().next() {
        let digits = rest.chars().take_while(char::is_ascii_digit).count();
        if first.is_ascii_digit() {
            squares.extend(vec![String::new(); rest[..digits].parse().expect("a number")]);
            rest = &rest[digits..];
        } else {
            squares.push(rest[..2].to_owned());
            rest = &rest[2..];
        }
    }
    squares
}

fn spelled(squares: &[String]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for square in squares {
        if square.is_empty() {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text += &std::mem::take(&mut empty).to_string();
        }
        text += square;
    }
    if empty > 0 { text + &empty.to_string() } else { text }
}

#[test]
fn mirror_images_are_worth_the_same() {
    let rules = rules(3, 12);
    walk(rules, 5, |position| {
        for files in [false, true] {
            let image = read(&rules, &mirrored(&position.to_string(), files));
            assert_eq!(Eval.standing(&image), Eval.standing(position), "{position}");
            assert_eq!(image.scores(), position.scores(), "{position}");
        }
    });
}

#[test]
fn standing_stays_within_bounds() {
    for scoring in [Scoring::Pips, Scoring::Dice] {
        for players in 2..=4 {
            walk(Rules { players, dice: 25, scoring }, 4, |position| {
                let standing = Eval.standing(position);
                assert!(standing.iter().all(|worth| worth.abs() <= MOST), "{position}: {standing:?}");
                assert!(standing[usize::from(players)..].iter().all(|&worth| worth == 0), "{position}");
            });
        }
    }
}

/// Red leads by its 4 on h11. A 6 on h13 would win for blue, and nothing else.
const TOWER: &str = "12/6r25/6r45/5b6b25/5r5r35/3r5r6b5b35/6b65/12/12/12/12/12";

#[test]
fn the_last_die_wins() {
    let text = format!("{TOWER} b -,6 0,0 place");
    assert_eq!(best(&rules(2, 6), &text), "6@h13");
}

#[test]
fn a_useless_die_is_good_for_the_square_of_another() {
    let text = format!("{} r 2,6 0,0 place", TOWER.replace("3r5r6", "4r6"));
    assert_eq!(best(&rules(2, 6), &text), "2@h13");
}

#[test]
fn a_good_die_is_kept_and_a_bad_one_rolled_again() {
    let rules = rules(2, 6);
    assert_eq!(best(&rules, &format!("{TOWER} b -,6 0,0 reroll")), "keep");
    assert_eq!(best(&rules, &format!("{TOWER} b -,3 0,0 reroll")), "reroll:3");
}

#[test]
fn the_first_die_of_a_high_row_is_laid_at_once() {
    let two = "12/12/6b65/6r55/6b65/6r35/12/12/12/12/12/12 r 12356,1255 18,19 place";
    assert_eq!(best(&rules(2, 25), two), "5@h12");
    let three = "12/12/6b65/6r55/5g3b65/5g4r35/12/12/12/12/12/12 r 12356,1255,2345 18,19,19 place";
    assert_eq!(best(&rules(3, 25), three), "5@h12");
}

#[test]
fn thinking_twice_gives_the_same() {
    for players in 2..=4 {
        let rules = rules(players, 25);
        let mut numbers = Numbers::seeded(players.into());
        let mut position = Diceopolis.start(&rules);
        for _ in 0..60 {
            position = position.draw(&mut numbers).map_or(position, |mv| position.play_unchecked(mv));
        }
        while matches!(position.turn(), Turn::Chance(_)) {
            position = position.draw(&mut numbers).map_or(position, |mv| position.play_unchecked(mv));
        }
        let text = position.to_string();
        assert_eq!(thought(&rules, &text, 500), thought(&rules, &text, 500));
    }
}
