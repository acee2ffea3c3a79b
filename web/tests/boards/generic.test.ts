import { expect, test } from 'vitest';
import { spots } from '../../src/boards/generic/layout';
import { tokenOf } from '../../src/signs/signs';

const level = (level: number) => ({ level });

test('one thing stands in the middle, and is never larger than on a whole square', () => {
  expect(spots([level(0)], 100, 100)).toMatchObject([{ x: 0, y: 0, scale: 1 }]);
  expect(spots([level(0)], 400, 300)).toMatchObject([{ x: 0, y: 0, scale: 1 }]);
  expect(spots([level(0)], 50, 200)[0]!.scale).toBe(0.5);
  expect(spots([], 100, 100)).toEqual([]);
});

test('things beside each other share the room of their cell', () => {
  const wide = spots([level(0), level(0), level(0)], 300, 100);
  expect(wide.map(({ x, y, scale }) => [x, y, scale])).toEqual([
    [-100, 0, 1],
    [0, 0, 1],
    [100, 0, 1],
  ]);
  const five = spots(
    Array.from({ length: 5 }, () => level(0)),
    100,
    100,
  );
  expect(new Set(five.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  for (const { x, y, scale } of five) {
    expect(Math.abs(x) + 50 * scale).toBeLessThanOrEqual(50.001);
    expect(Math.abs(y) + 50 * scale).toBeLessThanOrEqual(50.001);
  }
});

test('a stack rises from the bottom up and stays within bounds however high it is', () => {
  for (const height of [2, 4, 12]) {
    const stack = spots(
      Array.from({ length: height }, (_, at) => level(at)),
      100,
      100,
    );
    expect(stack.every(({ x, scale }) => x === 0 && scale === 1)).toBe(true);
    expect(stack.map(({ y }) => y)).toEqual(stack.map(({ y }) => y).sort((a, b) => b - a));
    expect(stack[0]!.y - stack.at(-1)!.y).toBeLessThanOrEqual(36.001);
  }
});

test('a name without a colour of its own is lent one, always the same', () => {
  expect(tokenOf('red')).toBe('red');
  expect(tokenOf(undefined)).toBe('cross');
  expect(tokenOf('teal')).toBe(tokenOf('teal'));
  expect(tokenOf('teal')).not.toBe(tokenOf('violet'));
});
