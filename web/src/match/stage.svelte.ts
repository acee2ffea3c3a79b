// Which moment of a line of moves is shown: the present one, or one of the past that somebody looks at.

import { Latest } from '../engine/latest';
import { justDecided, type Frame, type Frames, type LineOfMoves } from './frames';

export class Stage {
  present = $state.raw<Frame>() as Frame;
  /** The moment of the past that is looked at, if any. */
  past = $state.raw<Frame | null>(null);
  /** Changes with every move that is shown, so that a movement is seen once; negative: shown without moving. */
  beat = $state(-1);

  readonly frame: Frame = $derived(this.past ?? this.present);

  #looked = new Latest();

  constructor(
    private readonly frames: Frames,
    private readonly line: () => LineOfMoves,
    present: Frame,
  ) {
    this.present = present;
  }

  /** Looks at the position after so many moves; answers whether it is shown. */
  async look(index: number): Promise<boolean> {
    const { line } = this.line();
    const to = Math.max(0, Math.min(index, line.length));
    const from = this.frame.index;
    const latest = this.#looked.begin();
    if (to === this.present.index) {
      this.now();
      return true;
    }
    const frame = await this.frames.at(this.line(), to);
    if (!latest()) return false;
    this.beat = to === from + 1 && justDecided(frame) ? Math.abs(this.beat) + 1 : -1;
    this.past = frame;
    return true;
  }

  now(): void {
    this.#looked.drop();
    if (!this.past) return;
    this.past = null;
    this.beat = -1;
  }

  /** The line has come to another moment, by a move that can be seen or without moving. */
  come(frame: Frame, moves: boolean): void {
    if (!this.past) this.beat = moves ? Math.abs(this.beat) + 1 : -1;
    // Taking back shortens the line; a picture of what is gone can't stay.
    if (this.past && this.past.index > frame.index) this.past = null;
    this.present = frame;
  }
}
