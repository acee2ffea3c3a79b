import { expect, test } from 'vitest';
import { panned, pinched, WHOLE } from '../../src/table/zoom';

const size = { width: 300, height: 300 };
const pair = (middle: number, apart: number): [{ x: number; y: number }, { x: number; y: number }] => [
  { x: middle - apart / 2, y: middle },
  { x: middle + apart / 2, y: middle },
];

test('what lies between two fingers stays there', () => {
  const zoom = pinched(WHOLE, pair(150, 50), pair(150, 100), size);
  expect(zoom).toEqual({ scale: 2, x: -150, y: -150 });
  const point = (150 - zoom.x) / zoom.scale;
  expect(point).toBe(150);
});

test('it is never larger than three times, nor smaller than whole', () => {
  expect(pinched(WHOLE, pair(150, 10), pair(150, 290), size).scale).toBe(3);
  expect(pinched({ scale: 2, x: -20, y: -40 }, pair(150, 200), pair(150, 20), size)).toEqual({
    scale: 1,
    x: 0,
    y: 0,
  });
});

test('two fingers in one place change nothing', () => {
  expect(pinched(WHOLE, pair(150, 0), pair(150, 0), size)).toEqual(WHOLE);
});

test.each([
  [
    { x: 500, y: 500 },
    { scale: 2, x: 0, y: 0 },
  ],
  [
    { x: -500, y: -500 },
    { scale: 2, x: -300, y: -300 },
  ],
  [
    { x: 10, y: -10 },
    { scale: 2, x: -90, y: -110 },
  ],
])('moved by %o it still fills its frame', (by, expected) => {
  expect(panned({ scale: 2, x: -100, y: -100 }, by, size)).toEqual(expected);
});
