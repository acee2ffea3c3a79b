// Whether somebody is told anything, and what: the first remark of a kind that they have not been told of. Pure.

import { positionAt } from '../match/frames';
import type { At, Remark, TableView } from '../engine/types';

/** When somebody wants to hear remarks. */
export type Wish = 'first' | 'always' | 'off';

/** What somebody has been told in matches of one game. */
export interface Told {
  /** The first matches in which anything was told. */
  matches: string[];
  /** The kinds that they were told of in any match. */
  kinds: string[];
  /** The last match in which anything was told, the kinds told in it, and after how many of its moves it was the last time. */
  last: { match: string; kinds: string[]; at: number } | null;
}

export const NOTHING_TOLD: Told = { matches: [], kinds: [], last: null };

/** So many matches are somebody's first. */
const FIRST_MATCHES = 3;
/** Whoever was told so much in a match is left to play. */
export const MOST_IN_A_MATCH = 10;

/** Whether anything may be told in a match. */
export function coaches(wish: Wish, { matches }: Told, match: string): boolean {
  if (wish !== 'first') return wish === 'always';
  return matches.includes(match) || matches.length < FIRST_MATCHES;
}

/** Whether one person plays here, and against nobody but the computer. */
export function isAlone({ seats }: Pick<TableView, 'seats'>, owns: (seat: string) => boolean): boolean {
  const own = seats.filter(({ seat }) => owns(seat));
  return own.length === 1 && seats.every(({ seat, sitter }) => owns(seat) || sitter.kind === 'computer');
}

/** Whether it is another turn than the one in which something was told last: somebody else has decided since. */
export function isNewTurn(
  { line }: Pick<TableView, 'line'>,
  told: Told,
  match: string,
  seat: string,
): boolean {
  if (told.last?.match !== match) return true;
  return line.slice(told.last.at).some(({ who }) => who !== seat && who !== 'chance');
}

/** The most remarkable that they have not heard yet, if they have not heard enough. */
export function chosen(remarks: readonly Remark[], wish: Wish, told: Told, match: string): Remark | null {
  const here = told.last?.match === match ? told.last.kinds : [];
  if (here.length >= MOST_IN_A_MATCH) return null;
  const known = wish === 'always' ? here : [...told.kinds, ...here];
  return remarks.find(({ say }) => !known.includes(say.id)) ?? null;
}

/** What they have been told after this, too. */
export function heard(told: Told, match: string, { say }: Remark, at: number): Told {
  const here = told.last?.match === match ? told.last.kinds : [];
  const matches = told.matches.includes(match) ? told.matches : [...told.matches, match];
  return {
    matches: matches.slice(0, FIRST_MATCHES),
    kinds: told.kinds.includes(say.id) ? told.kinds : [...told.kinds, say.id],
    last: { match, kinds: [...here, say.id], at },
  };
}

/** So many moves and throws tell of what has happened to somebody who has not decided anything yet. */
const LONGEST_STORY = 60;

/** From before somebody's last decision to now. */
export function storyFor(
  view: Pick<TableView, 'game' | 'options' | 'start' | 'line' | 'position'>,
  seat: string,
): At {
  const { line } = view;
  const decided = line.findLastIndex(({ who }) => who === seat);
  const from = decided < 0 ? Math.max(0, line.length - LONGEST_STORY) : decided;
  return { ...positionAt(view, from), moves: line.slice(from).map(({ move }) => move) };
}
