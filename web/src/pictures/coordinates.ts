// Which names stand at the edge of a small picture of a board: only where squares are named by file and rank, and all of them so.

import type { Scene } from '../engine/types';
import { boxOf, type Box, type Rotation } from '../boards/geometry';

export interface EdgeName {
  text: string;
  /** The square that carries it. */
  box: Box;
}

export function fileAndRankNames(
  scene: Pick<Scene, 'width' | 'height' | 'cells'>,
  rotation: Rotation,
): { below: EdgeName[]; left: EdgeName[] } {
  const squares = scene.cells.map((cell) => {
    const [, file, rank] = /^([a-z])(\d+)$/.exec(cell.id) ?? [];
    return { cell, file, rank, box: boxOf(scene, cell, rotation) };
  });
  const isGrid = squares.every(
    ({ cell, file, rank }) =>
      file !== undefined && file.charCodeAt(0) - 97 === cell.x && Number(rank) - 1 === cell.y,
  );
  if (!isGrid || squares.length === 0) return { below: [], left: [] };
  const bottom = Math.max(...squares.map(({ box }) => box.y));
  const leftmost = Math.min(...squares.map(({ box }) => box.x));
  // A quarter turn puts the ranks below and the files at the side.
  const [below, left] = rotation % 2 === 0 ? (['file', 'rank'] as const) : (['rank', 'file'] as const);
  const named = (which: 'file' | 'rank', at: typeof squares): EdgeName[] =>
    at.map((square) => ({ text: square[which] ?? '', box: square.box }));
  return {
    below: named(
      below,
      squares.filter(({ box }) => box.y === bottom),
    ),
    left: named(
      left,
      squares.filter(({ box }) => box.x === leftmost),
    ),
  };
}
