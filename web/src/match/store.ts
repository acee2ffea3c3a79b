// Matches kept in this browser: for each its plan, the dealer's secret and the log of its events. A match is its
// events, so a reload in the middle goes on exactly where it stood.

import type { ClockSpec, Event, Options, TableResult } from '../engine/types';

/** Who is to sit on a chair. */
export interface SeatPlan {
  seat: string;
  who: { kind: 'person'; name: string } | { kind: 'computer'; level: number };
}

/** All that must be said to begin a match. */
export interface NewMatch {
  game: string;
  options: Options;
  seats: SeatPlan[];
  clock?: ClockSpec;
  /** A position to begin from instead of the game's own start. */
  start?: string;
  rollOff: boolean;
  /** The step of a lesson that the match is, where it is one. */
  lesson?: { id: string; step: number; last: boolean };
}

/** A match as a list shows it. */
export interface MatchSummary extends NewMatch {
  id: string;
  /** Milliseconds since 1970. */
  created: number;
  updated: number;
  /** How many moves its line has. */
  moves: number;
  /** Whether a person has made a move; matches kept before this was noted do not say. */
  played?: boolean;
  /** The position it stands at, once it has begun. */
  position: string | null;
  /** Whose turn it is. */
  acting: string | null;
  over: TableResult | null;
}

/** What only the table itself needs. */
export interface Secrets {
  /** The dealer's seed, 64 hex digits. */
  seed: string;
  /** What each person adds to the dice, by seat, 64 hex digits each. */
  entropies: Record<string, string>;
}

export interface StoredMatch extends MatchSummary {
  secrets: Secrets;
  events: Event[];
}

/** What of a summary changes while a match goes on. */
export type Progress = Pick<MatchSummary, 'moves' | 'played' | 'position' | 'acting' | 'over' | 'updated'> &
  // Who sits where may be settled by a roll-off.
  Partial<Pick<MatchSummary, 'seats'>>;

const NAME = 'messdeck';
const VERSION = 1;

type MatchRow = MatchSummary & { secrets: Secrets };
type EventRow = { match: string; v: number; event: Event };

/** All matches, the one touched last first. */
export async function listMatches(): Promise<MatchSummary[]> {
  const rows = await inStores('readonly', async ({ matches }) => request<MatchRow[]>(matches.getAll()));
  return rows.map(({ secrets: _, ...summary }) => summary).sort((a, b) => b.updated - a.updated);
}

/** One match with its log, or null where there is none of that name. */
export async function getMatch(id: string): Promise<StoredMatch | null> {
  return inStores('readonly', async ({ matches, events }) => {
    const row = await request<MatchRow | undefined>(matches.get(id));
    if (!row) return null;
    const log = await request<EventRow[]>(events.getAll(wholeLog(id)));
    return { ...row, events: log.map((entry) => entry.event) };
  });
}

/** The event with which a match began; null where its table was never set. */
export async function firstEvent(id: string): Promise<Event | null> {
  const row = await inStores('readonly', async ({ events }) =>
    request<EventRow | undefined>(events.get([id, 1])),
  );
  return row?.event ?? null;
}

export async function putMatch(match: MatchRow): Promise<void> {
  await inStores('readwrite', async ({ matches }) => request(matches.add(match)));
}

/**
 * Adds events to a log and notes how the match stands, both or neither. An event whose number is taken is refused:
 * two tabs on one match can't overwrite each other's moves.
 */
export async function appendEvents(id: string, added: Event[], progress: Progress): Promise<void> {
  await inStores('readwrite', async ({ matches, events }) => {
    const row = await request<MatchRow | undefined>(matches.get(id));
    if (!row) throw new Error(`There is no match ${id}.`);
    for (const event of added) await request(events.add({ match: id, v: event.v, event }));
    await request(matches.put({ ...row, ...progress }));
  });
}

/** What a table needs of the store. */
export const keeper = { append: appendEvents, read: getMatch };

export async function deleteMatch(id: string): Promise<void> {
  await inStores('readwrite', async ({ matches, events }) => {
    await request(events.delete(wholeLog(id)));
    await request(matches.delete(id));
  });
}

interface Stores {
  matches: IDBObjectStore;
  events: IDBObjectStore;
}

/** Runs work in one transaction and waits until it is on disk. */
async function inStores<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T> {
  const database = await open();
  const transaction = database.transaction(['matches', 'events'], mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new Error('The browser could not keep the match.'));
  });
  // Whoever awaits the work hears of a failure there; the transaction's own end must not be a second, unheard one.
  done.catch(() => undefined);
  try {
    const result = await work({
      matches: transaction.objectStore('matches'),
      events: transaction.objectStore('events'),
    });
    await done;
    return result;
  } catch (error) {
    if (transaction.error === null) tryAbort(transaction);
    throw error;
  }
}

function tryAbort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = (event) => upgrade(opening.result, event.oldVersion);
    opening.onsuccess = () => {
      const database = opening.result;
      // Another tab with a newer page wants to change the schema: let go, and open again when needed.
      database.onversionchange = () => {
        database.close();
        opened = null;
      };
      resolve(database);
    };
    opening.onerror = () => {
      opened = null;
      reject(opening.error ?? new Error('The browser keeps no matches here.'));
    };
  });
  return opened;
}

/** Each version adds its step, so that a browser that was away for long goes through all of them. */
function upgrade(database: IDBDatabase, from: number): void {
  if (from < 1) {
    database.createObjectStore('matches', { keyPath: 'id' });
    database.createObjectStore('events', { keyPath: ['match', 'v'] });
  }
}

function wholeLog(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

function request<T>(from: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    from.onsuccess = () => resolve(from.result as T);
    from.onerror = () => reject(from.error ?? new Error('The browser could not keep the match.'));
  });
}
