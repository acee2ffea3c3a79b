//! `messdeck bench --signature`: what fixed searches find, so that nobody changes how the computer plays without noticing.
//!
//! Every game is played once at random under its usual options, its set-ups, and each option's outermost values; players of
//! each kind then choose in a few positions on the way. Seeds and nodes are fixed and no clock is asked, so the text is the
//! same on every machine.

use std::fmt::{self, Display};
use std::iter::successors;

use messdeck_catalog::GAMES;
use messdeck_core::{Key, Turn};
use messdeck_facade::{Allowed, AnyGame, AnyPosition, Opinion, Options};
use messdeck_search::{Effort, Level, Numbers, Skill};

/// Few nodes: that a search has changed shows soon.
const PLAYERS: [Skill; 4] = [
    Skill::Greedy,
    Skill::Uct(Effort::Nodes(300)),
    Skill::Level(Level::new(3)),
    Skill::Full(Effort::Nodes(3000)),
];

/// Where players choose, in parts of the way through a game.
const PLACES: [f64; 3] = [0.1, 0.5, 0.9];

/// A random game is followed no further: some options let one go on for very long.
const LONGEST: usize = 300;

const SEED: u64 = 1;

/// What all players found in all games.
pub(crate) struct Signature(Vec<Choices>);

/// What one player found in a few positions of a game.
struct Choices {
    game: &'static str,
    options: String,
    player: Skill,
    opinions: Vec<Opinion>,
}

impl Signature {
    pub(crate) fn take() -> Signature {
        let mut found = Vec::new();
        for &game in GAMES {
            for options in variants(game) {
                let Ok(book) = game.book(&options) else { continue };
                let positions = positions(book.start());
                for player in PLAYERS {
                    let thought =
                        positions.iter().map(|position| position.think(player, SEED, &mut || false));
                    let opinions = thought.flatten().collect();
                    let options = spelled(&options);
                    found.push(Choices { game: game.about().id, options, player, opinions });
                }
            }
        }
        Signature(found)
    }
}

/// The usual options, those of the set-ups, and every option at its least and at its greatest.
fn variants(game: &dyn AnyGame) -> Vec<Options> {
    let presets = game.presets().iter().map(|preset| preset.options.to_vec());
    let mut chosen: Vec<Vec<(&str, String)>> = vec![Vec::new()];
    chosen.extend(presets.map(|pairs| pairs.iter().map(|&(name, value)| (name, value.to_owned())).collect()));
    for option in game.options() {
        let outermost = match option.allowed {
            Allowed::Range(least, greatest) => vec![least.to_string(), greatest.to_string()],
            Allowed::Values(values) => {
                values.first().into_iter().chain(values.last()).map(|&v| v.to_owned()).collect()
            }
        };
        chosen.extend(outermost.into_iter().map(|value| vec![(option.name, value)]));
    }
    let mut variants: Vec<Options> = Vec::new();
    for pairs in chosen {
        if let Ok(options) = Options::choose(game.options(), pairs)
            && !variants.iter().any(|known| known.changed().eq(options.changed()))
        {
            variants.push(options);
        }
    }
    variants
}

fn spelled(options: &Options) -> String {
    let pairs: Vec<String> = options.changed().map(|(name, value)| format!("{name}={value}")).collect();
    if pairs.is_empty() { "-".to_owned() } else { pairs.join(",") }
}

/// The positions of a random game in which the players choose.
fn positions(start: Box<dyn AnyPosition>) -> Vec<Box<dyn AnyPosition>> {
    let mut numbers = Numbers::seeded(SEED);
    let line = successors(Some(start), |here| here.play(&here.random_move(&mut numbers)?).ok());
    let has_choice = |here: &dyn AnyPosition| matches!(here.turn(), Turn::Decide(_)) && here.count() > 1;
    let choices: Vec<_> = line.take(LONGEST).filter(|here| has_choice(&**here)).collect();
    PLACES.iter().filter_map(|place| choices.get((place * choices.len() as f64) as usize)).cloned().collect()
}

impl Choices {
    fn nodes(&self) -> u64 {
        self.opinions.iter().map(|opinion| opinion.nodes).sum()
    }

    /// A hash of all that was found, to the last bit.
    fn hash(&self) -> u64 {
        let mut words: Vec<u64> = Vec::new();
        for opinion in &self.opinions {
            words.extend([opinion.nodes, u64::from(opinion.depth), u64::from(opinion.solved)]);
            words.extend(opinion.values.iter().map(|value| u64::from(value.win.to_bits())));
            for choice in &opinion.candidates {
                words.extend([choice.win.to_bits(), choice.visits].map(u64::from));
                words.extend(choice.mv.bytes().map(u64::from));
            }
        }
        words.into_iter().fold(Key::new(), Key::word).finish()
    }
}

/// A line for each player and variant: nodes, moves, and a hash of everything else; at last a hash over all.
impl Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for found in &self.0 {
            let Choices { game, options, player, opinions } = found;
            let moves: Vec<&str> = opinions.iter().map(|opinion| opinion.best.as_str()).collect();
            let (nodes, hash, moves) = (found.nodes(), found.hash(), moves.join(" "));
            writeln!(f, "{game} {options} {player} {nodes} {hash:016x} {moves}")?;
        }
        let all = self.0.iter().fold(Key::new(), |key, found| key.word(found.hash()));
        writeln!(f, "signature {:016x}", all.finish())
    }
}
