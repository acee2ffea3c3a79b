// One picture of a match: the position after so many moves of its line, with what moved last.

import type { Flight, Step } from '../boards/contract';
import type { At, Look, TableView } from '../engine/types';
import { flightsOf, somethingLeft } from './flights';
import type { Engine } from './host';
import { facesOf } from './log';
import { wordsOf } from './typed';

export interface Frame {
  /** How many moves of the line have been made. */
  index: number;
  at: At;
  look: Look;
  /** The last move that somebody decided: its path, what went where, and which move of the line it is. */
  last: Step[];
  flights: Flight[];
  lastIndex: number;
  /** The last move of all in words, a throw included; empty at the start. */
  words: string;
  /** Whose move or throw it was; null at the start. */
  seat: string | null;
  /** Whether it was a throw. */
  thrown: boolean;
  /** What the dice show, where the last move was a throw. */
  faces: number[];
  captures: boolean;
}

export type LineOfMoves = Pick<TableView, 'game' | 'options' | 'start' | 'line'> &
  Partial<Pick<TableView, 'retired' | 'position'>>;

/** Asks the engine for pictures and remembers the latest, since a match and its replay show the same ones. */
export class Frames {
  #looks = new Map<string, Promise<Look>>();

  constructor(private readonly engine: Engine) {}

  async at(line: LineOfMoves, index: number): Promise<Frame> {
    const at = positionAt(line, index);
    const made = line.line[index - 1];
    const lastIndex = lastDecision(line, index);
    const decided = line.line[lastIndex - 1];
    const [look, path, last] = await Promise.all([
      this.look(at),
      made && this.#path(line, index),
      decided && this.#path(line, lastIndex),
    ]);
    const [before, after] = decided
      ? await Promise.all([
          this.look(positionAt(line, lastIndex - 1)),
          this.look(positionAt(line, lastIndex)),
        ])
      : [look, look];
    const targets = (last ?? []).map(({ kind, id, cubes }) => ({ kind, id, ...(cubes && { cubes }) }));
    return {
      index,
      at,
      look,
      last: targets,
      flights: flightsOf(before.scene, after.scene, targets),
      lastIndex,
      words: path ? wordsOf(path) : '',
      seat: made?.seat ?? null,
      thrown: made?.who === 'chance',
      faces: made?.who === 'chance' ? facesOf(made.move) : [],
      captures: lastIndex === index && somethingLeft(before.scene, after.scene),
    };
  }

  look(at: At): Promise<Look> {
    const key = JSON.stringify([at.options, at.position ?? null]);
    const known = this.#looks.get(key);
    if (known) return known;
    const look = this.engine.call('look', { ...at, want: ['scene', 'paths', 'marks'] });
    look.catch(() => this.#looks.delete(key));
    this.#looks.set(key, look);
    // A picture with all its paths can be large; a few are enough to go back and forth.
    if (this.#looks.size > 24) this.#looks.delete(this.#looks.keys().next().value!);
    return look;
  }

  #path(line: LineOfMoves, index: number) {
    return this.engine.call('path', { ...positionAt(line, index - 1), move: line.line[index - 1]!.move });
  }
}

export function positionAt(
  { game, options, start, line, retired, position: last }: LineOfMoves,
  index: number,
): At {
  // Of a match whose rules have changed only the last position is shown.
  const position = index > 0 ? line[index - 1]?.position : retired ? last : start;
  return { game, options, ...(position != null && { position }) };
}

function lastDecision({ line }: LineOfMoves, index: number): number {
  for (let at = index; at > 0; at -= 1) if (line[at - 1]?.who !== 'chance') return at;
  return 0;
}
