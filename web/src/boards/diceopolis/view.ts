// What the marks of Diceopolis mean as shapes and figures. Pure: a picture's geometry comes in as boxes.

import type { Mark, PathNode, Say, Scene, Target, Thing } from '../../engine/types';
import { centre, type Box } from '../geometry';

type Boxes = ReadonlyMap<string, Box>;
type Point = { x: number; y: number };

/** How far the points of a run lie from its cross die, as a part of the way to the first die: clear of both dice's pips. */
const SEAM = 0.46;

/** A scoring run as a line from its cross die to its last die. */
export interface RunLine {
  seat: string;
  points: number;
  from: Point;
  to: Point;
  /** Where its points are written: between the cross die and the first die. */
  label: Point;
}

export function runLines(marks: Mark[], boxes: Boxes): RunLine[] {
  return marks
    .filter((mark) => mark.kind === 'run')
    .flatMap((mark) => {
      const [cross, first] = middles(mark.cells, boxes);
      const last = middles(mark.cells, boxes).at(-1);
      if (!cross || !first || !last || mark.seat === undefined) return [];
      const label = { x: cross.x + SEAM * (first.x - cross.x), y: cross.y + SEAM * (first.y - cross.y) };
      return [{ seat: mark.seat, points: mark.value ?? 0, from: cross, to: last, label }];
    });
}

/** What the chosen die would score on an open square. */
export interface Worth {
  cell: string;
  seat: string;
  points: number;
  at: Point;
}

/** The worth of every open square once a die is chosen. */
export function worths(marks: Mark[], prefix: Target[], boxes: Boxes): Worth[] {
  if (prefix.at(-1)?.kind !== 'item') return [];
  return marks
    .filter((mark) => mark.kind === 'worth')
    .flatMap((mark) => {
      const [at] = middles(mark.cells, boxes);
      const [cell] = mark.cells;
      if (!at || cell === undefined || mark.seat === undefined) return [];
      return [{ cell, seat: mark.seat, points: mark.value ?? 0, at }];
    });
}

/** What each die of the hand would score on the chosen square, in the order of the hand. */
export function worthsOfDice(
  marks: Mark[],
  prefix: Target[],
  next: PathNode[],
): { value: number; seat: string; points: number; text: Say }[] {
  if (prefix.at(-1)?.kind !== 'cell') return [];
  const dice = next.filter((node) => node.kind === 'item');
  return marks
    .filter((mark) => mark.kind === 'worth')
    .flatMap((mark, index) => {
      const value = Number(dice[index]?.id);
      if (!Number.isInteger(value) || mark.seat === undefined) return [];
      return [{ value, seat: mark.seat, points: mark.value ?? 0, text: mark.text }];
    });
}

/** A bar across the way of a run that the chosen die would end. */
export interface Stop {
  /** Whose run it is. */
  seat: string;
  /** Whether the die would end a run of its own colour. */
  own: boolean;
  a: Point;
  b: Point;
}

/** Half the length of such a bar, and how far it stands from the end of the run, as a part of the way to the square. */
const REACH = 36;
const BARRED = 0.56;

export function stops(marks: Mark[], boxes: Boxes): Stop[] {
  const mover = marks.find((mark) => mark.kind === 'worth')?.seat;
  const seen = new Set<string>();
  return marks
    .filter((mark) => mark.kind === 'blocks')
    .flatMap((mark) => {
      const [open] = middles(mark.cells, boxes);
      const end = middles(mark.cells, boxes).at(-1);
      if (!open || !end || mark.seat === undefined) return [];
      // With a square chosen each die of the hand brings the same bar.
      const key = mark.cells.join();
      if (seen.has(key)) return [];
      seen.add(key);
      const seam = { x: end.x + BARRED * (open.x - end.x), y: end.y + BARRED * (open.y - end.y) };
      const across = open.x === end.x ? { x: REACH, y: 0 } : { x: 0, y: REACH };
      return [
        {
          seat: mark.seat,
          own: mark.seat === mover,
          a: { x: seam.x - across.x, y: seam.y - across.y },
          b: { x: seam.x + across.x, y: seam.y + across.y },
        },
      ];
    });
}

/** The value of the die that has been chosen, or that is rested on while nothing is chosen. */
export function chosenValue(prefix: Target[], hover: PathNode | null): number | null {
  const item = prefix.find((at) => at.kind === 'item') ?? (hover?.kind === 'item' ? hover : undefined);
  const value = Number(item?.id);
  return item && Number.isInteger(value) ? value : null;
}

/** A die that is not there yet: the one that the next click would place. */
export function ghost(prefix: Target[], hover: PathNode | null): { cell: string; value: number } | null {
  const value = chosenValue(prefix, hover);
  const cell =
    prefix.find((at) => at.kind === 'cell') ??
    (hover?.kind === 'cell' && prefix.length > 0 ? hover : undefined);
  return value === null || cell === undefined ? null : { cell: cell.id, value };
}

/** The files and ranks of cross dice that show a value: where a die of that value can score. */
export function rowsOf(value: number, scene: Scene): Thing[] {
  const cross = new Set(scene.cells.filter((cell) => cell.kind === 'cross').map((cell) => cell.id));
  return scene.things.filter((thing) => thing.value === value && cross.has(thing.cell));
}

/** A seat's score and where it comes from: the points of its runs by the value of their dice. */
export interface Account {
  seat: string;
  points: number;
  /** By value 1 to 6: the sum and the number of runs. */
  parts: { value: number; points: number; runs: number }[];
  hand: number[];
  cache: number;
}

export function accounts(scene: Scene, marks: Mark[]): Account[] {
  const valueAt = new Map(scene.things.map((thing) => [thing.cell, thing.value]));
  return scene.scores.map(({ seat, points }) => {
    const runs = marks.filter((mark) => mark.kind === 'run' && mark.seat === seat);
    const parts = [1, 2, 3, 4, 5, 6].map((value) => {
      const own = runs.filter((run) => valueAt.get(run.cells[0] ?? '') === value);
      return { value, points: own.reduce((sum, run) => sum + (run.value ?? 0), 0), runs: own.length };
    });
    const items = (kind: string) =>
      scene.trays.filter((tray) => tray.kind === kind && tray.seat === seat).flatMap((tray) => tray.items);
    return {
      seat,
      points,
      parts,
      hand: items('hand').flatMap((item) => Array<number>(item.count).fill(item.value ?? 0)),
      cache: items('cache').reduce((sum, item) => sum + item.count, 0),
    };
  });
}

function middles(cells: string[], boxes: Boxes): Point[] {
  return cells.flatMap((cell) => {
    const box = boxes.get(cell);
    return box ? [centre(box)] : [];
  });
}
