// What a cell is called when it is heard instead of seen.

import type { Cell, PathNode } from '../engine/types';
import { cellKind } from '../texts/games';
import { said, words } from '../texts/words';
import type { BoardState } from './contract';

/** The square, what stands on it from the top down, what is marked on it, and what pointing at it would mean. */
export function describeCell(
  { game, scene, marks, you }: Pick<BoardState, 'game' | 'scene' | 'marks' | 'you'>,
  cell: Cell,
  next: PathNode | undefined,
): string {
  const things = scene.things
    .filter((thing) => thing.cell === cell.id)
    .map((thing) => said(thing.label, you));
  const shown = marks.filter((mark) => mark.cells[0] === cell.id).map((mark) => said(mark.text, you));
  const parts = [
    cell.kind === 'square' ? cell.id : `${cell.id}, ${cellKind(game, cell.kind)}`,
    things.length > 0 ? things.reverse().join(', ') : words('board-empty'),
    ...new Set(shown),
  ];
  if (next) parts.push(words('board-possible', { what: said(next.label, you) }));
  return parts.join('; ');
}
