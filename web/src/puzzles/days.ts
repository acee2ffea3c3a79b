// The puzzle of a day, as in `crates/puzzles/src/day.rs`: the same for everyone, at the terminal and in the page.

import { today } from '../cube/days';
import { spoken } from '../texts/words';
import type { Puzzle } from './puzzle';

const DAY = 86_400_000;

/** How many days of the archive stand in a row before somebody asks for more, and how many there are: later the puzzles come again. */
export const ROWS = 7;
export const OLDEST = 98;

/** The days since 1970-01-01, UTC. */
const numberOf = (date: string) => Math.floor(Date.parse(date) / DAY);

/** FNV-1a over the bytes of an id, 32 bits. */
export function fingerprint(id: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** Puzzles in the order in which days take them: by a hash of their ids, as good as shuffled; equal hashes by id. */
export function inDailyOrder(puzzles: readonly Puzzle[]): Puzzle[] {
  return [...puzzles].sort(
    (a, b) => fingerprint(a.id) - fingerprint(b.id) || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
}

/** The puzzle of a day; null where there are none. */
export function puzzleOfDay(puzzles: readonly Puzzle[], date: string): Puzzle | null {
  return inDailyOrder(puzzles)[numberOf(date) % Math.max(1, puzzles.length)] ?? null;
}

/** The last so many days, today first. */
export function lastDays(count: number, now = Date.now()): string[] {
  return Array.from({ length: count }, (_, back) => today(now - back * DAY));
}

/** Whether this is a day of the archive, or today. */
export function isPastDay(text: string, now = Date.now()): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  // The 31st of February is read as a day of March.
  return day >= 0 && day <= now && today(day) === text;
}

/** A day as it is said: "19 November". */
export function dayName(date: string, month: 'long' | 'short' = 'long'): string {
  const format = new Intl.DateTimeFormat(spoken(), { day: 'numeric', month, timeZone: 'UTC' });
  return format.format(Date.parse(date));
}
