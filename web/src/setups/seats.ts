// Who sits where while a match is being set up.

import { sitter, type Mode } from './start';
import type { SeatPlan } from '../match/store';

type Who = SeatPlan['who'];

/** A chair and the side it wins with. */
export interface Chair {
  seat: string;
  side: number;
}

/** Keeps who sat on chairs that stay, and seats the usual ones on new chairs. */
export function seatAll(chairs: Chair[], before: SeatPlan[], mode: Mode, name: string): SeatPlan[] {
  return chairs.map(({ seat }, index) => ({
    seat,
    who: before.find((plan) => plan.seat === seat)?.who ?? sitter(mode, index, seat, name),
  }));
}

/** Everybody moves on to the next chair. */
export function changePlaces(plans: SeatPlan[]): SeatPlan[] {
  return plans.map(({ seat }, index) => ({
    seat,
    who: plans[(index + plans.length - 1) % plans.length]?.who as Who,
  }));
}

/** The team of each chair from 1, or null where everybody plays for themselves. */
export function teamOf(chairs: Chair[], seat: string): number | null {
  const sides = [...new Set(chairs.map((chair) => chair.side))];
  const side = chairs.find((chair) => chair.seat === seat)?.side;
  return sides.length === chairs.length || side === undefined ? null : sides.indexOf(side) + 1;
}
