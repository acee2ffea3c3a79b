// What becomes of answers, and what is kept of them.

import { beforeEach, expect, test, vi } from 'vitest';
import type { LessonStep } from '../../src/engine/types';
import { answerTo } from '../../src/learn/answer';
import { lessonAfter, nextLesson } from '../../src/learn/courses';
import { finish, keepEnd, keepStep, learnt } from '../../src/learn/progress';

const SAID = { say: 'Take the 2.', right: 'Two points.', wrong: 'That takes nothing.' };

test.each<[string, LessonStep['task'], Record<string, string>, string, boolean, string | null]>([
  ['a right move', { kind: 'move', moves: ['a', 'b'], best: false }, {}, 'b', true, 'Two points.'],
  ['a wrong one', { kind: 'move', moves: ['a'], best: false }, {}, 'c', false, 'That takes nothing.'],
  ['one with a reply', { kind: 'move', moves: ['a'], best: false }, { c: 'Not c.' }, 'c', false, 'Not c.'],
  ['a right one with a reply', { kind: 'move', moves: ['a'], best: true }, { a: 'Yes.' }, 'a', true, 'Yes.'],
  ['a target', { kind: 'point', targets: ['d4'] }, {}, 'd4', true, 'Two points.'],
  ['another target', { kind: 'point', targets: ['d4'] }, {}, 'd5', false, 'That takes nothing.'],
  ['a throw', { kind: 'throw', outcome: '6' }, {}, '6', true, 'Two points.'],
  ['a rule', { kind: 'refused', rule: 'UT-1', targets: ['d4'] }, {}, 'UT-1', true, 'Two points.'],
  [
    'another rule',
    { kind: 'refused', rule: 'UT-1', targets: ['d4'] },
    {},
    'UT-2',
    false,
    'That takes nothing.',
  ],
  ['a seat that won', { kind: 'play', seats: ['red'], level: 1 }, {}, 'red', true, 'Two points.'],
  ['reading', { kind: 'read' }, {}, '', true, 'Two points.'],
])('%s', (_, task, replies, given, right, reply) => {
  expect(answerTo({ ...SAID, task, replies }, given)).toEqual({ right, reply });
});

test('where a course says nothing there is no reply', () => {
  expect(answerTo({ say: '', task: { kind: 'read' } }, '').reply).toBeNull();
});

test('after a match played unusually comes a lesson about that, and else the next one', () => {
  const lesson = (id: string, options?: Record<string, string>) => ({
    id,
    title: id,
    about: '',
    steps: [{ say: '', task: { kind: 'read' as const }, ...(options && { options }) }],
  });
  const course = {
    game: 'uckers',
    lessons: [lesson('out', { players: '2' }), lesson('deck', { players: '2', rules: 'one-die' })],
  };
  const spec = (name: string, usual: string) => ({ name, default: usual, values: [], summary: '' });
  const card = { options: [spec('players', '4'), spec('rules', 'two-dice')] };
  const after = (played: Record<string, string>, done: string[] = []) =>
    lessonAfter(course, { done, at: {} }, card, played)?.id;
  expect(after({})).toBe('out');
  expect(after({ players: '2', rules: 'two-dice' })).toBe('out');
  expect(after({ players: '2', rules: 'one-die' })).toBe('deck');
  expect(after({ rules: 'one-die' }, ['deck'])).toBe('out');
  expect(after({}, ['out', 'deck'])).toBeUndefined();
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a lesson goes on where it was left, and begins anew once it is done', () => {
  keepStep('uptick', 'moving', 3);
  keepStep('uptick', 'freezing', 1);
  expect(learnt('uptick')).toEqual({ done: [], at: { moving: { step: 3 }, freezing: { step: 1 } } });
  finish('uptick', 'moving');
  finish('uptick', 'moving');
  expect(learnt('uptick')).toEqual({ done: ['moving'], at: { freezing: { step: 1 } } });
  expect(learnt('uckers')).toEqual({ done: [], at: {} });
});

test('a game that was won as the last step ends its lesson, neither one before it nor one that was lost', () => {
  keepEnd('uptick', { id: 'middle', step: 2, last: false }, true);
  keepEnd('uptick', { id: 'lost', step: 1, last: true }, false);
  keepEnd('uptick', { id: 'end', step: 5, last: true }, true);
  expect(learnt('uptick').done).toEqual(['end']);
  expect(learnt('uptick').at).toEqual({
    middle: { step: 2, won: true },
    lost: { step: 1, won: false },
    end: { step: 5, won: true },
  });
});

test('what is kept and can’t be read is as if nothing were', () => {
  localStorage.setItem('messdeck.learn', 'nonsense');
  expect(learnt('uptick').done).toEqual([]);
  keepStep('uptick', 'moving', 1);
  expect(learnt('uptick').at).toEqual({ moving: { step: 1 } });
});

test('the next lesson is the first that is not done', () => {
  const lesson = (id: string) => ({ id, title: id, about: '', steps: [] });
  const course = { game: 'uptick', lessons: ['a', 'b', 'c'].map(lesson) };
  const next = (...done: string[]) => nextLesson(course, { done, at: {} })?.id;
  expect([next(), next('a'), next('b'), next('a', 'b', 'c')]).toEqual(['a', 'b', 'a', undefined]);
});
