// How a match went: one side's chance of winning from move to move, as a glance saw it.

import type { Step, TableSeat } from '../engine/types';

export interface Point {
  /** After so many moves. */
  number: number;
  win: number;
}

/**
 * The chances of the side that a seat plays for. A step tells those of whoever made it; what that says of others is known where there
 * are but two sides.
 */
export function courseOf(
  steps: readonly Step[],
  seats: readonly Pick<TableSeat, 'seat' | 'side'>[],
  seat: string,
): Point[] {
  const sides = new Map(seats.map((at) => [at.seat, at.side]));
  const two = new Set(sides.values()).size === 2;
  return steps.flatMap((step) => {
    const own = sides.get(step.seat) === sides.get(seat);
    if (!own && !two) return [];
    return [{ number: step.number, win: own ? step.after : 1 - step.after }];
  });
}

/** From which move on a side was ahead for good; null where it was not even at the end. */
export function aheadSince(course: readonly Point[]): number | null {
  const behind = course.findLastIndex(({ win }) => win < 0.5);
  return course[behind + 1]?.number ?? null;
}
