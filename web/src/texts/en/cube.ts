// The cube.

const SHAPES: Record<string, string> = {
  A: 'right screw',
  B: 'left screw',
  I: 'row',
  L: 'hook',
  O: 'square',
  P: 'corner',
  T: 'tee',
  Z: 'step',
};

const shape = (letter: string) => `${letter}, the ${SHAPES[letter] ?? 'piece'}`;
const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);
const hints = (count: number) =>
  count === 0 ? 'without a hint' : count === 1 ? 'with 1 hint' : `with ${count} hints`;

export const cube = {
  title: 'The cube',
  lede: 'Sixteen pieces, two of each shape, fill a box of 4 × 4 × 4. Turn them any way you like.',
  play: 'Solve today’s puzzle',
  today: 'Puzzle of the day',
  free: 'Empty box',
  which: 'Which puzzle',
  daily: (date: string, grade: number) => `${date} · grade ${grade} of 7`,
  left: (count: number) => (count === 0 ? 'Every piece is in the box' : `${pieces(count)} to place`),
  streak: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  beside: 'Pieces beside the box',
  shape,
  pick: (letter: string, left: number) => `${shape(letter)}, ${left} left`,
  turn: 'Turn it',
  turnBack: 'Turn it back',
  way: (index: number, count: number) => `Way ${index} of ${count}`,
  pickFirst: 'Choose a piece, turn it, then point at a cell.',
  holding: (letter: string, places: number) =>
    places === 0
      ? `${letter} fits nowhere that way. Turn it.`
      : `${letter} fits in ${places === 1 ? '1 place' : `${places} places`} that way.`,
  layers: 'The four layers',
  layer: (number: number) => `Layer ${number}`,
  lowest: 'lowest',
  highest: 'highest',
  empty: (cell: string) => `${cell}, empty`,
  filled: (cell: string, letter: string) => `${cell}, ${shape(letter)}`,
  given: (cell: string, letter: string) => `${cell}, ${shape(letter)}, given`,
  wouldLie: (label: string, letter: string) => `${label}; ${letter} would lie here`,
  keys: 'Arrow keys go from cell to cell, Page Up and Page Down from layer to layer. Enter places or takes back, R turns.',
  picture: (filled: number) => `The box, ${filled} of 16 pieces in it`,
  apart: 'Pull apart',
  together: 'Put together',
  takeBack: 'Take back',
  hint: 'Hint',
  again: 'Start again',
  noFit: (letter: string, cell: string) => `${letter} does not fit on ${cell} that way.`,
  isGiven: 'That piece is part of the puzzle; it stays.',
  placed: (letter: string) => `${letter} placed.`,
  taken: (letter: string) => `${letter} taken back.`,
  light: {
    yes: 'Still solvable',
    no: 'No longer solvable',
    unknown: 'Not known yet',
    asking: 'Looking …',
    solved: 'Solved',
  },
  hints: {
    place: (letter: string) => `Try ${shape(letter)}, where it is outlined.`,
    'take-back': (letter: string) => `Take back ${shape(letter)}, which is outlined: then it can be solved.`,
    hopeless: 'Taking back one piece is not enough. Take back two or more.',
    done: 'The box is full.',
    unknown: 'Not known yet: place a piece that you are sure of, or take one back.',
  },
  solved: (used: number) => `Solved, ${hints(used)}.`,
  share: 'Save a picture to share',
  shareLine: (used: number) => `Solved ${hints(used)}`,
  failed: 'The puzzle could not be set up.',
  cardLede: 'A puzzle for one: sixteen pieces, one box, another start every day.',
};
