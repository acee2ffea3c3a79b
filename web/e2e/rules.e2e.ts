// The rules of a game: at a glance on one sheet of paper, on boards that answer, and for referees, unfolded where a rule is asked for.

import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { useBrowser } from './support/browser.ts';

const visit = useBrowser();

/** The board in a section of how to play, once it is drawn. */
async function ground(page: Page, section: string) {
  const board = page.locator(`[aria-labelledby="${section}"] [data-ground]`);
  await board.scrollIntoViewIfNeeded();
  await board.locator('[role="gridcell"]').first().waitFor();
  return board;
}

/** Waits until a board has said so. */
const says = (board: Locator, text: string | RegExp) =>
  board.locator('[data-said]', { hasText: text }).waitFor();

test('the game at a glance fits one sheet of paper, in either language, and nothing else is on it', async () => {
  // The one with the longest sentences.
  const game = 'dice-tactics';
  for (const language of ['en', 'de']) {
    const page = await visit(`#/rules/${game}`, { settings: { language }, dark: true });
    await page.locator('.glance .window .board').nth(5).waitFor();
    await page.locator('[data-act="print"]').click();
    const line = await page.context().newCDPSession(page);
    for (const [paperWidth, paperHeight] of [
      [8.27, 11.69],
      [8.5, 11],
    ] as const) {
      const { data } = await line.send('Page.printToPDF', { paperWidth, paperHeight });
      const pages = Buffer.from(data, 'base64')
        .toString('latin1')
        .match(/\/Type \/Page\b/g);
      expect(pages, `in ${language} on ${paperWidth} × ${paperHeight}`).toHaveLength(1);
    }
    // What is printed is light, and is the glance alone.
    await page.emulateMedia({ media: 'print' });
    const paper = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--card'),
    );
    expect(paper).toBe('#fffdf8');
    expect(await page.locator('#how').isVisible()).toBe(false);
    expect(await page.locator('#glance').isVisible()).toBe(true);
    // Whoever goes on reading may print all of it.
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Shift');
    expect(await page.evaluate(() => document.documentElement.dataset['print'])).toBeUndefined();
  }
});

test('on a board of the rules one moves by clicks, is told what happened and why not, and begins again', async () => {
  const page = await visit('#/rules/uptick', { viewport: { width: 360, height: 740 } });
  const board = await ground(page, 'play-4');
  const cell = (id: string) => board.locator(`[data-cell="${id}"]`);
  await cell('c3').click();
  await says(board, 'frozen');
  expect(await board.locator('[data-said] a').getAttribute('href')).toBe('#/rules/uptick/UT-F2');
  await cell('f4').click();
  await cell('d4').click();
  await says(board, 'Red takes the blue 5');
  await says(board, 'Blue to play');
  await board.locator('[data-act="again"]').click();
  await says(board, /^\s*Red to play\.\s*$/);
  await expectAccessible(page, 'rules with a board');
});

test('a board of the rules is played on from the keyboard, dice and all', async () => {
  const page = await visit('#/rules/diceopolis');
  const board = await ground(page, 'play-2');
  await board.locator('[data-act="dice"]').focus();
  await page.keyboard.press('Enter');
  await says(board, 'Red to play');
  // A die of the hand, and the square beside two others to which the focus is moved on.
  await board.locator('.item.possible, [data-item].possible').first().focus();
  await page.keyboard.press('Enter');
  await board.locator('[data-cell="i8"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await says(board, /touch/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await says(board, 'Blue to roll');
});

test('a link to a rule unfolds the exact page', async () => {
  const page = await visit('#/rules/uptick', { settings: { language: 'de' } });
  const fold = page.locator('[data-referees]');
  await fold.waitFor();
  expect(await fold.getAttribute('open')).toBeNull();
  const board = await ground(page, 'play-4');
  await board.locator('[data-cell="c3"]').click();
  await board.locator('[data-said] a').click();
  await page.locator('#UT-F2.here').waitFor({ state: 'visible' });
  expect(await fold.getAttribute('open')).not.toBeNull();
  // What is at a glance in German is not the English page.
  const english = readFileSync(new URL('../../docs/rules/en/uptick.md', import.meta.url), 'utf8');
  const first = await page.locator('.glance li .prose').first().textContent();
  expect(english).not.toContain(first!.trim());
});
