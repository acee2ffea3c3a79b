// A whole game of four people at one screen: the longest there is.

import { expect, test } from 'vitest';
import { useBrowser } from './support/browser';
import { begin, moves, playByClicks } from './support/table';

const visit = useBrowser();

test('four people share a screen', async () => {
  const page = await visit('#/', { entropy: 'four' });
  await begin(page, { game: 'uckers' });
  await playByClicks(page, 5);
  await page.locator('[data-result]').waitFor();
  const log = await moves(page);
  expect(log.length).toBeGreaterThan(80);
  const seats = await page.evaluate(() => document.querySelectorAll('[data-seat]').length);
  expect(seats).toBe(4);
}, 600_000);
