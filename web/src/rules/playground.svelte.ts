// A board on which anybody can really move, for all seats: legal moves happen and are told, and what is not possible is answered by the
// engine's own reason. Nothing of it is kept.

import type { BoardActions, BoardState } from '../boards/contract';
import { Latest } from '../engine/latest';
import type { Asked, At, Frame, Reason, Target } from '../engine/types';
import { Beat } from '../match/beat';
import { randomSeed } from '../match/entropy';
import type { Manners, Notice } from '../match/manners';
import { Pointer } from '../match/pointer.svelte';
import { told } from '../match/tales.svelte';
import { said } from '../texts/words';

const ROLL_TIME = 600;
const REST_TIME = 350;

/** What is said to something that was tried. */
export interface Refusal {
  text: string;
  rule: string | null;
  squares: string[];
}

export class Playground implements BoardActions {
  frame = $state.raw<Frame | null>(null);
  /** What the last move was and brought. */
  tale = $state('');
  refusal = $state.raw<Refusal | null>(null);
  /** The throw in the air. */
  rolling = $state.raw<{ seat: string; faces: number[]; time: number } | null>(null);
  /** Something went wrong that nobody can do anything about. */
  failed = $state(false);
  readonly pointer: Pointer;

  #moment = $state(-1);
  #beat = new Beat();
  #going = new Latest();

  constructor(
    private readonly engine: Asked,
    private readonly start: At,
    private readonly manners: Manners,
  ) {
    this.pointer = new Pointer(engine, {
      // What is tried out can be begun anew: nobody has to say anything twice.
      confirms: () => false,
      play: (move) => void this.#go([move]),
      say: (notice) => this.#hear(notice),
      fault: () => (this.failed = true),
    });
  }

  /** What waits to be thrown. */
  readonly throws = $derived(this.rolling ? null : (this.frame?.look.scene.throw ?? null));
  readonly moved: boolean = $derived(this.#moment > 0);

  readonly board: BoardState | null = $derived.by(() => {
    if (!this.frame) return null;
    const { look, decided } = this.frame;
    const { walk, begun, marks, hover, resting } = this.pointer;
    return {
      game: this.start.game,
      options: this.start.options ?? {},
      scene: look.scene,
      marks,
      paths: look.paths,
      prefix: begun?.prefix ?? walk.prefix,
      next: begun?.next ?? walk.next,
      hover: begun?.last ?? hover,
      pending: null,
      viewpoint: look.turn === 'chance' ? null : look.turn,
      rest: resting,
      last: decided?.path ?? [],
      flights: decided?.flights ?? [],
      moment: this.#moment,
      glow: this.refusal?.squares ?? [],
      rotation: 0,
    };
  });

  /** Everything as it stood. */
  async reset(): Promise<void> {
    this.#beat.skip();
    this.#moment = -1;
    this.tale = '';
    const latest = this.#going.begin();
    try {
      const frame = await this.engine.call('frame', this.start);
      if (latest()) this.#show(frame);
    } catch {
      this.failed = true;
    }
  }

  async throw(): Promise<void> {
    const { look } = this.frame ?? {};
    if (!this.throws || !look) return;
    const weights = look.weights ?? look.legal.map(() => 1);
    let left = randomSeed() % weights.reduce((sum, weight) => sum + weight, 0);
    const outcome = look.legal.find((_, index) => (left -= weights[index]!) < 0);
    if (outcome !== undefined) await this.#go([outcome]);
  }

  close(): void {
    this.#going.drop();
    this.#beat.skip();
  }

  pick(target: Target): void {
    if (this.rolling || this.throws) return;
    this.pointer.pick(target);
  }

  ask(target: Target): void {
    this.pointer.ask(target);
  }

  rest(target: Target | null): void {
    this.pointer.resting = target;
  }

  back(): void {
    if (this.refusal) this.refusal = null;
    else this.pointer.back();
  }

  async #go(moves: string[]): Promise<void> {
    const { look } = this.frame!;
    const latest = this.#going.begin();
    try {
      const at = { game: this.start.game, options: this.start.options, position: look.position, moves };
      const frame = await this.engine.call('frame', at);
      if (!latest()) return;
      const { made, decided } = frame;
      if (made?.faces && made.seat !== null) {
        const time = this.manners.duration(ROLL_TIME);
        this.manners.sound('roll');
        this.rolling = { seat: made.seat, faces: made.faces, time };
        await this.#beat.wait(time);
        this.rolling = { seat: made.seat, faces: made.faces, time: 0 };
        await this.#beat.wait(this.manners.reading(REST_TIME));
        if (!latest()) return;
      } else this.manners.sound(decided?.captures ? 'capture' : decided?.flights.length ? 'slide' : 'place');
      this.#moment = Math.abs(this.#moment) + 1;
      this.tale = made ? told(made.tale) : '';
      this.#show(frame);
    } catch {
      this.failed = true;
    }
  }

  #show(frame: Frame): void {
    this.rolling = null;
    this.refusal = null;
    this.frame = frame;
    const { look } = frame;
    const at = { game: this.start.game, options: this.start.options, position: look.position };
    this.pointer.stand({ at, look }, look.turn !== null && look.turn !== 'chance');
  }

  #hear(notice: Notice | Reason | null): void {
    if (notice === null) this.refusal = null;
    else {
      const { rule, squares } = notice;
      this.refusal = { text: 'say' in notice ? said(notice.say) : notice.message, rule, squares };
    }
  }
}
