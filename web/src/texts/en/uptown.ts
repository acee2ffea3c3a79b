// Uptown: the piece in hand and the town from the side.

export const uptown = {
  hand: 'Turn the piece',
  nothing: 'Take a piece from the pool, grey or red.',
  tilts: {
    left: 'Turn left',
    right: 'Turn right',
    away: 'Tip away',
    near: 'Tip towards me',
    'roll-left': 'Tip to the left',
    'roll-right': 'Tip to the right',
  },
  keys: 'Q E turn · A D, T G tip over',
  withKey: (what: string, key: string) => `${what} (${key})`,
  ways: (count: number) => (count === 1 ? 'One way fits' : `${count} ways fit`),
  town: 'The town',
  townLabel: (cubes: number) => `The town from the side, ${cubes} cubes`,
  showTown: 'Look from the side',
  hideTown: 'Put the side view away',
};
