// The coach: a remark in a first match against the computer, never the same again, never with two persons, and not for who does not want it.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessible';
import { useBrowser } from './support/browser';
import { begin, place, waitForTurn } from './support/table';

const visit = useBrowser();
const SMALL = { game: 'uptick', options: { size: '4', dice: '3' } };
const AGAINST = { ...SMALL, computers: true };
const FIRST = { settings: { coach: 'first' } };

const remark = (page: Page) => page.locator('[data-remark]');
const kind = (page: Page) => remark(page).getAttribute('data-remark');

test('a first match: one remark a turn, with its squares and for ears, and never the same again', async () => {
  const page = await visit('', FIRST);
  await begin(page, AGAINST);
  await page.locator('[data-act="goal-read"]').click();
  await remark(page).waitFor();
  expect(await kind(page)).toBe('uptick-remark-any-value');
  expect(await page.locator('[data-told]').textContent()).toBe(await remark(page).textContent());
  await place(page, '1', 'a1');
  await waitForTurn(page);
  await page.locator('button[data-remark]').waitFor();
  expect(await kind(page)).not.toBe('uptick-remark-any-value');
  // Pressed, it shows what it is about.
  await remark(page).click();
  expect(await remark(page).getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('rect.lit').count()).toBeGreaterThan(0);
  await expectAccessible(page, 'a table where something is told');
  const told = await kind(page);
  await page.locator('[data-act="remark-read"]').click();
  await remark(page).waitFor({ state: 'detached' });
  expect(await page.locator('rect.lit').count()).toBe(0);
  // The next match begins alike, and whatever is told in it is something else.
  await begin(page, AGAINST);
  await page.locator('[data-act="goal-read"]').click();
  await place(page, '1', 'a1');
  await waitForTurn(page);
  await remark(page)
    .waitFor({ timeout: 1500 })
    .catch(() => undefined);
  const again = (await remark(page).count()) > 0 ? await kind(page) : null;
  expect(['uptick-remark-any-value', told]).not.toContain(again);
});

test('who has switched it off hears nothing until it is switched on again', async () => {
  const page = await visit('', { settings: { coach: 'off' } });
  await begin(page, AGAINST);
  await page.locator('[data-act="goal-read"]').click();
  expect(await remark(page).count()).toBe(0);
  await page.locator('[data-act="more"]').click();
  await page.locator('[data-act="coach"]').check();
  await page.keyboard.press('Escape');
  await remark(page).waitFor();
});

test('two persons at one screen are told nothing, and there is nothing to switch', async () => {
  const page = await visit('', { settings: { coach: 'always' } });
  await begin(page, SMALL);
  await page.locator('[data-act="goal-read"]').click();
  await place(page, '1', 'a1');
  await waitForTurn(page);
  await page.locator('[data-happened]').waitFor();
  expect(await remark(page).count()).toBe(0);
  await page.locator('[data-act="more"]').click();
  await page.locator('[data-act="legal"]').waitFor();
  expect(await page.locator('[data-act="coach"]').count()).toBe(0);
});
