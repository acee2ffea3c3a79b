// What time does to a match between screens: clocks that run out, and people who do not come back.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playTogether } from './support/player.ts';
import { atTable, playOneTurn, putUp, sitDown, SMALL, useTogether } from './support/together.ts';

// Nobody has to wait here for a minute.
const { come, place } = useTogether('--patience', '1');

/** What is left on each clock, in seconds, as it is shown. */
const clocks = async (page: Page) => (await page.locator('time.clock').allTextContents()).map(Number);

test('a clock runs down on both screens, and whose time is up has lost', async () => {
  const routes = await putUp(place(), {
    game: 'uptick',
    clock: { base: 4000, increment: 0 },
    seats: ['red', 'blue'],
  });
  const pages: Page[] = [];
  for (const [index, route] of routes.entries()) {
    const page = await come(['Ann', 'Bob'][index]!, route);
    await sitDown(page);
    pages.push(page);
  }
  for (const page of pages) {
    await page.locator('[role="grid"]').waitFor();
    // Red is to move, and nobody moves.
    await expect.poll(async () => (await clocks(page))[0], { timeout: 6000 }).toBeLessThan(3);
    expect((await clocks(page))[1]).toBe(4);
  }
  for (const [index, page] of pages.entries()) {
    await page.locator('[data-result="blue"]').waitFor();
    const words = ['You lost on time', 'You won on time'][index]!;
    expect(await page.locator('[data-result] h2').textContent()).toBe(words);
    expect(await clocks(page)).toEqual([0, 4]);
  }
});

/** The computer takes over for somebody who stays away, and the match goes on. */
async function takenOver(): Promise<void> {
  const [ann, bob] = await atTable(come);
  await playOneTurn(ann, bob, 3);
  await bob.evaluate(() => (location.hash = '#/'));
  await ann.getByText('Bob has been away for a long time').waitFor();
  await ann.locator('[data-act="take-over"]').click();
  await ann.getByText('Bob has been away for a long time').waitFor({ state: 'detached' });
  await bob.goBack();
  await bob.getByText('the computer has taken over').waitFor();
  await playTogether([ann], 5);
}

/** Somebody does not want to wait and ends the match, and who was away sees that. */
async function ended(): Promise<void> {
  const [cyd, dee] = await atTable(come, [], SMALL, ['Cyd', 'Dee']);
  // Cyd is to move: the first chair begins.
  await cyd.evaluate(() => (location.hash = '#/'));
  await dee.locator('[data-act="end"]').click();
  await dee.locator('[data-result="blue"]').waitFor();
  await cyd.goBack();
  await cyd.locator('[data-result="blue"]').waitFor();
  expect(await cyd.locator('[data-result] h2').textContent()).toBe('You lost by being away');
}

test('who waits for somebody who stays away lets the computer take over, or ends the match', async () => {
  // Side by side, since most of it is waiting.
  await Promise.all([takenOver(), ended()]);
});
