//! The words of the column "must never know", each with what a machine can hold a crate to.

/// Which games a crate may not name in its code.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Games {
    /// It may name any.
    Free,
    /// None by name: it gets them from the catalog, which it may depend on.
    ByName,
    /// None at all: no game is among what it is built from.
    Any,
    /// None but itself.
    Others,
}

/// A word, and what keeps it.
pub(super) struct Word {
    pub(super) word: &'static str,
    /// Types and traits that clippy refuses.
    pub(super) types: &'static [&'static str],
    /// Functions that clippy refuses.
    pub(super) functions: &'static [&'static str],
    /// Packages that must not be among all that the crate is built from.
    pub(super) anywhere: &'static [&'static str],
    /// Packages that it must not depend on itself.
    pub(super) directly: &'static [&'static str],
    /// What must not stand in its code.
    pub(super) code: &'static [&'static str],
    pub(super) games: Games,
    /// Whether code that a browser never sees may use what clippy refuses, where it says so.
    pub(super) only_in_browsers: bool,
}

const NOTHING: Word = Word {
    word: "",
    types: &[],
    functions: &[],
    anywhere: &[],
    directly: &[],
    code: &[],
    games: Games::Free,
    only_in_browsers: false,
};

const THREADS: Word = Word {
    word: "threads",
    types: &["std::thread::Builder"],
    functions: &["std::thread::scope", "std::thread::sleep", "std::thread::spawn"],
    anywhere: &["crossbeam-utils", "rayon", "tokio"],
    ..NOTHING
};

/// Every word that the column may use.
pub(super) const WORDS: &[Word] = &[
    Word { word: "serde", directly: &["serde", "serde_derive", "serde_json"], code: &["serde"], ..NOTHING },
    Word {
        word: "clocks",
        types: &["std::time::Instant", "std::time::SystemTime"],
        directly: &["chrono", "jiff", "time"],
        ..NOTHING
    },
    Word {
        word: "files",
        types: &["std::fs::DirBuilder", "std::fs::File", "std::fs::OpenOptions"],
        functions: &[
            "std::fs::copy",
            "std::fs::create_dir",
            "std::fs::create_dir_all",
            "std::fs::exists",
            "std::fs::metadata",
            "std::fs::read",
            "std::fs::read_dir",
            "std::fs::read_to_string",
            "std::fs::remove_dir_all",
            "std::fs::remove_file",
            "std::fs::rename",
            "std::fs::write",
            "std::path::Path::exists",
            "std::path::Path::is_dir",
            "std::path::Path::is_file",
            "std::path::Path::metadata",
            "std::path::Path::read_dir",
        ],
        anywhere: &["rusqlite", "tempfile"],
        ..NOTHING
    },
    THREADS,
    Word { word: "threads in browsers", only_in_browsers: true, ..THREADS },
    Word {
        word: "sources of randomness",
        types: &["std::hash::RandomState"],
        anywhere: &["fastrand", "getrandom", "rand"],
        ..NOTHING
    },
    Word {
        word: "sockets",
        types: &["std::net::TcpListener", "std::net::TcpStream", "std::net::UdpSocket"],
        anywhere: &["mio", "socket2", "tokio"],
        ..NOTHING
    },
    Word { word: "HTTP", anywhere: &["axum", "http", "hyper", "reqwest", "tokio-tungstenite"], ..NOTHING },
    // A platform's own functions differ in the last digit from those of a browser; `libm` has the same everywhere. Sums,
    // products, quotients and roots are exact by IEEE 754.
    Word {
        word: "platform floats",
        functions: &[
            "f32::acos",
            "f32::asin",
            "f32::atan",
            "f32::atan2",
            "f32::cbrt",
            "f32::cos",
            "f32::cosh",
            "f32::exp",
            "f32::exp2",
            "f32::exp_m1",
            "f32::hypot",
            "f32::ln",
            "f32::ln_1p",
            "f32::log",
            "f32::log10",
            "f32::log2",
            "f32::powf",
            "f32::powi",
            "f32::sin",
            "f32::sin_cos",
            "f32::sinh",
            "f32::tan",
            "f32::tanh",
            "f64::acos",
            "f64::asin",
            "f64::atan",
            "f64::atan2",
            "f64::cbrt",
            "f64::cos",
            "f64::cosh",
            "f64::exp",
            "f64::exp2",
            "f64::exp_m1",
            "f64::hypot",
            "f64::ln",
            "f64::ln_1p",
            "f64::log",
            "f64::log10",
            "f64::log2",
            "f64::powf",
            "f64::powi",
            "f64::sin",
            "f64::sin_cos",
            "f64::sinh",
            "f64::tan",
            "f64::tanh",
        ],
        ..NOTHING
    },
    Word { word: "any game by name", games: Games::ByName, ..NOTHING },
    Word { word: "any game", games: Games::Any, anywhere: &["messdeck-catalog"], ..NOTHING },
    Word { word: "each other", games: Games::Others, anywhere: &["messdeck-catalog"], ..NOTHING },
    Word {
        word: "concrete positions",
        types: &["messdeck_core::Position", "messdeck_facade::Game"],
        ..NOTHING
    },
    Word {
        word: "what an event says",
        anywhere: &["messdeck-protocol", "messdeck-table"],
        directly: &["serde", "serde_json"],
        ..NOTHING
    },
];

/// What a word of the column stands for.
pub(super) fn word(said: &str) -> Option<&'static Word> {
    WORDS.iter().find(|word| word.word == said)
}
