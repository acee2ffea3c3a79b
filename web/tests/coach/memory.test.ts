// @vitest-environment jsdom
// What somebody has been told is kept in the browser.

import { beforeEach, expect, test } from 'vitest';
import { heard, NOTHING_TOLD } from '../../src/coach/choose';
import { keepTold, toldIn } from '../../src/coach/memory';

beforeEach(() => localStorage.clear());

test('each game by itself', () => {
  keepTold('uptick', heard(NOTHING_TOLD, 'm1', { say: { id: 'a' }, cells: [] }, 1));
  expect(toldIn('uptick').kinds).toEqual(['a']);
  expect(toldIn('uckers')).toEqual(NOTHING_TOLD);
});

test('nothing, where what stands there can’t be read', () => {
  localStorage.setItem('messdeck.coach', '{');
  expect(toldIn('uptick')).toEqual(NOTHING_TOLD);
  localStorage.setItem('messdeck.coach', '"no"');
  expect(toldIn('uptick')).toEqual(NOTHING_TOLD);
});
