use crate::rules::{Move, Position};
use messdeck_core::Why;
use messdeck_facade::{PathStep, Target};
pub(crate) fn paths(_: &Position, _: Move) -> Vec<Vec<PathStep>> {
    Vec::new()
}
pub(crate) fn why_not_target(_: &Position, _: &[Target], _: &Target) -> Why {
    Why::new("", "", "")
}
