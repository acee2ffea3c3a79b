// Where cells lie on the screen. The engine counts y upwards from the first seat; pictures count it downwards,
// and a player may turn the board. Nothing else knows about either.

import type { Cell, Scene } from '../engine/types';

/** The side of one cell in the picture's own units. */
export const UNIT = 100;

/** Quarter turns of the board, clockwise. */
export type Rotation = 0 | 1 | 2 | 3;

export interface Point {
  x: number;
  y: number;
}

/** A rectangle of the picture; x and y name its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room around the cells, in the picture's own units. */
export interface Margin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const NO_MARGIN: Margin = { top: 0, right: 0, bottom: 0, left: 0 };

/** The size of all cells together. */
export function sizeOf(
  scene: Pick<Scene, 'width' | 'height'>,
  rotation: Rotation,
): { width: number; height: number } {
  const [width, height] = rotation % 2 === 0 ? [scene.width, scene.height] : [scene.height, scene.width];
  return { width: width * UNIT, height: height * UNIT };
}

/** The size of the whole picture: the cells and the room around them. */
export function withMargin(size: { width: number; height: number }, margin: Margin = NO_MARGIN) {
  return {
    width: margin.left + size.width + margin.right,
    height: margin.top + size.height + margin.bottom,
  };
}

/** Where a cell lies in the picture. */
export function boxOf(
  scene: Pick<Scene, 'width' | 'height'>,
  cell: Pick<Cell, 'x' | 'y' | 'width' | 'height'>,
  rotation: Rotation,
): Box {
  const left = cell.x;
  const top = scene.height - cell.y - cell.height;
  const right = scene.width - cell.x - cell.width;
  const bottom = cell.y;
  const [x, y] = [
    [left, top],
    [bottom, left],
    [right, bottom],
    [top, right],
  ][rotation] as [number, number];
  const [width, height] = rotation % 2 === 0 ? [cell.width, cell.height] : [cell.height, cell.width];
  return { x: x * UNIT, y: y * UNIT, width: width * UNIT, height: height * UNIT };
}

/** The middle of a box. */
export function centre(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * The cell that an arrow key leads to: of those on that side the nearest, where a step sideways counts double,
 * so that focus keeps to its row or column as long as it can.
 */
export function neighbour(
  boxes: ReadonlyMap<string, Box>,
  from: string,
  direction: Direction,
): string | null {
  const start = boxes.get(from);
  if (!start) return null;
  const here = centre(start);
  let best: { id: string; cost: number } | null = null;
  for (const [id, box] of boxes) {
    if (id === from) continue;
    const there = centre(box);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const [ahead, aside] = {
      up: [-dy, dx],
      down: [dy, dx],
      left: [-dx, dy],
      right: [dx, dy],
    }[direction] as [number, number];
    if (ahead < UNIT / 4) continue;
    const cost = ahead + 2 * Math.abs(aside);
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id ?? null;
}
