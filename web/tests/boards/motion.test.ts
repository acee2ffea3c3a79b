import { describe, expect, it } from 'vitest';
import { arrivingLast, taken } from '../../src/boards/pieces/motion';
import { die } from './squares';

describe('what a move took', () => {
  it('is the die that was captured, not the one that captured it', () => {
    const before = [die('c3', 'red', 3), die('f6', 'blue', 2), die('a1', 'blue', 1)];
    const now = [die('f6', 'red', 4), die('a1', 'blue', 1)];
    expect(taken(before, now, [{ from: 'c3', to: 'f6' }])).toEqual([die('f6', 'blue', 2)]);
  });

  it('is nothing where a defender retreated', () => {
    const before = [die('d4', 'white', 5), die('d5', 'black', 4)];
    const now = [die('d5', 'white', 5), die('d6', 'black', 4)];
    const flights = [
      { from: 'd5', to: 'd6' },
      { from: 'd4', to: 'd5' },
    ];
    expect(taken(before, now, flights)).toEqual([]);
  });

  it('is nothing where another position is shown', () => {
    expect(taken([die('d4', 'white', 5)], [], [])).toEqual([]);
  });
});

it('draws what has just moved above everything else', () => {
  const things = [die('f6', 'red', 4), die('a1', 'blue', 1)];
  expect(arrivingLast(things, [{ from: 'c3', to: 'f6' }]).map((thing) => thing.cell)).toEqual(['a1', 'f6']);
});
