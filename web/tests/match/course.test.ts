import { expect, test } from 'vitest';
import type { Step } from '../../src/engine/types';
import { aheadSince, courseOf, decides } from '../../src/match/course';
import { ahead } from '../../src/match/ending';

const step = (number: number, seat: string, after: number): Step => ({
  number,
  seat,
  move: 'm',
  before: 0.5,
  after,
  luck: false,
});
const two = [
  { seat: 'red', side: 0 },
  { seat: 'blue', side: 1 },
];
const steps = [step(1, 'red', 0.6), step(2, 'blue', 0.7), step(3, 'red', 0.55), step(4, 'blue', 0.1)];

test('how a match went is one side’s chances, whoever moves', () => {
  expect(courseOf(steps, two, 'red').map(({ win }) => Math.round(win * 100))).toEqual([60, 30, 55, 90]);
});

test('of more than two sides only the own moves tell', () => {
  const three = [...two, { seat: 'green', side: 2 }];
  expect(courseOf(steps, three, 'red').map(({ number }) => number)).toEqual([1, 3]);
});

test('who won was ahead from some move on, or it is not said', () => {
  expect(aheadSince(courseOf(steps, two, 'red'))).toBe(4);
  expect(aheadSince(courseOf(steps, two, 'blue'))).toBeNull();
  expect(ahead(steps, two, 'red')).toBe('Red was clearly ahead from move 4 on.');
  expect(ahead(steps, two, 'red', ['red'])).toBe('You were clearly ahead from move 4 on.');
  expect(ahead(steps, two, undefined)).toBe('');
});

test('a moment decided a match if it gave the lead to those who won, for good', () => {
  const red = courseOf(steps, two, 'red');
  const at = (number: number, before: number, after: number) => ({ number, before, after });
  expect(decides(at(4, 0.5, 0.1), false, red), 'an even game was thrown away').toBe(true);
  expect(decides(at(4, 0.2, 0.05), false, red), 'it was lost already').toBe(false);
  expect(decides(at(4, 0.55, 0.48), false, red), 'it did not matter much').toBe(false);
  expect(decides(at(3, 0.4, 0.7), true, red), 'a lucky throw').toBe(true);
  expect(decides(at(1, 0.4, 0.6), true, red), 'the other side came back').toBe(false);
});
