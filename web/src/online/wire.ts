// The messages of the server: shapes only, in the words of docs/server.md and docs/openapi.json.

import type { ClockSpec, Command, Event, Fault, Options, TableView } from '../engine/types';

/** A line of chat; `person` is empty where its writer was forgotten. */
export interface Line {
  n: number;
  person: string;
  at: number;
  text: string;
}

export type ToServer =
  | { kind: 'hello'; match: string; since: number; token?: string }
  | { kind: 'act'; id: string; v: number; command: Command }
  | { kind: 'chat'; text: string }
  | { kind: 'ping'; t: number };

export type FromServer =
  | { kind: 'welcome'; v: number; you: string | null; now: number; events: Event[] }
  | { kind: 'events'; events: Event[] }
  | { kind: 'ack'; id: string; v: number; again: boolean }
  | { kind: 'refused'; id: string; error: Fault; events?: Event[] }
  | { kind: 'presence'; people: string[]; watching: number }
  | { kind: 'chat'; line: Line }
  | { kind: 'pong'; t: number; now: number }
  | { kind: 'error'; error: Fault };

export interface Guest {
  person: string;
  name: string;
  token: string;
}

/** Whom a seat is for in a match that is to be created. */
export type SeatFor =
  | { kind: 'open' }
  | { kind: 'invite' }
  | { kind: 'computer'; level: number }
  | { kind: 'me'; commitment: string };

export interface NewOnline {
  game: string;
  options: Options;
  seats: Record<string, SeatFor>;
  clock?: ClockSpec;
  rollOff: boolean;
  public: boolean;
}

export interface Created {
  match: string;
  /** The secret of each seat that needs an invitation. */
  invites: Record<string, string>;
}

export interface Joined {
  seat: string;
  v: number;
}

/** A match as the server shows it to a page that does not follow it yet. */
export interface Shown {
  public: boolean;
  yours: string[];
  holds: Record<string, 'open' | 'invite' | 'you' | 'reserved'>;
  now: number;
  view: TableView;
}

export interface SeatLine {
  seat: string;
  kind: 'open' | 'invite' | 'reserved' | 'person' | 'computer';
  name?: string;
  level?: number;
}

/** A match in a list. */
export interface Listed {
  match: string;
  game: string;
  public: boolean;
  created: number;
  updated: number;
  v: number;
  yourTurn: boolean;
  options: Options;
  /** The set-up whose options these are. */
  preset?: { id: string; title: string };
  /** Why the match does not go on, where its rules have changed. */
  retired?: string;
  clock: ClockSpec | null;
  phase: TableView['phase'];
  seats: SeatLine[];
  acting: string | null;
  position: string;
}

export interface MovedSeat {
  match: string;
  seat: string;
  person: string;
  token: string;
}
