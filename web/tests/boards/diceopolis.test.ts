import { describe, expect, it } from 'vitest';
import {
  accounts,
  chosenValue,
  ghost,
  rowsOf,
  runLines,
  stops,
  worths,
  worthsOfDice,
} from '../../src/boards/diceopolis/view';
import { boxOf, type Box } from '../../src/boards/geometry';
import type { Mark, PathNode, Scene, Thing } from '../../src/engine/types';

const FILES = 'abcdefghijklm';
const cells = [...FILES].flatMap((file, x) =>
  Array.from({ length: 13 }, (_, y) => ({
    id: `${file}${y + 1}`,
    x,
    y,
    width: 1,
    height: 1,
    kind: x === 6 || y === 6 ? 'cross' : 'square',
  })),
);
const size = { width: 13, height: 13 };
const boxes = new Map<string, Box>(cells.map((cell) => [cell.id, boxOf(size, cell, 0)]));
const die = (cell: string, value: number, seat?: string): Thing => ({
  cell,
  kind: 'die',
  value,
  level: 0,
  glyph: String(value),
  label: { id: '' },
  ...(seat && { seat }),
});
const mark = (kind: string, cells: string[], seat: string, value?: number): Mark => ({
  kind,
  cells,
  seat,
  text: { id: '' },
  ...(value !== undefined && { value }),
});
const node = (kind: PathNode['kind'], id: string): PathNode => ({ kind, id, label: { id: id }, move: id });

describe('scoring runs', () => {
  it('go from the cross die to the last die, with the points between cross die and first die', () => {
    const [run] = runLines([mark('run', ['g8', 'h8', 'i8'], 'red', 3)], boxes);
    expect(run).toMatchObject({ seat: 'red', points: 3, from: { x: 650, y: 550 }, to: { x: 850, y: 550 } });
    expect(run?.label.y).toBe(550);
    expect(run?.label.x).toBeGreaterThan(650);
    expect(run?.label.x).toBeLessThan(750);
  });

  it('turn with the board', () => {
    const turned = new Map<string, Box>(cells.map((cell) => [cell.id, boxOf(size, cell, 1)]));
    const [run] = runLines([mark('run', ['g8', 'h8'], 'red', 2)], turned);
    expect(run?.from.x).toBe(run?.to.x);
  });
});

describe('worths', () => {
  const marks = [mark('worth', ['h9'], 'red', 4), mark('worth', ['i8'], 'red', 0)];

  it('stand on the squares once a die is chosen', () => {
    const found = worths(marks, [{ kind: 'item', id: '2' }], boxes);
    expect(found.map(({ cell, points }) => [cell, points])).toEqual([
      ['h9', 4],
      ['i8', 0],
    ]);
    expect(worths(marks, [{ kind: 'cell', id: 'h9' }], boxes)).toEqual([]);
  });

  it('belong to the dice of the hand once a square is chosen', () => {
    const next = [node('item', '2'), node('item', '5')];
    const onSquare = [mark('worth', ['h9'], 'red', 4), mark('worth', ['h9'], 'red', 0)];
    const found = worthsOfDice(onSquare, [{ kind: 'cell', id: 'h9' }], next);
    expect(found.map(({ value, points }) => [value, points])).toEqual([
      [2, 4],
      [5, 0],
    ]);
  });
});

describe('runs that a die would end', () => {
  const marks = [
    mark('worth', ['h9'], 'red', 0),
    mark('blocks', ['h9', 'h7', 'h8'], 'red'),
    mark('blocks', ['h9', 'g9', 'f9'], 'blue'),
  ];

  it('are barred between their end and the square', () => {
    const [upright] = stops(marks, boxes);
    expect(upright?.a.y).toBe(upright?.b.y);
    // h8 lies at 550, h9 at 450.
    expect(upright?.a.y).toBeGreaterThan(450);
    expect(upright?.a.y).toBeLessThan(550);
  });

  it('tell the own ones from the others', () => {
    expect(stops(marks, boxes).map(({ seat, own }) => [seat, own])).toEqual([
      ['red', true],
      ['blue', false],
    ]);
  });

  it('are barred once, however many dice would do it', () => {
    expect(stops([...marks, ...marks], boxes)).toHaveLength(2);
  });
});

describe('the die in mind', () => {
  it('is the chosen one, or the one rested on', () => {
    expect(chosenValue([], null)).toBeNull();
    expect(chosenValue([{ kind: 'item', id: '4' }], null)).toBe(4);
    expect(chosenValue([], node('item', '3'))).toBe(3);
    expect(chosenValue([], node('item', 'blue-hand-3'))).toBeNull();
  });

  it('is shown where it would lie, in either order of pointing', () => {
    expect(ghost([{ kind: 'item', id: '4' }], node('cell', 'h8'))).toEqual({ cell: 'h8', value: 4 });
    expect(ghost([{ kind: 'cell', id: 'h8' }], node('item', '4'))).toEqual({ cell: 'h8', value: 4 });
    expect(ghost([], node('cell', 'h8'))).toBeNull();
  });
});

describe('accounts', () => {
  const scene: Scene = {
    ...size,
    cells,
    things: [die('g8', 1), die('h7', 1), die('g9', 2), die('h8', 1, 'red'), die('h9', 2, 'red')],
    trays: [
      {
        id: 'red-hand',
        kind: 'hand',
        seat: 'red',
        label: { id: '' },
        items: [{ id: '3', kind: 'die', seat: 'red', value: 3, count: 2, label: { id: '' } }],
      },
      {
        id: 'red-cache',
        kind: 'cache',
        seat: 'red',
        label: { id: '' },
        items: [{ id: 'red-cache', kind: 'die', seat: 'red', count: 7, label: { id: '' } }],
      },
    ],
    dice: [],
    scores: [
      { seat: 'red', points: 8 },
      { seat: 'blue', points: 0 },
    ],
    notes: [],
  };
  const marks = [
    mark('run', ['g8', 'h8'], 'red', 2),
    mark('run', ['h7', 'h8'], 'red', 2),
    mark('run', ['g9', 'h9'], 'red', 4),
  ];

  it('add the runs up by the value of their dice', () => {
    const [red, blue] = accounts(scene, marks);
    expect(red?.parts.map((part) => part.points)).toEqual([4, 4, 0, 0, 0, 0]);
    expect(red?.parts[0]?.runs).toBe(2);
    expect(red?.parts.reduce((sum, part) => sum + part.points, 0)).toBe(red?.points);
    expect(blue?.parts.every((part) => part.points === 0)).toBe(true);
  });

  it('lay out the hand die by die', () => {
    expect(accounts(scene, marks)[0]).toMatchObject({ hand: [3, 3], cache: 7 });
  });

  it('know the rows of a value by the cross alone', () => {
    expect(rowsOf(1, scene).map((thing) => thing.cell)).toEqual(['g8', 'h7']);
  });
});
