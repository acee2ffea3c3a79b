// A game of each kind between browsers, from the invitation to the result, with a reload and a cut line in the middle.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playTogether } from './support/player.ts';
import { moves } from './support/table.ts';
import { invite, putUp, sitDown, useTogether } from './support/together.ts';

const { come, place } = useTogether();

/** Smaller games where the rules have them: the game is the same and sooner over. */
const GAMES: { game: string; options: Record<string, string> }[] = [
  { game: 'uptick', options: { size: '4', dice: '4' } },
  { game: 'uptown', options: {} },
  { game: 'dice-tactics', options: { quiet: '10' } },
  { game: 'diceopolis', options: { dice: '8' } },
];

/** Plays with a reload and a cut line in the middle; at the end all screens must say the same. */
async function playOn(pages: Page[]): Promise<void> {
  for (const page of pages) await page.locator('[role="grid"]').waitFor();
  await playTogether(pages, 7, 8);
  const [first, second] = pages as [Page, Page];
  await second.reload();
  await second.locator('[role="grid"]').waitFor();
  await playTogether(pages, 8, 6);
  place().cut(700);
  await first.getByText('Connection lost').waitFor();
  await playTogether(pages, 9);

  const seen = await Promise.all(
    pages.map(async (page) => ({
      result: await page.locator('[data-result]').getAttribute('data-result'),
      moves: await moves(page),
    })),
  );
  for (const one of seen) expect(one).toEqual(seen[0]);
  expect(seen[0]!.moves.length).toBeGreaterThan(4);
}

test.each(GAMES)('$game between two browsers', async ({ game, options }) => {
  const host = await come('Ann');
  const links = await invite(host, { game, options });
  expect(links).toHaveLength(1);
  const guest = await come('Bob', `#${links[0]!.split('#')[1]}`);
  await sitDown(guest);
  await playOn([host, guest]);
});

test('uckers between four browsers, from where each has two counters to bring home', async () => {
  const start = ['h1,h2,H,H', 'h1,h2,H,H', 'h1,h2,H,H', 'h1,h2,H,H'].join('/');
  const routes = await putUp(place(), {
    game: 'uckers',
    start: `${start} r throw - - - 0,0,0,0 pppp`,
    seats: ['red', 'blue', 'green', 'yellow'],
  });
  const pages: Page[] = [];
  for (const [index, route] of routes.entries()) {
    const page = await come(['Ann', 'Bob', 'Cyd', 'Dee'][index]!, route);
    await sitDown(page);
    pages.push(page);
  }
  await playOn(pages);
});
