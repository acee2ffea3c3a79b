// Positions as pictures: what a board is given when nobody plays on it.

import type { BoardState, Flight } from '../boards/contract';
import type { Look, Options, PathNode, Scene, Target } from '../engine/types';

/** How the last move is shown: its targets, and what slid from cell to cell. */
export interface LastMove {
  targets: Target[];
  flights: Flight[];
}

export const NO_MOVE: LastMove = { targets: [], flights: [] };

/** A position as a board shows it to somebody who only looks. */
export function pictureOf(
  game: string,
  options: Options,
  look: Pick<Look, 'scene' | 'marks'>,
  last: LastMove = NO_MOVE,
  moment = 0,
): BoardState {
  return {
    game,
    options,
    scene: look.scene,
    marks: look.marks,
    paths: [],
    prefix: [],
    next: [],
    hover: null,
    last: last.targets,
    flights: last.flights,
    moment,
    glow: [],
    rotation: 0,
  };
}

/**
 * What of a move is shown: the cells that were pointed at; and a movement for each pair of them, if something left
 * the first and something stands on the second. (An attack that fails moves nothing; a placement has one cell.)
 */
export function lastMove(path: PathNode[], before: Scene, after: Scene): LastMove {
  const targets = path.map(({ kind, id }) => ({ kind, id }));
  const cells = targets.filter((target) => target.kind === 'cell').map((target) => target.id);
  const flights: Flight[] = [];
  for (let index = 0; index + 1 < cells.length; index += 2) {
    const [from, to] = [cells[index] as string, cells[index + 1] as string];
    if (count(after, from) < count(before, from) && count(after, to) > 0) flights.push({ from, to });
  }
  return { targets, flights };
}

function count(scene: Scene, cell: string): number {
  return scene.things.filter((thing) => thing.cell === cell).length;
}
