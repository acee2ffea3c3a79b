// A whole game without a pointer.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser';
import { begin, dice, look, waitForTurn } from './support/table';

const visit = useBrowser();

const focused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Presses Tab until what is wanted has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await focused(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${selector}`);
}

/** Goes over the board with arrow keys: first along the rows, then along the columns. */
async function walkTo(page: Page, cell: string): Promise<void> {
  await tabTo(page, '[data-cell]');
  for (let presses = 0; presses < 40; presses += 1) {
    const key = await page.evaluate((wanted) => {
      const here = document.activeElement?.getBoundingClientRect();
      const there = document.querySelector(`[data-cell="${wanted}"]`)?.getBoundingClientRect();
      if (!here || !there) return null;
      if (Math.abs(there.y - here.y) > 4) return there.y < here.y ? 'ArrowUp' : 'ArrowDown';
      if (Math.abs(there.x - here.x) > 4) return there.x < here.x ? 'ArrowLeft' : 'ArrowRight';
      return 'Enter';
    }, cell);
    if (key === null) throw new Error(`${cell} is not on the board`);
    await page.keyboard.press(key);
    if (key === 'Enter') return;
  }
  throw new Error(`Arrow keys never came to ${cell}`);
}

test('Uptick by keyboard alone', async () => {
  const page = await visit();
  await begin(page, { game: 'uptick', options: { size: '3', dice: '3' }, computers: true });
  const pick = dice(9);
  for (let step = 0; step < 400; step += 1) {
    const { over, cells, items, choices } = await look(page);
    if (over) break;
    const all = [
      ...cells.map((id) => () => walkTo(page, id)),
      ...items.map((id) => async () => {
        await tabTo(page, `[data-item="${id}"].possible`);
        await page.keyboard.press('Enter');
      }),
      ...choices.map((id) => async () => {
        await tabTo(page, `[data-choice="${id}"]`);
        await page.keyboard.press('Enter');
      }),
    ];
    const next = all[pick(all.length)];
    if (next) await next();
    else await waitForTurn(page);
  }
  expect((await look(page)).over).toBe(true);
});

test('keys open the list of keys and of legal moves, and a move can be chosen from it', async () => {
  const page = await visit();
  await begin(page, { game: 'uptick', options: { size: '3', dice: '2' }, computers: true });
  // Who begins is drawn by lot, and only whose turn it is has moves to list.
  await waitForTurn(page);
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  // Whoever knows the keys does not wait for the browser to tell that a sheet was left: both come at once.
  await page.evaluate(() => {
    for (const key of ['Escape', 'l'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
  });
  await page.locator('dialog[open] [data-move]').first().waitFor();
  await tabTo(page, '[data-move]');
  await page.keyboard.press('Enter');
  await page.locator('[data-index]').first().waitFor();
});
