// What somebody has been told in this browser, by game.

import { NOTHING_TOLD, type Told } from './choose';

const KEY = 'messdeck.coach';

export function toldIn(game: string): Told {
  return { ...NOTHING_TOLD, ...all()[game] };
}

export function keepTold(game: string, told: Told): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: told }));
  } catch {
    // Who lets the browser keep nothing is told the same again another time.
  }
}

function all(): Record<string, Partial<Told>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return read && typeof read === 'object' ? (read as Record<string, Partial<Told>>) : {};
  } catch {
    return {};
  }
}
