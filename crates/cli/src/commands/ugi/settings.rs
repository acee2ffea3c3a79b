//! How the engine thinks, as far as a tournament program may say so. The options of the rules are the game's own.

use std::fmt::{self, Display};
use std::time::Duration;

use messdeck_search::TOP_LEVEL;

/// A number that may be set.
pub(super) struct Setting {
    name: &'static str,
    default: u32,
    min: u32,
    max: u32,
}

pub(super) const SETTINGS: [Setting; 5] = [THREADS, HASH, LEVEL, OVERHEAD, SEED];

const THREADS: Setting = Setting { name: "threads", default: 1, min: 1, max: 64 };
const HASH: Setting = Setting { name: "hash", default: 0, min: 0, max: 65_536 };
const LEVEL: Setting = Setting { name: "level", default: 0, min: 0, max: TOP_LEVEL as u32 };
const OVERHEAD: Setting = Setting { name: "overhead", default: 20, min: 0, max: 10_000 };
const SEED: Setting = Setting { name: "seed", default: 1, min: 0, max: u32::MAX };

impl Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setting { name, default, min, max } = self;
        write!(f, "option name {name} type spin default {default} min {min} max {max}")
    }
}

/// What was set.
#[derive(Clone, Copy)]
pub(super) struct Settings {
    threads: u32,
    hash: u32,
    level: u32,
    overhead: u32,
    seed: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            threads: THREADS.default,
            hash: HASH.default,
            level: LEVEL.default,
            overhead: OVERHEAD.default,
            seed: SEED.default,
        }
    }
}

impl Settings {
    /// Sets what has this name, in whatever case; `None` if nothing has.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Option<Result<(), String>> {
        let slots = [&mut self.threads, &mut self.hash, &mut self.level, &mut self.overhead, &mut self.seed];
        let (setting, slot) =
            SETTINGS.into_iter().zip(slots).find(|(setting, _)| setting.name.eq_ignore_ascii_case(name))?;
        let Setting { name, min, max, .. } = setting;
        let number = value.parse().ok().filter(|number| (min..=max).contains(number));
        Some(match number {
            Some(number) => {
                *slot = number;
                Ok(())
            }
            None => Err(format!("option {name}: {value} is not allowed, allowed is {min} to {max}")),
        })
    }

    /// How many threads the full player uses.
    pub(super) fn threads(&self) -> usize {
        self.threads as usize
    }

    /// Megabytes for what it remembers; `None` for as much as is usual.
    pub(super) fn megabytes(&self) -> Option<u32> {
        Some(self.hash).filter(|&megabytes| megabytes > 0)
    }

    /// The level to play at; `None` for the full player.
    pub(super) fn level(&self) -> Option<u8> {
        u8::try_from(self.level).ok().filter(|&level| level > 0)
    }

    /// What to leave of every time for the way to the tournament program.
    pub(super) fn overhead(&self) -> Duration {
        Duration::from_millis(self.overhead.into())
    }

    pub(super) fn seed(&self) -> u64 {
        self.seed.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_game_has_an_option_of_the_same_name() {
        for id in messdeck_catalog::ids() {
            let options = messdeck_catalog::find(id).map_or(&[][..], |game| game.options());
            for option in options {
                assert!(Settings::default().set(option.name, "1").is_none(), "{id}: {}", option.name);
            }
        }
    }
}
