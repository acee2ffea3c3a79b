import { expect, test } from 'vitest';
import type { TableView } from '../../src/engine/types';
import { rollOffOf } from '../../src/table/status';

const seats = ['red', 'blue'].map((seat) => ({ seat })) as TableView['seats'];
const after = (...faces: number[]) => {
  const throws = faces.map((face, index) => ({ seat: seats[index % 2]!.seat, dice: [face] }));
  return rollOffOf({ seats, rollOff: { throws } as TableView['rollOff'] }).map(({ id }) => id);
};

test('that all throw once more is said until one of them has', () => {
  expect(after()).toEqual(['table-roll-off']);
  expect(after(4)).toEqual(['table-roll-off-throw', 'table-roll-off']);
  expect(after(4, 4)).toEqual(['table-roll-off-again']);
  expect(after(4, 4, 5)).toEqual(['table-roll-off-throw', 'table-roll-off']);
});
