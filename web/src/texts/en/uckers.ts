// What the page itself says about Uckers.

const CRIES = [
  'Once at you!',
  'Twice at you!',
  'Three times at you!',
  'Four times at you!',
  'Five times at you!',
];

const anyOf = (names: string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ');

export const uckers = {
  standing: (colour: string, base: number, out: number, home: number) =>
    `${colour}: ${home} home, ${out} on the way, ${base} in base`,
  counts: (base: number, home: number) => `base ${base}, home ${home}`,
  now: 'now',
  chance: (throws: number) => `${throws}/36`,
  inReach: 'What can be hit',
  saved: 'Before the first throw',
  /** The counters that can step six, as the engine calls them. */
  useSaved: (counters: string[]) => `Use a saved six with ${anyOf(counters)}, or throw.`,
  /** Called out before each throw of a challenge, by the sixes that have come. */
  cry: (thrown: number) => CRIES[Math.min(thrown, CRIES.length - 1)] as string,
  challenge: (seat: string, square: string, needed: string) =>
    `${seat.slice(0, 1).toUpperCase()}${seat.slice(1)} goes at the blob on ${square}: ${needed}. A throw without a six ends it.`,
};
