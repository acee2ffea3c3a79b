// A table as the engine holds it: what both kinds of tables have in common.

import type { Asked, Calls, Command, Event, Standing } from '../engine/types';
import { standingFrame, type Frame } from './frames';
import type { Happening } from './table';

export class HeldTable {
  #stands: Standing;
  #frame: Frame;

  private constructor(
    private readonly engine: Asked,
    standing: Standing,
  ) {
    this.#stands = standing;
    this.#frame = standingFrame(standing, null);
  }

  static async putUp(engine: Asked, setup: Calls['table-new']['in']): Promise<[HeldTable, Event[]]> {
    const standing = await engine.call('table-new', setup);
    return [new HeldTable(engine, standing), standing.events];
  }

  static async open(engine: Asked, events: Event[], seed?: string): Promise<HeldTable> {
    return new HeldTable(
      engine,
      await engine.call('table-open', { events, ...(seed !== undefined && { seed }) }),
    );
  }

  get now(): Happening {
    return { view: this.#stands.view, frame: this.#frame };
  }

  /** Rejects with the engine's refusal; then nothing has changed. */
  async do(command: Command, now: number): Promise<Event[]> {
    return this.#take(await this.engine.call('table-do', { table: this.#stands.table, command, now }));
  }

  /** How the table would stand after a command. */
  async try(command: Command, now: number): Promise<Happening> {
    const standing = await this.engine.call('table-try', { table: this.#stands.table, command, now });
    return { view: standing.view, frame: standingFrame(standing, this.#frame) };
  }

  /** Goes on with what happened elsewhere; rejects where the rules do not lead from one event to the next. */
  async hear(events: Event[]): Promise<void> {
    this.#take(await this.engine.call('table-hear', { table: this.#stands.table, events }));
  }

  /** Begins again from another log, under the same number. */
  async reopen(events: Event[], seed?: string): Promise<void> {
    const { table } = this.#stands;
    this.#take(await this.engine.call('table-open', { table, events, ...(seed !== undefined && { seed }) }));
  }

  async record(): Promise<string> {
    return (await this.engine.call('table-record', { table: this.#stands.table })).record;
  }

  async close(): Promise<void> {
    await this.engine.call('table-close', { table: this.#stands.table });
  }

  #take(standing: Standing): Event[] {
    this.#frame = standingFrame(standing, this.#frame);
    this.#stands = standing;
    return standing.events;
  }
}
