// Lessons in a browser: one by clicks with wrong answers, one from the keyboard, without a connection in the middle. What a step asks
// for is read in the course itself, so that its author may change it.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { useBrowser } from './support/browser.ts';

const visit = useBrowser();

/** A game in whose moves the squares stand in the order in which they are pointed at. */
const GAME = 'dice-tactics';
const COURSE = readFileSync(new URL(`../../courses/en/${GAME}.txt`, import.meta.url), 'utf8');

/** What is to be pointed at in each step of a lesson, and what is said of it. */
const lessons = COURSE.split(/^lesson /m)
  .slice(1)
  .map((lesson) => ({
    id: lesson.split(' ')[0]!,
    steps: lesson
      .split(/^step$/m)
      .slice(1)
      .map((step) => {
        const [, kind = '', rest = ''] =
          /^ *(move|best|refused|point|play|read|throw)\b(.*)/m.exec(step) ?? [];
        const say = /^ *say (.*)/m.exec(step)![1]!;
        const [first = '', ...others] = rest.trim().split(' ');
        const move = kind === 'refused' ? others.join(' ') : first;
        return { kind, say, targets: move.match(/\b[A-Z](?=@| )|[a-h]\d/g) ?? [] };
      }),
  }));
const FIRST = lessons[0]!;

const state = (page: Page) =>
  page.locator('[data-lesson]').evaluate(({ dataset }) => `${dataset['step']} ${dataset['state']}`);

const target = (page: Page, id: string) =>
  page.locator(/^[A-Z]$/.test(id) ? `[data-item="${id}"].possible` : `[data-cell="${id}"]`).first();

async function point(page: Page, targets: readonly string[]): Promise<void> {
  for (const id of targets) await target(page, id).click({ force: true });
}

async function reaches(page: Page, step: number, how: string): Promise<void> {
  await expect.poll(() => state(page)).toBe(`${step} ${how}`);
}

test('a newcomer learns a game by clicks, errs, is shown the way, and goes on to the next lesson', async () => {
  const page = await visit('#/', { viewport: { width: 360, height: 740 } });
  await page.locator(`[data-game="${GAME}"] [data-act="learn"]`).click();
  await page.locator('[data-act="next-lesson"]').click();
  await reaches(page, 1, 'asking');
  expect(await page.locator('[data-say]').textContent()).toBe(FIRST.steps[0]!.say);
  // Another beginning of the first move is none, and after two of them the right one can be seen.
  for (const _ of [1, 2]) {
    await page.locator('[data-choice="hold"]').click();
    await page.locator('[data-reply="wrong"]').waitFor();
    await page.locator('[data-act="retry"]').click();
    await page.locator('[data-reply]').waitFor({ state: 'detached' });
  }
  await page.locator('[data-act="show"]').click();
  await page.locator('[data-prompt]', { hasText: /\w/ }).waitFor();
  for (const [index, { say, targets }] of FIRST.steps.entries()) {
    await reaches(page, index + 1, 'asking');
    expect(await page.locator('[data-say]').textContent()).toBe(say);
    await point(page, index === 0 ? targets.slice(-1) : targets);
    await page.locator('[data-reply="right"]').waitFor();
    if (index === 0) await expectAccessible(page, 'a lesson');
    await page.locator('[data-act="next"]').click();
  }
  await page.locator('[data-end]').waitFor();
  await page.locator('[data-end] [data-act="next-lesson"]').click();
  await expect.poll(() => page.locator('[data-lesson]').getAttribute('data-lesson')).toBe(lessons[1]!.id);
  await page.goto(page.url().replace(/#.*/, `#/learn/${GAME}`));
  await page.locator(`.done[data-lesson="${FIRST.id}"]`).waitFor();
  await expectAccessible(page, 'a course');
  await page.goto(page.url().replace(/#.*/, '#/'));
  await page.locator(`[data-game="${GAME}"] [data-act="ways"]`).click();
  await page.locator('[data-act="next-lesson"]').waitFor();
  expect(await page.locator(`[data-game="${GAME}"] [data-act="learn"]`).count()).toBe(0);
});

test('a lesson from the keyboard, and on without a connection where it was left', async () => {
  const page = await visit(`#/learn/${GAME}/${FIRST.id}`, { offline: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const [index, { targets }] of FIRST.steps.entries()) {
    await reaches(page, index + 1, 'asking');
    if (index === 2) {
      await page.context().setOffline(true);
      await page.reload();
      await reaches(page, 3, 'asking');
    }
    for (const id of targets) {
      await target(page, id).focus();
      await page.keyboard.press('Enter');
    }
    await reaches(page, index + 1, 'done');
    await page.keyboard.press('n');
  }
  await reaches(page, FIRST.steps.length, 'over');
});

test('the small game of a lesson is a match that leads back to it', async () => {
  const last = lessons.find(({ steps }) => steps.at(-1)!.kind === 'play')!;
  const page = await visit();
  await page.evaluate(
    ([game, lesson, step]) =>
      localStorage.setItem(
        'messdeck.learn',
        JSON.stringify({ [game]: { done: [], at: { [lesson]: { step } } } }),
      ),
    [GAME, last.id, last.steps.length - 1] as const,
  );
  await page.goto(page.url().replace(/#.*/, `#/learn/${GAME}/${last.id}`));
  await page.locator('[data-act="play"]').click();
  await page.locator('[data-act="more"]').click();
  await page.locator('[data-act="resign"]').click();
  await page.locator('[data-act="resign-yes"]').click();
  // Again is the same game once more; back leads to the step that was left.
  await page.locator('[data-act="rematch"]').click();
  await page.locator('[data-result]').waitFor({ state: 'detached' });
  await page.locator('[data-act="more"]').click();
  await page.locator('[data-act="resign"]').click();
  await page.locator('[data-act="resign-yes"]').click();
  await page.locator('[data-act="to-lesson"]').click();
  await reaches(page, last.steps.length, 'asking');
});
