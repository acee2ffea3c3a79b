// Puzzles as they are kept: a position in which one move is best, and how it goes on. The format is documented in `docs/puzzles.md`.

import type { Options } from '../engine/types';
import { puzzleText } from '../texts/puzzles';

export interface Puzzle {
  id: string;
  /** Options that differ from the game's defaults. */
  options?: Options;
  position: string;
  /** The moves of the solution, throws and others' answers among them. */
  line: string[];
  /** How many of the solver's moves are to be found; what follows is only shown. */
  asked: number;
  /** What it is about, the most important first. */
  motifs: string[];
  /** How hard it is, on the scale of those who solve puzzles. */
  rating: number;
  /** The chance of winning after the best move and after the second best. */
  best: number;
  next: number;
  /** The second best move. */
  second?: string;
  /** The standard error of their difference; 0 where there is no chance. */
  error: number;
}

export function readPuzzles(text: string): Puzzle[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Puzzle);
}

const opened = new Map<string, Promise<Puzzle[]>>();

/** All puzzles of a game, each file read once; none where there are none. */
export function puzzlesOf(game: string): Promise<Puzzle[]> {
  const puzzles = opened.get(game) ?? puzzleText(game).then((text) => readPuzzles(text ?? ''));
  opened.set(game, puzzles);
  // A failure is not kept: who asks again tries again.
  puzzles.catch(() => opened.delete(game));
  return puzzles;
}

/** The motifs of these puzzles, the most frequent first. */
export function motifsOf(puzzles: readonly Puzzle[]): string[] {
  const counts = new Map<string, number>();
  for (const motif of puzzles.flatMap(({ motifs }) => motifs))
    counts.set(motif, (counts.get(motif) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([motif]) => motif);
}
