import { expect, test } from 'vitest';
import type { Step } from '../../src/engine/types';
import { aheadSince, courseOf } from '../../src/match/course';
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
  expect(aheadSince(courseOf(steps, two, 'red'))).toBe(3);
  expect(aheadSince(courseOf(steps, two, 'blue'))).toBeNull();
  expect(ahead(steps, two, 'red')).toBe('Red was ahead from move 3 on.');
  expect(ahead(steps, two, 'red', ['red'])).toBe('You were ahead from move 3 on.');
  expect(ahead(steps, two, undefined)).toBe('');
});
