// The cube in a real browser: by pointer, by keyboard, with hints, over a reload.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { useBrowser } from './support/browser.ts';

const visit = useBrowser();

const light = (page: Page, state: string) => page.locator(`[data-light="${state}"]`).waitFor();
const filled = (page: Page) => page.locator('[data-cell][data-piece]').count();

/** Turns the held piece, from the cell that has the focus, until it would lie on these cells, too. */
async function turnUntilOver(page: Page, cells: string[]) {
  const lies = async (name: string) =>
    (await page.locator(`[data-cell="${name}"]`).getAttribute('aria-label'))?.includes('would lie') ?? false;
  // A walk through all 24 turns.
  for (const key of 'ssstssstssrrssrstrsssrt') {
    if ((await Promise.all(cells.map(lies))).every(Boolean)) return;
    await page.keyboard.press(key);
  }
  expect((await Promise.all(cells.map(lies))).every(Boolean)).toBe(true);
}

/** Follows a hint by clicking into its outline. */
async function followHint(page: Page) {
  const before = await filled(page);
  await page.locator('[data-act="hint"]').click();
  await page.locator('.layers .ghost').first().click({ force: true });
  await expect.poll(() => filled(page)).toBe(before + 4);
}

test('a person picks, turns, places and takes back', async () => {
  const page = await visit('#/cube');
  await page.locator('[data-kind="free"]').click();
  await expect.poll(() => filled(page)).toBe(0);
  await light(page, 'yes');
  await page.locator('[data-shape="L"]').click();
  const drawn = () => page.locator('[data-shape="L"] svg').innerHTML();
  const before = await drawn();
  await page.locator('[data-act="tip"]').click();
  expect(await drawn()).not.toBe(before);
  await page.locator('[data-cell="a11"]').click();
  await expect.poll(() => filled(page)).toBe(4);
  expect(await page.locator('[data-status]').textContent()).toBe('The hook (L) is in.');
  await light(page, 'yes');
  await page.locator('[data-cell="a11"]').click();
  await expect.poll(() => filled(page)).toBe(0);
});

test('a card on the home page leads to it', async () => {
  const page = await visit('#/');
  await page.locator('.games .card').first().waitFor();
  await page.mouse.wheel(0, 5000);
  await page.locator('[data-act="cube"]').click();
  await light(page, 'yes');
  expect(await page.locator('[data-grade]').textContent()).toMatch(
    /^\d{4}-\d\d-\d\d · .+, grade [1-7] of 7$/,
  );
});

test('the daily puzzle is solved with hints, counts for the streak, and is still there after a reload', async () => {
  const page = await visit('#/cube');
  await light(page, 'yes');
  const given = await filled(page);
  expect(given).toBeGreaterThanOrEqual(20);
  await followHint(page);
  await page.reload();
  await expect.poll(() => filled(page)).toBe(given + 4);
  while ((await filled(page)) < 64) await followHint(page);
  await light(page, 'solved');
  await page.locator('[data-streak="1"]').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-act="share"]').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^messdeck-cube-\d{4}-\d\d-\d\d\.png$/);
});

test('the keyboard is enough, and the light says when it is too late', async () => {
  const page = await visit('#/cube');
  await page.locator('[data-kind="free"]').click();
  await expect.poll(() => filled(page)).toBe(0);
  // A row along the ranks beside the corner a11, and a step over it: nothing can fill the corner any more.
  await page.locator('[data-shape="I"]').focus();
  await page.keyboard.press('Enter');
  const cell = (name: string) => page.locator(`[data-cell="${name}"]`);
  await cell('a11').focus();
  await page.keyboard.press('ArrowRight');
  await turnUntilOver(page, ['b41']);
  expect(await page.locator('[data-status]').textContent()).toBe(
    'The row (I) would fill b11, b21, b31, b41.',
  );
  await page.keyboard.press('Enter');
  await expect.poll(() => cell('b41').getAttribute('data-piece')).toBe('I@b11b21b31b41');
  await page.locator('[data-shape="Z"]').click();
  await cell('a12').focus();
  await turnUntilOver(page, ['a21', 'a22', 'a31']);
  await page.keyboard.press('Enter');
  await light(page, 'no');
  await expect.poll(() => page.locator('[data-known]').textContent()).toBe('No longer solvable');
  await page.locator('[data-act="hint"]').click();
  await page.locator('.border.lit').first().waitFor();
});

test('the whole puzzle can be solved from the keyboard', async () => {
  const page = await visit('#/cube');
  await light(page, 'yes');
  const focused = (what: string) => page.evaluate((is) => document.activeElement?.matches(is) ?? false, what);
  const tabTo = async (what: string, key: 'Tab' | 'Shift+Tab') => {
    for (let press = 0; press < 40 && !(await focused(what)); press += 1) await page.keyboard.press(key);
    expect(await focused(what)).toBe(true);
  };
  for (let count = await filled(page); count < 64; count += 4) {
    await tabTo('[data-act="hint"]', 'Tab');
    await page.keyboard.press('Enter');
    await page.locator('.layers .ghost').first().waitFor();
    await tabTo('[data-cell]', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => filled(page)).toBe(count + 4);
  }
  await light(page, 'solved');
});

test('a finger finds cells that are large enough, and the other layers', async () => {
  const page = await visit('#/cube', { viewport: { width: 360, height: 740 } });
  await page.locator('[data-kind="free"]').click();
  await expect.poll(() => filled(page)).toBe(0);
  const box = await page.locator('[data-cell="b21"]').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.locator('[data-layer="3"]').click();
  await page.locator('[data-shape="O"]').click();
  await page.locator('[data-cell="b23"]').click();
  await expect.poll(() => page.locator('[data-cell="b23"]').getAttribute('data-piece')).toMatch(/^O@/);
  // A hint may be about another layer: that one is shown then.
  await page.locator('[data-act="hint"]').click();
  await page.locator('.layers .ghost:visible').first().click({ force: true });
  await expect.poll(() => filled(page)).toBe(8);
});

test('the page is accessible and fits every screen', async () => {
  const page = await visit('#/cube', { dark: true });
  await light(page, 'yes');
  await expectAccessible(page, 'the cube');
});
