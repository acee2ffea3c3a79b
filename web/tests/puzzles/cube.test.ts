// The cube's puzzle of a day gone by, with the real engine: it is kept beside today's and counts for no streak.

import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { Engine } from '../../src/engine/client';
import { load, today } from '../../src/cube/days';
import { Puzzle } from '../../src/cube/puzzle.svelte';
import { parts } from '../engine/parts';

const engine = new Engine(parts());
vi.mock('../../src/engine/started', () => ({ engine: () => engine }));
afterAll(() => engine.close());

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

/** Places one piece as the hint says. */
async function goOn(puzzle: Puzzle): Promise<void> {
  await puzzle.ask();
  expect(puzzle.hint?.kind).toBe('place');
  await puzzle.place(puzzle.hint!.piece!);
}

async function finish(puzzle: Puzzle): Promise<void> {
  while (!puzzle.solved) await goOn(puzzle);
}

test('a day of the archive', async () => {
  const puzzle = new Puzzle();
  await puzzle.begin('daily');
  await goOn(puzzle);
  const own = puzzle.own;
  await puzzle.begin('daily', '2026-01-02');
  expect([puzzle.date, puzzle.late, puzzle.own]).toEqual(['2026-01-02', true, []]);
  await finish(puzzle);
  expect(load().late).toEqual({ '2026-01-02': puzzle.hints });
  expect([load().solved, puzzle.days]).toEqual([{}, 0]);
  // Today's goes on where it was left.
  await puzzle.begin('daily');
  expect([puzzle.date, puzzle.late, puzzle.own]).toEqual([today(), false, own]);
  await finish(puzzle);
  expect(load().solved).toEqual({ [today()]: puzzle.hints });
  expect(puzzle.days).toBe(1);
});
