//! How a course is read, and what is said of one that is wrong.

use messdeck_lessons::{Answer, Course, Task, check};
use messdeck_words::Words;

const SMALL: &str = "
# A comment.
course uptick

lesson moving Moving and ticking up
about How dice move, take and grow.

step
  options size=6 dice=3
  from 6/6/6/2B3/6/4a1 r 2,2 -,- b
  say Take the blue die.
  move c3xe1
  right One point.
  wrong That takes nothing.
  reply c3-c4: A step, but nothing stands there.
step
  then 1@a1
  say Your die shows 2 now.
  light e1
  read
";

fn broken(from: &str, to: &str) -> String {
    assert!(SMALL.contains(from), "{from}");
    let text = SMALL.replace(from, to);
    match Course::parse(&text) {
        Err(unreadable) => unreadable.to_string(),
        Ok(course) => {
            let game = messdeck_catalog::find("uptick").expect("the catalog has it");
            check(&course, game, Words::english()).expect_err("something is wrong with it").to_string()
        }
    }
}

#[test]
fn a_course_is_read_step_by_step() {
    let course = Course::parse(SMALL).unwrap();
    let game = messdeck_catalog::find("uptick").unwrap();
    assert!(check(&course, game, Words::english()).unwrap() > 10, "all legal moves were tried");
    let lesson = course.lesson("moving").unwrap();
    assert_eq!((lesson.title.as_str(), lesson.steps.len()), ("Moving and ticking up", 2));
    let [first, second] = &lesson.steps[..] else { unreachable!("two") };
    assert_eq!(first.answer("c3xe1"), Answer { right: true, reply: Some("One point.") });
    assert_eq!(first.answer("c3-c4").reply, Some("A step, but nothing stands there."));
    assert_eq!(first.answer("c3-b2"), Answer { right: false, reply: Some("That takes nothing.") });
    assert_eq!(second.at.moves, ["c3xe1", "1@a1"], "a step goes on where the one before ended");
    assert_eq!((second.at.unseen, &second.task), (1, &Task::Read));
}

#[test]
fn what_cannot_be_read_is_told() {
    let cases = [
        ("course uptick", "", "line 5: begin with “course”"),
        ("lesson moving Moving and ticking up", "lesson moving", "write: lesson NAME TITLE"),
        ("lesson moving", "lesson Moving", "small letters"),
        ("about How dice move, take and grow.", "", "write below “lesson moving” what it is about"),
        ("  say Take the blue die.", "", "the step of line 8 has no “say”"),
        ("  move c3xe1", "", "the step of line 8 has no task"),
        (
            "  move c3xe1",
            "  move c3xe1 c3-c4",
            "has no “from” and does not follow a step with one right answer",
        ),
        ("  read", "  read\n  read", "once"),
        ("  light e1", "  lit d2", "there is no line “lit”"),
        ("size=6", "size", "write NAME=VALUE"),
        ("  read", "  play red", "write: play SEAT,… LEVEL"),
        ("  read", "  play red 9", "from 1 to 8"),
        ("  read", "  refused UT-F2", "write: refused RULE TARGET"),
        ("reply c3-c4:", "reply c3-c4", "write: reply ANSWER …: TEXT"),
        ("reply c3-c4:", "reply c3-c4 c3-c4:", "there is a reply to c3-c4 already"),
        ("  light e1", "  light", "write something behind “light”"),
        ("lesson moving", "whole quick\nwhole quick\nlesson moving", "“whole” stands once"),
    ];
    for (from, to, told) in cases {
        let message = broken(from, to);
        assert!(message.contains(told), "{to:?}: {message}");
    }
}

#[test]
fn what_is_not_so_is_told() {
    let cases = [
        ("course uptick", "course uptown", "this course is about uptown"),
        ("course uptick", "course uptick\nwhole feast", "there is no set-up “feast”"),
        ("size=6", "size=9", "size"),
        ("4a1 r", "4a2 r", "not a position of the game"),
        ("move c3xe1", "move c3xf1", "c3xf1 is not legal"),
        ("move c3xe1", "best 1@a1", "the computer would rather play"),
        ("then 1@a1", "then 1@z9", "1@z9 is not legal there"),
        ("light e1", "light k9", "there is no square k9"),
        ("reply c3-c4:", "reply c3-c4 c3-c6:", "nobody can answer c3-c6 there"),
        ("  wrong That takes nothing.", "", "write what is wrong about the others"),
        ("  read", "  throw 6", "no dice fall there"),
        ("  read", "  point z1", "nobody can begin with z1"),
        ("  read", "  refused UT-F2 e1", "e1 is allowed"),
        ("  read", "  refused UT-F2 a1", "a1 is refused by"),
        ("  read", "  refused UT-F2 k9", "there is nothing called k9"),
        ("  read", "  play green 1", "nobody plays green"),
    ];
    for (from, to, told) in cases {
        let message = broken(from, to);
        assert!(message.contains(told), "{to:?}: {message}");
    }
}
