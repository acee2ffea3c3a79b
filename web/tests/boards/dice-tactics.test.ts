import { describe, expect, it } from 'vitest';
import {
  letterOf,
  strengthAt,
  tagCorners,
  tallyOf,
  unitOf,
  unitOfItem,
  viewOf,
  wedgeLine,
} from '../../src/boards/dice-tactics/view';
import { boxOf, type Rotation } from '../../src/boards/geometry';
import type { Mark } from '../../src/engine/types';
import { die, mark, node, squares } from './squares';

const scene = squares(8, [
  die('d4', 'white', 3, 'rising'),
  die('e4', 'white', 3, 'falling'),
  die('d5', 'black', 4),
]);
const nothing = { scene, marks: [] as Mark[], prefix: [], next: [], hover: null };
const box = (id: string, rotation: Rotation = 0) =>
  boxOf(
    scene,
    scene.cells.find((cell) => cell.id === id)!,
    rotation,
  );

it('counts what is left of an army, its officers first of all', () => {
  const things = [...scene.things, ...squares(8, [die('a1', 'white', 1), die('b8', 'black', 1)]).things];
  expect(tallyOf({ things }, 'white')).toEqual({ officers: 1, units: 3 });
  expect(tallyOf(scene, 'black')).toEqual({ officers: 0, units: 1 });
});

describe('how a unit lies', () => {
  it.each([
    ['rising', 0],
    ['falling', 1],
    ['columns', 0],
    ['rows', 1],
    [undefined, 0],
  ])('%s is turned by %i quarters', (orientation, turn) => {
    expect(unitOf(die('a1', 'white', 3, orientation)).turn).toBe(turn);
  });

  it.each([
    ['O', 1, 0],
    ['S', 2, 0],
    ['Z', 2, 1],
    ['C', 3, 0],
    ['K', 3, 1],
    ['P', 4, 0],
    ['Q', 5, 0],
    ['L', 6, 0],
    ['H', 6, 1],
  ])('the letter %s of the reserve is on the die, face %i turned by %i quarters', (id, value, turn) => {
    const unit = unitOfItem({ id, seat: 'white', value });
    expect(unit.turn).toBe(turn);
    expect(letterOf(unit)).toBe(id);
  });

  it('keeps letter and bolt off the diagonal of the pips, also on a turned board', () => {
    const cavalry = unitOf(die('a1', 'white', 3, 'rising'));
    expect(tagCorners(cavalry, 0).letter).toEqual({ x: 1, y: 1 });
    expect(tagCorners(cavalry, 1).letter).toEqual({ x: -1, y: 1 });
    expect(tagCorners({ ...cavalry, face: 6 }, 1).letter).toEqual({ x: 1, y: 1 });
  });
});

describe('what wins besides a rout', () => {
  it('knows the hill with its holders, and the far ranks', () => {
    const marks = [
      mark('hill', ['d4'], { seat: 'white' }),
      mark('hill', ['d5']),
      mark('far-rank', ['a8', 'b8'], { seat: 'white' }),
    ];
    const { hill, farRanks } = viewOf({ ...nothing, marks });
    expect(hill).toEqual([
      { cell: 'd4', seat: 'white' },
      { cell: 'd5', seat: null },
    ]);
    expect(farRanks).toEqual([{ cells: ['a8', 'b8'], seat: 'white' }]);
  });
});

describe('what attacks come to', () => {
  it('sends a defender back, removes it or lets it stand', () => {
    const marks = [
      mark('retreat', ['d6', 'd5', 'd4'], { value: 6 }),
      mark('removed', ['d5', 'd4', 'd6'], { value: 6 }),
      mark('removed', ['d5', 'd4'], { value: 6 }),
      mark('stands', ['d5', 'd4'], { value: 6 }),
    ];
    const unit = { seat: 'black', face: 4, turn: 0 };
    expect(viewOf({ ...nothing, marks }).outcomes).toEqual([
      { kind: 'retreat', to: 'd6', attack: 6, defender: 'd5', attacker: 'd4', unit },
      { kind: 'removed', attack: 6, defender: 'd5', attacker: 'd4', blocked: 'd6' },
      { kind: 'removed', attack: 6, defender: 'd5', attacker: 'd4', blocked: null },
      { kind: 'stands', attack: 6, defender: 'd5', attacker: 'd4' },
    ]);
  });

  it('has one number on an edge, or both where two kinds of attack differ', () => {
    const south = { edge: 'south', seat: 'black' } as const;
    const marks = [
      mark('strength', ['d5'], { ...south, value: 8 }),
      mark('strength', ['d5'], { ...south, value: 4 }),
      mark('strength', ['d4'], { edge: 'north', seat: 'white', value: 6 }),
      mark('strength', ['d4'], { edge: 'north', seat: 'white', value: 6 }),
    ];
    expect(viewOf({ ...nothing, marks }).strengths.map(({ cell, values }) => [cell, values])).toEqual([
      ['d5', [8, 4]],
      ['d4', [6]],
    ]);
  });

  it('lets the numbers of two neighbours face each other', () => {
    const [attack, defence] = [strengthAt(box('d4'), 'north', 0), strengthAt(box('d5'), 'south', 0)];
    expect(attack.x).toBe(defence.x);
    expect(attack.y - defence.y).toBe(26);
  });
});

describe('wedges', () => {
  const marks = [
    mark('wedge', ['d4', 'e4'], { edge: 'north', seat: 'white', value: 6 }),
    mark('wedge', ['e4', 'd4'], { edge: 'north', seat: 'white', value: 6 }),
  ];

  it('are drawn once for both cavalry', () => {
    const view = viewOf({ ...nothing, marks });
    expect(view.wedges).toEqual([{ cells: ['d4', 'e4'], edge: 'north', seat: 'white' }]);
    expect([...view.wedged]).toEqual(['d4', 'e4']);
  });

  it.each<[Rotation, { x: number; y: number }]>([
    [0, { x: 400, y: 401 }],
    [1, { x: 399, y: 400 }],
    [2, { x: 400, y: 399 }],
    [3, { x: 401, y: 400 }],
  ])('have their point where both cells meet, after %i quarter turns', (rotation, point) => {
    const line = wedgeLine(box('d4', rotation), box('e4', rotation), 'north', rotation);
    expect(line[1]).toEqual(point);
  });

  it('are gone while a cavalry of theirs is shown turned', () => {
    const view = viewOf({ ...nothing, marks, prefix: [node('cell', 'd4')], hover: node('turn', 'r') });
    expect(view.wedges).toEqual([]);
    expect(view.ghost).toEqual({ cell: 'd4', unit: { seat: 'white', face: 3, turn: 1 } });
  });
});

describe('targets', () => {
  const next = [node('cell', 'd3'), node('cell', 'd5'), node('turn', 'r')];

  it('are told apart by what stands on them, once a unit is chosen', () => {
    const view = viewOf({ ...nothing, next, prefix: [node('cell', 'd4')] });
    expect([view.open, view.prey, view.chosen]).toEqual([['d3'], ['d5'], ['d4']]);
    const before = viewOf({ ...nothing, next });
    expect([before.open, before.prey]).toEqual([[], []]);
  });

  it('show the unit where it would go, but not on another one', () => {
    const prefix = [node('cell', 'd4')];
    const unit = { seat: 'white', face: 3, turn: 0 };
    const at = (id: string) => viewOf({ ...nothing, next, prefix, hover: node('cell', id) }).ghost;
    expect(at('d3')).toEqual({ cell: 'd3', unit });
    expect(at('d5')).toBeNull();
  });
});
