// The log of a match on a server, folded by the engine in this page. The server decides; the engine here checks every
// event against the rules on its way, and can say beforehand what an act would do.

import { EngineError } from '../engine/client';
import type { Command, Event, TableView } from '../engine/types';
import type { Engine } from '../match/host';

/** Refusals that the server would answer in the same words; all others may be due to what only it knows. */
const CERTAIN = new Set(['illegal-move', 'malformed-move']);

export class LogHost {
  #log: Event[] = [];
  #table: number | null = null;

  constructor(private readonly engine: Engine) {}

  /** Adds to the log, or begins it anew. Rejects where the rules do not lead from one event to the next. */
  async hear(events: Event[], anew: boolean): Promise<TableView> {
    const log = anew ? events : [...this.#log, ...events];
    const known = this.#table === null ? {} : { table: this.#table };
    const { table, view } = await this.engine.call('table-open', { events: log, ...known });
    this.#log = log;
    this.#table = table;
    return view;
  }

  /** The state after an act, as far as it can be known here: not where dice fall, and not the end of a match. */
  async guess(command: Command, now: number): Promise<TableView | null> {
    if (this.#table === null) return null;
    try {
      return (await this.engine.call('table-do', { table: this.#table, command, now })).view;
    } catch (error) {
      if (error instanceof EngineError && !CERTAIN.has(error.fault.code)) return null;
      throw error;
    }
  }

  /** What the server has said, without any guess. */
  confirmed(): Promise<TableView> {
    return this.hear([], false);
  }

  async record(): Promise<string> {
    if (this.#table === null) return '';
    return (await this.engine.call('table-record', { table: this.#table })).record;
  }

  async close(): Promise<void> {
    if (this.#table !== null) await this.engine.call('table-close', { table: this.#table });
  }
}

/** Events after which the board looks different. */
const SEEN = new Set(['started', 'rolled-off', 'rolled', 'moved', 'undone']);
/** More than a few moves at once are not shown one by one: somebody comes back and wants to see how it stands. */
const ONE_BY_ONE = 6;

export function isSeen({ kind }: Event): boolean {
  return SEEN.has(kind);
}

/** Seats that somebody got up from and nobody has taken since. */
export function emptied(events: Event[]): string[] {
  const last = new Map<string, string>();
  for (const event of events) {
    if (event.kind === 'sat' || event.kind === 'left') last.set(event.seat, event.kind);
  }
  return [...last].filter(([, kind]) => kind === 'left').map(([seat]) => seat);
}

/** Parts events so that each part changes the board at most once. */
export function inSteps(events: Event[]): Event[][] {
  if (events.filter(isSeen).length > ONE_BY_ONE) return [events];
  const steps: Event[][] = [];
  for (const event of events) {
    const last = steps.at(-1);
    if (last && !(isSeen(event) && last.some(isSeen))) last.push(event);
    else steps.push([event]);
  }
  return steps;
}
