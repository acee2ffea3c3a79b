// Words that several pages share.

export const common = {
  site: 'Messdeck',
  skip: 'Skip to the page',
  play: 'Play',
  rules: 'Rules',
  settings: 'Settings',
  about: 'About',
  /** A game and its set-up, where it has a name. */
  named: (title: string, setup: string | undefined) => (setup === undefined ? title : `${title} · ${setup}`),
  loading: 'Setting the table…',
  lost: 'There is no such page.',
  home: 'Back to the games',
  failed: 'The engine could not be started.',
  newVersion: 'A new version is here.',
  reload: 'Reload',
  later: 'Later',
  newGame: 'New game',
  match: 'Match',
  online: 'Play with others',
  replay: 'Replay',
  rights: 'Rights and credits',
  pageFailed: 'This page could not be loaded. Is there a connection?',
  footer: 'Rules are facts, retold in our own words. Rights in the games stay with their designers.',
};
