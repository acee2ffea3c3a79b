// What a page does by itself at a table: seating, showing what was committed to, the computer's turns where the table
// stands here, and choices that are none. Pure: `driver.ts` carries it out.

import type { Command, TableView } from '../engine/types';
import type { SeatPlan } from './store';
import { levelOf } from './table';

export type Next =
  /** Something that was promised and needs no decision. */
  | { do: 'command'; command: Command }
  /** A throw of the dice that nobody need be asked for, after a beat. */
  | { do: 'roll'; seat: string; beat: number }
  /** The only legal move, after a beat. */
  | { do: 'forced'; seat: string; move: string; beat: number }
  | { do: 'think'; seat: string; level: number }
  /** The computer's word on an offer. */
  | { do: 'answer'; seat: string; offer: 'draw' | 'rematch' | 'undo' }
  /** Somebody's turn: a person's, or whoever's the server looks after. */
  | { do: 'wait' };

export interface Circumstances {
  view: TableView;
  /** Whether the table stands in this page, which then plays for the computer. */
  hosted: boolean;
  isOwn: (seat: string) => boolean;
  /** What people at this screen add to the dice, by seat. */
  entropies: Record<string, string>;
  /** The legal moves of the position. */
  legal: string[];
  /** Whether choices that are none play themselves. */
  forced: boolean;
}

/** Long enough to see that something happens by itself, short enough not to wait for it. */
const ROLL_BEAT = 350;
const FORCED_BEAT = 700;
const WAIT: Next = { do: 'wait' };

export function whatNext({ view, hosted, isOwn, entropies, legal, forced }: Circumstances): Next {
  if (view.phase === 'revealing') {
    const command = toReveal(view, isOwn, entropies);
    return command ? { do: 'command', command } : WAIT;
  }
  if (view.phase !== 'playing' && view.phase !== 'roll-off') return WAIT;
  const { offer, acting: seat } = view;
  if (offer) {
    const computer = hosted && offer.waitingFor.find((asked) => levelOf(view, asked) !== null);
    if (computer) return { do: 'answer', seat: computer, offer: offer.offer };
    // Who is asked something answers first; what was offered would lapse.
    if (offer.waitingFor.some(isOwn)) return WAIT;
  }
  if (seat === null) return WAIT;
  const level = levelOf(view, seat);
  if (level !== null) {
    if (!hosted) return WAIT;
    return view.chance ? { do: 'roll', seat, beat: 0 } : { do: 'think', seat, level };
  }
  if (!forced || !isOwn(seat)) return WAIT;
  if (view.chance) return { do: 'roll', seat, beat: ROLL_BEAT };
  const [only, other] = legal;
  return only === undefined || other !== undefined
    ? WAIT
    : { do: 'forced', seat, move: only, beat: FORCED_BEAT };
}

/** The next to sit down where a seat is open and somebody is planned for it. */
export function toSeat(
  view: TableView,
  plan: SeatPlan[],
  commitments: Record<string, string>,
): Command | null {
  if (view.phase !== 'seating') return null;
  for (const { seat, sitter } of view.seats) {
    const who = plan.find((at) => at.seat === seat)?.who;
    if (sitter.kind !== 'open' || !who) continue;
    if (who.kind === 'computer') return { kind: 'seat-computer', seat, level: who.level };
    const commitment = commitments[seat];
    if (commitment === undefined) continue;
    return { kind: 'sit', seat, person: `here-${seat}`, name: who.name, commitment };
  }
  return null;
}

/** The next to show what they committed to. */
export function toReveal(
  view: TableView,
  isOwn: (seat: string) => boolean,
  entropies: Record<string, string>,
): Command | null {
  if (view.phase !== 'revealing') return null;
  for (const { seat, sitter } of view.seats) {
    const entropy = entropies[seat];
    if (sitter.kind !== 'person' || !isOwn(seat) || entropy === undefined) continue;
    if (typeof view.fairness.entropies[seat] === 'string') continue;
    return { kind: 'reveal', seat, person: sitter.person, entropy };
  }
  return null;
}
