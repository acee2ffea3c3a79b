// Puts up matches on the server and sits down at them.

import type { Engine } from '../match/host';
import { randomHex } from '../match/entropy';
import * as api from './api';
import { keep, kept, pendingEntropy, seated } from './who';
import type { NewOnline } from './wire';

/** Whom a seat is for, as the person who sets up a match says it. */
export type Chair =
  { kind: 'me' } | { kind: 'invite' } | { kind: 'open' } | { kind: 'computer'; level: number };

export interface Wish extends Omit<NewOnline, 'seats'> {
  seats: { seat: string; who: Chair }[];
}

/** Puts up a match, keeps its secrets in this browser, and says its name. */
export async function putUp(engine: Engine, wish: Wish, name: string): Promise<string> {
  const me = await api.comeAs(name);
  const entropies: Record<string, string> = {};
  const seats: NewOnline['seats'] = {};
  for (const { seat, who } of wish.seats) {
    if (who.kind !== 'me') {
      seats[seat] = who;
      continue;
    }
    const entropy = randomHex(32);
    entropies[seat] = entropy;
    seats[seat] = { kind: 'me', commitment: (await engine.call('commit', { entropy })).commitment };
  }
  const { match, invites } = await api.createOnline({ ...wish, seats });
  keep(match, { host: true, invites, entropies, as: { person: me.person, token: me.token } });
  return match;
}

/** Takes a seat: the one that is named, the one of the invitation, or any that is free. */
export async function sitDown(
  engine: Engine,
  match: string,
  name: string,
  how: { seat?: string; invite?: string },
): Promise<string> {
  if (!kept(match).as) await api.comeAs(name);
  const entropy = pendingEntropy(match);
  const { commitment } = await engine.call('commit', { entropy });
  const { seat } = await api.join(match, { ...how, commitment });
  seated(match, seat);
  return seat;
}

/** The address that lets somebody sit down, or watch where there is no invitation. The secret stands behind the `#`. */
export function linkTo(match: string, invite: string | null): string {
  const link = new URL(document.baseURI);
  link.hash = `/play/${match}${invite === null ? '' : `?invite=${invite}`}`;
  return link.href;
}
