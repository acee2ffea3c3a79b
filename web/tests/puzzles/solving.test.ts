// Puzzles as they ship: every one is whole, and one of each kind of game is solved as in the page, a wrong move first.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { Engine } from '../../src/engine/client';
import { Lesson } from '../../src/learn/lesson.svelte';
import { moves } from '../../src/match/walker';
import { asked, asLesson, pose } from '../../src/puzzles/as-lesson';
import { answerAfter } from '../../src/puzzles/follow';
import { readPuzzles, type Puzzle } from '../../src/puzzles/puzzle';
import { motifName } from '../../src/texts/puzzles';
import { knows, learn } from '../../src/texts/words';
import { parts } from '../engine/parts';
import { manners } from '../fakes/manners';

const ROOT = new URL('../../../puzzles/', import.meta.url);
const files = existsSync(ROOT) ? readdirSync(ROOT).filter((file) => file.endsWith('.jsonl')) : [];
const engine = new Engine(parts());
afterAll(() => engine.close());

/** A puzzle that asks for most, so that others' answers are shown on the way. */
const longest = (puzzles: Puzzle[]) => [...puzzles].sort((a, b) => b.asked - a.asked)[0]!;

test('there are puzzles for all games that have courses', () => {
  const courses = readdirSync(new URL('../../../courses/en/', import.meta.url));
  expect(files).toEqual(courses.map((file) => file.replace('.txt', '.jsonl')));
});

test.each(files)('%s is whole, and its puzzles can be solved', async (file) => {
  const game = file.replace('.jsonl', '');
  const cards = await engine.call('games', {});
  const puzzles = readPuzzles(readFileSync(new URL(file, ROOT), 'utf8'));
  await learn(game, 'learn', 'table', 'puzzles');
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  for (const one of puzzles) {
    expect(one.id).toMatch(/^[a-z]{2}-[0-9a-f]{6}$/);
    expect(one.asked, one.id).toBeGreaterThanOrEqual(1);
    expect(one.best, one.id).toBeGreaterThan(one.next);
    for (const motif of one.motifs)
      expect(knows(`${game}-motif-${motif}`), `${motif} is called ${motifName(game, motif)}`).toBe(true);
  }
  const puzzle = longest(puzzles);
  const posed = await pose(
    engine,
    cards.find(({ id }) => id === game)!,
    puzzle,
  );
  expect(posed.line.map(({ move }) => move)).toEqual(puzzle.line);
  expect(asked(posed)).toHaveLength(puzzle.asked);
  expect(asked(posed)[0]).toBe(0);

  const heard: string[] = [];
  const written = asLesson(posed, 'A puzzle');
  const lesson = new Lesson(engine, { game, lessons: [] }, written, manners, {
    step: () => undefined,
    finish: () => heard.push('finish'),
    right: (index) => heard.push(`right ${index}`),
    wrong(after) {
      heard.push('wrong');
      return answerAfter(engine, { game, options: puzzle.options ?? {} }, after, [posed.solver]);
    },
    shown: () => heard.push('shown'),
  });
  const play = async (move: string) => {
    lesson.pointer.alongMove(move);
    lesson.pointer.confirm();
    await expect.poll(() => lesson.reply, { interval: 1, timeout: 5000 }).not.toBeNull();
  };
  await lesson.go(0);
  for (let index = 0; index < puzzle.asked; index += 1) {
    await expect.poll(() => [lesson.index, lesson.state], { interval: 1 }).toEqual([index, 'asking']);
    const right = puzzle.line[asked(posed)[index]!]!;
    const before = lesson.frame!.look.position;
    const other = moves(lesson.frame!.look.paths).find((move) => move !== right);
    if (index === 0 && other !== undefined) {
      // It stands on the board with what it did until it is taken back, and nothing can be done meanwhile.
      await play(other);
      expect([lesson.state, lesson.reply!.right, lesson.live]).toEqual(['tried', false, false]);
      expect(lesson.reply!.facts).not.toBe('');
      expect(lesson.reply!.text).toContain('There is a better move.');
      expect(lesson.frame!.look.position).not.toBe(before);
      lesson.dismiss();
      expect([lesson.state, lesson.reply, lesson.frame!.look.position]).toEqual(['asking', null, before]);
    }
    await play(right);
    expect([lesson.state, lesson.reply!.right]).toEqual(['done', true]);
    lesson.next();
  }
  expect(lesson.failure).toBeNull();
  expect(lesson.state).toBe('over');
  const rights = written.steps.map((_, index) => `right ${index}`);
  expect(heard).toEqual(['wrong', ...rights, 'finish']);
});
