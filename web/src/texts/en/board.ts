// The board itself, for those who hear it.

export const board = {
  empty: 'empty',
  possible: (label: string) => `possible: ${label}`,
  keys: 'Arrow keys move over the board, Enter points, Escape takes back, W says why not.',
};
