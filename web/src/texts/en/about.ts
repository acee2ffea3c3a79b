// The page about the site.

export const about = {
  title: 'About Messdeck',
  what: [
    'Messdeck sets tabletop games on one table: exact rules, a computer that plays them at eight levels, and boards that say why a move is not allowed.',
    'The rules, the computer and the dice run in your browser. Matches against the computer and at one screen need no server and no account; once the page has been loaded they work without a connection.',
  ],
  dice: 'Are the dice fair?',
  fairness: [
    'Before the first throw the table publishes a fingerprint (SHA-256) of a secret number. Each person adds random bytes of their own, fixed in the same way before anybody sees anything. Every throw follows from all of these together and from its place in the match, and from nothing else.',
    'When the match is over the secret is shown and is part of the saved record. Anybody can then compute every throw again and compare the fingerprint: nobody could have changed a throw after the beginning. Taking a move back brings the same dice again.',
    'The honest limit: whoever runs the table knows the secret, so they could foresee throws. They could not change them. At this screen the table is your own browser.',
  ],
  verify: 'To check a saved record on your own machine:',
  command: 'messdeck verify my-match.txt',
  howto: 'How throws are computed, with test vectors, is written in docs/dice.md of the project.',
  data: 'What is kept',
  kept: 'Matches at this screen, your settings and your name are kept in this browser. Only what you play with others goes to the server where you play it. There are no cookies and no counters.',
  deleteThem: 'Delete them in the settings.',
  games: 'Games and rights',
  software: 'Made with',
  parts: [
    { name: 'Inter', what: 'the typeface, by Rasmus Andersson', licence: 'SIL Open Font License 1.1' },
    { name: 'Svelte', what: 'the pages', licence: 'MIT' },
    { name: 'three.js', what: 'boards in three dimensions', licence: 'MIT' },
  ],
  version: 'Version',
  site: (version: string) => `Messdeck ${version}`,
  engine: (size: string) => `The engine, rules and computer player of all games, is ${size} of WebAssembly.`,
};
