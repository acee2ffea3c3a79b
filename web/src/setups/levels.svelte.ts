// The level at which a person last played each game. Who has not chosen one yet is a beginner, whom the lowest level is kind to.

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
const LOWEST = 1;
const KEY = 'messdeck.levels';

const kept: Record<string, number> = $state(load());

export function levelFor(game: string): number {
  const level = kept[game];
  return level !== undefined && LEVELS.includes(level) ? level : LOWEST;
}

export function rememberLevel(game: string, level: number): void {
  kept[game] = level;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function forgetLevels(): void {
  for (const game of Object.keys(kept)) delete kept[game];
}

function load(): Record<string, number> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return read && typeof read === 'object' ? (read as Record<string, number>) : {};
  } catch {
    return {};
  }
}
