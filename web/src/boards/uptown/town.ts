// The scene as cubes in a box, for the view from the side.

import type { Model, Solid } from '../../depth/model';
import type { Cell, Scene, Target } from '../../engine/types';
import type { BoardState } from '../contract';
import { placingOf } from './placing';

/** No stack is ever higher than four (UP-P5). */
const HIGHEST = 4;

export function townOf(
  view: Pick<BoardState, 'scene' | 'marks' | 'paths' | 'prefix' | 'hover' | 'rest'>,
): Model {
  const { scene, marks } = view;
  const cells = new Map(scene.cells.map((cell) => [cell.id, cell]));
  const placing = placingOf(view);
  const ghost = placing?.ghost ?? [];
  // Where a ghost stands it shows well enough what is pointed at.
  const lit = ghost.length > 0 ? undefined : cellOf(cells, view.rest ?? view.hover);
  const solids = scene.things.flatMap((thing): Solid[] => {
    const cell = cells.get(thing.cell);
    if (!cell) return [];
    return [{ at: [cell.x, cell.y, thing.level], colour: thing.seat ?? 'grey', lit: cell === lit }];
  });
  return {
    size: [scene.width, scene.height, HIGHEST],
    floor: true,
    solids: [
      ...solids,
      ...ghost.map((at): Solid => ({ at, colour: placing?.seat ?? 'grey', group: 'ghost', ghost: true })),
    ],
    lit: lit && [lit.x, lit.y],
    kerbs: marks.flatMap((mark) => {
      const cell = mark.kind === 'dominance' ? cells.get(mark.cells[0] ?? '') : undefined;
      return cell && mark.seat !== undefined ? [{ x: cell.x, colour: mark.seat }] : [];
    }),
  };
}

function cellOf(cells: ReadonlyMap<string, Cell>, target: Target | null): Cell | undefined {
  return target?.kind === 'cell' ? cells.get(target.id) : undefined;
}

/** The cell over which a place of the box lies. */
export function cellAt(scene: Scene, x: number, y: number): Target | null {
  const cell = scene.cells.find((one) => one.x === x && one.y === y);
  return cell ? { kind: 'cell', id: cell.id } : null;
}
