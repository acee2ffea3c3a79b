// Which puzzles somebody has tried in this browser, how good that makes them, and which of the days' they have solved.

import { load, streak } from '../cube/days';
import type { Puzzle } from './puzzle';
import { BEGINNING, ratedAfter } from './rating';

const KEY = 'messdeck.puzzles';

/** The puzzle of a day as it was solved. */
interface Solved {
  /** Whether the first try was right. */
  first: boolean;
  /** Solved on another day, from the archive: it counts for no streak. */
  late?: true;
}

export interface Progress {
  rating: number;
  /** By id: whether it was found without a wrong move, the first time or a later one. */
  tried: Record<string, boolean>;
  days: Record<string, Solved>;
}

const NOTHING: Progress = { rating: BEGINNING, tried: {}, days: {} };

export function progressOf(game: string): Progress {
  return { ...NOTHING, ...all()[game] };
}

/**
 * The first try of a puzzle moves the rating, once; who comes back and finds it has found it, and no more. Answers with the rating as
 * it was and as it is.
 */
export function keepTry(game: string, puzzle: Puzzle, found: boolean): { was: number; is: number } {
  const { rating, tried, days } = progressOf(game);
  const before = tried[puzzle.id];
  const is =
    before === undefined ? ratedAfter(rating, puzzle.rating, Object.keys(tried).length, found) : rating;
  keep(game, { rating: is, tried: { ...tried, [puzzle.id]: found || before === true }, days });
  return { was: rating, is };
}

/** The puzzle of a day is solved; what was solved before stays as it was. */
export function keepDay(game: string, date: string, how: Solved): void {
  const { days, ...rest } = progressOf(game);
  if (!(date in days)) keep(game, { ...rest, days: { ...days, [date]: how } });
}

/** The days whose puzzle was solved while it was today's. */
function inTime({ days }: Progress): Record<string, Solved> {
  return Object.fromEntries(Object.entries(days).filter(([, { late }]) => !late));
}

/** How many days in a row the puzzle of a game was solved. */
export const streakOf = (game: string, date: string) => streak(inTime(progressOf(game)), date);

/** How many days in a row some puzzle was solved, the cube's among them. */
export function streakOfAll(date: string): number {
  const games = Object.keys(all()).map((game) => inTime(progressOf(game)));
  return streak(Object.assign({}, load().solved, ...games) as Record<string, unknown>, date);
}

function all(): Record<string, Partial<Progress>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return read && typeof read === 'object' ? (read as Record<string, Partial<Progress>>) : {};
  } catch {
    return {};
  }
}

function keep(game: string, what: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: what }));
  } catch {
    // Who lets the browser keep nothing solves puzzles all the same.
  }
}
