// A whole game of each kind against the computer, by clicks. The longest, Uckers, is played by taps (`shapes.e2e.ts`).

import { expect, test } from 'vitest';
import { useBrowser } from './support/browser';
import { begin, playByClicks } from './support/table';

const visit = useBrowser();

/** Smaller boards where the rules have them: the game is the same and sooner over. */
const GAMES: { game: string; options: Record<string, string> }[] = [
  { game: 'uptick', options: { size: '4', dice: '4' } },
  { game: 'uptown', options: {} },
  { game: 'dice-tactics', options: {} },
  { game: 'diceopolis', options: { dice: '8' } },
];

test.each(GAMES)('$game, from the start to the result', async ({ game, options }) => {
  const page = await visit();
  await begin(page, { game, options, computers: true });
  await playByClicks(page, 7);
  await page.locator('[data-result]').waitFor();
  const log = await page.locator('[data-index]').count();
  expect(log).toBeGreaterThan(4);
});
