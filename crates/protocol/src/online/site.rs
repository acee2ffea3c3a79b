//! What a page must know about where it is.

use schemars::JsonSchema;
use serde::Serialize;

use crate::Permits;

/// What `site.json` beside the page says; a static host writes one, too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Site {
    /// Whether a server for matches between screens is behind the page.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub online: bool,
    /// Which of the games that need a permit are offered.
    pub permits: Permits,
}
