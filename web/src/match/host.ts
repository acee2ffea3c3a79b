// The host of a match at one screen: it holds the table in the engine and keeps every event before anybody hears
// of it. The table decides everything; this only carries commands to it, one after the other.

import type { Calls, Command, Event, TableView } from '../engine/types';
import type { Progress, SeatPlan, StoredMatch } from './store';

/** As much of the engine as a match needs. */
export interface Engine {
  call<K extends keyof Calls>(name: K, args: Calls[K]['in'], signal?: AbortSignal): Promise<Calls[K]['out']>;
}

/** As much of the store as a match needs. */
export interface Keeper {
  append(id: string, events: Event[], progress: Progress): Promise<void>;
}

export class TableHost {
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly engine: Engine,
    private readonly keeper: Keeper,
    private readonly match: StoredMatch,
    private readonly table: number,
    public view: TableView,
  ) {}

  /** Sets the table: anew for a match that has no events yet, else from its log. */
  static async open(engine: Engine, keeper: Keeper, match: StoredMatch): Promise<TableHost> {
    const { seed } = match.secrets;
    if (match.events.length > 0) {
      const { table, view } = await engine.call('table-open', { events: match.events, seed });
      const host = new TableHost(engine, keeper, match, table, view);
      // Where that can't be kept now, it is tried again next time: the table itself refuses to go on.
      if (mustBeVoided(view)) await host.do({ kind: 'tick' }).catch(() => undefined);
      return host;
    }
    const now = Date.now();
    const { id, game, options, start, clock, rollOff } = match;
    const begun = await engine.call('table-new', {
      match: id,
      game,
      options,
      ...(start !== undefined && { start }),
      ...(clock && { clock }),
      rollOff,
      seed,
      now,
    });
    await keeper.append(id, begun.events, progressOf(begun.view, now));
    return new TableHost(engine, keeper, match, begun.table, begun.view);
  }

  /** Rejects with the engine's refusal; then nothing has changed. */
  async do(command: Command): Promise<TableView> {
    const turn = this.#queue.then(() => this.#act(command));
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async record(): Promise<string> {
    return (await this.engine.call('table-record', { table: this.table })).record;
  }

  async close(): Promise<void> {
    await this.#queue;
    await this.engine.call('table-close', { table: this.table });
  }

  async #act(command: Command): Promise<TableView> {
    const now = Date.now();
    const { events, view } = await this.engine.call('table-do', { table: this.table, command, now });
    if (events.length > 0) await this.keeper.append(this.match.id, events, progressOf(view, now));
    this.view = view;
    return view;
  }
}

function progressOf(view: TableView, now: number): Progress {
  return {
    moves: view.line.length,
    position: view.position,
    acting: view.acting,
    over: view.result,
    updated: now,
    ...(hasBegun(view) && { seats: seatsOf(view) }),
  };
}

/** Whether the rules have changed since the match began, and its log does not say yet that it is over. */
function mustBeVoided({ retired, fairness }: TableView): boolean {
  return retired !== undefined && fairness.seed === null;
}

function hasBegun({ phase, seats }: TableView): boolean {
  return phase === 'playing' || (phase === 'over' && seats.every(({ sitter }) => sitter.kind !== 'open'));
}

function seatsOf(view: TableView): SeatPlan[] {
  return view.seats.flatMap(({ seat, sitter }) => {
    if (sitter.kind === 'open') return [];
    const who: SeatPlan['who'] =
      sitter.kind === 'person'
        ? { kind: 'person', name: sitter.name }
        : { kind: 'computer', level: sitter.level };
    return [{ seat, who }];
  });
}
