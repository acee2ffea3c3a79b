// Every course from its first step to its last, by clicks: what is to be done is asked of the engine, done on the real board, and every
// lesson has a wrong answer in it. The small game at the end is played out.

import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { Engine } from '../src/engine/client.ts';
import type { LessonStep, Look, Target } from '../src/engine/types.ts';
import { targetsOf } from '../src/match/targets.ts';
import { parts } from '../tests/engine/parts.ts';
import { answer, presses, pressesFor } from './support/answers.ts';
import { useBrowser } from './support/browser.ts';
import { playAlone } from './support/player.ts';
import { waitForTurn } from './support/table.ts';

const visit = useBrowser();
const engine = new Engine(parts());
afterAll(() => engine.close());

const GAMES = ['uptick', 'uptown', 'dice-tactics', 'diceopolis', 'uckers'];

/** What is asked for. */
function right({ task }: LessonStep, look: Look): Target[] | 'throw' | 'read' {
  switch (task.kind) {
    case 'move':
      return pressesFor(look.paths, task.moves[0]!);
    case 'point':
      return targetsOf(look, task.targets.slice(0, 1));
    case 'refused':
      return presses(look.paths, targetsOf(look, task.targets));
    case 'throw':
      return 'throw';
    case 'read':
    case 'play':
      return 'read';
  }
}

/** Another move than those that are asked for. */
function wrong({ task }: LessonStep, { paths, legal }: Look): Target[] | null {
  const other = task.kind === 'move' && legal.find((move) => !task.moves.includes(move));
  return other ? pressesFor(paths, other) : null;
}

test.each(GAMES)('the course of %s, to its end', async (game) => {
  const text = readFileSync(new URL(`../../courses/en/${game}.txt`, import.meta.url), 'utf8');
  const { lessons } = await engine.call('course-open', { course: text });
  const page = await visit(`#/learn/${game}/${lessons[0]!.id}`);
  for (const [number, lesson] of lessons.entries()) {
    let erred = false;
    for (const [index, at] of lesson.steps.entries()) {
      await page
        .locator(`[data-lesson="${lesson.id}"][data-step="${index + 1}"][data-state="asking"]`)
        .waitFor();
      if (at.task.kind === 'play') break;
      const { options = {}, position, moves = [] } = at;
      const place = { game, options, ...(position !== undefined && { position }), moves };
      const { look } = await engine.call('frame', place);
      const other = erred ? null : wrong(at, look);
      if (other) {
        erred = true;
        await answer(page, other, 'wrong');
        await page.locator('[data-act="retry"]').click();
      }
      await answer(page, right(at, look), 'right');
      await page.locator('[data-act="next"]').click();
    }
    if (number + 1 < lessons.length) await page.locator('[data-end] [data-act="next-lesson"]').click();
  }
  // Whoever wins, the way leads back to the lesson.
  await page.locator('[data-act="play"]').click();
  await waitForTurn(page);
  await playAlone(page, 7, 1e6);
  await page.locator('[data-act="to-lesson"]').click();
  await page.locator(`[data-lesson="${lessons.at(-1)!.id}"]`).waitFor();
  const { done } = (await page.evaluate(
    (game) => (JSON.parse(localStorage.getItem('messdeck.learn') ?? '{}') as Record<string, unknown>)[game],
    game,
  )) as { done: string[] };
  expect(done).toEqual(expect.arrayContaining(lessons.slice(0, -1).map(({ id }) => id)));
});
