//! What a board shows besides the dice: what scores, what a die would score, and which runs it would end.

use messdeck_core::Say;
use messdeck_facade::{Mark, Target, ToMarks};

use crate::name;
use crate::paths::Choice;
use crate::rules::{Die, Phase, Position};
use crate::score::Run;
use crate::square::Square;
use crate::tale::colour;

impl ToMarks for Position {
    /// The marks of a position, with those of the die or square that was pointed at last.
    fn marks(&self, prefix: &[Target]) -> Vec<Mark> {
        let mut marks: Vec<Mark> = Run::all(self).map(|run| scoring_run(self, run)).collect();
        if self.phase() != Phase::Place {
            return marks;
        }
        let seat = self.to_act();
        let hand = self.hand(seat);
        match prefix.last().map(Choice::of) {
            Some(Choice::Value(value)) if hand.has(value) => {
                marks.extend(self.open().flat_map(|to| placed(self, to, Die { seat, value })));
            }
            Some(Choice::Square(to)) if self.is_open(to) => {
                marks.extend(hand.values().flat_map(|value| placed(self, to, Die { seat, value })));
            }
            _ => {}
        }
        marks
    }
}

fn scoring_run(position: &Position, run: Run) -> Mark {
    let points = run.points(position.scoring());
    let text = Say::new("diceopolis-mark-run").with("seat", colour(run.seat)).with("length", run.length);
    let text = text.with("value", run.row.value).with("cross", run.row.cross).with("points", points);
    Mark::new("run", run.squares(), text).of(name(run.seat)).with(points)
}

/// What a die would score on a square at once, and which runs it would end there.
fn placed(position: &Position, to: Square, die: Die) -> Vec<Mark> {
    let after = position.put(to, die);
    let gain = after.scores()[die.seat.index()] - position.scores()[die.seat.index()];
    let here = |id: &'static str| Say::new(id).with("value", die.value).with("square", to);
    let text = here("diceopolis-mark-worth").with("points", gain);
    let worth = Mark::new("worth", [to], text).of(name(die.seat)).with(gain);
    let ended = position.ended(&after, to).map(|run| {
        let text = here("diceopolis-mark-blocks").with("owner", colour(run.seat));
        let text = text.with("cross", run.row.cross);
        Mark::new("blocks", [to].into_iter().chain(run.squares()), text).of(name(run.seat))
    });
    [worth].into_iter().chain(ended).collect()
}
