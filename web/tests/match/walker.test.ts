import { expect, test } from 'vitest';
import type { PathNode } from '../../src/engine/types';
import { back, begin, meaningOf, moves, onlyWay, pathOf, replay, step } from '../../src/match/walker';

type Rest = { move: string } | { next: PathNode[] };
const node = (id: string, rest: Rest): PathNode => ({ kind: 'cell', id, label: { id: id }, ...rest });
const cell = (id: string) => ({ kind: 'cell' as const, id });

// Two counters; the first goes to b or c, the second enters on d and from there one way only.
const PATHS = [
  node('a', { next: [node('b', { move: 'a-b' }), node('c', { move: 'a-c' })] }),
  node('x', { next: [node('d', { next: [node('d', { next: [node('e', { move: 'x-d-e' })] })] })] }),
];

test('a path is walked target by target until it spells a move', () => {
  const first = step(begin(PATHS), cell('a'))!;
  expect(first.next.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(first.move).toBeNull();
  expect(step(first, cell('c'))?.move).toBe('a-c');
  expect(step(first, cell('x'))).toBeNull();
  expect(step(begin(PATHS), { kind: 'item', id: 'a' })).toBeNull();
});

test('pointing at another beginning starts anew from there', () => {
  const chosen = step(begin(PATHS), cell('a'))!;
  const isOwn = (id: string) => 'ax'.includes(id);
  expect(meaningOf(PATHS, chosen, cell('x'), isOwn)).toEqual({ walk: step(begin(PATHS), cell('x')) });
  expect(meaningOf(PATHS, chosen, cell('e'), isOwn)).toEqual({ after: [cell('a')] });
  // A square that only begins something else was meant for what is chosen.
  expect(meaningOf(PATHS, chosen, cell('x'), (id) => id === 'a')).toEqual({ after: [cell('a')] });
});

test('what has one way only goes without saying, but never the last step', () => {
  const entered = onlyWay(step(begin(PATHS), cell('x'))!);
  expect(entered.prefix.map(({ id }) => id)).toEqual(['x', 'd', 'd']);
  expect(entered.move).toBeNull();
  expect(entered.next.map(({ id }) => id)).toEqual(['e']);
});

test('going back takes the steps along that went without saying', () => {
  const entered = onlyWay(step(begin(PATHS), cell('x'))!);
  expect(back(PATHS, entered)).toEqual(begin(PATHS));
  const finished = replay(PATHS, [cell('a'), cell('b')])!;
  expect(back(PATHS, finished).prefix).toEqual([cell('a')]);
});

test('moves and their paths are found in the tree', () => {
  expect(moves(PATHS)).toEqual(['a-b', 'a-c', 'x-d-e']);
  expect(pathOf(PATHS, 'x-d-e')).toEqual([cell('x'), cell('d'), cell('d'), cell('e')]);
  expect(pathOf(PATHS, 'nowhere')).toBeNull();
});
