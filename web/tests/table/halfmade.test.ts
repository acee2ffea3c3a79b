import { expect, test } from 'vitest';
import type { PathNode } from '../../src/engine/types';
import { begin, replay } from '../../src/match/walker';
import { halfMade } from '../../src/table/halfmade';

const cell = (id: string, rest: { move: string } | { next: PathNode[] }): PathNode => ({
  kind: 'cell',
  id,
  label: { id: `square ${id}` },
  ...rest,
});
const paths = [
  cell('a1', { next: [cell('b1', { move: 'a1-b1' }), cell('c1', { move: 'a1-c1' })] }),
  cell('d1', { move: 'd1' }),
];
const after = (...ids: string[]) =>
  replay(
    paths,
    ids.map((id) => ({ kind: 'cell', id }) as const),
  )!;

test('says what was chosen last and what there is to choose from, and when all is chosen', () => {
  expect(halfMade(paths, begin(paths))).toBe('');
  expect(halfMade(paths, after('a1'))).toBe('Chosen: square a1. 2 to choose from next.');
  expect(halfMade(paths, after('a1', 'c1'))).toBe('Chosen: square c1. Ready to confirm.');
});
