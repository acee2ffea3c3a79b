//! Courses at the terminal, through a pipe.

use crate::common;

fn learn(args: &[&str], lines: &[&str]) -> (bool, String) {
    let args = [&["learn"], args].concat();
    let output = common::messdeck(&args, (lines.join("\n") + "\n").as_bytes());
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat();
    (output.status.success(), said)
}

#[test]
fn a_lesson_is_taken_answer_by_answer() {
    let answers = ["c3-e3", "zz", "c3", "e5", "e5xe2", "c3", "f4xd4", "6", "e5", "5@a1", "c1xc5", "quit"];
    let (done, said) = learn(&["uptick"], &answers);
    assert!(done, "{said}");
    for told in [
        "Far enough, but the wrong way",
        "Try again.",
        "zz is nothing that can be chosen here.",
        "Look: your 2 has ticked up to 3.",
        "(UT-F2)",
        "That is the heart of Uptick",
        "(UT-P2)",
        "You win 7 to 6!",
        "Lesson learnt.",
        "Lesson 2 of 5",
    ] {
        assert!(said.contains(told), "{told:?}: {said}");
    }
}

#[test]
fn a_course_begins_where_one_likes_and_speaks_german() {
    let (done, said) = learn(&["uptick", "ending", "--lang", "de"], &["quit"]);
    assert!(done && said.contains("Lektion 5 von 5"), "{said}");
    let (done, said) = learn(&["uptick", "middle"], &[]);
    assert!(!done && said.contains("There is no lesson “middle”. There are: moving,"), "{said}");
}

#[test]
fn authors_are_told_what_is_not_so() {
    let folder = env!("CARGO_MANIFEST_DIR").to_owned() + "/../../courses/en/";
    let (done, said) = learn(&["--check", &(folder.clone() + "diceopolis.txt")], &[]);
    assert!(done && said.starts_with("All true: "), "{said}");
    let text = std::fs::read_to_string(folder + "diceopolis.txt").unwrap();
    let file = std::env::temp_dir().join(format!("messdeck-course-{}.txt", std::process::id()));
    std::fs::write(&file, text.replacen("  move ", "  move nowhere ", 1)).unwrap();
    let (done, said) = learn(&["--check", file.to_str().unwrap()], &[]);
    let _ = std::fs::remove_file(&file);
    assert!(!done && said.contains("nowhere is not legal: "), "{said}");
}
