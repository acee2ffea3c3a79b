// Uptown's plan, the piece in hand, and the town as cubes.

import { describe, expect, test } from 'vitest';
import { hand } from '../src/boards/uptown/hand';
import { firstTurn, lastSquares, meant, placingOf, tilted } from '../src/boards/uptown/placing';
import { avenuesOf, LIFT, outlineOf, roofOf, STREET, towersOf } from '../src/boards/uptown/plan';
import { cellAt, townOf } from '../src/boards/uptown/town';
import { normalised, turned } from '../src/depth/space';
import type { Cell, Cube, Mark, PathNode, Scene, Thing } from '../src/engine/types';

/** A scene from the board's text: ranks from the highest down, stacks from the ground up. */
function sceneOf(board: string): Scene {
  const ranks = board
    .split('/')
    .map((rank) =>
      rank
        .split(',')
        .flatMap((token) => (/^\d+$/.test(token) ? Array<string>(Number(token)).fill('') : [token])),
    );
  const [width, height] = [ranks[0]?.length ?? 0, ranks.length];
  const cells: Cell[] = [];
  const things: Thing[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const id = `${String.fromCharCode(97 + x)}${y + 1}`;
      cells.push({ id, x, y, width: 1, height: 1, kind: 'square' });
      [...(ranks[height - 1 - y]?.[x] ?? '')].forEach((letter, level) =>
        things.push({
          cell: id,
          kind: 'cube',
          seat: letter === 'g' ? 'grey' : 'red',
          level,
          glyph: `${level + 1}`,
          label: { id: '' },
        }),
      );
    }
  }
  const item = (id: string) => ({
    id,
    kind: 'piece',
    seat: id[0] === 'g' ? 'grey' : 'red',
    count: 1,
    label: { id: id },
  });
  return {
    width,
    height,
    cells,
    things,
    trays: [{ id: 'pool', kind: 'pool', label: { id: 'pool' }, items: [item('gL'), item('rL')] }],
    dice: [],
    scores: [
      { seat: 'grey', points: 0 },
      { seat: 'red', points: 0 },
    ],
    notes: [],
  };
}

const FLAT: Cube[] = [
  [0, 0, 0],
  [1, 0, 0],
  [2, 0, 0],
  [2, 1, 0],
];

/** A way of turning the L, named after its cubes. */
function way(cubes: Cube[], squares: string[] = ['a1']): PathNode {
  const body = normalised(cubes);
  const next = squares.map((id): PathNode => ({ kind: 'cell', id, label: { id: id }, move: id }));
  return { kind: 'turn', id: JSON.stringify(body), label: { id: '' }, cubes: body, next };
}

const flat = way(FLAT, ['a1', 'b1', 'c1']);
const flatLeft = way(turned(FLAT, 'z', 1));
const flatHalf = way(turned(FLAT, 'z', 2), ['b2']);
const upright = way(turned(FLAT, 'y', -1), ['a1', 'a2', 'a3', 'a4']);
const board = '7/7/7/1,gr,5/g,rrr,5';
const paths = (turns: PathNode[]): PathNode[] => [
  { kind: 'item', id: 'rL', label: { id: 'the red L' }, next: turns },
];

describe('placing', () => {
  const scene = sceneOf(board);
  const base = { scene, paths: paths([flat, upright]), hover: null };
  const taken = { kind: 'item' as const, id: 'rL' };

  test('nothing is in hand until a piece is taken', () => {
    expect(placingOf({ ...base, prefix: [] })).toBeNull();
    expect(placingOf({ ...base, prefix: [{ kind: 'item', id: 'gone' }] })).toBeNull();
    expect(placingOf({ ...base, prefix: [taken] })).toMatchObject({ seat: 'red', turn: null, ghost: [] });
  });

  test('a ghost stands over the square pointed at, its first cube there', () => {
    const hover: PathNode = { kind: 'cell', id: 'c2', label: { id: '' }, move: 'm' };
    const placing = placingOf({ ...base, prefix: [taken, flat], hover });
    expect(placing?.turn?.id).toBe(flat.id);
    expect(placing?.ghost).toEqual([
      [2, 1, 0],
      [3, 1, 0],
      [4, 1, 0],
      [4, 2, 0],
    ]);
  });

  test('a square that the piece would cover means where the piece is held for that', () => {
    const at = (square: string, ...held: { kind: 'cell'; id: string }[]) =>
      meant({ scene, paths: base.paths, prefix: [taken, flat, ...held] }, square);
    expect(at('b1'), 'it can be held there').toBeNull();
    expect(at('e1'), 'only from c1').toBe('c1');
    expect(at('d1'), 'nearer to the middle from c1 than from b1').toBe('c1');
    expect(at('e1', { kind: 'cell', id: 'a1' }), 'also while another place waits for a Confirm').toBe('c1');
    expect(at('a5'), 'nothing covers it').toBeNull();
    expect(
      meant({ scene, paths: base.paths, prefix: [taken] }, 'd1'),
      'no way of turning is chosen',
    ).toBeNull();
  });

  test('what waits for a Confirm stays where it is, wherever the pointer goes', () => {
    const hover: PathNode = { kind: 'cell', id: 'a1', label: { id: '' }, move: 'm' };
    const placing = placingOf({ ...base, prefix: [taken, flat, { kind: 'cell', id: 'c2' }], hover });
    expect(placing?.ghost[0]).toEqual([2, 1, 0]);
  });

  test('the last placement covers the squares of its cubes, or at least its anchor', () => {
    const last = [
      taken,
      { kind: 'turn' as const, id: 'L1', cubes: upright.cubes },
      { kind: 'cell' as const, id: 'c3' },
    ];
    const squares = lastSquares(scene, last);
    expect([...squares.values()].reduce((sum, count) => sum + count)).toBe(4);
    expect(lastSquares(scene, [taken, { kind: 'cell', id: 'c3' }])).toEqual(new Map([['c3', 1]]));
    expect(lastSquares(scene, [])).toEqual(new Map());
  });
});

describe('tilting', () => {
  test('a turn to the left and one to the right take each other back', () => {
    const turns = [flat, flatLeft];
    expect(tilted(turns, flat, 'left', 0)?.id).toBe(flatLeft.id);
    expect(tilted(turns, flatLeft, 'right', 0)?.id).toBe(flat.id);
  });

  test('ways that fit nowhere are passed over, and a tilt that leads nowhere is none', () => {
    expect(tilted([flat, flatHalf], flat, 'left', 0)?.id).toBe(flatHalf.id);
    expect(tilted([flat, upright], flat, 'left', 0)).toBeNull();
  });

  test('tipping to a side goes over that side: what was right of the rest ends on top or at the bottom', () => {
    const row: Cube[] = [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
    ];
    const [left, right] = [turned(row, 'y', -1), turned(row, 'y', 1)];
    const turns = [way(row), way(left), way(right)];
    // Over the left edge: the cube at the left comes to lie at the bottom, the two at the right above it.
    expect(tilted(turns, way(row), 'roll-left', 0)?.id).toBe(way(left).id);
    expect(left.filter((cube) => cube[2] === 1)).toHaveLength(2);
    expect(tilted(turns, way(row), 'roll-right', 0)?.id).toBe(way(right).id);
    expect(right.filter((cube) => cube[2] === 1)).toHaveLength(1);
  });

  test('tipping away goes over the far edge', () => {
    // Two cubes in depth; the near one has a companion at its right and ends on top.
    const body: Cube[] = [
      [0, 0, 0],
      [0, 1, 0],
      [1, 0, 0],
    ];
    const away = turned(body, 'x', 1);
    const near = turned(body, 'x', -1);
    const turns = [way(body), way(away), way(near)];
    const tipped = tilted(turns, way(body), 'away', 0);
    expect(tipped?.cubes?.filter((cube) => cube[2] === 1)).toHaveLength(2);
    expect(tilted(turns, way(body), 'near', 0)?.cubes?.filter((cube) => cube[2] === 1)).toHaveLength(1);
  });

  test('on a turned plan, sideways is sideways for the person', () => {
    const long: Cube[] = [
      [0, 0, 0],
      [1, 0, 0],
    ];
    const standing = way(turned(long, 'y', 1));
    // Turned by a quarter, a row along x runs up and down the picture: tipping it sideways only rolls it.
    expect(tilted([way(long), standing], way(long), 'roll-left', 0)?.id).toBe(standing.id);
    expect(tilted([way(long), standing], way(long), 'roll-left', 1)).toBeNull();
    expect(tilted([way(long), standing], way(long), 'away', 1)?.id).toBe(standing.id);
  });

  test('a piece begins flat, where it can go to most squares, or as it lay last', () => {
    expect(firstTurn([upright, flatLeft, flat], undefined)?.id).toBe(flat.id);
    expect(firstTurn([upright, flat], upright.id)?.id).toBe(upright.id);
    expect(firstTurn([], undefined)).toBeNull();
  });

  test('hands remember the latest way of those that fit', () => {
    hand.keep('gL', 'L3');
    hand.keep('rL', 'L7');
    expect(hand.holds('rL')).toBe(true);
    expect(hand.lastTurn([{ id: 'L3' }, { id: 'L7' }])).toBe('L7');
    expect(hand.lastTurn([{ id: 'L3' }])).toBe('L3');
    expect(hand.lastTurn([{ id: 'L1' }])).toBeUndefined();
    hand.put();
    expect(hand.holds('rL')).toBe(false);
  });
});

describe('the plan', () => {
  const scene = sceneOf(board);
  const at = (towers: ReturnType<typeof towersOf>, id: string) => towers.find(({ cell }) => cell.id === id)!;

  test('is drawn from the back to the front and from the left to the right, however it is turned', () => {
    const first = ([0, 1, 2, 3] as const).map((rotation) => towersOf(scene, rotation)[0]?.cell.id);
    expect(first).toEqual(['a5', 'a1', 'g1', 'g5']);
  });

  test('buildings have their floors from the ground up, the ghost on top, and shade from the left', () => {
    const towers = towersOf(scene, 0, [[0, 0, 1]], 'red');
    expect(at(towers, 'b2').floors.map(({ seat }) => seat)).toEqual(['grey', 'red']);
    expect(at(towers, 'a1').floors).toEqual([
      { seat: 'grey', ghost: false },
      { seat: 'red', ghost: true },
    ]);
    expect(at(towers, 'a1').built).toBe(1);
    expect(at(towers, 'c1').shade).toBe(3);
    expect(at(towers, 'b1').shade).toBe(0);
    expect(roofOf(at(towers, 'b1')).y).toBe(400 + STREET - 3 * LIFT);
  });

  test('an outline has no line between flush roofs', () => {
    const towers = towersOf(sceneOf('r,r/g,1'), 0);
    const lines = (ids: string[]) =>
      outlineOf(
        towers.filter(({ cell }) => ids.includes(cell.id)),
        0,
      ).split('M').length - 1;
    expect(lines(['a1'])).toBe(4);
    expect(lines(['a2', 'b2'])).toBe(6);
    // The bend of an L is rounded by a piece of its own.
    expect(lines(['a1', 'a2', 'b2'])).toBe(8 + 1);
  });

  test('avenues say who shows where and who dominates', () => {
    const marks: Mark[] = [
      { kind: 'dominance', cells: ['a1', 'a2', 'a3', 'a4', 'a5'], text: { id: '' } },
      { kind: 'dominance', cells: ['b1', 'b2', 'b3', 'b4', 'b5'], seat: 'red', value: 3, text: { id: '' } },
      { kind: 'height', cells: ['a1'], value: 1, text: { id: '' } },
    ];
    const [a, b] = avenuesOf(scene, marks, 0);
    expect(a).toMatchObject({
      name: 'a',
      dominator: null,
      squares: 5,
      box: { x: 0, y: 0, width: 100, height: 500 },
    });
    expect(a?.shown).toEqual([
      { seat: 'grey', squares: 1 },
      { seat: 'red', squares: 0 },
    ]);
    expect(b).toMatchObject({ name: 'b', dominator: 'red', value: 3 });
    expect(b?.shown[1]).toEqual({ seat: 'red', squares: 2 });
    expect(avenuesOf(scene, marks, 1)[0]?.box).toEqual({ x: 0, y: 0, width: 500, height: 100 });
  });
});

describe('the town in depth', () => {
  const scene = sceneOf(board);
  const base = { scene, marks: [], paths: paths([flat]), prefix: [], hover: null };

  test('lists every cube, and lights those over the square pointed at', () => {
    const model = townOf({ ...base, rest: { kind: 'cell', id: 'b1' } });
    expect(model.size).toEqual([7, 5, 4]);
    expect(model.solids).toHaveLength(6);
    expect(model.solids.filter(({ lit }) => lit).map(({ at }) => at)).toEqual([
      [1, 0, 0],
      [1, 0, 1],
      [1, 0, 2],
    ]);
    expect(model.lit).toEqual([1, 0]);
  });

  test('shows the ghost in its colour instead', () => {
    const prefix = [{ kind: 'item' as const, id: 'rL' }, flat];
    const hover: PathNode = { kind: 'cell', id: 'c2', label: { id: '' }, move: 'm' };
    const model = townOf({ ...base, prefix, hover, rest: hover });
    expect(model.solids.filter(({ ghost }) => ghost).map(({ colour }) => colour)).toEqual(
      Array(4).fill('red'),
    );
    expect(model.lit).toBeUndefined();
  });

  test('a place in the box lies over a cell', () => {
    expect(cellAt(scene, 2, 1)).toEqual({ kind: 'cell', id: 'c2' });
    expect(cellAt(scene, 7, 0)).toBeNull();
  });
});
