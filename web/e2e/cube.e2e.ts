// The cube in a real browser: by pointer, by keyboard, with hints, over a reload.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';

const visit = useBrowser();

const light = (page: Page, state: string) => page.locator(`[data-light="${state}"]`).waitFor();
const filled = (page: Page) => page.locator('[data-cell][data-piece]').count();

/** Follows a hint by clicking into its outline. */
async function followHint(page: Page) {
  const before = await filled(page);
  await page.locator('[data-act="hint"]').click();
  await page.locator('.ghost').first().click({ force: true });
  await expect.poll(() => filled(page)).toBe(before + 4);
}

test('a person picks, turns, places and takes back', async () => {
  const page = await visit('#/cube');
  await page.locator('[data-kind="free"]').click();
  await expect.poll(() => filled(page)).toBe(0);
  await light(page, 'yes');
  await page.locator('[data-shape="L"]').click();
  const way = await page.locator('.turning .figures').textContent();
  await page.locator('[data-act="turn"]').click();
  expect(await page.locator('.turning .figures').textContent()).not.toBe(way);
  await page.locator('[data-cell="a11"]').click();
  await expect.poll(() => filled(page)).toBe(4);
  await light(page, 'yes');
  await page.locator('[data-cell="a11"]').click();
  await expect.poll(() => filled(page)).toBe(0);
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
  for (let turn = 0; turn < 3; turn += 1) {
    const label = await cell('b41').getAttribute('aria-label');
    if (label?.includes('would lie')) break;
    await page.keyboard.press('r');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => cell('b41').getAttribute('data-piece')).toBe('I@b11b21b31b41');
  await page.locator('[data-shape="Z"]').click();
  await cell('a12').focus();
  for (let turn = 0; turn < 12; turn += 1) {
    const labels = await Promise.all(
      ['a21', 'a22', 'a31'].map((name) => cell(name).getAttribute('aria-label')),
    );
    if (labels.every((label) => label?.includes('would lie'))) break;
    await page.keyboard.press('r');
  }
  await page.keyboard.press('Enter');
  await light(page, 'no');
  await page.locator('[data-act="hint"]').click();
  await page.locator('.border.lit').first().waitFor();
});

test.each([
  { viewport: { width: 360, height: 740 }, dark: false },
  { viewport: { width: 1366, height: 768 }, dark: true },
])('the page is whole and accessible: $viewport.width', async (screen) => {
  const page = await visit('#/cube', screen);
  await light(page, 'yes');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
