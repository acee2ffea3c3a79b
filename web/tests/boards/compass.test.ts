import { describe, expect, it } from 'vitest';
import { away, edgeLabels, isDark, type Edge } from '../../src/boards/compass';
import type { Rotation } from '../../src/boards/geometry';
import { squares } from './squares';

const UP = { x: 0, y: -1 };
const RIGHT = { x: 1, y: 0 };
const DOWN = { x: 0, y: 1 };
const LEFT = { x: -1, y: 0 };

describe('the compass of a turned board', () => {
  it.each<[Edge, Rotation, { x: number; y: number }]>([
    ['north', 0, UP],
    ['east', 0, RIGHT],
    ['south', 0, DOWN],
    ['west', 0, LEFT],
    ['north', 1, RIGHT],
    ['west', 1, UP],
    ['north', 2, DOWN],
    ['east', 2, LEFT],
    ['north', 3, LEFT],
    ['south', 3, RIGHT],
  ])('%s after %i quarter turns', (edge, rotation, expected) => {
    expect(away(edge, rotation)).toEqual(expected);
  });
});

describe('letters and figures along the edges', () => {
  const seen = (rotation: Rotation, corner: 'upper-left' | 'lower-right') =>
    edgeLabels(squares(3), rotation)
      .filter((label) => label.corner === corner)
      .sort((a, b) => a.x - b.x || a.y - b.y)
      .map((label) => label.text)
      .join('');

  it.each<[Rotation, string, string]>([
    [0, '321', 'abc'],
    [1, 'abc', '123'],
    [2, '123', 'cba'],
    [3, 'cba', '321'],
  ])('after %i quarter turns', (rotation, left, below) => {
    expect(seen(rotation, 'upper-left')).toBe(left);
    expect(seen(rotation, 'lower-right')).toBe(below);
  });

  it('has a dark square at the left of the first seat', () => {
    expect(isDark({ x: 0, y: 0 })).toBe(true);
    expect(isDark({ x: 1, y: 0 })).toBe(false);
  });
});
