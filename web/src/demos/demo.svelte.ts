// A game that plays itself on the home page: a recorded one move by move, or random moves where no record is kept.

import type { BoardState } from '../boards/contract';
import type { Engine } from '../engine/client';
import type { Look, Options } from '../engine/types';
import { lastMove, NO_MOVE, boardAtRest } from '../pictures/at-rest';

export interface Script {
  options: Options;
  /** How many moves have been made when the demo begins. */
  begin: number;
  /** All moves of the game, with spaces between them. */
  moves: string;
}

const scripts = import.meta.glob<Script>('./games/*.json', { import: 'default' });

export async function scriptOf(game: string): Promise<Script | null> {
  return (await scripts[`./games/${game}.json`]?.()) ?? null;
}

export class Demo {
  view = $state.raw<BoardState | null>(null);
  #look: Look | null = null;
  #made = 0;
  #moment = 0;
  readonly #moves: string[];
  readonly #options: Options;

  constructor(
    private readonly engine: Pick<Engine, 'call'>,
    private readonly game: string,
    private readonly script: Script | null,
  ) {
    this.#moves = script?.moves.split(' ') ?? [];
    this.#options = script?.options ?? {};
  }

  /** Shows the position with which the demo begins. */
  async begin(): Promise<void> {
    this.#made = this.script?.begin ?? 0;
    this.#look = await this.#lookAt(undefined, this.#moves.slice(0, this.#made));
    this.#show(this.#look, NO_MOVE);
  }

  /** Makes the next move, with the throw before it if there is one; after the last one it begins again. */
  async advance(): Promise<void> {
    if (!this.#look) return this.begin();
    let before: Look = this.#look;
    for (;;) {
      const move = this.#nextMove(before);
      if (move === undefined) return this.begin();
      const isThrow = before.turn === 'chance';
      const after: Look = await this.#lookAt(before.position, [move]);
      this.#made += 1;
      this.#look = after;
      if (!isThrow) {
        const at = { game: this.game, options: this.#options, position: before.position };
        const path = await this.engine.call('path', { ...at, move });
        this.#moment += 1;
        this.#show(after, lastMove(path, before.scene, after.scene));
        return;
      }
      before = after;
    }
  }

  #nextMove(look: Look): string | undefined {
    if (this.script) return this.#moves[this.#made];
    return look.legal[Math.floor(Math.random() * look.legal.length)];
  }

  #lookAt(position: string | undefined, moves: string[]): Promise<Look> {
    const at = { game: this.game, options: this.#options, position, moves };
    return this.engine.call('look', { ...at, want: ['scene', 'marks'] });
  }

  #show(look: Look, last: typeof NO_MOVE): void {
    this.view = boardAtRest(this.game, this.#options, look, last, this.#moment);
  }
}
