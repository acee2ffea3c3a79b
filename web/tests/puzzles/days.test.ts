// Which puzzle is the one of a day, what counts for streaks, how ratings move, and what comes next for who practises.

import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { dayName, fingerprint, inDailyOrder, isPastDay, lastDays, puzzleOfDay } from '../../src/puzzles/days';
import { nextPuzzle } from '../../src/puzzles/practice';
import { keepDay, keepTry, progressOf, streakOf, streakOfAll } from '../../src/puzzles/progress';
import { motifsOf, readPuzzles, type Puzzle } from '../../src/puzzles/puzzle';
import { BEGINNING, expected, ratedAfter } from '../../src/puzzles/rating';
import { standing, why } from '../../src/puzzles/why';
import { learn } from '../../src/texts/words';

const puzzle = (id: string, is: Partial<Puzzle> = {}): Puzzle => ({
  id,
  position: '',
  line: ['a'],
  asked: 1,
  motifs: [],
  rating: 1000,
  best: 0.9,
  next: 0.5,
  error: 0,
  ...is,
});
const IDS = ['ut-000001', 'ut-3f9a1c', 'ut-c0ffee', 'ut-ffffff', 'ut-123abc'];
const puzzles = IDS.map((id) => puzzle(id));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

// The published values of FNV-1a, so that every program finds the same day's puzzle.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of "%s"', (text, hash) => {
  expect(fingerprint(text)).toBe(hash);
});

test('each day has its puzzle, whatever order they are in, and after the last the first comes again', () => {
  const days = Array.from({ length: 10 }, (_, day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
  const order = days.map((date) => puzzleOfDay(puzzles, date)!.id);
  expect(order.slice(0, 5)).toEqual(inDailyOrder(puzzles).map(({ id }) => id));
  expect([...order.slice(0, 5)].sort()).toEqual([...IDS].sort());
  expect(order.slice(5)).toEqual(order.slice(0, 5));
  expect(days.map((date) => puzzleOfDay([...puzzles].reverse(), date)!.id)).toEqual(order);
  expect(puzzleOfDay([], '2026-11-19')).toBeNull();
});

test('days of the archive', () => {
  const now = Date.parse('2026-03-01T23:59:59Z');
  expect(lastDays(3, now)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
  const past = ['2026-03-01', '2026-02-28', '1970-01-01'];
  const not = ['2026-03-02', '2026-02-29', '2026-2-1', '1969-12-31', 'ut-3f9a1c', ''];
  expect([...past, ...not].filter((text) => isPastDay(text, now))).toEqual(past);
  expect(dayName('2026-11-19')).toBe('November 19');
});

test('a rating moves by what was better or worse than expected, less and less, and never far down', () => {
  expect(expected(1000, 1000)).toBe(0.5);
  expect(expected(1000, 1400)).toBeCloseTo(1 / 11);
  expect([ratedAfter(1000, 1000, 0, true), ratedAfter(1000, 1000, 0, false)]).toEqual([1016, 984]);
  expect([ratedAfter(1000, 1000, 32, true), ratedAfter(1000, 1000, 500, true)]).toEqual([1008, 1008]);
  expect(ratedAfter(1000, 1800, 0, true)).toBe(1032);
  expect(ratedAfter(1000, 1800, 0, false)).toBe(1000);
  expect(ratedAfter(100, 100, 0, false)).toBe(100);
});

test('a puzzle counts by its first try, and once', () => {
  expect(progressOf('a').rating).toBe(BEGINNING);
  expect(keepTry('a', puzzle('p'), false)).toEqual({ was: 1000, is: 984 });
  expect(keepTry('a', puzzle('p'), true)).toEqual({ was: 984, is: 984 });
  expect(progressOf('a')).toMatchObject({ rating: 984, tried: { p: true } });
  expect(keepTry('a', puzzle('p'), false)).toEqual({ was: 984, is: 984 });
  expect(progressOf('a').tried).toEqual({ p: true });
  expect(progressOf('b').rating).toBe(BEGINNING);
});

test('days in a row: any game or the cube, each by itself, and nothing that was solved later', () => {
  keepDay('a', '2026-11-17', { first: true });
  keepDay('b', '2026-11-18', { first: false });
  keepDay('a', '2026-11-16', { first: true, late: true });
  expect(streakOfAll('2026-11-19')).toBe(2);
  expect(streakOfAll('2026-11-20')).toBe(0);
  expect([streakOf('a', '2026-11-18'), streakOf('b', '2026-11-18')]).toEqual([1, 1]);
  localStorage.setItem(
    'messdeck.cube',
    JSON.stringify({ solved: { '2026-11-19': 0 }, late: { '2026-11-16': 2 } }),
  );
  expect(streakOfAll('2026-11-19')).toBe(3);
  // What was solved in its time stays so.
  keepDay('b', '2026-11-18', { first: true, late: true });
  expect(progressOf('b').days).toEqual({ '2026-11-18': { first: false } });
});

test('what is kept and can’t be read is as if nothing were', () => {
  localStorage.setItem('messdeck.puzzles', 'nonsense');
  expect(progressOf('a')).toEqual({ rating: BEGINNING, tried: {}, days: {} });
  keepTry('a', puzzle('p'), true);
  expect(progressOf('a').tried).toEqual({ p: true });
});

test('practice goes on with what is nearest to the rating and new, then with what was missed', () => {
  const date = '2026-11-19';
  const some = [
    puzzle('easy', { rating: 700, motifs: ['fork'] }),
    puzzle('near', { rating: 1050 }),
    puzzle('hard', { rating: 1900, motifs: ['fork', 'six'] }),
    puzzle('even', { rating: 1000 }),
  ];
  const daily = puzzleOfDay(some, date)!.id;
  const next = (tried: Record<string, boolean>, motif: string | null = null, just: string | null = null) =>
    nextPuzzle(some, { rating: 1000, tried }, motif, date, just)?.id ?? null;
  const nearest = ['even', 'near', 'easy', 'hard'].filter((id) => id !== daily);
  expect(next({})).toBe(nearest[0]);
  expect(next({ [nearest[0]!]: true })).toBe(nearest[1]);
  expect(['easy', 'hard']).toContain(next({}, 'fork'));
  expect(next({ easy: true, near: true, hard: true, even: true })).toBeNull();
  expect(next({ easy: false, near: true, hard: true, even: true })).toBe('easy');
  expect(next({ easy: false, near: true, hard: true, even: true }, null, 'easy')).toBeNull();
  // Today's is left for its day only as long as there is another one.
  const others = Object.fromEntries(some.filter(({ id }) => id !== daily).map(({ id }) => [id, true]));
  expect(next(others)).toBe(daily);
  expect(motifsOf(some)).toEqual(['fork', 'six']);
});

test('one puzzle a line', () => {
  const text = `${JSON.stringify(puzzle('a'))}\n${JSON.stringify(puzzle('b'))}\n\n`;
  expect(readPuzzles(text).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('how somebody stands has the same names and limits as in the engine', () => {
  const source = readFileSync(new URL('../../../crates/facade/src/opinion.rs', import.meta.url), 'utf8');
  const limits = [...source.matchAll(/win if win (>=?) ([\d.]+) => "(chance-[a-z-]+)"/g)];
  expect(limits).toHaveLength(8);
  for (const [index, [, sign, limit, name]] of limits.entries()) {
    const below = limits[index + 1]?.[3] ?? 'chance-losing';
    expect(standing(Number(limit) + 1e-6)).toBe(name);
    expect(standing(Number(limit))).toBe(sign === '>=' ? name : below);
    expect(standing(Number(limit) - 1e-6)).toBe(below);
  }
});

test('why a move is best: in words, or in games where chance takes part', async () => {
  await learn('puzzles');
  expect(why({ asked: 1, best: 0.97, next: 0.5, error: 0 }, false)).toBe(
    'With it you are winning. After the next best move you would be about even.',
  );
  expect(why({ asked: 1, best: 0.79, next: 0.67, error: 0 }, false)).toBe(
    'With it you are better, and nothing else does as well.',
  );
  expect(why({ asked: 1, best: 0.62, next: 0.551, error: 0.012 }, true)).toBe(
    'It wins about 7 more of 100 games than the next best move, give or take 2.',
  );
  const line = { asked: 2, best: 0.97, next: 0.5, error: 0 };
  expect(why(line, false, 'take the blue 3')).toBe(
    'This way you are winning. After the next best move you would be about even. Next best: take the blue 3.',
  );
});
