//! Whatever is read as a position prints exactly as it was written, and answers.
#![no_main]

use libfuzzer_sys::fuzz_target;
use messdeck_catalog::GAMES;
use messdeck_facade::Options;

fuzz_target!(|data: &[u8]| {
    let Some((&choice, text)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let game = GAMES[usize::from(choice) % GAMES.len()];
    let options = Options::defaults(game.options());
    if let Ok(Ok(position)) = game.parse(&options, text) {
        assert_eq!(position.text(), text);
        let view = position.view();
        assert_eq!(view.turn.is_none(), view.legal.is_empty());
    }
});
