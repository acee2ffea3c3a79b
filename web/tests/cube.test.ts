// The cube's pictures and its calendar, without an engine.

import { describe, expect, test } from 'vitest';
import { streak, today } from '../src/cube/days';
import { cellOf, cubeOf, letterOf, meant, modelOf, piecesByCell } from '../src/cube/view';
import type { CubePiece } from '../src/engine/types';

const ROW: CubePiece = { text: 'I@a11a12a13a14', shape: 'I', copy: 0, cells: ['a11', 'a12', 'a13', 'a14'] };
const SECOND: CubePiece = {
  text: 'I@b11b12b13b14',
  shape: 'I',
  copy: 1,
  cells: ['b11', 'b12', 'b13', 'b14'],
};

test('cells have names', () => {
  expect(cubeOf('b31')).toEqual([1, 2, 0]);
  expect(cellOf([3, 0, 3])).toBe('d14');
});

test('the second piece of a shape is marked', () => {
  expect([ROW, SECOND].map(letterOf)).toEqual(['I', 'I₂']);
  expect(piecesByCell([ROW, SECOND]).get('b13')).toBe(SECOND);
});

test('pulled apart, every layer has air above it', () => {
  const shown = { pieces: [ROW], ghost: null, lit: null };
  expect(modelOf({ ...shown, apart: false }).size).toEqual([4, 4, 4]);
  const apart = modelOf({ ...shown, apart: true });
  expect(apart.size).toEqual([4, 4, 7]);
  expect(apart.solids.map(({ at }) => at[2])).toEqual([0, 2, 4, 6]);
});

describe('pointing', () => {
  const turn = {
    cubes: [],
    places: [
      { text: 'O@a11a12b11b12', cells: ['a11', 'a12', 'b11', 'b12'] },
      { text: 'O@b11b12c11c12', cells: ['b11', 'b12', 'c11', 'c12'] },
    ],
  };

  test('means the place that begins there', () => {
    expect(meant(turn, 'b11')?.text).toBe('O@b11b12c11c12');
  });

  test('means another that fills the cell where none begins', () => {
    expect(meant(turn, 'a12')?.text).toBe('O@a11a12b11b12');
    expect(meant(turn, 'd44')).toBeNull();
  });
});

describe('a streak', () => {
  test('goes on until today, or until yesterday while today is open', () => {
    const solved = { '2026-02-27': 0, '2026-02-28': 3, '2026-03-01': 0 };
    expect(streak(solved, '2026-03-01')).toBe(3);
    expect(streak(solved, '2026-03-02')).toBe(3);
    expect(streak(solved, '2026-03-03')).toBe(0);
    expect(streak({}, '2026-03-03')).toBe(0);
  });

  test('counts days in UTC', () => {
    expect(today(Date.UTC(2026, 10, 16, 23, 59))).toBe('2026-11-16');
  });
});
