// Matches and records from before a change of the rules, kept by an older page: what the page says about them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StoredMatch } from '../src/match/store';
import { expectAccessible } from './support/accessible';
import { useBrowser } from './support/browser';
import { keep } from './support/kept';

const visit = useBrowser();
const KEPT = JSON.parse(
  readFileSync(join(import.meta.dirname, '../tests/data/older/browser.json'), 'utf8'),
) as Record<string, StoredMatch>;
const RECORD = readFileSync(
  join(import.meta.dirname, '../../crates/table/tests/data/older/uckers-finished.txt'),
  'utf8',
);
const CHANGE = 'saved sixes are used only before the first throw of a turn';

test('a match ends where the rules have changed, and the page says why', async () => {
  const page = await visit('#/');
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  await keep(page, Object.values(KEPT));
  await page.reload();
  await page.locator('details summary').click();
  await page.getByText('Ended: the rules have changed').waitFor();
  await page.goto(page.url().replace(/#.*$/, `#/match/${KEPT['running']!.id}`));
  const why = page.locator('[data-retired]').first();
  await why.waitFor();
  expect(await why.textContent()).toContain(CHANGE);
  await page.getByText('The moves stand in the record.').waitFor();
  await page.getByText('The rules have changed').first().waitFor();
  await expectAccessible(page, 'a void match');

  await page.locator('[data-act="rematch"]').first().click();
  await page.waitForFunction((old) => !location.hash.includes(old), KEPT['running']!.id);
  await page.locator('[data-status]').waitFor();
  expect(await page.locator('[data-retired]').count()).toBe(0);
});

test('a record of rules that have changed is explained', async () => {
  const page = await visit('#/replay');
  await page.locator('textarea').fill(RECORD);
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.getByText('This record was played by version 1 of the rules of Uckers').waitFor();
});
