//! Codes: sets of words for programs, which never change.

/// An enum of words, each variant with its own. The set is closed, but for the kind after `or`, if there is one: its
/// words are the games' own.
#[macro_export]
macro_rules! codes {
    ($(#[$about:meta])* pub enum $name:ident {
        $($variant:ident = $word:literal,)*
    } $(or $(#[$doc:meta])* $open:ident)?) => {
        $(#[$about])*
        #[allow(missing_docs, reason = "the words say it")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, schemars::JsonSchema)]
        pub enum $name {
            $(#[serde(rename = $word)] $variant,)*
            $($(#[$doc])* #[serde(untagged)] $open(&'static str),)?
        }

        impl $name {
            /// All of them, but for the words of the games' own.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// The message of the catalogue that says it, where there is no more to say; the games' own codes have messages of the
            /// games' own.
            pub const fn message(self) -> &'static str {
                match self {
                    $($name::$variant => concat!("fault-", $word),)*
                    $($name::$open(word) => word,)?
                }
            }

            /// The word.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)*
                    $($name::$open(word) => word,)?
                }
            }
        }
    };
}
