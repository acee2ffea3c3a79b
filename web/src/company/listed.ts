// What lists say about a match on the server.

import { texts } from '../texts';
import { online } from '../texts/online';
import type { Listed } from '../online/wire';

/** "Your turn", "Waiting for players · 2 free seats". */
export function standOf(listed: Pick<Listed, 'phase' | 'seats' | 'yourTurn' | 'retired'>): string {
  if (listed.retired !== undefined) return online.retired;
  if (listed.yourTurn) return online.yourTurn;
  const free = listed.seats.filter(({ kind }) => kind === 'open').length;
  const stand = online.stands[listed.phase];
  return listed.phase === 'seating' && free > 0 ? `${stand} · ${online.openLine(free)}` : stand;
}

/** Those who sit there, in the order of the seats. */
export function playersOf({ seats }: Pick<Listed, 'seats'>): string {
  const names = seats.map(({ kind, name, level }) =>
    kind === 'person' ? (name ?? '') : kind === 'computer' ? texts.home.computer(level ?? 1) : '…',
  );
  return names.join(', ');
}
