// How a match ended, in a sentence.

import type { Moment, Retired, Step, TableResult, TableSeat } from '../engine/types';
import { words } from '../texts/words';
import { aheadSince, courseOf } from './course';
import { advised, told } from './tales.svelte';

type Ended = Pick<TableResult, 'winners' | 'scores'> & { by: string };

export function headline(
  result: Ended,
  seats: Pick<TableSeat, 'seat' | 'side'>[],
  you: readonly string[] = [],
): string {
  const { by, winners } = result;
  if (by === 'abort') return words('end-aborted');
  if (by === 'void') return words('end-void');
  const sides = new Set(seats.map(({ side }) => side));
  const won = new Set(winners.map((seat) => seats.find((at) => at.seat === seat)?.side ?? seat));
  if (won.size === 0 || (won.size === sides.size && sides.size > 1))
    return words('end-draw', { by, ...scoreOf(result, seats, seats[0]?.seat) });
  const about = { winners: winners.map((id) => ({ id })), by };
  if (won.size > 1) return words('end-shared', about);
  const mine = you.find((seat) => winners.includes(seat));
  if (mine !== undefined) return words('end-you-won', { by, ...scoreOf(result, seats, mine) });
  if (you[0] !== undefined) return words('end-you-lost', { by, ...scoreOf(result, seats, you[0]) });
  return words('end-won', { ...about, ...scoreOf(result, seats, winners[0]) });
}

/** Points as a seat says them, its own first. What was given up is not counted. */
function scoreOf({ by, scores }: Ended, seats: Pick<TableSeat, 'seat'>[], seat: string | undefined) {
  const own = seat === undefined ? undefined : scores?.[seat];
  if (by !== 'rules' || own === undefined) return { score: 'none', own: 0, other: 0 };
  const other = seats.find((at) => at.seat !== seat)?.seat;
  return seats.length === 2
    ? { score: 'two', own, other: scores?.[other ?? ''] ?? 0 }
    : { score: 'many', own, other: 0 };
}

/** Why a match that was played by older rules is only looked at. */
export function retirement(title: string, { changes }: Retired, { by }: Pick<TableResult, 'by'>): string {
  return words(by === 'void' ? 'end-retired-void' : 'end-retired', { title, changes });
}

/** What was done at a moment, and what would have been better. */
export function better({ tale, better }: Moment, you: readonly string[] = []): string {
  const advice = better ? `. ${words('end-better', { advice: advised(better.tale, you) })}` : '';
  return told(tale, you) + advice;
}

/** From when on the winners were ahead for good, for whoever reads; nothing where the course does not show it. */
export function ahead(
  steps: readonly Step[],
  seats: Pick<TableSeat, 'seat' | 'side'>[],
  winner: string | undefined,
  you: readonly string[] = [],
): string {
  if (winner === undefined) return '';
  const mates = seats.filter(({ side }) => side === seats.find(({ seat }) => seat === winner)?.side);
  const seat = mates.find((mate) => you.includes(mate.seat))?.seat ?? winner;
  const number = aheadSince(courseOf(steps, seats, seat));
  return number === null ? '' : words('end-ahead', { seat: { id: seat }, number }, you);
}

/** The moment that decided a match, as what it was for whoever brought it about: a mistake or a throw. */
export function decisive({ seat, number, tale, better }: Moment, you: readonly string[] = []): string {
  const about = { seat: { id: seat }, number, tale: told(tale, you) };
  return words(better ? 'end-decided-mistake' : 'end-decided-throw', about, you);
}
