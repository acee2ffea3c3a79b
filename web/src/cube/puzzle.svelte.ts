// A puzzle being solved: what lies in the box, what is held, and what the engine thinks of it. No DOM.

import { engine } from '../engine/started';
import type { CubeDaily, CubeHintKind, CubeLook, CubeTurn } from '../engine/types';
import { load, save, streak, today } from './days';
import { meant, turnedBy, type Spin } from './view';

export type Kind = 'daily' | 'free';
export type Light = 'yes' | 'no' | 'unknown' | 'asking';

export class Puzzle {
  kind = $state<Kind>('daily');
  date = $state(today());
  /** The puzzle of the day; none for an empty box. */
  daily = $state.raw<CubeDaily | null>(null);
  /** What the person has placed, in that order. */
  own = $state.raw<string[]>([]);
  look = $state.raw<CubeLook | null>(null);
  light = $state<Light>('asking');
  hint = $state.raw<{ kind: CubeHintKind; piece: string | null } | null>(null);
  hints = $state(0);
  held = $state<string | null>(null);
  days = $state(0);
  #turns = $state<Record<string, number>>({});
  /** Whether its day was over when it was begun: who solves past midnight was there in time. */
  late = $state(false);
  #asked = 0;
  /** Counts the puzzles, so that an answer about one that was left does not change the next. */
  #count = 0;

  readonly turns = $derived(this.look?.shapes.find(({ shape }) => shape === this.held)?.turns ?? []);
  readonly turnIndex = $derived((this.held && this.#turns[this.held]) || 0);
  readonly turn = $derived<CubeTurn | null>(this.turns[this.turnIndex] ?? null);

  // Answers that come after the page was left are still kept, and ask for these two: values that are derived have ended with the page.
  get given(): string[] {
    return this.daily?.pieces ?? [];
  }

  get solved(): boolean {
    return this.look?.complete ?? false;
  }

  /** Begins the puzzle of a day, today's if nothing is said, or with an empty box. */
  async begin(kind: Kind, date = today()): Promise<void> {
    const count = ++this.#count;
    this.kind = kind;
    this.held = null;
    this.hints = 0;
    this.date = date;
    this.late = date < today();
    const kept = load();
    this.days = streak(kept.solved, today());
    if (kind === 'free') {
      this.daily = null;
      return this.#set([]);
    }
    const daily = await engine().call('cube-daily', { date: this.date });
    if (count !== this.#count) return;
    this.daily = daily;
    const under = kept[this.late ? 'lateGoing' : 'going'];
    const going = under?.date === this.date ? under : null;
    this.hints = going?.hints ?? 0;
    // What a browser kept may be of another release; then the puzzle begins anew.
    await this.#set(going?.pieces ?? []).catch(() => this.#set([]));
  }

  isGiven(text: string): boolean {
    return this.given.includes(text);
  }

  pick(shape: string): void {
    this.held = this.held === shape ? null : shape;
    this.hint = null;
    if (!this.held || this.turn?.places.length) return;
    // A piece comes to hand in a way in which it fits somewhere.
    const fitting = this.turns.findIndex(({ places }) => places.length > 0);
    if (fitting >= 0) this.#turns[this.held] = fitting;
  }

  rotate(spin: Spin, quarters = 1): void {
    if (this.held) this.#turns[this.held] = turnedBy(this.turns, this.turnIndex, spin, quarters);
  }

  /** Where the held piece would lie for one who points at this cell. */
  aim(cell: string): CubeTurn['places'][number] | null {
    return this.turn ? meant(this.turn, cell) : null;
  }

  async place(text: string): Promise<void> {
    await this.#set([...this.own, text]);
    const left = this.look?.shapes.find(({ shape }) => shape === this.held)?.left ?? 0;
    if (left === 0) this.held = null;
  }

  takeBack(text = this.own.at(-1)): Promise<void> {
    return this.#set(this.own.filter((piece) => piece !== text));
  }

  again(): Promise<void> {
    this.held = null;
    return this.#set([]);
  }

  async ask(): Promise<void> {
    const pieces = [...this.given, ...this.own];
    const [count, asked] = [this.#count, this.#asked];
    const answer = await engine().call('cube-hint', { pieces });
    // Meanwhile the person may have gone on.
    if (count !== this.#count || asked !== this.#asked) return;
    this.hints += 1;
    this.hint = { kind: answer.hint, piece: answer.piece ?? null };
    this.held = null;
    this.#keep();
  }

  async #set(own: string[]): Promise<void> {
    const count = this.#count;
    const pieces = [...this.given, ...own];
    const look = await engine().call('cube-look', { pieces });
    if (count !== this.#count) return;
    [this.own, this.look, this.hint, this.light] = [own, look, null, 'asking'];
    this.#keep();
    const asked = ++this.#asked;
    const { solvable } = await engine().call('cube-check', { pieces });
    if (asked === this.#asked) this.light = solvable;
  }

  #keep(): void {
    if (this.kind !== 'daily') return;
    const kept = load();
    kept[this.late ? 'lateGoing' : 'going'] = { date: this.date, pieces: this.own, hints: this.hints };
    // Who solves a puzzle of the archive has not been there on its day.
    const days = this.late ? (kept.late ??= {}) : kept.solved;
    if (this.solved && !(this.date in kept.solved)) days[this.date] ??= this.hints;
    save(kept);
    this.days = streak(kept.solved, today());
  }
}
