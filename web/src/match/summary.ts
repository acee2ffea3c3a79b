// What cards say about games and matches in a line.

import type { GameCard, Say } from '../engine/types';
import { said, spoken, verbatim, words } from '../texts/words';
import type { MatchSummary } from './store';

/** "2–4 players · dice". */
export function gameLine(card: Pick<GameCard, 'seatings' | 'dice'>): string {
  const counts = [...new Set(card.seatings.map((seats) => seats.length))].sort((a, b) => a - b);
  return [playersOf(counts), words(card.dice ? 'home-dice' : 'home-no-luck')].join(' · ');
}

function playersOf(counts: number[]): string {
  const [first, last] = [counts[0] ?? 0, counts.at(-1) ?? 0];
  if (counts.length === 1) return words('home-players', { count: first });
  const gapless = last - first === counts.length - 1 && counts.length > 2;
  return gapless
    ? words('home-players-range', { first, last })
    : words('home-players-or', { counts: counts.map((count) => verbatim(String(count))) });
}

type Who = MatchSummary['seats'][number]['who'];
const nameOf = (who: Who): Say => (who.kind === 'person' ? verbatim(who.name) : { id: `level-${who.level}` });

/** Who plays, in the order of the seats. */
export function playersLine(match: Pick<MatchSummary, 'seats'>): string {
  return match.seats.map(({ who }) => said(nameOf(who))).join(', ');
}

/** How the match stands: its result, whose turn it is, or that it has not begun. */
export function stateLine(match: Pick<MatchSummary, 'seats' | 'over' | 'acting' | 'moves'>): string {
  const { over, acting, moves } = match;
  const nameAt = (seat: string): Say => {
    const who = match.seats.find((plan) => plan.seat === seat)?.who;
    return who === undefined ? { id: seat } : nameOf(who);
  };
  if (over) {
    if (over.by === 'abort') return words('home-aborted');
    if (over.by === 'void') return words('home-voided');
    if (over.winners.length === 0 || over.winners.length === match.seats.length) return words('home-drawn');
    // Who plays two colours is named once.
    const names = new Map(over.winners.map(nameAt).map((name) => [said(name), name]));
    return words('home-won', { names: [...names.values()] });
  }
  if (acting === null) return words('home-not-begun');
  const name = nameAt(acting);
  return said(name) === words('site-you')
    ? words('home-your-turn', { moves })
    : words('home-turn', { name, moves });
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "5 minutes ago". */
export function ago(time: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(spoken(), { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (now - time >= length) return format.format(-Math.floor((now - time) / length), unit);
  }
  return words('home-just-now');
}
