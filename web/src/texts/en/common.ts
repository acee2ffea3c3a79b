// Words that several pages share.

export const common = {
  site: 'Messdeck',
  skip: 'Skip to the page',
  play: 'Play',
  rules: 'Rules',
  settings: 'Settings',
  about: 'About',
  loading: 'Setting the table…',
  lost: 'There is no such page.',
  home: 'Back to the games',
  failed: 'The engine could not be started.',
};
