// A table that stands in this page: the engine holds it, and every event is kept in this browser before anybody hears
// of it.

import { explained } from '../texts/faults';
import { Faulty, fault } from '../engine/faulty';
import type { Asked, Command, Event, TableView } from '../engine/types';
import { words } from '../texts/words';
import { createMatch, rematchOf } from './create';
import { HeldTable } from './held';
import { toReveal, toSeat } from './next';
import type { Progress, StoredMatch } from './store';
import { owns, seatsOf, type Follower, type Happening, type Table } from './table';

/** As much of the store as a table needs. */
export interface Keeper {
  append(id: string, events: Event[], progress: Progress): Promise<void>;
  read(id: string): Promise<StoredMatch | null>;
}

/** What somebody did could not be kept; the match stands as it was kept last. */
class Unkept extends Faulty {
  constructor(override readonly cause: unknown) {
    // Another tab has kept an event under the same number.
    const taken = cause instanceof DOMException && cause.name === 'ConstraintError';
    super(
      fault(
        'not-kept',
        taken ? { id: 'table-kept-elsewhere' } : { id: 'table-not-kept', with: { why: explained(cause) } },
      ),
    );
  }
}

export class LocalTable implements Table {
  readonly hosted = true;
  readonly drift = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #follower: Follower | null = null;

  private constructor(
    private readonly keeper: Keeper,
    private readonly match: StoredMatch,
    private readonly held: HeldTable,
  ) {}

  /** Sets the table, anew for a match that has no events yet, else from its log, and seats everybody as planned. */
  static async open(engine: Asked, keeper: Keeper, match: StoredMatch): Promise<LocalTable> {
    const table = new LocalTable(keeper, match, await setUp(engine, keeper, match));
    // Where that can't be kept now, it is tried again next time: the table itself refuses to go on.
    if (mustBeVoided(table.now.view)) await table.do({ kind: 'tick' }).catch(() => undefined);
    const commitments = await commit(engine, match.secrets.entropies);
    for (;;) {
      const { view } = table.now;
      const isOwn = (seat: string) => owns(table, view, seat);
      const next = toSeat(view, match.seats, commitments) ?? toReveal(view, isOwn, table.entropies());
      if (!next) return table;
      await table.do(next);
    }
  }

  get id(): string {
    return this.match.id;
  }

  get now(): Happening {
    return this.held.now;
  }

  /** Everybody at this table sits at this screen. */
  isHere(): boolean {
    return true;
  }

  entropies(): Record<string, string> {
    return this.match.secrets.entropies;
  }

  follow(follower: Follower): void {
    this.#follower = follower;
  }

  /** One command after the other. */
  do(command: Command): Promise<void> {
    const turn = this.#queue.then(() => this.#act(command));
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  record(): Promise<string> {
    return this.held.record();
  }

  rematch(): Promise<string> {
    return createMatch(rematchOf(this.match));
  }

  async close(): Promise<void> {
    await this.#queue;
    await this.held.close();
  }

  async #act(command: Command): Promise<void> {
    const now = Date.now();
    const events = await this.held.do(command, now);
    try {
      if (events.length > 0) await this.keeper.append(this.id, events, progressOf(this.now.view, now));
    } catch (error) {
      await this.#recall();
      this.#follower?.happened(this.now);
      throw new Unkept(error);
    }
    this.#follower?.happened(this.now);
  }

  /** Goes back to what is kept, which may be more than this page has seen. */
  async #recall(): Promise<void> {
    const kept = await this.keeper.read(this.id);
    if (!kept) throw new Error(words('table-no-match'));
    await this.held.reopen(kept.events, kept.secrets.seed);
  }
}

async function setUp(engine: Asked, keeper: Keeper, match: StoredMatch): Promise<HeldTable> {
  const { id, game, options, start, clock, rollOff, events, secrets } = match;
  if (events.length > 0) return HeldTable.open(engine, events, secrets.seed);
  const now = Date.now();
  const [held, created] = await HeldTable.putUp(engine, {
    match: id,
    game,
    options,
    ...(start !== undefined && { start }),
    ...(clock && { clock }),
    rollOff,
    seed: secrets.seed,
    now,
  });
  await keeper.append(id, created, progressOf(held.now.view, now));
  return held;
}

/** What each seat's person promises to add to the dice. */
async function commit(engine: Asked, entropies: Record<string, string>): Promise<Record<string, string>> {
  const commitments: Record<string, string> = {};
  for (const [seat, entropy] of Object.entries(entropies)) {
    commitments[seat] = (await engine.call('commit', { entropy })).commitment;
  }
  return commitments;
}

function progressOf(view: TableView, now: number): Progress {
  return {
    moves: view.line.length,
    played: view.line.some(({ who }) => isPersons(view, who)),
    position: view.position,
    acting: view.acting,
    over: view.result,
    updated: now,
    ...(hasBegun(view) && { seats: seatsOf(view) }),
  };
}

function isPersons({ seats }: TableView, who: string): boolean {
  return seats.some(({ seat, sitter }) => seat === who && sitter.kind === 'person');
}

/** Whether the rules have changed since the match began, and its log does not say yet that it is over. */
function mustBeVoided({ retired, fairness }: TableView): boolean {
  return retired !== undefined && fairness.seed === null;
}

function hasBegun({ phase, seats }: TableView): boolean {
  return phase === 'playing' || (phase === 'over' && seats.every(({ sitter }) => sitter.kind !== 'open'));
}
