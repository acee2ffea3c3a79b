// How a match went: one side's chance of winning from move to move, as a glance saw it.

import type { Moment, Step, TableSeat } from '../engine/types';

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

/** Less than this is no lead that a person would speak of. */
const LEAD = 0.6;

/** From which move on a side was clearly ahead for good; null where it was not even at the end. */
export function aheadSince(course: readonly Point[]): number | null {
  const behind = course.findLastIndex(({ win }) => win < LEAD);
  return course[behind + 1]?.number ?? null;
}

/** So much has to change at once before a single move decides a match. */
const MUCH = 0.15;
/** A glance errs; only below this has the other side come back. */
const BACK = 0.4;

/**
 * Whether a moment gave the lead to those who won, for good: whoever erred was not behind before, whoever was lucky was not ahead, and
 * the other side never came back. `course` tells the chances of a seat that won.
 */
export function decides(
  { number, before, after }: Pick<Moment, 'number' | 'before' | 'after'>,
  byWinner: boolean,
  course: readonly Point[],
): boolean {
  const [was, is] = byWinner ? [before, after] : [1 - before, 1 - after];
  const turns = was < 1 - LEAD + MUCH && is > 0.5 && is - was >= MUCH;
  return turns && course.every((point) => point.number <= number || point.win >= BACK);
}
