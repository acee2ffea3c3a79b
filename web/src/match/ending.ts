// How a match ended, in a sentence.

import type { Retired, TableResult, TableSeat } from '../engine/types';
import { verbatim, words } from '../texts/words';

export function headline(
  { by, winners }: TableResult,
  seats: Pick<TableSeat, 'seat' | 'side'>[],
  you: readonly string[] = [],
): string {
  if (by === 'abort') return words('end-aborted');
  if (by === 'void') return words('end-void');
  const sides = new Set(seats.map(({ side }) => side));
  const won = new Set(winners.map((seat) => seats.find((at) => at.seat === seat)?.side ?? seat));
  if (won.size === 0 || (won.size === sides.size && sides.size > 1)) return words('end-draw', { by });
  const about = { winners: winners.map((id) => ({ id })), by };
  return won.size > 1 ? words('end-shared', about) : words('end-won', about, you);
}

/** Why a match that was played by older rules is only looked at. */
export function retirement(title: string, { changes }: Retired, { by }: Pick<TableResult, 'by'>): string {
  return words(by === 'void' ? 'end-retired-void' : 'end-retired', { title, changes: changes.map(verbatim) });
}
