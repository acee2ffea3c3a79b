// What a match at one screen does by itself: seating, the computer's turns, and choices that are none.

import type { Command, TableView } from '../engine/types';
import type { SeatPlan, Secrets } from './store';

export type Next =
  /** Something that follows from the plan and needs no decision. */
  | { do: 'command'; command: Command }
  /** A throw of the dice that nobody need be asked for, after a beat. */
  | { do: 'roll'; seat: string; beat: number }
  /** The only legal move, after a beat. */
  | { do: 'forced'; seat: string; move: string; beat: number }
  | { do: 'think'; seat: string; level: number }
  /** The computer's word on an offer. */
  | { do: 'answer'; seat: string; offer: 'draw' | 'rematch' | 'undo' }
  /** A person's turn. */
  | { do: 'wait'; seat: string; what: 'roll' | 'move' | 'answer' }
  | { do: 'nothing' };

export interface Circumstances {
  view: TableView;
  plan: SeatPlan[];
  secrets: Secrets;
  /** SHA-256 of each person's entropy, as the engine makes it. */
  commitments: Record<string, string>;
  /** The legal moves of the position, where they are known. */
  legal: string[] | null;
  /** Whether choices that are none play themselves. */
  forced: boolean;
}

/** Long enough to see that something happens by itself, short enough not to wait for it. */
export const ROLL_BEAT = 350;
export const FORCED_BEAT = 700;

function personAt(seat: string): string {
  return `here-${seat}`;
}

export function whatNext({ view, plan, secrets, commitments, legal, forced }: Circumstances): Next {
  switch (view.phase) {
    case 'seating':
      return seating(view, plan, commitments);
    case 'revealing':
      return revealing(view, plan, secrets);
    case 'over':
      return { do: 'nothing' };
    case 'roll-off':
    case 'playing':
  }
  if (view.offer) {
    const [seat] = view.offer.waitingFor;
    if (seat === undefined) return { do: 'nothing' };
    const computer = view.offer.waitingFor.find((seat) => levelOf(view, seat) !== null);
    return computer !== undefined
      ? { do: 'answer', seat: computer, offer: view.offer.offer }
      : { do: 'wait', seat, what: 'answer' };
  }
  const seat = view.acting;
  if (seat === null) return { do: 'nothing' };
  const level = levelOf(view, seat);
  if (view.chance || view.phase === 'roll-off') {
    if (level !== null) return { do: 'roll', seat, beat: 0 };
    return forced ? { do: 'roll', seat, beat: ROLL_BEAT } : { do: 'wait', seat, what: 'roll' };
  }
  if (level !== null) return { do: 'think', seat, level };
  const only = forced && legal?.length === 1 ? legal[0] : undefined;
  return only === undefined
    ? { do: 'wait', seat, what: 'move' }
    : { do: 'forced', seat, move: only, beat: FORCED_BEAT };
}

/** The computer's level on a seat, null where a person sits. */
export function levelOf(view: TableView, seat: string): number | null {
  const sitter = view.seats.find((at) => at.seat === seat)?.sitter;
  return sitter?.kind === 'computer' ? sitter.level : null;
}

/** Who acts for a seat in a command: nobody for the computer's. */
export function actorOf(view: TableView, seat: string): { person?: string } {
  const sitter = view.seats.find((at) => at.seat === seat)?.sitter;
  return sitter?.kind === 'person' ? { person: sitter.person } : {};
}

function seating(view: TableView, plan: SeatPlan[], commitments: Record<string, string>): Next {
  for (const { seat, sitter } of view.seats) {
    const who = plan.find((at) => at.seat === seat)?.who;
    if (sitter.kind !== 'open' || !who) continue;
    if (who.kind === 'computer') {
      return { do: 'command', command: { kind: 'seat-computer', seat, level: who.level } };
    }
    const commitment = commitments[seat];
    if (commitment === undefined) continue;
    const person = personAt(seat);
    return { do: 'command', command: { kind: 'sit', seat, person, name: who.name, commitment } };
  }
  return { do: 'nothing' };
}

function revealing(view: TableView, plan: SeatPlan[], secrets: Secrets): Next {
  for (const { seat, who } of plan) {
    const entropy = secrets.entropies[seat];
    if (who.kind !== 'person' || entropy === undefined) continue;
    if (typeof view.fairness.entropies[seat] === 'string') continue;
    return { do: 'command', command: { kind: 'reveal', seat, person: personAt(seat), entropy } };
  }
  return { do: 'nothing' };
}
