// The home page.

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

export const home = {
  title: 'Pull up a chair.',
  lede: 'Tabletop games at one table. Play the computer, or the person beside you.',
  ledeOnline: 'Tabletop games at one table. Play the computer, or friends near and far.',
  games: 'Games',
  demo: (title: string) => `${title}: a game between two computers`,
  players: (counts: number[]) => {
    const first = counts[0] ?? 0;
    const last = counts.at(-1) ?? 0;
    if (counts.length === 1) return first === 1 ? '1 player' : `${first} players`;
    const gapless = last - first === counts.length - 1 && counts.length > 2;
    return `${gapless ? `${first}–${last}` : alternatives.format(counts.map(String))} players`;
  },
  dice: 'dice',
  noLuck: 'no luck',
  playComputer: 'Play computer',
  level: (level: number) => `Level ${level}`,
  levelOf: (title: string) => `Level of the computer in ${title}`,
  hotSeat: 'Hot-seat',
  invite: 'Invite a friend',
  withOthers: 'Play with others',
  rules: 'Rules',
  options: 'Options…',
  ofGame: (action: string, title: string) => `${action}: ${title}`,
  rights: 'About rights',
  matches: 'Your matches',
  finished: (count: number) => `Finished (${count})`,
  continue: 'Continue',
  look: 'Look at it again',
  remove: 'Delete',
  removeReally: 'Delete for good?',
  keep: 'Keep',
  you: 'You',
  computer: (level: number) => `Computer ${level}`,
  turn: (name: string, moves: number) =>
    `${name === 'You' ? 'Your turn' : `${name} to play`} · ${moves === 1 ? '1 move' : `${moves} moves`}`,
  notBegun: 'Not begun yet',
  drawn: 'Drawn',
  aborted: 'Abandoned',
  voided: 'Ended: the rules have changed',
  won: (names: string[]) => `${list.format(names)} won`,
  justNow: 'just now',
  matchPosition: (title: string) => `${title}: the position`,
  notKept: 'This browser does not let the site keep matches, so none can be started.',
};
