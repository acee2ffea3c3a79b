import { expect, test } from 'vitest';
import type { Frame } from '../../src/match/frames';
import { trailOf } from '../../src/table/shown';

type Decided = NonNullable<Frame['decided']>;
const label = { id: '' };
const cell = (id: string) => ({ kind: 'cell' as const, id, label });
const made = (...path: Decided['path']) => ({ path }) as Decided;
const placed = (unit: string, at: string) => made({ kind: 'item', id: unit, label }, cell(at));
const moved = (from: string, to: string) => made(cell(from), cell(to));
const held = made({ kind: 'button', id: 'hold', label });

const stages = (before: Decided[], decided: Decided) =>
  trailOf({ before, decided }).map(({ number, cells }) => `${number} ${cells.join(' ')}`);

test('a turn is numbered move by move, and one that did nothing on the board has no number', () => {
  expect(stages([moved('a1', 'a2'), held], moved('b1', 'b2'))).toEqual(['1 a1 a2', '2 b1 b2']);
  expect(stages([], moved('a1', 'a2'))).toEqual([]);
});

test('what was placed before the battle is not counted with what moved in it', () => {
  const placing = [placed('O', 'a1'), placed('P', 'b1')];
  expect(stages(placing, placed('C', 'c1'))).toEqual(['1 a1', '2 b1', '3 c1']);
  expect(stages(placing, moved('a1', 'a2'))).toEqual([]);
  expect(stages([...placing, moved('a1', 'a2')], moved('b1', 'b2'))).toEqual(['1 a1 a2', '2 b1 b2']);
});
