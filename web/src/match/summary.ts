// What cards say about games and matches in a line.

import type { GameCard } from '../engine/types';
import type { MatchSummary } from './store';
import { texts } from '../texts';

/** "2–4 players · dice". */
export function gameLine(card: Pick<GameCard, 'seatings' | 'dice'>): string {
  const counts = [...new Set(card.seatings.map((seats) => seats.length))].sort((a, b) => a - b);
  return [texts.home.players(counts), card.dice ? texts.home.dice : texts.home.noLuck].join(' · ');
}

/** Who plays, in the order of the seats. */
export function playersLine(match: Pick<MatchSummary, 'seats'>): string {
  return match.seats
    .map(({ who }) => (who.kind === 'person' ? who.name : texts.home.computer(who.level)))
    .join(', ');
}

/** How the match stands: its result, whose turn it is, or that it has not begun. */
export function stateLine(match: Pick<MatchSummary, 'seats' | 'over' | 'acting' | 'moves'>): string {
  const nameOf = (seat: string) => {
    const who = match.seats.find((plan) => plan.seat === seat)?.who;
    return who === undefined ? seat : who.kind === 'person' ? who.name : texts.home.computer(who.level);
  };
  if (match.over) {
    const { winners, by } = match.over;
    if (by === 'abort') return texts.home.aborted;
    if (by === 'void') return texts.home.voided;
    if (winners.length === 0 || winners.length === match.seats.length) return texts.home.drawn;
    return texts.home.won([...new Set(winners.map(nameOf))]);
  }
  if (match.acting === null) return texts.home.notBegun;
  return texts.home.turn(nameOf(match.acting), match.moves);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "5 minutes ago". */
export function ago(time: number, now: number): string {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (now - time >= length) return format.format(-Math.floor((now - time) / length), unit);
  }
  return texts.home.justNow;
}
