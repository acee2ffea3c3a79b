//! What stands behind `go`: how long to think.

use std::time::Duration;

/// The limits of one search.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Go {
    /// The answer waits for `stop`, however soon it is found.
    pub(super) infinite: bool,
    pub(super) nodes: Option<u64>,
    pub(super) depth: Option<u64>,
    movetime: Option<u64>,
    /// Milliseconds on the clocks of player one and two, and what a move adds to them.
    times: [Option<u64>; 2],
    increments: [Option<u64>; 2],
    movestogo: Option<u64>,
}

impl Go {
    /// Reads the words behind `go`; whatever is not understood is refused, because a search by other limits than those that
    /// were meant may lose a game on time.
    pub(super) fn read(words: &[&str]) -> Result<Go, String> {
        let mut go = Go::default();
        let mut words = words.iter();
        while let Some(&name) = words.next() {
            let (slot, least) = match name {
                "infinite" => {
                    go.infinite = true;
                    continue;
                }
                "nodes" => (&mut go.nodes, 1),
                "depth" => (&mut go.depth, 1),
                "movestogo" => (&mut go.movestogo, 1),
                "movetime" => (&mut go.movetime, 0),
                "p1time" => (&mut go.times[0], 0),
                "p2time" => (&mut go.times[1], 0),
                "p1inc" => (&mut go.increments[0], 0),
                "p2inc" => (&mut go.increments[1], 0),
                _ => {
                    let known = "infinite, nodes, depth, movetime, p1time, p2time, p1inc, p2inc, movestogo";
                    return Err(format!("go {name}: there is no such limit; the limits are {known}"));
                }
            };
            let value = words.next().ok_or_else(|| format!("go {name}: its number is missing"))?;
            let number = value.parse().ok().filter(|&number: &u64| number >= least);
            let number = number
                .ok_or_else(|| format!("go {name} {value}: it takes a whole number, {least} or more"))?;
            if slot.replace(number).is_some() {
                return Err(format!("go {name}: it is given twice"));
            }
        }
        Ok(go)
    }

    /// How long a player may think, which is never nothing at all; `None` if time is no limit.
    pub(super) fn time(&self, player: usize, overhead: Duration) -> Option<Duration> {
        /// Where nobody says how many moves the time is for.
        const MOVES: u64 = 20;
        /// Where nobody gives any limit.
        const USUAL: Duration = Duration::from_secs(1);
        const LEAST: Duration = Duration::from_millis(1);
        let usable = |millis: u64| Duration::from_millis(millis).saturating_sub(overhead).max(LEAST);
        let of = |values: &[Option<u64>; 2]| values.get(player).copied().flatten();
        let share = of(&self.times).map(|left| {
            let moves = self.movestogo.unwrap_or(MOVES).min(MOVES);
            let share = left / moves + of(&self.increments).unwrap_or(0) / 2;
            // The increment comes after the move: until then there is no more than what is on the clock.
            usable(share.min(left))
        });
        let bounded = self.infinite || self.nodes.is_some() || self.depth.is_some();
        let given = self.movetime.map(usable).into_iter().chain(share).min();
        given.or((!bounded).then_some(USUAL))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_shared_out_and_never_used_up() {
        for (text, player, millis) in [
            ("", 0, Some(1000)),
            ("infinite", 0, None),
            ("nodes 5", 0, None),
            ("depth 5", 1, None),
            ("movetime 500", 0, Some(480)),
            ("movetime 0", 0, Some(1)),
            ("movetime 15", 1, Some(1)),
            ("nodes 5 movetime 500", 0, Some(480)),
            ("p1time 20000 p2time 40000", 0, Some(980)),
            ("p1time 20000 p2time 40000", 1, Some(1980)),
            ("p1time 20000 p1inc 1000 p2time 9", 0, Some(1480)),
            ("p1time 100 p1inc 10000", 0, Some(80)),
            ("p1time 1000 movestogo 1", 0, Some(980)),
            ("p1time 1000 movestogo 5", 0, Some(180)),
            ("p1time 1000 movestogo 5 movetime 100", 0, Some(80)),
            ("p2time 1000", 0, Some(1000)),
        ] {
            let words: Vec<&str> = text.split_whitespace().collect();
            let go = Go::read(&words).expect(text);
            let time = go.time(player, Duration::from_millis(20));
            assert_eq!(time, millis.map(Duration::from_millis), "{text}");
        }
    }
}
