// The server's interface over HTTP. Tokens travel in a header, never in an address.

import { Faulty, fault } from '../engine/faulty';
import type { Fault } from '../engine/types';
import { forgetGuest, forgetIdentity, guest, identity, keepGuest } from './who';
import type { Created, Guest, Joined, Line, Listed, MovedSeat, NewOnline, Shown } from './wire';

/** The server said no, or could not be reached (`unreachable`). */
export class ApiError extends Faulty {
  constructor(
    readonly status: number,
    fault: Fault,
  ) {
    super(fault);
  }
}

const at = (path: string) => new URL(`api/v1/${path}`, document.baseURI);

/** The address of the socket. */
export function socketAddress(): string {
  const address = at('socket');
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}

/** This browser's guest under this name: the same person as before, or a new one where there was none. */
export async function comeAs(name: string): Promise<Guest> {
  const known = guest();
  if (known?.name === name) return known;
  const named = known
    ? { ...known, ...(await ask<{ name: string }>('PUT', 'me', { body: { name } })) }
    : await ask<Guest>('POST', 'guests', { token: null, body: { name } });
  keepGuest(named);
  return named;
}

export function createOnline(match: NewOnline): Promise<Created> {
  return ask('POST', 'matches', { body: match });
}

export function join(
  match: string,
  how: { commitment: string; seat?: string; invite?: string },
): Promise<Joined> {
  return ask('POST', `matches/${match}/join`, { of: match, body: how });
}

export function show(match: string): Promise<Shown> {
  return ask('GET', `matches/${match}`, { of: match });
}

export function lobby(): Promise<Listed[]> {
  return ask('GET', 'lobby');
}

/** My matches, the newest first; `before` goes on where a list ended. */
export function mine(before?: number): Promise<Listed[]> {
  return ask('GET', before === undefined ? 'matches' : `matches?before=${before}`);
}

/** The same for a list that nobody asked for: where the server knows me no longer, that is left to be said where it matters. */
export function mineUnasked(): Promise<Listed[]> {
  return ask('GET', 'matches', { token: guest()?.token ?? null });
}

export function chat(match: string): Promise<Line[]> {
  return ask('GET', `matches/${match}/chat`, { of: match });
}

export async function mute(person: string, silent: boolean): Promise<void> {
  await ask(silent ? 'PUT' : 'DELETE', `mutes/${person}`);
}

export async function muted(): Promise<string[]> {
  return (await ask<{ people: string[] }>('GET', 'mutes')).people;
}

export async function report(match: string, n: number, reason: string): Promise<void> {
  await ask('POST', `matches/${match}/reports`, { of: match, body: { n, reason } });
}

export function rematch(match: string, id: string): Promise<{ match: string | null }> {
  return ask('POST', `matches/${match}/rematch`, { of: match, body: { id } });
}

export function codeFor(match: string, seat: string): Promise<{ code: string; expires: number }> {
  return ask('POST', `matches/${match}/seats/${seat}/code`, { of: match });
}

export function useCode(code: string): Promise<MovedSeat> {
  return ask('POST', 'codes', { token: null, body: { code } });
}

/** Deletes what the server knows about me. */
export async function forgetMe(): Promise<void> {
  if (guest()) await ask('DELETE', 'me');
}

interface Asking {
  body?: unknown;
  /** The match whose token to use, if it has one of its own. */
  of?: string;
  /** Another token than this browser's; null for none. */
  token?: string | null;
}

async function ask<T>(method: string, path: string, { body, of, token }: Asking = {}): Promise<T> {
  const bearer = token !== undefined ? token : ((of === undefined ? guest() : identity(of))?.token ?? null);
  let answer: Response;
  try {
    answer = await fetch(at(path), {
      method,
      headers: {
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, fault('unreachable', { id: 'online-unreachable' }));
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  const refused = (said as { error?: Fault } | null)?.error;
  // A token that the server does not know any more is of no use to anybody.
  if (refused?.code === 'who-are-you' && bearer !== null && token === undefined) {
    if (of === undefined) forgetGuest();
    else forgetIdentity(of);
  }
  throw new ApiError(answer.status, refused ?? fault('failed', { id: 'online-failed' }));
}
