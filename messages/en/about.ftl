# The page about the site.

## The page itself.

about-title = About Messdeck
about-what = Messdeck sets tabletop games on one table: exact rules, a computer that plays them at eight levels, and boards that say why a move is not allowed.
about-where = The rules, the computer and the dice run in your browser. Matches against the computer and at one screen need no server and no account; once the page has been loaded they work without a connection.

## Fair dice.

about-dice = Are the dice fair?
about-dice-before = Before the first throw the table publishes a fingerprint (SHA-256) of a secret number. Each person adds random bytes of their own, fixed in the same way before anybody sees anything. Every throw follows from all of these together and from its place in the match, and from nothing else.
about-dice-after = When the match is over the secret is shown and is part of the saved record. Anybody can then compute every throw again and compare the fingerprint: nobody could have changed a throw after the beginning. Taking a move back brings the same dice again.
about-dice-limit = The honest limit: whoever runs the table knows the secret, so they could foresee throws. They could not change them. At this screen the table is your own browser.
about-verify = To check a saved record on your own machine:
about-howto = How throws are computed, with test vectors, is written in docs/dice.md of the project.

## What is kept, and whose it is.

about-data = What is kept
about-kept = Matches at this screen, your settings and your name are kept in this browser. Only what you play with others goes to the server where you play it. There are no cookies and no counters.
about-delete-them = Delete them in the settings.
about-games = Games and rights
about-software = Made with
about-part = , { $what }: { $licence }
about-inter = the typeface, by Rasmus Andersson
about-svelte = the pages
about-three = boards in three dimensions
about-fluent = the words of every language
about-version = Version
about-site = Messdeck { $version }.
about-engine = The engine, rules and computer player of all games, is { $size } of WebAssembly.
