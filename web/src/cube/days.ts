// Which puzzles of the day a person has solved. Kept in the browser.

const KEY = 'messdeck.cube';
const DAY = 86_400_000;

/** A puzzle that is under way. */
interface Going {
  date: string;
  pieces: string[];
  hints: number;
}

/** What is kept: by date, the hints that a solution took; and the pieces of the puzzle that is under way. */
export interface Kept {
  solved: Record<string, number>;
  /** The same for puzzles that were solved later, from the archive: no streak counts them. */
  late?: Record<string, number>;
  going: Going | null;
  lateGoing?: Going;
}

/** Today's date in UTC, when everyone's puzzle changes. */
export function today(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** How many days in a row were solved, up to today, or up to yesterday while today's is still open. */
export function streak(solved: Record<string, unknown>, date: string): number {
  let day = Date.parse(date);
  if (!(date in solved)) day -= DAY;
  let days = 0;
  while (today(day) in solved) {
    days += 1;
    day -= DAY;
  }
  return days;
}

export function load(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...NOTHING, ...(kept && typeof kept === 'object' ? kept : {}) };
  } catch {
    return { ...NOTHING };
  }
}

export function save(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still lets people play.
  }
}

const NOTHING: Kept = { solved: {}, going: null };
