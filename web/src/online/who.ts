// Who this browser is to the server, and what it keeps of each match there: the bytes it adds to the dice, invitations
// it may pass on, and the token of a seat that came from another device.

import { randomHex } from '../match/entropy';
import type { Act, Guest } from './wire';

export interface Kept {
  /** Whether the match was put up here. */
  host?: boolean;
  /** The secrets of seats that others are invited to, by seat. */
  invites: Record<string, string>;
  /** What this browser adds to the dice, by seat. */
  entropies: Record<string, string>;
  /** The same for a seat that is being asked for, until the server says which. */
  pending?: string;
  /** The number of the newest line of chat that was seen here. */
  read?: number;
  /** Who sat down there in this browser, or on the device that a seat was moved here from. */
  as?: { person: string; token: string };
}

const GUEST = 'messdeck.online.guest';
const MATCH = 'messdeck.online.match.';
const OUTBOX = 'messdeck.online.outbox.';

export function guest(): Guest | null {
  return read<Guest>(GUEST);
}

export function keepGuest(guest: Guest): void {
  write(GUEST, guest);
}

export function forgetGuest(): void {
  localStorage.removeItem(GUEST);
}

/** The person and the token to use at a match. */
export function identity(match: string): { person: string; token: string } | null {
  return kept(match).as ?? guest();
}

/** The server no longer knows whoever sat there. */
export function forgetIdentity(match: string): void {
  const { as, ...rest } = kept(match);
  write(MATCH + match, rest);
  if (!as || as.token === guest()?.token) forgetGuest();
}

export function kept(match: string): Kept {
  return { invites: {}, entropies: {}, ...read<Partial<Kept>>(MATCH + match) };
}

export function keep(match: string, change: Partial<Kept>): void {
  write(MATCH + match, { ...kept(match), ...change });
}

/** 32 bytes for a seat that is asked for now; the same again where an answer was lost. */
export function pendingEntropy(match: string): string {
  const entropy = kept(match).pending ?? randomHex(32);
  keep(match, { pending: entropy });
  return entropy;
}

/** The seat has been taken by this browser's guest: what was committed to belongs to it. */
export function seated(match: string, seat: string): void {
  const { pending, ...rest } = kept(match);
  const me = guest();
  write(MATCH + match, {
    ...rest,
    ...(me && { as: { person: me.person, token: me.token } }),
    ...(pending !== undefined && { entropies: { [seat]: pending, ...rest.entropies } }),
  });
}

/** Nobody sits there any more: what was committed to for the seat serves no more. */
export function gotUp(match: string, seat: string): void {
  const { [seat]: old, ...entropies } = kept(match).entropies;
  if (old !== undefined) keep(match, { entropies });
}

/**
 * The acts at a match that the server has not answered. They outlive a page that is loaded anew, not the tab: nobody
 * expects a move of yesterday to be made by opening the match.
 */
export function outbox(match: string): { read(): Act[]; write(acts: Act[]): void } {
  return {
    read: () => read<Act[]>(OUTBOX + match, sessionStorage) ?? [],
    write(acts) {
      if (acts.length === 0) sessionStorage.removeItem(OUTBOX + match);
      else write(OUTBOX + match, acts, sessionStorage);
    },
  };
}

/** Everything of this kind that the browser keeps. */
export function forgetAll(): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  for (const key of keys) if (key === GUEST || key.startsWith(MATCH)) localStorage.removeItem(key);
}

function read<T>(key: string, from: Storage = localStorage): T | null {
  try {
    return JSON.parse(from.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown, to: Storage = localStorage): void {
  to.setItem(key, JSON.stringify(value));
}
