// Positions as pictures: what a board is given when nobody plays on it.

import type { BoardState, Flight, Step } from '../boards/contract';
import type { Look, Options, Pointed, Scene } from '../engine/types';
import { flightsOf } from '../match/flights';

/** How the last move is shown: its targets, and what slid from cell to cell. */
export interface LastMove {
  targets: Step[];
  flights: Flight[];
}

export const NO_MOVE: LastMove = { targets: [], flights: [] };

/** A position as a board shows it to somebody who only looks. */
export function boardAtRest(
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

/** What of a move is shown: what was pointed at, and what went where. */
export function lastMove(path: Pointed[], before: Scene, after: Scene): LastMove {
  const targets = path.map(({ kind, id, cubes }) => ({ kind, id, ...(cubes && { cubes }) }));
  return { targets, flights: flightsOf(before, after, targets) };
}
