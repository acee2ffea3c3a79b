// The moves of a match as a list: one row per turn of a seat, with what it rolled and what it did.

import type { LineMove } from '../engine/types';

/** A move as the list needs it. */
export type Logged = Pick<LineMove, 'who' | 'move'> & Partial<Pick<LineMove, 'seat'>>;

export interface LogEntry {
  /** The length of the line after this move: where a click leads to. */
  index: number;
  move: string;
  chance: boolean;
}

export interface LogTurn {
  number: number;
  /** Null for throws that no decision followed yet and that nobody is known for. */
  seat: string | null;
  entries: LogEntry[];
}

/** Throws belong to the seat that made them; where a line does not say, to the one that decides next or acts now. */
export function logTurns(line: Logged[], acting: string | null): LogTurn[] {
  const turns: LogTurn[] = [];
  let waiting: LogEntry[] = [];
  const give = (seat: string | null, entries: LogEntry[]) => {
    const current = turns.at(-1);
    if (current && current.seat === seat) current.entries.push(...entries);
    else turns.push({ number: turns.length + 1, seat, entries });
  };
  for (const [at, { who, move, seat }] of line.entries()) {
    const entry = { index: at + 1, move, chance: who === 'chance' };
    if (entry.chance && seat !== undefined) {
      give(seat, [entry]);
    } else if (entry.chance) {
      waiting.push(entry);
    } else {
      give(who, [...waiting, entry]);
      waiting = [];
    }
  }
  if (waiting.length > 0) give(acting, waiting);
  return turns;
}

/** The faces that a throw shows; all games write throws the same way. */
export function facesOf(move: string): number[] {
  const faces = /^roll:([1-6]+)$/.exec(move)?.[1];
  return faces ? [...faces].map(Number) : [];
}
