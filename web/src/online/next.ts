// What this page does by itself in a match on a server: it shows what it committed to, and makes choices that are none.
// Seats of others and of the computer are the server's business.

import type { Command, TableView } from '../engine/types';
import { FORCED_BEAT, ROLL_BEAT } from '../match/next';

export type Own =
  | { do: 'reveal'; command: Command }
  | { do: 'roll'; seat: string; beat: number }
  | { do: 'forced'; seat: string; move: string; beat: number }
  | { do: 'nothing' };

export interface Circumstances {
  view: TableView;
  /** The person at this screen; null for somebody who watches. */
  me: string | null;
  /** What this browser adds to the dice, by seat. */
  entropies: Record<string, string>;
  /** The legal moves of the position, where they are known. */
  legal: string[] | null;
  /** Whether choices that are none play themselves. */
  forced: boolean;
}

export function ownNext({ view, me, entropies, legal, forced }: Circumstances): Own {
  const isMine = (name: string | null) =>
    view.seats.some(({ seat, sitter }) => seat === name && sitter.kind === 'person' && sitter.person === me);
  if (me === null) return { do: 'nothing' };
  if (view.phase === 'revealing') {
    const open = view.seats.find(
      ({ seat }) => isMine(seat) && entropies[seat] !== undefined && view.fairness.entropies[seat] == null,
    );
    const entropy = open && entropies[open.seat];
    if (!entropy) return { do: 'nothing' };
    return { do: 'reveal', command: { kind: 'reveal', seat: open.seat, person: me, entropy } };
  }
  const seat = view.acting;
  const playing = view.phase === 'playing' || view.phase === 'roll-off';
  // Who is asked something answers first; what was offered would lapse.
  const asked = view.offer?.waitingFor.some(isMine) ?? false;
  if (!playing || !forced || seat === null || !isMine(seat) || asked) return { do: 'nothing' };
  if (view.chance) return { do: 'roll', seat, beat: ROLL_BEAT };
  const only = legal?.length === 1 ? legal[0] : undefined;
  return only === undefined ? { do: 'nothing' } : { do: 'forced', seat, move: only, beat: FORCED_BEAT };
}
