// The page's side of the engine: typed calls, answered by workers.
//
// Two workers share one compiled engine. Rules and tables have one, thinking has the other, so that "why
// not" is answered at once while the computer ponders. To give up thinking, abort the signal: the worker
// is ended and another takes its place.

import { EngineError, Lane, type Port } from './lane';
import { site } from './site';
import type { Calls, Event, Permits, TableCall } from './types';
import { unlike } from './unlike';
import type { Equipment, Question } from './worker';

export { EngineError } from './lane';

/** The calls that take long. */
const THINKING: ReadonlySet<keyof Calls> = new Set<keyof Calls>([
  'think',
  'hint',
  'analyse',
  'judge',
  'cube-check',
  'cube-hint',
]);

export interface EngineParts {
  equipment: Promise<Equipment>;
  spawn: () => Port;
}

export class Engine {
  readonly #rules: Lane;
  readonly #thinking: Lane;
  readonly #tables = new Map<number, { events: Event[]; seed?: string }>();

  /** In a page nothing need be said; tests bring their own parts. */
  constructor({ equipment, spawn }: EngineParts = { equipment: load(), spawn: worker }) {
    // Whoever asks first hears of it; without this, nobody asking would look like an error nobody caught.
    equipment.catch(() => {});
    this.#rules = new Lane(equipment, spawn, () => this.#reopen());
    this.#thinking = new Lane(equipment, spawn);
  }

  /** Rejects with an `EngineError` that carries the fault, or with the signal's reason. */
  async call<K extends keyof Calls>(
    name: K,
    args: Calls[K]['in'],
    signal?: AbortSignal,
  ): Promise<Calls[K]['out']> {
    const lane = THINKING.has(name) ? this.#thinking : this.#rules;
    try {
      const out = (await lane.ask({ call: name, ...args }, signal)) as Calls[K]['out'];
      this.#keep(name, args, out);
      return out;
    } catch (error) {
      if (error instanceof EngineError && error.fault.code === 'reload') unlike();
      throw error;
    }
  }

  close(): void {
    this.#rules.close();
    this.#thinking.close();
  }

  /** Keeps the logs of open tables, the only thing that a worker holds which can't be asked for again. */
  #keep<K extends keyof Calls>(name: K, args: Calls[K]['in'], out: Calls[K]['out']): void {
    const done = { name, args, out } as Kept;
    switch (done.name) {
      case 'table-new':
        this.#tables.set(done.out.table, { events: [...done.out.events], seed: done.args.seed });
        break;
      case 'table-open':
        this.#tables.set(done.out.table, { events: [...done.args.events], seed: done.args.seed });
        break;
      case 'table-do':
        this.#tables.get(done.args.table)?.events.push(...done.out.events);
        break;
      case 'table-hear':
        this.#tables.get(done.args.table)?.events.push(...done.args.events);
        break;
      case 'table-close':
        this.#tables.delete(done.args.table);
        break;
    }
  }

  #reopen(): Omit<Question, 'id'>[] {
    return [...this.#tables].map(([table, log]) => ({ call: 'table-open', table, ...log }));
  }
}

type KeptCall = Exclude<TableCall, 'table-try'> | 'table-close';

/** A call that was answered, so that its name tells the types of the rest. */
type Kept = {
  [K in KeptCall]: {
    name: K;
    args: Calls[K]['in'];
    out: Calls[K]['out'];
  };
}[KeptCall];

function worker(): Port {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as unknown as Port;
}

async function load(): Promise<Equipment> {
  const [module, permits] = await Promise.all([compile(), permitted()]);
  return { module, permits };
}

async function compile(): Promise<WebAssembly.Module> {
  const answer = await fetch(new URL('./engine.wasm', import.meta.url));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  // A static host may not know the type of the file, and then refuses to stream it.
  const streams = answer.headers.get('content-type')?.startsWith('application/wasm');
  return streams ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

/** What the host of this site may offer. Whoever builds or tests it on their own machine publishes nothing. */
async function permitted(): Promise<Permits> {
  if (import.meta.env.DEV || import.meta.env.MODE === 'e2e') return 'all';
  return (await site())?.permits ?? [];
}
