//! The rules of the page once more, as plainly as they can be written: counters with an identity, every
//! order of every pair tried out, no sets and no shortcuts. Only text goes in and comes out.

use std::collections::BTreeMap;

pub(crate) const LETTERS: [char; 4] = ['r', 'b', 'g', 'y'];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    pub(crate) two_dice: bool,
    pub(crate) players: usize,
    pub(crate) corner: bool,
    pub(crate) saved_sixes: bool,
}

impl Options {
    /// Every combination that makes a difference.
    pub(crate) fn all() -> Vec<Options> {
        let mut all = Vec::new();
        for players in [2, 4] {
            for corner in [false, true] {
                all.push(Options { two_dice: true, players, corner, saved_sixes: false });
                all.push(Options { two_dice: false, players, corner, saved_sixes: false });
                all.push(Options { two_dice: false, players, corner, saved_sixes: true });
            }
        }
        all
    }

    pub(crate) fn pairs(&self) -> Vec<(&'static str, &'static str)> {
        vec![
            ("rules", if self.two_dice { "two-dice" } else { "one-die" }),
            ("players", if self.players == 2 { "2" } else { "4" }),
            ("doorstep", if self.corner { "corner" } else { "inset" }),
            ("saved-sixes", if self.saved_sixes { "on" } else { "off" }),
        ]
    }

    pub(crate) fn doorstep(&self, colour: usize) -> i32 {
        if self.corner { [52, 13, 26, 39][colour] } else { [1, 14, 27, 40][colour] }
    }

    /// Progress of a foot; the lane follows, and home is six steps further.
    pub(crate) fn foot(&self) -> i32 {
        if self.corner { 51 } else { 50 }
    }

    pub(crate) fn home(&self) -> i32 {
        self.foot() + 6
    }

    pub(crate) fn square(&self, colour: usize, progress: i32) -> Option<i32> {
        (0..=self.foot()).contains(&progress).then(|| (self.doorstep(colour) - 1 + progress) % 52 + 1)
    }

    pub(crate) fn location(&self, colour: usize, progress: i32) -> String {
        match self.square(colour, progress) {
            Some(square) => square.to_string(),
            None if progress == BASE => "B".to_owned(),
            None if progress == self.home() => "H".to_owned(),
            None => format!("h{}", progress - self.foot()),
        }
    }

    fn progress(&self, colour: usize, location: &str) -> i32 {
        (BASE..=self.home())
            .find(|&progress| self.location(colour, progress) == location)
            .unwrap_or_else(|| panic!("{location} is nowhere on the path of {}", LETTERS[colour]))
    }
}

pub(crate) const BASE: i32 = -1;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) options: Options,
    /// Progress of each counter, by colour.
    pub(crate) counters: [[i32; 4]; 4],
    pub(crate) turn: usize,
    pub(crate) phase: String,
    pub(crate) dice: Vec<i32>,
    /// Colour and number of the bound counter.
    pub(crate) bound: Option<(usize, usize)>,
    /// Whether a saved six was used in this turn.
    pub(crate) used: bool,
    /// Whether a throw has fallen in this turn. A text does not say so but in phase `use`, and nothing asks
    /// for it where it does not (UC-17).
    pub(crate) thrown: bool,
    pub(crate) challenge: Option<Challenge>,
    pub(crate) saved: Vec<u32>,
    pub(crate) status: Vec<char>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Challenge {
    pub(crate) colour: usize,
    pub(crate) counter: usize,
    pub(crate) square: i32,
    pub(crate) needed: i32,
}

impl State {
    pub(crate) fn read(options: Options, text: &str) -> State {
        let fields: Vec<&str> = text.split(' ').collect();
        let letter = |text: &str| LETTERS.iter().position(|&l| text.starts_with(l)).unwrap();
        let mut counters = [[BASE; 4]; 4];
        for (colour, part) in fields[0].split('/').enumerate() {
            for (i, location) in part.split(',').enumerate() {
                counters[colour][i] = options.progress(colour, location);
            }
        }
        let find = |counter: &str| {
            let colour = letter(counter);
            let progress = options.progress(colour, &counter[1..]);
            (colour, counters[colour].iter().position(|&own| own == progress).unwrap())
        };
        State {
            options,
            counters,
            turn: letter(fields[1]),
            phase: fields[2].to_owned(),
            dice: fields[3].chars().filter_map(|c| c.to_digit(10)).map(|die| die as i32).collect(),
            bound: (fields[4] != "-").then(|| find(fields[4].trim_end_matches('*'))),
            used: fields[4].ends_with('*'),
            thrown: fields[2] != "use",
            challenge: (fields[5] != "-").then(|| {
                let (from, rest) = fields[5].split_once('!').unwrap();
                let (square, needed) = rest.split_once(':').unwrap();
                let (colour, counter) = find(from);
                Challenge {
                    colour,
                    counter,
                    square: square.parse().unwrap(),
                    needed: needed.parse().unwrap(),
                }
            }),
            saved: fields[6].split(',').map(|n| n.parse().unwrap()).collect(),
            status: fields[7].chars().collect(),
        }
    }

    pub(crate) fn text(&self) -> String {
        let o = &self.options;
        let colours: Vec<String> = (0..4)
            .map(|colour| {
                let mut sorted = self.counters[colour];
                sorted.sort_unstable();
                sorted.map(|progress| o.location(colour, progress)).join(",")
            })
            .collect();
        let name = |(colour, i): (usize, usize)| {
            format!("{}{}", LETTERS[colour], o.location(colour, self.counters[colour][i]))
        };
        let dash = || "-".to_owned();
        let dice: String = self.dice.iter().map(i32::to_string).collect();
        let saved: Vec<String> = self.saved.iter().map(u32::to_string).collect();
        format!(
            "{} {} {} {} {} {} {} {}",
            colours.join("/"),
            LETTERS[self.turn],
            self.phase,
            if dice.is_empty() { dash() } else { dice },
            self.bound.map_or_else(dash, |bound| name(bound) + if self.used { "*" } else { "" }),
            self.challenge.map_or_else(dash, |c| format!(
                "{}!{}:{}",
                name((c.colour, c.counter)),
                c.square,
                c.needed
            )),
            saved.join(","),
            self.status.iter().collect::<String>()
        )
    }

    fn colours(&self) -> Vec<usize> {
        match (self.options.players, self.status[self.turn]) {
            (2, _) => vec![self.turn, self.turn + 2],
            (_, 'p') => vec![self.turn],
            (_, 'h') => vec![(self.turn + 2) % 4],
            _ => vec![],
        }
    }

    /// All counters that the seat in turn plays.
    fn own(&self) -> Vec<(usize, usize)> {
        self.colours().into_iter().flat_map(|colour| (0..4).map(move |i| (colour, i))).collect()
    }

    fn on_square(&self, colour: usize, square: i32) -> usize {
        (0..4).filter(|&i| self.options.square(colour, self.counters[colour][i]) == Some(square)).count()
    }

    /// The counters of the blob on a square that opposes a colour.
    fn opposing_blob(&self, colour: usize, square: i32) -> usize {
        [(colour + 1) % 4, (colour + 3) % 4]
            .into_iter()
            .map(|other| (self.on_square(other, square), self.on_square((other + 2) % 4, square)))
            .filter(|&(count, partners)| count >= 2 && partners == 0)
            .map(|(count, _)| count)
            .sum()
    }

    /// Where a counter lands with a step of n, if that step is legal.
    fn landing(&self, (colour, i): (usize, usize), n: i32) -> Option<i32> {
        let from = self.counters[colour][i];
        let way: Vec<i32> = if from == BASE {
            if n != 6 {
                return None;
            }
            vec![0]
        } else {
            (from + 1..=from + n).collect()
        };
        let to = *way.last().unwrap();
        let free = way.iter().all(|&progress| match self.options.square(colour, progress) {
            Some(square) => self.opposing_blob(colour, square) == 0,
            None => true,
        });
        (to <= self.options.home() && free).then_some(to)
    }

    fn put(&self, (colour, i): (usize, usize), to: i32) -> State {
        let mut next = self.clone();
        next.counters[colour][i] = to;
        if let Some(square) = self.options.square(colour, to) {
            for other in [(colour + 1) % 4, (colour + 3) % 4] {
                for j in 0..4 {
                    if self.options.square(other, self.counters[other][j]) == Some(square) {
                        next.counters[other][j] = BASE;
                    }
                }
            }
        }
        next
    }

    /// A step and the state in which it has been made.
    fn step(&self, counter: (usize, usize), n: i32) -> Option<(Spelled, State)> {
        let to = self.landing(counter, n)?;
        let (colour, i) = counter;
        let from = self.counters[colour][i];
        let text = format!(
            "{}{}-{}",
            LETTERS[colour],
            self.options.location(colour, from),
            self.options.location(colour, to)
        );
        Some((Spelled { key: (colour, from, to), text }, self.put(counter, to)))
    }

    /// Every legal move with the state it leads to.
    pub(crate) fn moves(&self) -> BTreeMap<String, State> {
        let mut moves = BTreeMap::new();
        let mut add = |text: String, state: State| {
            if let Some(other) = moves.insert(text.clone(), state.clone()) {
                assert_eq!(other.text(), state.text(), "{text} leads to two positions");
            }
        };
        match self.phase.as_str() {
            "over" => {}
            "throw" if self.options.two_dice => {
                for high in 1..=6 {
                    for low in 1..=high {
                        add(format!("roll:{high}{low}"), self.after_throw(&[high, low]));
                    }
                }
            }
            "throw" => (1..=6).for_each(|die| add(format!("roll:{die}"), self.after_throw(&[die]))),
            "use" => {
                add("throw".to_owned(), State { phase: "throw".to_owned(), ..self.clone() });
                for (text, state) in self.uses() {
                    add(text, state);
                }
            }
            "move" if self.options.two_dice => {
                for (text, state) in self.two_dice_plays() {
                    add(text, state);
                }
                for (text, state) in self.challenges() {
                    add(text, state);
                }
            }
            "move" => {
                let steps = self.one_die_steps();
                if steps.is_empty() {
                    add("pass".to_owned(), self.clone().end_turn());
                }
                for (text, state) in steps.into_iter().chain(self.challenges()) {
                    add(text, state);
                }
                if self.options.saved_sixes && self.dice[0] == 6 && !self.used {
                    let mut next = self.clone();
                    next.saved[self.turn] += 1;
                    add("save".to_owned(), next.end_turn());
                }
            }
            phase => panic!("phase {phase}"),
        }
        moves
    }

    /// Every use of a saved six: before the first throw of the turn, and all by one counter.
    fn uses(&self) -> Vec<(String, State)> {
        let mut uses = Vec::new();
        if self.thrown || self.saved[self.turn] == 0 {
            return uses;
        }
        for counter in self.own() {
            if self.bound.is_some_and(|bound| bound != counter) {
                continue;
            }
            if let Some((step, mut next)) = self.step(counter, 6) {
                next.saved[self.turn] -= 1;
                next.used = true;
                uses.push((format!("use:{}", step.text), next.after_six_step(counter)));
            }
        }
        uses
    }

    fn two_dice_plays(&self) -> Vec<(String, State)> {
        let (high, low) = (self.dice[0], self.dice[1]);
        let six = high == 6;
        let finish = |state: State, counters: &[(usize, usize)]| state.after_play(counters, six);
        let mut plays = Vec::new();
        for first in self.own() {
            for second in self.own() {
                for (a, b) in [(high, low), (low, high)] {
                    if first == second {
                        // Only a counter in base steps twice: it enters and goes on.
                        if self.counters[first.0][first.1] != BASE {
                            continue;
                        }
                    }
                    let Some((one, between)) = self.step(first, a) else { continue };
                    let Some((two, after)) = between.step(second, b) else { continue };
                    let text = if one.key <= two.key {
                        format!("{},{}", one.text, two.text)
                    } else {
                        format!("{},{}", two.text, one.text)
                    };
                    plays.push((text, finish(after, &[first, second])));
                }
            }
            if self.counters[first.0][first.1] != BASE
                && let Some((step, after)) = self.step(first, high + low)
            {
                plays.push((step.text, finish(after, &[first])));
            }
        }
        for die in [high, low] {
            if plays.is_empty() {
                for counter in self.own() {
                    if let Some((step, after)) = self.step(counter, die) {
                        plays.push((step.text, finish(after, &[counter])));
                    }
                }
            }
        }
        if plays.is_empty() {
            plays.push(("pass".to_owned(), finish(self.clone(), &[])));
        }
        plays
    }

    fn one_die_steps(&self) -> Vec<(String, State)> {
        let mut steps = Vec::new();
        for counter in self.own().into_iter().filter(|&counter| self.may_step(counter)) {
            if let Some((step, after)) = self.step(counter, self.dice[0]) {
                let next = if self.dice[0] == 6 {
                    after.after_six_step(counter)
                } else {
                    after.after_play(&[counter], false)
                };
                steps.push((step.text, next));
            }
        }
        steps
    }

    fn may_step(&self, counter: (usize, usize)) -> bool {
        self.bound.is_none_or(|bound| bound == counter)
    }

    fn challenges(&self) -> Vec<(String, State)> {
        if !self.dice.contains(&6) {
            return vec![];
        }
        let mut challenges = Vec::new();
        for counter @ (colour, i) in self.own() {
            let from = self.counters[colour][i];
            if self.bound == Some(counter) || (from == BASE && !self.options.two_dice) {
                continue;
            }
            let Some(square) = self.options.square(colour, from + 1) else { continue };
            let height = self.opposing_blob(colour, square);
            if height == 0 || self.beside_partner(colour, from) {
                continue;
            }
            let mut next = self.clone();
            let needed = height as i32 + i32::from(from == BASE);
            next.challenge = Some(Challenge { colour, counter: i, square, needed });
            next.bound = None;
            next.used = false;
            next.dice.clear();
            next.phase = "throw".to_owned();
            let from = self.options.location(colour, from);
            challenges.push((format!("{}{from}!{square}", LETTERS[colour]), next));
        }
        challenges
    }

    fn beside_partner(&self, colour: usize, progress: i32) -> bool {
        let square = self.options.square(colour, progress);
        square.is_some_and(|square| self.on_square((colour + 2) % 4, square) > 0)
    }

    fn after_throw(&self, dice: &[i32]) -> State {
        let sixes = dice.iter().filter(|&&die| die == 6).count() as i32;
        let mut next = self.clone();
        next.thrown = true;
        if let Some(challenge) = self.challenge {
            if sixes == 0 {
                return next.end_turn();
            }
            if sixes < challenge.needed {
                next.challenge = Some(Challenge { needed: challenge.needed - sixes, ..challenge });
                return next;
            }
            let counter = (challenge.colour, challenge.counter);
            let from = self.counters[counter.0][counter.1];
            return next.put(counter, from + 1).end_turn();
        }
        if self.status[self.turn] == 'w' {
            if sixes > 0 {
                next.status[self.turn] = 'h';
            }
            return next.end_turn();
        }
        next.dice = dice.to_vec();
        next.phase = "move".to_owned();
        next
    }

    fn all_home(&self, colour: usize) -> bool {
        self.counters[colour].iter().all(|&progress| progress == self.options.home())
    }

    /// What follows a play with these counters (or a pass): the end, the end of the turn, or a throw.
    fn after_play(mut self, counters: &[(usize, usize)], again: bool) -> State {
        if let Some(ended) = self.clone().ended_by(counters) {
            return ended;
        }
        if !again {
            return self.end_turn();
        }
        self.dice.clear();
        self.phase = "throw".to_owned();
        self
    }

    fn after_six_step(mut self, counter: (usize, usize)) -> State {
        if let Some(ended) = self.clone().ended_by(&[counter]) {
            return ended;
        }
        self.bound = Some(counter);
        self.before_throw()
    }

    fn ended_by(mut self, counters: &[(usize, usize)]) -> Option<State> {
        for &(colour, _) in counters {
            if self.all_home(colour) && self.all_home((colour + 2) % 4) {
                self.phase = "over".to_owned();
                self.dice.clear();
                self.bound = None;
                self.used = false;
                return Some(self);
            }
            if self.options.players == 4 && self.all_home(colour) {
                assert_eq!(colour, self.turn, "a helper that ends its colour ends the game");
                self.status[self.turn] = 'w';
                return Some(self.end_turn());
            }
        }
        None
    }

    fn end_turn(mut self) -> State {
        self.turn = (self.turn + 1) % self.options.players;
        self.bound = None;
        self.used = false;
        self.thrown = false;
        self.challenge = None;
        self.before_throw()
    }

    fn before_throw(mut self) -> State {
        self.dice.clear();
        self.phase = if self.uses().is_empty() { "throw" } else { "use" }.to_owned();
        self
    }

    /// The clauses of the page's "Valid" line, and UC-15 and UC-16.
    pub(crate) fn is_valid(&self) -> bool {
        let o = &self.options;
        let over = self.phase == "over";
        let teams_home = [0, 1].map(|team| self.all_home(team) && self.all_home(team + 2));
        let shared = (1..=52).any(|square| {
            [0, 1].iter().all(|&team| self.on_square(team, square) + self.on_square(team + 2, square) > 0)
        });
        let status_fits = self.status.iter().enumerate().all(|(seat, status)| match (o.players, status) {
            (2, status) => *status == 'p',
            (_, 'p') => over || !self.all_home(seat),
            _ => self.all_home(seat),
        });
        let ended = if over { teams_home[self.turn % 2] } else { !teams_home[0] && !teams_home[1] };
        let waits = self.status[self.turn] == 'w';
        let bound_fits = self.bound.is_none_or(|(colour, i)| {
            !o.two_dice
                && !over
                && self.challenge.is_none()
                && self.colours().contains(&colour)
                && self.counters[colour][i] != BASE
        });
        let used_fits = !self.used || o.saved_sixes && self.bound.is_some();
        // In phase `use` nothing was thrown, so only a saved six has bound a counter.
        let use_fits = self.phase != "use"
            || o.saved_sixes && self.bound.is_some() == self.used && !self.uses().is_empty();
        let challenge_fits = self.challenge.is_none_or(|c| {
            let from = self.counters[c.colour][c.counter];
            let height = self.opposing_blob(c.colour, c.square) as i32;
            self.phase == "throw"
                && self.colours().contains(&c.colour)
                && o.square(c.colour, from + 1) == Some(c.square)
                && (from != BASE || o.two_dice)
                && height > 0
                && !self.beside_partner(c.colour, from)
                && c.needed <= height + i32::from(from == BASE)
        });
        let dice_fit = self.dice.len() == if self.phase == "move" { 2 - usize::from(!o.two_dice) } else { 0 };
        !shared
            && status_fits
            && ended
            && !(waits && self.phase != "throw")
            && bound_fits
            && used_fits
            && use_fits
            && challenge_fits
            && dice_fit
            && (o.saved_sixes || self.saved.iter().all(|&saved| saved == 0))
    }
}

/// A step's text and what it is sorted by.
struct Spelled {
    key: (usize, i32, i32),
    text: String,
}
