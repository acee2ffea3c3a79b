// Where the things of one cell stand: side by side as large as there is room for, and one upon the other as the
// scene stacks them.

import type { Thing } from '../../engine/types';

/** Where a thing's middle lies, seen from the middle of its cell, and how large a whole square is drawn there. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  /** The stack that it belongs to, counted within its cell. */
  column: number;
}

/** The side of a whole square in the picture's own units: nothing is drawn larger than on one. */
const WHOLE = 100;
/** How much higher each level of a stack lies, and how high a whole stack may rise, in parts of its width. */
const LIFT = 0.09;
const TALLEST = 0.36;

/** A spot for each of the things, which stand on one cell of this size. */
export function spots(things: Pick<Thing, 'level'>[], width: number, height: number): Spot[] {
  const columns = columnsOf(things);
  const count = Math.max(0, ...columns) + 1;
  const { across, side } = grid(count, width, height);
  const down = Math.ceil(count / across);
  const highest = Math.max(1, ...things.map(({ level }) => level));
  const lift = Math.min(LIFT, TALLEST / highest) * Math.min(side, WHOLE);
  return things.map(({ level }, index) => {
    const column = columns[index]!;
    const tops = Math.max(...things.filter((_, at) => columns[at] === column).map((thing) => thing.level));
    const row = Math.floor(column / across);
    const inRow = row === down - 1 ? count - row * across : across;
    return {
      x: (column - row * across - (inRow - 1) / 2) * side,
      // A stack as a whole stands in the middle.
      y: (row - (down - 1) / 2) * side - (level - tops / 2) * lift,
      scale: Math.min(side, WHOLE) / WHOLE,
      column,
    };
  });
}

/** The stack that each thing belongs to: the first of each level make the first stack, the second the next. */
function columnsOf(things: Pick<Thing, 'level'>[]): number[] {
  const seen = new Map<number, number>();
  return things.map(({ level }) => {
    const column = seen.get(level) ?? 0;
    seen.set(level, column + 1);
    return column;
  });
}

/** How many stacks stand side by side so that each gets the most room, and how much that is. */
function grid(count: number, width: number, height: number): { across: number; side: number } {
  let best = { across: 1, side: 0 };
  for (let across = 1; across <= count; across += 1) {
    const side = Math.min(width / across, height / Math.ceil(count / across));
    if (side > best.side) best = { across, side };
  }
  return best;
}
