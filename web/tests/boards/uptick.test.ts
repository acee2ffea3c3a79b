import { describe, expect, it } from 'vitest';
import { holdings, viewOf } from '../../src/boards/uptick/view';
import type { Tray } from '../../src/engine/types';
import { die, mark, node, squares } from './squares';

const values: Tray = {
  id: 'red-values',
  kind: 'values',
  seat: 'red',
  label: { id: '' },
  items: [{ id: '4', kind: 'die', seat: 'red', value: 4, count: 1, label: { id: 'red 4' } }],
};
const scene = { ...squares(4, [die('b2', 'red', 2), die('c3', 'blue', 3)]), trays: [values] };
const nothing = { scene, marks: [], prefix: [], next: [], hover: null };

describe('what Uptick draws', () => {
  it('freezes dice, a 6 by itself and others by their neighbours', () => {
    const marks = [mark('frozen', ['b2', 'c3']), mark('frozen', ['a1'])];
    expect([...viewOf({ ...nothing, marks }).frozen]).toEqual([
      ['b2', ['c3']],
      ['a1', []],
    ]);
  });

  it('points from its freezers to a frozen die when it is looked at, though it is no target', () => {
    const marks = [mark('frozen', ['b2', 'c3'])];
    expect(viewOf({ ...nothing, marks }).freezers).toEqual([]);
    const looked = { ...nothing, marks, rest: node('cell', 'b2') };
    expect(viewOf(looked).freezers).toEqual([{ from: 'c3', to: 'b2' }]);
  });

  it('shows on every square of the reach what the die will be there', () => {
    const marks = [mark('reach', ['b3', 'b4'], { seat: 'red', value: 3 })];
    expect(viewOf({ ...nothing, marks }).reach).toEqual([
      { cell: 'b3', seat: 'red', value: 3 },
      { cell: 'b4', seat: 'red', value: 3 },
    ]);
  });

  it('counts a capture on the die that would be captured', () => {
    const marks = [mark('threat', ['c3', 'b2'], { value: 3 })];
    expect(viewOf({ ...nothing, marks }).threats).toEqual([{ cell: 'c3', value: 3 }]);
  });

  it('points from attackers to a threatened die only when it is looked at', () => {
    const marks = [mark('threatened', ['b2', 'c3'], { value: 2 })];
    expect(viewOf({ ...nothing, marks }).attacks).toEqual([]);
    const looked = { ...nothing, marks, rest: node('cell', 'b2') };
    expect(viewOf(looked).attacks).toEqual([{ from: 'c3', to: 'b2' }]);
  });

  it('tells open squares from closed ones once a value is chosen', () => {
    const next = [node('cell', 'a1'), node('cell', 'd1')];
    const marks = [mark('closed', ['d2'])];
    expect(viewOf({ ...nothing, marks, next }).open).toEqual([]);
    const view = viewOf({ ...nothing, marks, next, prefix: [node('item', '4')] });
    expect([view.open, view.closed]).toEqual([['a1', 'd1'], ['d2']]);
  });
});

describe('the ghost of a die', () => {
  const ghost = { cell: 'a1', seat: 'red', value: 4 };

  it('has the value that was chosen, whether value or square came first', () => {
    const [item, cell] = [node('item', '4'), node('cell', 'a1')];
    expect(viewOf({ ...nothing, prefix: [item], hover: cell }).ghost).toEqual(ghost);
    expect(viewOf({ ...nothing, prefix: [cell], hover: item }).ghost).toEqual(ghost);
  });

  it('is frozen where that would happen, and freezes whom it would', () => {
    const marks = [
      mark('reach', ['b3'], { seat: 'red', value: 3 }),
      mark('freezes', ['b3', 'c4'], { seat: 'red' }),
      mark('held', ['b3', 'a4'], { seat: 'red' }),
    ];
    const view = viewOf({ ...nothing, marks, prefix: [node('cell', 'b2')], hover: node('cell', 'b3') });
    expect(view.ghost?.frozen).toBe(true);
    expect([...view.chilled]).toEqual(['c4']);
    expect(view.freezers).toEqual([
      { from: 'b3', to: 'c4' },
      { from: 'a4', to: 'b3' },
    ]);
  });

  it('is one higher where a die goes, as the engine says', () => {
    const marks = [mark('reach', ['b3'], { seat: 'red', value: 3 })];
    const view = viewOf({ ...nothing, marks, prefix: [node('cell', 'b2')], hover: node('cell', 'b3') });
    expect(view.ghost).toEqual({ cell: 'b3', seat: 'red', value: 3 });
  });

  it('is not seen before something is chosen, nor on a die', () => {
    expect(viewOf({ ...nothing, hover: node('cell', 'a1') }).ghost).toBeNull();
    const view = viewOf({ ...nothing, prefix: [node('cell', 'b2')], hover: node('cell', 'c3') });
    expect(view.ghost).toBeNull();
  });
});

it('lays out captured dice one by one', () => {
  const trays: Tray[] = [
    {
      id: 'red-reserve',
      kind: 'reserve',
      seat: 'red',
      label: { id: '' },
      items: [{ id: 'r', kind: 'die', seat: 'red', count: 7, label: { id: '' } }],
    },
    {
      id: 'red-captured',
      kind: 'captured',
      seat: 'red',
      label: { id: '' },
      items: [
        { id: '3', kind: 'die', seat: 'blue', value: 3, count: 2, label: { id: '' } },
        { id: '5', kind: 'die', seat: 'blue', value: 5, count: 1, label: { id: '' } },
      ],
    },
  ];
  const [red] = holdings({ ...squares(3), trays, scores: [{ seat: 'red', points: 11 }] });
  expect(red).toEqual({
    seat: 'red',
    points: 11,
    reserve: 7,
    captured: [
      { seat: 'blue', value: 3 },
      { seat: 'blue', value: 3 },
      { seat: 'blue', value: 5 },
    ],
  });
});
