// Colours that meet at a table are told apart without seeing colour.

import { expect, test } from 'vitest';
import { signOf } from '../../src/signs/signs';

const TABLES = [
  ['red', 'blue', 'green', 'yellow'],
  ['white', 'black'],
  ['grey', 'red'],
];

test.each(TABLES)('%s and those beside it have shapes and letters of their own', (...colours) => {
  expect(new Set(colours.map((colour) => signOf(colour).path)).size).toBe(colours.length);
  expect(new Set(colours.map((colour) => signOf(colour).letter)).size).toBe(colours.length);
});
