// A person's way to a move: what they have pointed at, what that marks on the board, and why something can't be.

import type { Mark, PathNode, Reason, Target } from '../engine/types';
import { texts } from '../texts';
import type { Frame } from './frames';
import type { Engine } from './host';
import { plain, type Manners, type Notice } from './manners';
import { typedMove } from './typed';
import { back, begin, onlyWay, pathOf, replay, same, stepOrRestart, type Walk } from './walker';

/** What walking needs of the match. */
export interface Ground {
  present(): Frame;
  /** Whether a person may make a move now. */
  mayMove(): boolean;
  play(move: string): void;
  /** Says why nothing can be pointed at now. */
  notNow(): void;
  say(notice: Notice | Reason): void;
  /** Takes away what was said about the steps before. */
  hush(): void;
  /** Begins to wait for an answer; what it returns says whether that is still the latest one waited for. */
  wish(): () => boolean;
  fault(error: unknown): void;
}

const NOWHERE: Walk = { prefix: [], next: [], move: null };

export class Walking {
  walk = $state.raw<Walk>(NOWHERE);
  marks = $state.raw<Mark[]>([]);
  resting = $state.raw<Target | null>(null);

  readonly hover: PathNode | null = $derived(
    this.resting === null ? null : (this.walk.next.find((node) => same(node, this.resting!)) ?? null),
  );

  constructor(
    private readonly engine: Engine,
    private readonly manners: Manners,
    private readonly ground: Ground,
  ) {}

  pick(target: Target): void {
    const { prefix } = this.walk;
    if (this.walk.move !== null && prefix.length > 0 && same(prefix.at(-1)!, target)) return this.confirm();
    const paths = this.#paths();
    const stepped = stepOrRestart(paths, this.walk, target);
    if (!stepped) {
      // Pointing again at what is chosen lets go of it.
      if (prefix.length > 0 && same(prefix[0]!, target)) return this.to(begin(paths));
      if (prefix.some((at) => same(at, target))) return;
      return this.ask(target);
    }
    this.to(onlyWay(stepped));
    if (this.walk.move !== null && !this.manners.confirms(target.kind)) this.confirm();
  }

  ask(target: Target): void {
    if (!this.ground.mayMove()) return this.ground.notNow();
    const latest = this.ground.wish();
    const known = stepOrRestart(this.#paths(), this.walk, target);
    if (known) return this.ground.say(plain(texts.table.isPossible));
    this.engine
      .call('why-target', { ...this.ground.present().at, prefix: this.walk.prefix, target })
      .then((reason) => {
        if (latest()) this.ground.say(reason ?? plain(texts.table.isPossible));
      })
      .catch((error: unknown) => this.ground.fault(error));
  }

  /** What was typed; answers whether it was a move. */
  async type(text: string): Promise<boolean> {
    if (!this.ground.mayMove()) {
      this.ground.notNow();
      return false;
    }
    const move = typedMove(this.#paths(), text);
    if (move !== null) {
      this.ground.play(move);
      return true;
    }
    try {
      const reason = await this.engine.call('why-move', { ...this.ground.present().at, move: text.trim() });
      if (reason) this.ground.say(reason);
    } catch (error) {
      this.ground.fault(error);
    }
    return false;
  }

  back(): void {
    this.to(back(this.#paths(), this.walk));
  }

  /** Makes the move whose path is complete. */
  confirm(): void {
    const { move } = this.walk;
    if (move !== null) this.ground.play(move);
  }

  /** Goes a whole path at once, as far as it is one. */
  along(path: Target[]): void {
    const walk = replay(this.#paths(), path);
    if (walk) this.to(walk);
  }

  /** Goes the first path of a move. */
  alongMove(move: string): void {
    const path = pathOf(this.#paths(), move);
    if (path) this.along(path);
  }

  /** Begins anew in the present picture, or has nowhere to go. */
  restart(anywhere: boolean): void {
    this.to(anywhere ? begin(this.#paths()) : NOWHERE);
  }

  to(walk: Walk): void {
    this.ground.hush();
    this.walk = walk;
    const { at, look } = this.ground.present();
    const { prefix } = walk;
    if (prefix.length === 0) {
      this.marks = look.marks;
      return;
    }
    this.engine
      .call('marks', { ...at, prefix })
      .then((marks) => {
        if (this.walk === walk) this.marks = marks;
      })
      .catch((error: unknown) => this.ground.fault(error));
  }

  #paths(): PathNode[] {
    return this.ground.present().look.paths;
  }
}
