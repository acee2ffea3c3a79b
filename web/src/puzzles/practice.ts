// Which puzzle comes next for somebody who practises.

import { puzzleOfDay } from './days';
import type { Progress } from './progress';
import type { Puzzle } from './puzzle';

/** Where a day or a name stands in an address, this asks for one puzzle after another. */
export const PRACTICE = 'practice';

/** What is practised: one motif, or all of them. */
export type Motif = string | null;

const about = (puzzles: readonly Puzzle[], motif: Motif) =>
  puzzles.filter(({ motifs }) => motif === null || motifs.includes(motif));

/**
 * Of those that were not tried yet, the one whose rating is nearest; where all were tried, of those that were not found. Today's is
 * left for its day as long as there is another one, and what has just been solved does not come again. Null where nothing is left.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  { rating, tried }: Pick<Progress, 'rating' | 'tried'>,
  motif: Motif,
  date: string,
  just: string | null = null,
): Puzzle | null {
  const daily = puzzleOfDay(puzzles, date)?.id;
  const those = about(puzzles, motif).filter(({ id }) => id !== just);
  const untried = those.filter(({ id }) => !(id in tried));
  const fresh = untried.filter(({ id }) => id !== daily);
  const missed = those.filter(({ id }) => tried[id] === false);
  const from = [fresh, missed, untried].find(({ length }) => length > 0) ?? [];
  const far = (puzzle: Puzzle) => Math.abs(puzzle.rating - rating);
  return [...from].sort((a, b) => far(a) - far(b))[0] ?? null;
}
