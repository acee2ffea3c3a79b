// Puzzles in a browser: today's by clicks with a wrong move first, one to practise from the keyboard and without a connection, and the
// days gone by. What is right is read in the puzzles themselves.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { Engine } from '../src/engine/client.ts';
import type { Look, Target } from '../src/engine/types.ts';
import { asked, pose, type Posed } from '../src/puzzles/as-lesson.ts';
import { readPuzzles } from '../src/puzzles/puzzle.ts';
import { parts } from '../tests/engine/parts.ts';
import { expectAccessible } from './support/accessible.ts';
import { answer, answerByKeys, pressesFor } from './support/answers.ts';
import { useBrowser } from './support/browser.ts';

const visit = useBrowser();
const engine = new Engine(parts());
afterAll(() => engine.close());

/** A game in which nothing is turned before it is placed. */
const GAME = 'dice-tactics';
const puzzles = readPuzzles(readFileSync(new URL(`../../puzzles/${GAME}.jsonl`, import.meta.url), 'utf8'));

const kept = (page: Page) =>
  page.evaluate(
    (game) => (JSON.parse(localStorage.getItem('messdeck.puzzles') ?? '{}') as Record<string, unknown>)[game],
    GAME,
  );

/** The puzzle that the page shows. */
async function shown(page: Page): Promise<Posed> {
  await page.locator('[data-state="asking"]').waitFor();
  const id = await page.locator('[data-lesson]').getAttribute('data-lesson');
  return pose(
    engine,
    { id: GAME, dice: false },
    puzzles.find((puzzle) => puzzle.id === id)!,
  );
}

async function lookAt({ puzzle }: Posed, place: number): Promise<Look> {
  const { options = {}, position, line } = puzzle;
  const { look } = await engine.call('frame', { game: GAME, options, position, moves: line.slice(0, place) });
  return look;
}

/** Solves it to its end. */
async function solve(page: Page, posed: Posed, by: (page: Page, targets: Target[]) => Promise<void>) {
  for (const [step, place] of asked(posed).entries()) {
    await page.locator(`[data-step="${step + 1}"][data-state="asking"]`).waitFor();
    const { paths } = await lookAt(posed, place);
    await by(page, pressesFor(paths, posed.puzzle.line[place]!));
    await page.keyboard.press('n');
  }
  await page.locator('[data-end]').waitFor();
}

const byClicks = (page: Page, targets: Target[]) => answer(page, targets, 'right');

test('today’s puzzle: a wrong move is answered and taken back, the right one is told, and the line can be looked through', async () => {
  const page = await visit('#/', { viewport: { width: 360, height: 740 } });
  await page.locator('[data-act="puzzles"]').click();
  await page.locator(`[data-today="${GAME}"]`).waitFor();
  await page.locator(`[data-practice="${GAME}"] [data-motif=""]`).waitFor();
  await expectAccessible(page, 'all puzzles');
  await page.locator(`[data-today="${GAME}"]`).click();
  const posed = await shown(page);
  const { paths, legal } = await lookAt(posed, 0);
  const [right] = posed.puzzle.line;
  await answer(
    page,
    pressesFor(
      paths,
      legal.find((move) => move !== right)!,
    ),
    'wrong',
  );
  expect(await page.locator('[data-reply="wrong"]').textContent()).toContain('There is a better move.');
  expect(await page.locator('[data-lesson]').getAttribute('data-state')).toBe('tried');
  await page.locator('[data-act="retry"]').click();
  await solve(page, posed, byClicks);
  expect(await page.locator('[data-finale]').textContent()).toBe('Solved!');
  await expectAccessible(page, 'a solved puzzle');
  const { length } = posed.puzzle.line;
  await page.locator('.scrubber .step').last().click();
  await page.locator(`.log [data-index="${length}"][aria-current="step"]`).waitFor();
  await page.locator('[data-act="puzzles"]').click();
  await page.locator('[data-streak="1"]').waitFor();
  expect(await kept(page)).toMatchObject({ tried: { [posed.puzzle.id]: false } });
});

test('one to practise from the keyboard, and the next one without a connection', async () => {
  const page = await visit(`#/puzzles/${GAME}/practice`, { offline: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const posed = await shown(page);
  await solve(page, posed, answerByKeys);
  expect(await page.locator('[data-finale]').textContent()).toBe('Solved at the first try!');
  await page.context().setOffline(true);
  await page.locator('[data-act="next-puzzle"]').click();
  const next = await shown(page);
  expect(next.puzzle.id).not.toBe(posed.puzzle.id);
  await page.reload();
  expect((await shown(page)).puzzle.id).toBe(next.puzzle.id);
});

test('days gone by can still be solved, and count for no streak', async () => {
  const page = await visit('#/puzzles');
  const cell = page.locator(`[data-of="${GAME}"][data-state="open"]`).first();
  const date = (await cell.getAttribute('data-day'))!;
  await cell.click();
  await solve(page, await shown(page), byClicks);
  await page.locator('[data-act="puzzles"]').click();
  await page.locator(`[data-of="${GAME}"][data-day="${date}"][data-state="first"]`).waitFor();
  expect(await page.locator('[data-streak]').count()).toBe(0);
  await page.locator('[data-act="earlier"]').click();
  await page.locator('[data-of="cube"]').nth(20).click();
  await page.locator('[data-light="yes"]').waitFor();
  expect(await page.locator('[data-grade]').textContent()).not.toContain(
    new Date().toISOString().slice(0, 10),
  );
});
