// North and east on a turned board, and the letters and figures along its edges.

import type { Cell, Mark, Scene } from '../engine/types';
import { boxOf, sizeOf, type Rotation } from './geometry';

export type Edge = NonNullable<Mark['edge']>;

const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];

/** The edges of a picture, clockwise from the upper one, as directions with y downwards. */
const AWAY = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

/** The direction in the picture in which an edge of the board's own compass points. */
export function away(edge: Edge, rotation: Rotation): { x: number; y: number } {
  return AWAY[(EDGES.indexOf(edge) + rotation) % 4] as { x: number; y: number };
}

/** A letter or figure inside a cell at the rim, with the corner of the cell that it keeps to. */
export interface EdgeLabel {
  text: string;
  x: number;
  y: number;
  corner: 'upper-left' | 'lower-right';
  /** Whether the cell is one of the darker half. */
  dark: boolean;
}

/** Whether a cell is one of the darker half of a chequered board: the one at the first seat's left is. */
export function isDark(cell: Pick<Cell, 'x' | 'y'>): boolean {
  return (cell.x + cell.y) % 2 === 0;
}

/** What stands along the left and the lower edge: files and ranks, whichever of them varies there. */
export function edgeLabels(
  scene: Pick<Scene, 'width' | 'height' | 'cells'>,
  rotation: Rotation,
): EdgeLabel[] {
  const size = sizeOf(scene, rotation);
  const upright = rotation % 2 === 0;
  return scene.cells.flatMap((cell) => {
    const box = boxOf(scene, cell, rotation);
    const [file, rank] = [cell.id.slice(0, 1), cell.id.slice(1)];
    const dark = isDark(cell);
    const labels: EdgeLabel[] = [];
    if (box.x === 0) {
      labels.push({ text: upright ? rank : file, x: box.x, y: box.y, corner: 'upper-left', dark });
    }
    if (box.y + box.height === size.height) {
      const [x, y] = [box.x + box.width, box.y + box.height];
      labels.push({ text: upright ? file : rank, x, y, corner: 'lower-right', dark });
    }
    return labels;
  });
}
