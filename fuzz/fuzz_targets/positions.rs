//! Whatever is read as a position prints exactly as it was written, and answers.
#![no_main]

use libfuzzer_sys::fuzz_target;
use messdeck_catalog::GAMES;

fuzz_target!(|data: &[u8]| {
    let Some((&choice, text)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let game = GAMES[usize::from(choice) % GAMES.len()];
    if let Ok(position) = game.usual().parse(text) {
        assert_eq!(position.text(), text);
        let view = position.view();
        assert_eq!(view.turn.is_none(), view.legal.is_empty());
    }
});
