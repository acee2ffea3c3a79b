// What lists say about a match on the server.

import { words } from '../texts/words';
import type { Listed } from './wire';

/** "Your turn", "Waiting for players · 2 free seats". */
export function standOf(listed: Pick<Listed, 'phase' | 'seats' | 'yourTurn' | 'retired'>): string {
  if (listed.retired !== undefined) return words('online-retired');
  if (listed.yourTurn) return words('online-your-turn');
  const free = listed.seats.filter(({ kind }) => kind === 'open').length;
  if (listed.phase === 'seating' && free > 0) return words('online-stands-free', { free });
  return words(`online-stands-${listed.phase}`);
}

/** Those who sit there, in the order of the seats. */
export function playersOf({ seats }: Pick<Listed, 'seats'>): string {
  const names = seats.map(({ kind, name, level }) =>
    kind === 'person' ? (name ?? '') : kind === 'computer' ? words(`level-${level ?? 1}`) : '…',
  );
  return names.join(', ');
}
