// A match studied after its end: at a glance a few moves at a time, so that a page can show how far it is and give it up; then
// what seems to matter, as closely as a hint looks.

import { explained } from '../texts/faults';
import type { Analysis, Asked, Moment, Step, TableSeat } from '../engine/types';
import { courseOf, decides } from './course';
import { positionAt, type LineOfMoves } from './frames';

const SLICE = 4;
const MOST = 3;

/** Whose match it is. */
export interface Stakes {
  /** The seats whose mistakes are looked for; everybody's where there are none. */
  seats: readonly string[];
  winners: readonly string[];
  /** Everybody at the table, with the side that they play for. */
  table: readonly Pick<TableSeat, 'seat' | 'side'>[];
}

export interface Found {
  /** The choices that cost most, at most three, in the order of the match. */
  moments: Moment[];
  /** The throw that helped most. */
  luckiest: Moment | null;
}

export class Study {
  /** The move that decided the match; null where no single one did, undefined while it is not known. */
  decided = $state.raw<Moment | null | undefined>(undefined);
  found = $state.raw<Found | null>(null);
  /** How many moves were looked at; null while nobody looks. */
  done = $state<number | null>(null);
  failure = $state('');
  /** Each move with what its side's chances were, once all were looked at. */
  steps = $state.raw<Step[]>([]);
  readonly length: number;

  #analysis: Analysis = { steps: [], mistakes: [], throws: [], decisive: [] };
  #judged: Partial<Record<number, Promise<Moment>>> = {};
  #wanted = false;
  #giving: AbortController | null = null;

  constructor(
    private readonly engine: Asked,
    private readonly line: LineOfMoves,
    private readonly stakes: Stakes,
  ) {
    this.length = line.line.length;
  }

  /** Looks for the move that decided the match. */
  begin(): void {
    void this.#work();
  }

  /** Looks for mistakes and luck, too. */
  findMistakes(): void {
    this.#wanted = true;
    void this.#work();
  }

  stop(): void {
    this.#wanted = false;
    this.#giving?.abort(new Error('stopped'));
    this.#giving = null;
    this.done = null;
  }

  async #work(): Promise<void> {
    if (this.#giving) return;
    const giving = (this.#giving = new AbortController());
    const { signal } = giving;
    this.failure = '';
    try {
      await this.#glance(signal);
      if (this.decided === undefined)
        this.decided = (await this.#first(this.#analysis.decisive, signal, this.#decides())) ?? null;
      if (this.#wanted && this.found === null) this.found = await this.#find(signal);
    } catch (error) {
      if (!signal.aborted) this.failure = explained(error);
    } finally {
      if (this.#giving === giving) {
        this.#giving = null;
        this.done = null;
      }
    }
    // Somebody may have asked for more just when all else was done.
    if (this.#wanted && this.found === null && this.failure === '' && !signal.aborted) void this.#work();
  }

  async #glance(signal: AbortSignal): Promise<void> {
    const moves = this.line.line.map(({ move }) => move);
    for (let { length: done } = this.#analysis.steps; done < moves.length; done += SLICE) {
      this.done = done;
      signal.throwIfAborted();
      const call = {
        ...positionAt(this.line, done),
        moves: moves.slice(done, done + SLICE),
        known: this.#analysis.steps,
        seats: [...this.stakes.seats],
        winners: [...this.stakes.winners],
      };
      const analysis = await this.engine.call('analyse', call, signal);
      signal.throwIfAborted();
      this.#analysis = analysis;
    }
    this.done = moves.length;
    this.steps = this.#analysis.steps;
  }

  async #find(signal: AbortSignal): Promise<Found> {
    const looked: Moment[] = [];
    for (const number of this.#analysis.mistakes) looked.push(await this.#judge(number, signal));
    const cost = ({ before, after }: Moment) => before - after;
    const moments = looked
      .filter(({ telling }) => telling)
      .sort((a, b) => cost(b) - cost(a))
      .slice(0, MOST)
      .sort((a, b) => a.number - b.number);
    return { moments, luckiest: await this.#first(this.#analysis.throws, signal) };
  }

  /** What makes a moment the one that decided the match. */
  #decides(): (moment: Moment) => boolean {
    const { winners, table } = this.stakes;
    const course = courseOf(this.steps, table, winners[0] ?? '');
    return (moment) => decides(moment, winners.includes(moment.seat), course);
  }

  /** The first of these moves that a closer look confirms. */
  async #first(
    numbers: number[],
    signal: AbortSignal,
    matters: (moment: Moment) => boolean = () => true,
  ): Promise<Moment | null> {
    for (const number of numbers) {
      const moment = await this.#judge(number, signal);
      if (moment.telling && matters(moment)) return moment;
    }
    return null;
  }

  #judge(number: number, signal: AbortSignal): Promise<Moment> {
    signal.throwIfAborted();
    const { move } = this.line.line[number - 1]!;
    const known =
      this.#judged[number] ??
      this.engine.call('judge', { ...positionAt(this.line, number - 1), move, number }, signal);
    this.#judged[number] = known;
    known.catch(() => delete this.#judged[number]);
    return known;
  }
}
