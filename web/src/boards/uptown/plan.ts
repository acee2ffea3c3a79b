// The buildings as they are seen from above, a little from the front: which floors, how high, who shows where.

import type { Cell, Cube, Mark, Scene } from '../../engine/types';
import { boxOf, UNIT, type Box, type Rotation } from '../geometry';

/** How far a floor lifts the roof in the picture. */
export const LIFT = 9;
/** The gap between a building and the edge of its square. */
export const STREET = 3;

export interface Floor {
  seat: string;
  ghost: boolean;
}

/** One square and what stands on it. */
export interface Tower {
  cell: Cell;
  box: Box;
  /** From the ground up, the ghost's floors last. */
  floors: Floor[];
  /** How many of its floors are no ghost. */
  built: number;
  /** By how many floors the building to the left in the picture is higher. */
  shade: number;
}

/** All squares in the order in which they are drawn: from the back to the front, from the left to the right. */
export function towersOf(
  scene: Scene,
  rotation: Rotation,
  ghost: readonly Cube[] = [],
  ghostSeat = '',
): Tower[] {
  const floors = new Map<string, Floor[]>(scene.cells.map((cell) => [cell.id, []]));
  for (const thing of [...scene.things].sort((a, b) => a.level - b.level)) {
    floors.get(thing.cell)?.push({ seat: thing.seat ?? '', ghost: false });
  }
  const towers = scene.cells.map((cell): Tower => {
    const real = floors.get(cell.id) ?? [];
    const new_ = ghost.filter(([x, y]) => x === cell.x && y === cell.y);
    return {
      cell,
      box: boxOf(scene, cell, rotation),
      floors: [...real, ...new_.map(() => ({ seat: ghostSeat, ghost: true }))],
      built: real.length,
      shade: 0,
    };
  });
  const at = new Map(towers.map((tower) => [`${tower.box.x},${tower.box.y}`, tower]));
  for (const tower of towers) {
    const left = at.get(`${tower.box.x - UNIT},${tower.box.y}`);
    tower.shade = Math.max(0, (left?.floors.length ?? 0) - tower.floors.length);
  }
  return towers.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
}

/** The roof of a tower in the picture; on an empty square the ground. */
export function roofOf(tower: Tower): Box {
  const { x, y, width, height } = tower.box;
  return {
    x: x + STREET,
    y: y + STREET - LIFT * tower.floors.length,
    width: width - 2 * STREET,
    height: height - 2 * STREET,
  };
}

/** What a column's sign says: who shows on how many of its squares, and who dominates it. */
export interface Avenue {
  name: string;
  /** The part of the picture's edge that belongs to the column. */
  box: Box;
  dominator: string | null;
  value: number | null;
  /** For each seat how many squares show it, in the order of the scores. */
  shown: { seat: string; squares: number }[];
  squares: number;
}

/** The columns as the marks name them. Their signs lie below the board, or beside it if it is turned sideways. */
export function avenuesOf(scene: Scene, marks: readonly Mark[], rotation: Rotation): Avenue[] {
  const cells = new Map(scene.cells.map((cell) => [cell.id, cell]));
  const roofs = new Map<string, { seat: string; level: number }>();
  for (const thing of scene.things) {
    const known = roofs.get(thing.cell);
    if (!known || known.level < thing.level) {
      roofs.set(thing.cell, { seat: thing.seat ?? '', level: thing.level });
    }
  }
  return marks
    .filter((mark) => mark.kind === 'dominance')
    .map((mark) => {
      const column = mark.cells.flatMap((id) => cells.get(id) ?? []);
      const boxes = column.map((cell) => boxOf(scene, cell, rotation));
      return {
        name: mark.cells[0]?.replace(/\d+$/, '') ?? '',
        box: aroundAll(boxes),
        dominator: mark.seat ?? null,
        value: mark.value ?? null,
        shown: scene.scores.map(({ seat }) => ({
          seat,
          squares: mark.cells.filter((id) => roofs.get(id)?.seat === seat).length,
        })),
        squares: column.length,
      };
    });
}

function aroundAll(boxes: Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/**
 * The outline of some towers' roofs as path data: no line where two of them lie flush, side by side and equally high.
 * Corners are sharp; the line's join rounds them.
 */
export function outlineOf(towers: readonly Tower[], inset: number): string {
  const key = (x: number, y: number) => `${x},${y}`;
  const heights = new Map(towers.map((tower) => [key(tower.box.x, tower.box.y), tower.floors.length]));
  return towers
    .map((tower) => {
      const { x, y } = tower.box;
      const flush = (dx: number, dy: number) =>
        heights.get(key(x + dx * UNIT, y + dy * UNIT)) === tower.floors.length;
      const roof = roofOf(tower);
      // Towards a flush neighbour the line runs on to the edge between the two squares.
      const gap = (joined: boolean) => (joined ? STREET : -inset);
      const [west, east] = [roof.x - gap(flush(-1, 0)), roof.x + roof.width + gap(flush(1, 0))];
      const [north, south] = [roof.y - gap(flush(0, -1)), roof.y + roof.height + gap(flush(0, 1))];
      return [
        flush(0, -1) ? '' : `M${west} ${north}H${east}`,
        flush(0, 1) ? '' : `M${west} ${south}H${east}`,
        flush(-1, 0) ? '' : `M${west} ${north}V${south}`,
        flush(1, 0) ? '' : `M${east} ${north}V${south}`,
        ...CORNERS.map(([dx, dy]) => {
          if (!flush(dx, 0) || !flush(0, dy) || flush(dx, dy)) return '';
          // Round the inside of a bend.
          const from = dx < 0 ? west : east;
          const to = dy < 0 ? north : south;
          return `M${from} ${to - dy * (STREET + inset)}H${from - dx * (STREET + inset)}V${to}`;
        }),
      ].join('');
    })
    .join('');
}
