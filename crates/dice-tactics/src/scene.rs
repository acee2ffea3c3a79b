use crate::rules::Position;
use messdeck_facade::Scene;
pub(crate) fn scene(_: &Position) -> Scene {
    Scene::default()
}
