//! Codes: closed sets of words for programs, which never change.

/// An enum of words, each variant with its own.
#[macro_export]
macro_rules! codes {
    ($(#[$about:meta])* pub enum $name:ident { $($variant:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[expect(missing_docs, reason = "the words say it")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($variant,)*
        }

        impl $name {
            /// The word.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)*
                }
            }
        }
    };
}
