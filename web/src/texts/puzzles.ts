// The puzzles of the games, one file for each, as `messdeck puzzles` wrote them: loaded when somebody solves them.

import { knows, words } from './words';

type Load = () => Promise<string>;
const files = import.meta.glob('../../../puzzles/*.jsonl', { query: '?raw', import: 'default' }) as Record<
  string,
  Load
>;

const at = (game: string) => files[`../../../puzzles/${game}.jsonl`];

export const hasPuzzles = (game: string) => at(game) !== undefined;

/** One puzzle a line; null where there are none for the game. */
export async function puzzleText(game: string): Promise<string | null> {
  return (await at(game)?.()) ?? null;
}

/** What a puzzle of the game is about, in the game's own words. */
export function motifName(game: string, motif: string): string {
  const name = `${game}-motif-${motif}`;
  return knows(name) ? words(name) : motif;
}
