// The moves of a line as they are told: the same sentence for eye and ear.

import { Latest } from '../engine/latest';
import type { Asked, Tale } from '../engine/types';
import { said, saidAs } from '../texts/words';
import { positionAt, type LineOfMoves } from './frames';

/** Asks the engine to tell what was played, each move once. */
export class Tales {
  /** One for each move of the line; while an answer is awaited, fewer. */
  all = $state.raw<Tale[]>([]);
  /** The positions that the moves told so far led to: a line that was taken back and goes another way is told anew from there. */
  #told: string[] = [];
  #asked = new Latest();

  constructor(private readonly engine: Asked) {}

  async follow(line: LineOfMoves): Promise<void> {
    // Of a match whose rules have changed the moves are no longer played through.
    if (line.retired) return;
    const positions = line.line.map(({ position }) => position);
    let same = 0;
    while (same < this.#told.length && this.#told[same] === positions[same]) same += 1;
    this.#told.length = same;
    if (this.all.length > same) this.all = this.all.slice(0, same);
    const latest = this.#asked.begin();
    if (same === positions.length) return;
    const moves = line.line.slice(same).map(({ move }) => move);
    const tales = await this.engine.call('tales', { ...positionAt(line, same), moves });
    if (!latest()) return;
    this.#told = positions;
    this.all = [...this.all, ...tales];
  }
}

/** What a move was and what it brought; `you` are the seats of whoever reads. */
export function told(tale: Tale, you: readonly string[] = []): string {
  return tale.says.map((say) => said(say, you)).join('. ');
}

/** Advice to make it. */
export function advised(tale: Tale, you: readonly string[] = []): string {
  return tale.says.map((say) => saidAs('do', say, you)).join('. ');
}

/** The cells that a move is about. */
export function cellsOf(tale: Tale): string[] {
  return tale.signs.flatMap((sign) => (sign.kind === 'cell' ? [sign.id] : []));
}
