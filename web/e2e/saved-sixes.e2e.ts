// Uckers with one die: a six is saved, and used before the first throw of a later turn, all by clicks.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser';
import { look, moves, waitForTurn } from './support/table';

const visit = useBrowser();

/** Sits two people at a table that begins with this position, by way of a record without moves. */
async function beginAt(position: string): Promise<Page> {
  const page = await visit('#/replay');
  const record = [
    'messdeck record 1',
    'game: uckers',
    'options: rules=one-die players=2 saved-sixes=on',
    'rules: 2',
    `start: ${position}`,
    '',
    '',
  ];
  await page.locator('textarea').fill(record.join('\n'));
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#/match/'));
  await waitForTurn(page);
  return page;
}

const press = (page: Page, choice: string) => page.locator(`[data-choice="${choice}"]`).click();
const step = async (page: Page, from: string, to: string) => {
  await page.locator(`[data-cell="${from}"]`).click();
  await page.locator(`[data-cell="${to}"]`).click();
};
const status = (page: Page) => page.locator('[data-status]').textContent();

/** Waits until so many moves are in the log. */
async function logged(page: Page, count: number): Promise<string[]> {
  await page.waitForFunction((count) => document.querySelectorAll('[data-index]').length >= count, count);
  return moves(page);
}

/** Whoever throws now has only counters in base: with a six it saves, otherwise it passes. */
async function throwInVain(page: Page): Promise<void> {
  const { length } = await moves(page);
  await page.locator('[data-act="roll"]').click();
  await page.locator('[data-choice="save"], [data-choice="pass"]').waitFor();
  const { choices } = await look(page);
  await press(page, choices.includes('save') ? 'save' : 'pass');
  await logged(page, length + 2);
  await waitForTurn(page);
}

test('a thrown six is saved, and used in the next turn before the throw', async () => {
  const page = await beginAt('B,B,14,30/B,B,B,B/B,B,B,B/B,B,B,B r move 6 - - 0,0 pp');
  expect((await look(page)).choices).toEqual(['save']);
  expect(await page.locator('[data-saved]').count()).toBe(0);
  await press(page, 'save');
  await logged(page, 1);
  await waitForTurn(page);
  expect(await status(page)).toContain('Blue');
  await throwInVain(page);

  // Red may use its six with any counter that can step six, or throw.
  expect(await status(page)).toContain('Red');
  expect(await page.locator('[data-saved]').textContent()).toContain(
    'Use a saved six with the red counter in base, the red counter on 14, the red counter on 30 or the green counter in base, or throw.',
  );
  const before = await look(page);
  expect(before.cells.sort()).toEqual(['14', '30', 'gB', 'rB']);
  expect(before.choices).toEqual(['throw']);
  await step(page, '14', '20');
  const log = await logged(page, 4);
  expect(log[3]).toContain('use:r14-20');

  // The six is gone, the die is next, and what it shows belongs to the same counter.
  await page.locator('[data-act="roll"]').waitFor();
  expect(await page.locator('[data-saved]').count()).toBe(0);
  expect(await status(page)).toContain('Red used a saved six: none is saved in this turn');
  await page.locator('[data-act="roll"]').click();
  // Nothing else can be done, so it is prepared, and waits to be confirmed.
  await page.locator('[data-act="confirm"]:enabled').waitFor();
  expect(await page.locator('[data-cell="20"]').getAttribute('aria-selected')).toBe('true');
  expect((await look(page)).choices).toEqual([]);
  await page.locator('[data-act="confirm"]').click();
  expect((await logged(page, 6))[5]).toMatch(/^r20-/);
});

test('several saved sixes are used by one counter, until it throws', async () => {
  const page = await beginAt('B,B,14,30/B,B,B,B/B,B,B,B/B,B,B,B r use - - - 3,0 pp');
  await step(page, '14', '20');
  await logged(page, 1);
  await page.locator('[data-saved]').getByText('the red counter on 20, or throw').waitFor();
  const again = await look(page);
  expect(again.cells).toEqual(['20']);
  expect(again.choices).toEqual(['throw']);
  expect(await status(page)).toContain('Red may use one more with the red counter on 20, or throw');

  // Another counter says why it can't, with the rule.
  await page.locator('[data-cell="30"]').click();
  await page.locator('a[href*="#/rules/uckers/UC-O2"]').first().waitFor();

  await step(page, '20', '26');
  await logged(page, 2);
  await press(page, 'throw');
  const log = await logged(page, 3);
  expect(log.map((text) => text.trim())).toEqual(['use:r14-20', 'use:r20-26', 'throw']);
  await page.locator('[data-act="roll"]').waitFor();
  expect(await page.locator('[data-saved]').count()).toBe(0);
});
