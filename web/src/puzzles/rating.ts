// How good somebody is at the puzzles of a game: a number that moves against the puzzle's own, as Elo thought it up for chess.
//
// Who begins stands at 1000, where puzzles are easy. A puzzle counts once, by the first try: found without a wrong move is won. The
// chance expected of that is 1 / (1 + 10^((puzzle − own) / 400)), and the number moves by K times what was better or worse than
// expected. K is 32 in the beginning, so that a good player is soon where they belong, and half a point less after each puzzle down
// to 16.

export const BEGINNING = 1000;
/** Nobody is told that they are worth less. */
const LEAST = 100;

const factorAfter = (tried: number) => Math.max(16, 32 - tried / 2);

/** The chance that somebody finds a puzzle at the first try. */
export function expected(own: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - own) / 400));
}

/** A whole number: where somebody stands after a puzzle, given how many they had tried before. */
export function ratedAfter(own: number, puzzle: number, tried: number, found: boolean): number {
  const moved = own + factorAfter(tried) * (Number(found) - expected(own, puzzle));
  return Math.max(LEAST, Math.round(moved));
}
