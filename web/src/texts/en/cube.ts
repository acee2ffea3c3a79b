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
/** With its name first: some letters are words. */
const the = (letter: string) => `the ${SHAPES[letter] ?? 'piece'} (${letter})`;
const The = (letter: string) => `The ${SHAPES[letter] ?? 'piece'} (${letter})`;
const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);
const grade = (name: string, number: number) => `${name}, grade ${number} of 7`;
const wrong = (inVain: number) =>
  inVain === 0
    ? 'never goes wrong'
    : `places ${inVain} ${inVain === 1 ? 'piece' : 'pieces'} in vain, on average,`;
const hints = (count: number) =>
  count === 0 ? 'without a hint' : count === 1 ? 'with 1 hint' : `with ${count} hints`;

export const cube = {
  title: 'The cube',
  lede: 'Sixteen pieces, two of each shape, fill a box of 4 × 4 × 4. Turn them any way you like.',
  play: 'Solve today’s puzzle',
  today: 'Puzzle of the day',
  free: 'Empty box',
  which: 'Which puzzle',
  daily: ({ date, name, grade: number }: { date: string; name: string; grade: number }) =>
    `${date} · ${grade(name, number)}`,
  grade,
  measured: (inVain: number) =>
    `The grade is measured: a solver that fills the tightest spot first ${wrong(inVain)} here.`,
  left: (count: number) => (count === 0 ? 'Every piece is in the box' : `${pieces(count)} to place`),
  streak: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  beside: 'Pieces beside the box',
  shape,
  pick: (letter: string, left: number) => `${shape(letter)}, ${left} left`,
  spins: { spin: 'Spin', tip: 'Tip', roll: 'Roll' },
  pickFirst: 'Choose a piece, turn it, then point at a cell.',
  holding: (letter: string, places: number) =>
    places === 0
      ? `${The(letter)} fits nowhere that way. Turn it.`
      : `${The(letter)} fits in ${places === 1 ? '1 place' : `${places} places`} that way.`,
  wouldFill: (letter: string, cells: readonly string[]) => `${The(letter)} would fill ${cells.join(', ')}.`,
  layers: 'The four layers',
  layerTab: (number: number, filled: number) => `Layer ${number}, ${filled} of 16 cells filled`,
  whichLayer: 'Which layer',
  layer: (number: number) => `Layer ${number}`,
  lowest: 'lowest',
  highest: 'highest',
  empty: (cell: string) => `${cell}, empty`,
  filled: (cell: string, letter: string) => `${cell}, ${shape(letter)}`,
  given: (cell: string, letter: string) => `${cell}, ${shape(letter)}, given`,
  wouldLie: (label: string, letter: string) => `${label}; ${the(letter)} would lie here`,
  keys: 'Arrow keys go from cell to cell, Page Up and Page Down from layer to layer. Enter places or takes back; S spins, T tips and R rolls the piece, with Shift the other way.',
  picture: (filled: number) => `The box, ${filled} of 16 pieces in it`,
  apart: 'Pull apart',
  together: 'Put together',
  takeBack: 'Take back',
  hint: 'Hint',
  again: 'Start again',
  noFit: (letter: string, cell: string) => `${The(letter)} does not fit on ${cell} that way.`,
  isGiven: 'That piece is part of the puzzle; it stays.',
  placed: (letter: string) => `${The(letter)} is in.`,
  fatal: (letter: string) => `${The(letter)} is in, but now the rest can’t be packed any more.`,
  taken: (letter: string) => `${The(letter)} is out again.`,
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
