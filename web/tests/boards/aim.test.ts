import { expect, test } from 'vitest';
import { FINGER, meant, type Hit } from '../../src/boards/aim';
import type { Box } from '../../src/boards/geometry';

/** A row of squares of this size, called by their numbers. */
const square = (number: number, size: number): Box => ({ x: number * size, y: 0, width: size, height: size });
const among = (size: number, ...numbers: number[]) =>
  new Map(numbers.map((number) => [`${number}`, square(number, size)]));
const hit = (number: number, size: number, speaks = true): Hit => ({
  id: `${number}`,
  box: square(number, size),
  speaks,
});

test.each<[string, number, number, Hit | null, number[], string | null]>([
  // What is meant, the size of squares, x, what was hit, what is possible, the answer.
  ['a possible square that is hit wins over a nearer middle', 24, 25, hit(1, 24), [0, 1], '1'],
  ['beside a small square the nearest possible one is meant', 24, 34, hit(1, 24), [0, 5], '0'],
  ['in the heart of a square that is none, that one is meant', 28, 42, hit(1, 28), [0], '1'],
  ['beside its heart the nearest possible one', 28, 38, hit(1, 28), [0], '0'],
  ['and where its heart has nothing to say, too', 28, 42, hit(1, 28, false), [0], '0'],
  ['of two the nearer one is meant', 24, 50, hit(2, 24), [1, 4], '1'],
  ['a small square two away from all that is possible speaks for itself', 24, 70, hit(2, 24), [0], '2'],
  ['and says nothing where there is nothing to say', 24, 70, hit(2, 24, false), [0], null],
  ['beside all squares a finger reaches as far as it is wide', 24, 24 + FINGER / 2, null, [0], '0'],
  ['and no further', 24, 24 + FINGER / 2 + 1, null, [0], null],
  ['a large square is meant when it is hit', 48, 72, hit(1, 48), [0], '1'],
  ['but a slip over its rim is forgiven', 48, 58, hit(1, 48), [0], '0'],
  ['where nothing is possible, what is hit may speak', 24, 30, hit(1, 24), [], '1'],
])('%s', (_, size, x, under, possible, answer) => {
  expect(meant({ x, y: size / 2 }, under, among(size, ...possible))).toBe(answer);
});

test('of squares that are as near, the one with the nearer middle is meant', () => {
  const boxes = new Map([
    ['wide', { x: 0, y: 0, width: 200, height: 20 }],
    ['small', { x: 0, y: 30, width: 20, height: 20 }],
  ]);
  expect(meant({ x: 10, y: 25 }, null, boxes)).toBe('small');
});
