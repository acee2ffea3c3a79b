// What a page does by itself at a table: seating, showing what was committed to, the computer's turns where the table
// stands here, and choices that are none. Pure: `driver.ts` carries it out.

import type { Command, TableView } from '../engine/types';
import type { Frame } from './frames';
import type { SeatPlan } from './store';
import { levelOf } from './table';

export type Next =
  /** Something that was promised and needs no decision. */
  | { do: 'command'; command: Command }
  /** A throw of the dice that nobody need be asked for, after a beat. */
  | { do: 'roll'; seat: string; beat: number }
  /** Nothing can be done: that is said, and stays long enough to be read. */
  | { do: 'pass'; seat: string; move: string }
  /** The only legal move, or one that was planned, after a beat. */
  | { do: 'forced'; seat: string; move: string; beat: number }
  /** The only legal move is shown; who makes it is the person. */
  | { do: 'prepare'; move: string }
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
  /** Whether the only legal move passes because nothing can be done. */
  passes: boolean;
  /** Whether the next dice fall in one go with those that have just fallen. */
  goesOn: boolean;
  /** Whether the dice of people at this screen fall by themselves. */
  rolls: boolean;
  /** Whether their only legal move is made by itself. */
  moves: boolean;
  /** Whether a person has just taken back and wants to choose. */
  held: boolean;
  /** The next move of what a person has chosen to have made for them. */
  planned: string | null;
}

/** Long enough to see that something happens by itself, short enough not to wait for it. */
const ROLL_BEAT = 350;
const FORCED_BEAT = 700;
const PLANNED_BEAT = 250;
const WAIT: Next = { do: 'wait' };

export function whatNext(now: Circumstances): Next {
  const { view, hosted, isOwn, entropies, legal, goesOn } = now;
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
  if (!isOwn(seat)) return WAIT;
  if (view.chance) {
    if (goesOn) return { do: 'roll', seat, beat: 0 };
    return now.rolls ? { do: 'roll', seat, beat: ROLL_BEAT } : WAIT;
  }
  if (now.planned !== null) return { do: 'forced', seat, move: now.planned, beat: PLANNED_BEAT };
  const [move, other] = legal;
  if (move === undefined || other !== undefined || now.held) return WAIT;
  if (now.passes) return { do: 'pass', seat, move };
  return now.moves ? { do: 'forced', seat, move, beat: FORCED_BEAT } : { do: 'prepare', move };
}

/** Whether the dice that fall next fall in one go with those that have just fallen: one gesture throws them all. */
export function goesOn({ phase }: Pick<TableView, 'phase'>, { look, made }: Frame): boolean {
  const next = look.scene.throw;
  if (phase !== 'playing' || !next || next.apart) return false;
  return made?.faces !== undefined && made.seat === next.seat;
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
