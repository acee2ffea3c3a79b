// A game that plays itself on the home page: a recorded one move by move, or random moves where no record is kept.

import type { BoardState } from '../boards/contract';
import type { Asked, Frame, Options } from '../engine/types';
import { boardAtRest } from '../pictures/at-rest';

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
  #frame: Frame | null = null;
  #made = 0;
  #moment = 0;
  readonly #moves: string[];
  readonly #options: Options;

  constructor(
    private readonly engine: Asked,
    private readonly game: string,
    private readonly script: Script | null,
  ) {
    this.#moves = script?.moves.split(' ') ?? [];
    this.#options = script?.options ?? {};
  }

  /** Shows the position with which the demo begins. */
  async begin(): Promise<void> {
    this.#made = this.script?.begin ?? 0;
    this.#show(await this.#frameAfter(undefined, this.#moves.slice(0, this.#made)));
  }

  /** Makes the next move, with the throw before it if there is one; after the last one it begins again. */
  async advance(): Promise<void> {
    while (this.#frame) {
      const { look } = this.#frame;
      const move = this.#nextMove(look.legal);
      if (move === undefined) break;
      const frame = await this.#frameAfter(look.position, [move]);
      this.#made += 1;
      this.#frame = frame;
      if (look.turn === 'chance') continue;
      this.#moment += 1;
      return this.#show(frame);
    }
    return this.begin();
  }

  #nextMove(legal: string[]): string | undefined {
    if (this.script) return this.#moves[this.#made];
    return legal[Math.floor(Math.random() * legal.length)];
  }

  #frameAfter(position: string | undefined, moves: string[]): Promise<Frame> {
    const at = { game: this.game, options: this.#options, position, moves };
    return this.engine.call('frame', { ...at, want: ['scene', 'marks'] });
  }

  #show(frame: Frame): void {
    this.#frame = frame;
    this.view = boardAtRest(this.game, this.#options, frame, this.#moment);
  }
}
