// A person's way to a move, pointed at target by target: what they have chosen, what that marks on the board, and why
// something can't be. It needs a position and its paths, and no match.

import { Latest } from '../engine/latest';
import type { Asked, At, Look, Mark, PathNode, Reason, Say, Target } from '../engine/types';
import { possible, type Notice } from './manners';
import { typedMove } from './typed';
import {
  back,
  beforeEnd,
  begin,
  impliedCells,
  meaningOf,
  onlyWay,
  pathOf,
  replay,
  same,
  type Begun,
  type Meaning,
  type Walk,
} from './walker';

/** Whoever a pointer points for. */
export interface Pointed {
  /** Whether a finished path waits for a second word, given how it was pointed at, and whether its beginning went without saying. */
  confirms(kind: Target['kind'], implied: boolean): boolean;
  /** A path is complete and confirmed. */
  play(move: string): void;
  /** Says something about what was pointed at; null takes away what was said about the step before. */
  say(notice: Notice | Reason | null): void;
  fault(error: unknown): void;
}

/** A position that can be pointed at. */
export interface Ground {
  at: At;
  look: Pick<Look, 'paths' | 'marks' | 'prompt' | 'scene' | 'turn'>;
}

const NOWHERE: Walk = { prefix: [], next: [], move: null };

export class Pointer {
  #ground = $state.raw<Ground | null>(null);
  walk = $state.raw<Walk>(NOWHERE);
  marks = $state.raw<Mark[]>([]);
  /** What can be done next, in the game's own words; null where the scene says it, or while the answer is awaited. */
  prompt = $state.raw<Say | null>(null);
  /** What the pointer or the focus rests on. */
  resting = $state.raw<Target | null>(null);

  /** The next target that it rests on, if it is one. */
  readonly hover: PathNode | null = $derived(
    this.resting === null ? null : (this.walk.next.find((node) => same(node, this.resting!)) ?? null),
  );
  /** Whether a finished path waits to be confirmed. */
  readonly pending: boolean = $derived(this.walk.move !== null);
  /** Squares that say by themselves what goes there: a finger means them as it means what may be chosen. */
  readonly implied: string[] = $derived(impliedCells(this.walk));
  /** What is shown meanwhile: the choice as it stood, with what was chosen as if a pointer rested on it. */
  readonly begun: Begun | null = $derived(beforeEnd(this.#ground?.look.paths ?? [], this.walk));

  #asked = new Latest();
  /** What was pointed at last, which may lie before what then went without saying. */
  #last: Target | null = null;

  constructor(
    private readonly engine: Asked,
    private readonly pointed: Pointed,
  ) {}

  /** Begins anew on this ground; where nothing can be chosen on it, it only shows its marks. */
  stand(ground: Ground, choosing: boolean): void {
    this.#ground = ground;
    this.#last = null;
    this.#to(choosing ? begin(ground.look.paths) : NOWHERE);
  }

  pick(target: Target): void {
    const { prefix } = this.walk;
    if (this.walk.move !== null && prefix.length > 0 && same(prefix.at(-1)!, target)) return this.confirm();
    const meaning = this.#meaning(target);
    if ('walk' in meaning) {
      const walk = onlyWay(meaning.walk);
      const again = this.#last !== null && same(this.#last, target);
      this.#last = target;
      if (isSameWay(walk.prefix, prefix)) {
        // Pointing again at what is chosen lets go of it; pointing at what went without saying only says it.
        if (again) this.#to(begin(this.#paths()));
        return;
      }
      this.#to(walk);
      const implied = meaning.implied ?? false;
      if (this.walk.move !== null && !this.pointed.confirms(target.kind, implied)) this.confirm();
    } else if (!prefix.some((at) => same(at, target))) this.#why(meaning.after, target);
  }

  /** Says why a target can't be chosen. */
  ask(target: Target): void {
    const meaning = this.#meaning(target);
    if ('walk' in meaning) this.pointed.say(possible());
    else this.#why(meaning.after, target);
  }

  /** Says why a target can't come after others. */
  #why(prefix: Target[], target: Target): void {
    if (!this.#ground) return;
    const latest = this.#asked.begin();
    this.engine
      .call('why-target', { ...this.#ground.at, prefix, target })
      .then((reason) => {
        if (latest()) this.pointed.say(reason ?? possible());
      })
      .catch((error: unknown) => this.pointed.fault(error));
  }

  /** What was typed; answers whether it was a move. */
  async type(text: string): Promise<boolean> {
    if (!this.#ground) return false;
    const move = typedMove(this.#paths(), text);
    if (move !== null) {
      this.pointed.play(move);
      return true;
    }
    const latest = this.#asked.begin();
    try {
      const reason = await this.engine.call('why-move', { ...this.#ground.at, move: text.trim() });
      if (reason && latest()) this.pointed.say(reason);
    } catch (error) {
      this.pointed.fault(error);
    }
    return false;
  }

  back(): void {
    this.#to(back(this.#paths(), this.walk));
    this.#last = this.walk.prefix.at(-1) ?? null;
  }

  /** Makes the move whose path is complete. */
  confirm(): void {
    const { move } = this.walk;
    if (move !== null) this.pointed.play(move);
  }

  /** Goes a whole path at once, as far as it is one. */
  along(path: Target[]): void {
    const walk = replay(this.#paths(), path);
    if (!walk) return;
    this.#last = path.at(-1) ?? null;
    this.#to(walk);
  }

  /** Goes the first path of a move. */
  alongMove(move: string): void {
    const path = pathOf(this.#paths(), move);
    if (path) this.along(path);
  }

  #to(walk: Walk): void {
    this.pointed.say(null);
    this.#asked.drop();
    this.walk = walk;
    if (!this.#ground) return;
    const { at, look } = this.#ground;
    // A finished path is shown as where a pointer rests on its end.
    const prefix = walk.move === null ? walk.prefix : walk.prefix.slice(0, -1);
    if (prefix.length === 0) {
      this.marks = look.marks;
      this.prompt = look.prompt ?? null;
      return;
    }
    this.prompt = null;
    this.engine
      .call('prompt', { ...at, prefix })
      .then(({ prompt }) => {
        if (this.walk === walk) this.prompt = prompt ?? null;
      })
      .catch((error: unknown) => this.pointed.fault(error));
    this.engine
      .call('marks', { ...at, prefix })
      .then((marks) => {
        if (this.walk === walk) this.marks = marks;
      })
      .catch((error: unknown) => this.pointed.fault(error));
  }

  #meaning(target: Target): Meaning {
    const { scene, turn } = this.#ground?.look ?? {};
    const isOwn = (cell: string) => scene?.things.some((at) => at.cell === cell && at.seat === turn) ?? false;
    return meaningOf(this.#paths(), this.walk, target, isOwn);
  }

  #paths(): PathNode[] {
    return this.#ground?.look.paths ?? [];
  }
}

function isSameWay(a: Target[], b: Target[]): boolean {
  return a.length === b.length && a.every((target, index) => same(target, b[index]!));
}
