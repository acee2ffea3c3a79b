// How colours are told apart without seeing colour: each has a letter and a shape of its own.

export interface Sign {
  letter: string;
  /** The shape as an SVG path around the origin, within about one unit. */
  path: string;
  /** How far the middle of a letter lies below the origin, and how large it can be, in the same units. */
  drop: number;
  size: number;
}

const CIRCLE = 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z';
const SQUARE = 'M-.74-.88H.74Q.88-.88.88-.74V.74Q.88.88.74.88H-.74Q-.88.88-.88.74V-.74Q-.88-.88-.74-.88z';
const DIAMOND =
  'M.14-1.2L1.2-.14Q1.32 0 1.2.14L.14 1.2Q0 1.32-.14 1.2L-1.2.14Q-1.32 0-1.2-.14L-.14-1.2Q0-1.32.14-1.2z';
const HEXAGON =
  'M-.52-.98Q-.44-1.1-.3-1.1H.3Q.44-1.1.52-.98L1.1-.1Q1.16 0 1.1.1L.52.98Q.44 1.1.3 1.1H-.3Q-.44 1.1-.52.98L-1.1.1Q-1.16 0-1.1-.1z';
const TRIANGLE = 'M.15-1.14L1.19.66Q1.28.88 1.05.92H-1.05Q-1.28.88-1.19.66L-.15-1.14Q0-1.32.15-1.14z';

// Colours that sit at one table have different shapes; on the whole site a colour has the same one.
const SIGNS: Record<string, Sign> = {
  red: { letter: 'R', path: SQUARE, drop: 0, size: 1.25 },
  blue: { letter: 'B', path: CIRCLE, drop: 0, size: 1.25 },
  green: { letter: 'G', path: DIAMOND, drop: 0, size: 1.25 },
  yellow: { letter: 'Y', path: HEXAGON, drop: 0, size: 1.25 },
  white: { letter: 'W', path: SQUARE, drop: 0, size: 1.25 },
  black: { letter: 'B', path: CIRCLE, drop: 0, size: 1.25 },
  grey: { letter: 'G', path: CIRCLE, drop: 0, size: 1.25 },
};

/** The sign of a seat or colour; one that has none of its own gets its first letter in a triangle. */
export function signOf(colour: string): Sign {
  return SIGNS[colour] ?? { letter: colour.slice(0, 1).toUpperCase(), path: TRIANGLE, drop: 0.2, size: 1.15 };
}

/** The sign of what is nobody's and of no colour. */
export const PLAIN: Sign = { letter: '', path: CIRCLE, drop: 0, size: 1.25 };

/** Whether dark writing is read better than light writing on this colour. */
export function isPale(colour: string): boolean {
  return colour === 'yellow' || colour === 'white';
}

/** The colours that styles/tokens.css has a face and an edge for. */
const TOKENS = ['red', 'blue', 'green', 'yellow', 'grey', 'white', 'black', 'cross'];
/** Those lent to names that have none. */
const LENT = ['green', 'yellow', 'blue', 'red', 'grey'];

/** The token that a seat or a colour is drawn with: its own, or always the same one lent to its name. */
export function tokenOf(name: string | undefined): string {
  if (name === undefined) return 'cross';
  if (TOKENS.includes(name)) return name;
  const sum = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return LENT[sum % LENT.length]!;
}
