// Puts up matches on the server and sits down at them.

import { engine } from '../engine/started';
import { go } from '../browser/router';
import type { Asked, GameCard } from '../engine/types';
import { randomHex } from '../match/entropy';
import * as api from './api';
import { isUnknown } from './errors';
import { keep, kept, pendingEntropy, seated } from './who';
import type { NewOnline } from './wire';

/** Whom a seat is for, as the person who sets up a match says it. */
export type SeatFor =
  { kind: 'me' } | { kind: 'invite' } | { kind: 'open' } | { kind: 'computer'; level: number };

export interface Wish extends Omit<NewOnline, 'seats'> {
  seats: { seat: string; who: SeatFor }[];
}

/** Puts up a match, keeps its secrets in this browser, and says its name. */
export function putUp(engine: Asked, wish: Wish, name: string): Promise<string> {
  return evenIfForgotten(() => put(engine, wish, name));
}

async function put(engine: Asked, wish: Wish, name: string): Promise<string> {
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

/** A match of the game as it is usually played: the first chair for whoever asks, a link for each other one. */
export async function inviteQuick(card: GameCard, name: string): Promise<void> {
  const seats = card.seats.map((seat, index) => ({
    seat,
    who: { kind: index === 0 ? ('me' as const) : ('invite' as const) },
  }));
  const wish = { game: card.id, options: {}, seats, rollOff: true, public: false };
  go({ page: 'play', match: await putUp(engine(), wish, name), invite: null });
}

/** Takes a seat: the one that is named, the one of the invitation, or any that is free. */
export async function sitDown(
  engine: Asked,
  match: string,
  name: string,
  how: { seat?: string; invite?: string },
): Promise<string> {
  const entropy = pendingEntropy(match);
  const { commitment } = await engine.call('commit', { entropy });
  const { seat } = await evenIfForgotten(async () => {
    if (!kept(match).as) await api.comeAs(name);
    return api.join(match, { ...how, commitment });
  });
  seated(match, seat);
  return seat;
}

/**
 * A server that was put back from a copy, or that was told to forget, does not know who this browser says it is. By the
 * time it has said so the browser has forgotten it too, and comes as somebody new.
 */
async function evenIfForgotten<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUnknown(error)) throw error;
    return work();
  }
}

/**
 * The address that lets somebody sit down, or watch where there is no invitation. The server sees which match it is
 * about, for those who show a preview of the link; the secret stands behind the `#` and stays in the browser.
 */
export function linkTo(match: string, invite: string | null): string {
  const link = new URL('.', document.baseURI);
  link.search = `?m=${match}`;
  link.hash = `/play/${match}${invite === null ? '' : `?invite=${invite}`}`;
  return link.href;
}
