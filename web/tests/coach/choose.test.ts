// Whom the coach tells something, what, and how often.

import { describe, expect, test } from 'vitest';
import {
  chosen,
  coaches,
  heard,
  isAlone,
  isNewTurn,
  MOST_IN_A_MATCH,
  NOTHING_TOLD,
  storyFor,
  type Told,
} from '../../src/coach/choose';
import type { LineMove, Remark, Sitter } from '../../src/engine/types';

const remark = (id: string): Remark => ({ say: { id }, cells: [] });
const [A, B, C] = ['a', 'b', 'c'].map(remark) as [Remark, Remark, Remark];
const told = (matches: string[], kinds: string[] = [], last: Told['last'] = null): Told => ({
  matches,
  kinds,
  last,
});

test('by itself the coach speaks in the first three matches, those that go on included', () => {
  expect(coaches('first', NOTHING_TOLD, 'm1')).toBe(true);
  expect(coaches('first', told(['m1', 'm2']), 'm3')).toBe(true);
  expect(coaches('first', told(['m1', 'm2', 'm3']), 'm4')).toBe(false);
  expect(coaches('first', told(['m1', 'm2', 'm3']), 'm2')).toBe(true);
  expect(coaches('always', told(['m1', 'm2', 'm3']), 'm4')).toBe(true);
  expect(coaches('off', NOTHING_TOLD, 'm1')).toBe(false);
});

describe('nobody is told anything who plays with others', () => {
  const person = (person: string): Sitter =>
    ({ kind: 'person', person, name: person, commitment: '' }) as Sitter;
  const computer: Sitter = { kind: 'computer', level: 1 };
  const seats = (...sitters: Sitter[]) =>
    ({ seats: sitters.map((sitter, index) => ({ seat: `s${index}`, side: index, sitter })) }) as never;

  test.each<[string, Sitter[], string[], boolean]>([
    ['alone against the computer', [person('me'), computer], ['s0'], true],
    ['alone against three of it', [computer, person('me'), computer, computer], ['s1'], true],
    ['two at one screen', [person('me'), person('you')], ['s0', 's1'], false],
    ['somebody else elsewhere', [person('me'), person('you')], ['s0'], false],
    ['two at one screen and the computer', [person('me'), person('you'), computer], ['s0', 's1'], false],
    ['who only watches', [computer, computer], [], false],
  ])('%s', (_, sitters, own, expected) => {
    expect(isAlone(seats(...sitters), (seat) => own.includes(seat))).toBe(expected);
  });
});

test('what was told once is not told again, and the most remarkable of the rest comes first', () => {
  expect(chosen([A, B, C], 'first', NOTHING_TOLD, 'm1')).toBe(A);
  const once = heard(NOTHING_TOLD, 'm1', A, 4);
  expect(once).toEqual({ matches: ['m1'], kinds: ['a'], last: { match: 'm1', kinds: ['a'], at: 4 } });
  expect(chosen([A, B, C], 'first', once, 'm1')).toBe(B);
  expect(chosen([A, C], 'first', once, 'm2')).toBe(C);
  expect(chosen([A], 'first', once, 'm2')).toBe(null);
  expect(chosen([], 'first', once, 'm1')).toBe(null);
});

test('who always wants it hears everything once in each match', () => {
  const once = heard(NOTHING_TOLD, 'm1', A, 4);
  expect(chosen([A, B], 'always', once, 'm1')).toBe(B);
  expect(chosen([A, B], 'always', once, 'm2')).toBe(A);
});

test('after so many in a match there is silence, and the next match begins anew', () => {
  const kinds = Array.from({ length: MOST_IN_A_MATCH }, (_, index) => remark(`k${index}`));
  const full = kinds.reduce((before, kind, index) => heard(before, 'm1', kind, index), NOTHING_TOLD);
  expect(chosen([A], 'first', full, 'm1')).toBe(null);
  expect(chosen([A], 'always', full, 'm1')).toBe(null);
  expect(chosen([A], 'first', full, 'm2')).toBe(A);
});

test('only the first three matches are kept as such', () => {
  const many = ['m1', 'm2', 'm3', 'm4'].reduce((before, match) => heard(before, match, A, 0), NOTHING_TOLD);
  expect(many.matches).toEqual(['m1', 'm2', 'm3']);
});

const line = (...who: string[]) =>
  who.map((who, index) => ({ who, move: `${index}`, position: `p${index}` }) as LineMove);

test('a turn has one remark, however many decisions it takes', () => {
  const once = heard(NOTHING_TOLD, 'm1', A, 2);
  const turn = (...who: string[]) => isNewTurn({ line: line(...who) }, once, 'm1', 'red');
  expect(turn('blue', 'red')).toBe(false);
  expect(turn('blue', 'red', 'red', 'chance', 'red')).toBe(false);
  expect(turn('blue', 'red', 'red', 'blue')).toBe(true);
  // Taken back to before it was told: it is still the same turn.
  expect(turn('blue')).toBe(false);
  expect(isNewTurn({ line: [] }, once, 'm2', 'red')).toBe(true);
});

test('the story begins before the last own decision', () => {
  const view = {
    game: 'g',
    options: {},
    start: 'start',
    position: null,
    line: line('red', 'blue', 'red', 'chance', 'blue'),
  };
  const at = { game: 'g', options: {} };
  expect(storyFor(view as never, 'red')).toEqual({ ...at, position: 'p1', moves: ['2', '3', '4'] });
  expect(storyFor(view as never, 'green')).toEqual({
    ...at,
    position: 'start',
    moves: ['0', '1', '2', '3', '4'],
  });
});
