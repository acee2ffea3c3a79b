// What moved where with a move, read off the scenes before and after it. The engine says what stands where and how a
// move is pointed at; that a thing which has left one cell and come to another has gone there is true in any game.

import type { Flight } from '../boards/contract';
import type { Scene, Target, Thing } from '../engine/types';

export function flightsOf(before: Scene, after: Scene, path: Target[]): Flight[] {
  const change = changes(before, after);
  return [...alongPath(before, path, change), ...theRest(change)];
}

/** Whether something that stood on the board is on no cell any more. */
export function somethingLeft(before: Scene, after: Scene): boolean {
  return after.things.length < before.things.length;
}

/** How many more things of each kind stand on each cell than before. */
type Changes = Map<string, Map<string, number>>;

function changes(before: Scene, after: Scene): Changes {
  const all: Changes = new Map();
  const count = (thing: Thing, by: number) => {
    const cells = all.get(kindOf(thing)) ?? new Map<string, number>();
    cells.set(thing.cell, (cells.get(thing.cell) ?? 0) + by);
    all.set(kindOf(thing), cells);
  };
  for (const thing of before.things) count(thing, -1);
  for (const thing of after.things) count(thing, 1);
  return all;
}

/** What stays the same of a thing when it moves: a die may show another value where it arrives. */
function kindOf(thing: Thing): string {
  return [thing.kind, thing.seat, thing.colour].join(' ');
}

/** From cell to cell as a person points, as long as something really went that way. */
function alongPath(before: Scene, path: Target[], change: Changes): Flight[] {
  const cells = path.filter((at) => at.kind === 'cell').map((at) => at.id);
  const flights: Flight[] = [];
  let carried: string | null = null;
  let stays = false;
  for (const [index, from] of cells.entries()) {
    const to = cells[index + 1];
    if (to === undefined || to === from) continue;
    const top = before.things.findLast((thing) => thing.cell === from);
    const goesOn: boolean = carried !== null && !stays && flights.at(-1)?.to === from;
    const kind: string | null = goesOn ? carried : top ? kindOf(top) : null;
    const counts: Map<string, number> | undefined = kind === null ? undefined : change.get(kind);
    if (kind === null || !counts) continue;
    const left = counts.get(from) ?? 0;
    // Something went from here, or came here on this very path and did not stay.
    if (left < 0 || (goesOn && left === 0)) {
      flights.push({ from, to });
      carried = kind;
      if (left < 0) counts.set(from, left + 1);
      const arrived: number = counts.get(to) ?? 0;
      if (arrived > 0) counts.set(to, arrived - 1);
      stays = arrived > 0;
    } else {
      carried = null;
    }
  }
  return flights;
}

/** What moved besides: a defender that gave way, a counter sent back to its base. */
function theRest(change: Changes): Flight[] {
  return [...change.values()].flatMap((counts) => {
    const spread = (sign: 1 | -1) =>
      [...counts].flatMap(([cell, by]) => Array<string>(Math.max(0, sign * by)).fill(cell));
    const [gone, come] = [spread(-1), spread(1)];
    return gone.slice(0, come.length).map((from, index) => ({ from, to: come[index]! }));
  });
}
