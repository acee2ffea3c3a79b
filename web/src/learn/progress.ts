// What somebody has learnt in this browser: which lessons are done, and where they are in those that they have begun.

const KEY = 'messdeck.learn';

export interface Learnt {
  /** The names of the lessons that are done. */
  done: string[];
  /** The step at which a lesson was left, and whether its game has been won or lost meanwhile. */
  at: Record<string, { step: number; won?: boolean }>;
}

const NOTHING: Learnt = { done: [], at: {} };

export function learnt(game: string): Learnt {
  return { ...NOTHING, ...all()[game] };
}

/** Keeps where a lesson goes on. */
export function keepStep(game: string, lesson: string, step: number, won?: boolean): void {
  const { done, at } = learnt(game);
  keep(game, { done, at: { ...at, [lesson]: won === undefined ? { step } : { step, won } } });
}

/** A lesson is done; from now on it begins at its first step. */
export function finish(game: string, lesson: string): void {
  const { done, at } = learnt(game);
  const { [lesson]: _, ...others } = at;
  keep(game, { done: done.includes(lesson) ? done : [...done, lesson], at: others });
}

/** How the small game of a step ended. */
export function keepEnd(
  game: string,
  { id, step, last }: { id: string; step: number; last: boolean },
  won: boolean,
): void {
  if (last && won) finish(game, id);
  keepStep(game, id, step, won);
}

function all(): Record<string, Partial<Learnt>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return read && typeof read === 'object' ? (read as Record<string, Partial<Learnt>>) : {};
  } catch {
    return {};
  }
}

function keep(game: string, what: Learnt): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: what }));
  } catch {
    // Who lets the browser keep nothing learns all the same.
  }
}
