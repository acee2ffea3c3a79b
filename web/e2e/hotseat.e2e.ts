// Four people at one screen. Whole matches of four are played without a browser (`tests/match/whole.test.ts`).

import { expect, test } from 'vitest';
import { useBrowser } from './support/browser';
import { begin, moves, playByClicks } from './support/table';
import { QUIET } from './support/visit';

const visit = useBrowser();

test('four people share a screen', async () => {
  const page = await visit(QUIET, { entropy: 'four' });
  await begin(page, { game: 'uckers' });
  await playByClicks(page, 5, 140);
  const log = await moves(page);
  expect(log.length).toBeGreaterThan(60);
  const seats = await page.evaluate(() => document.querySelectorAll('[data-seat]').length);
  expect(seats).toBe(4);
});
