// A game of each kind between browsers, from the invitation to the result, with a reload and a cut line in the middle.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { invite, playTogether, sitDown, useTogether } from './support/together.ts';

const { come, place } = useTogether();

/** Smaller games where the rules have them: the game is the same and sooner over. */
const GAMES: { game: string; options: Record<string, string>; seats: number }[] = [
  { game: 'uptick', options: { size: '4', dice: '4' }, seats: 2 },
  { game: 'uptown', options: {}, seats: 2 },
  { game: 'dice-tactics', options: { quiet: '10' }, seats: 2 },
  { game: 'diceopolis', options: { dice: '8' }, seats: 2 },
  { game: 'uckers', options: { players: '4' }, seats: 4 },
];

test.each(GAMES)('$game between $seats browsers', async ({ game, options, seats }) => {
  const host = await come('Ann');
  const links = await invite(host, { game, options });
  expect(links).toHaveLength(seats - 1);
  const guests: Page[] = [];
  for (const [index, link] of links.entries()) {
    const guest = await come(['Bob', 'Cyd', 'Dee'][index]!, `#${link.split('#')[1]}`);
    await sitDown(guest);
    guests.push(guest);
  }
  const pages = [host, ...guests];
  for (const page of pages) await page.locator('[role="grid"]').waitFor();

  await playTogether(pages, 7, 12);
  await guests[0]!.reload();
  await guests[0]!.locator('[role="grid"]').waitFor();
  await playTogether(pages, 8, 8);
  place().cut(700);
  await host.getByText('Connection lost').waitFor();
  await playTogether(pages, 9);

  const results = await Promise.all(
    pages.map((page) => page.locator('[data-result]').getAttribute('data-result')),
  );
  expect(new Set(results).size).toBe(1);
  const logs = await Promise.all(pages.map((page) => page.locator('[data-index]').allTextContents()));
  for (const log of logs) expect(log).toEqual(logs[0]);
  expect(logs[0]!.length).toBeGreaterThan(4);
});
