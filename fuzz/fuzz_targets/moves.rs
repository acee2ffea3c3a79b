//! A move that is played was legal, and one that is legal is played.
#![no_main]

use libfuzzer_sys::fuzz_target;
use messdeck_catalog::GAMES;

fuzz_target!(|data: &[u8]| {
    let Some((&choice, text)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let game = GAMES[usize::from(choice) % GAMES.len()];
    let mut position = game.usual().start();
    for mv in text.split(' ') {
        let legal = position.view().legal.binary_search_by(|known| known.as_str().cmp(mv)).is_ok();
        match position.play(mv) {
            Ok(next) => {
                assert!(legal, "{mv} was played in {}", position.text());
                position = next;
            }
            Err(error) => assert!(!legal, "{mv} is legal in {}: {error}", position.text()),
        }
    }
});
