// What a cell is called when it is heard instead of seen.

import type { Cell, Mark, PathNode, Scene } from '../engine/types';
import { texts } from '../texts';

/** The square, what stands on it from the top down, what is marked on it, and what pointing at it would mean. */
export function describeCell(cell: Cell, scene: Scene, marks: Mark[], next: PathNode | undefined): string {
  const things = scene.things.filter((thing) => thing.cell === cell.id).map((thing) => thing.label);
  const said = marks.filter((mark) => mark.cells[0] === cell.id && mark.text).map((mark) => mark.text);
  const parts = [
    cell.kind === 'square' ? cell.id : `${cell.id}, ${cell.kind}`,
    things.length > 0 ? things.reverse().join(', ') : texts.board.empty,
    ...new Set(said),
  ];
  if (next) parts.push(texts.board.possible(next.label));
  return parts.join('; ');
}
