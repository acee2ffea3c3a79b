// What happens at a table besides plain moves: taking back, being told why not, coming back, giving up, keeping records.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { kept, useBrowser } from './support/browser';
import { begin, look, moves, place, playByClicks, waitForTurn } from './support/table';
import { QUIET } from './support/visit';

const visit = useBrowser();
// The build that `make test` has just made comes first; another may be old.
const MESSDECK = ['debug', 'release']
  .map((profile) => join(import.meta.dirname, `../../target/${profile}/messdeck`))
  .find(existsSync);

const SMALL = { game: 'uptick', options: { size: '4', dice: '3' }, computers: true };

test('a move is taken back, and the computer answers another one', async () => {
  const page = await visit();
  await begin(page, SMALL);
  await place(page, '1', 'a1');
  await waitForTurn(page);
  expect((await moves(page))[0]).toContain('1@a1');
  await page.locator('[data-act="undo"]').click();
  await page.waitForFunction(() => document.querySelectorAll('[data-index]').length === 0);
  await place(page, '2', 'b2');
  await waitForTurn(page);
  expect((await moves(page))[0]).toContain('2@b2');
});

test('an illegal target says why, with the rule that forbids it', async () => {
  const page = await visit();
  await begin(page, SMALL);
  await place(page, '1', 'a1');
  await waitForTurn(page);
  // A square where the other side's die lies can't be built on, whatever is chosen first.
  await page.locator('[data-item="2"].possible').first().click();
  await page.locator('[data-cell][aria-label*="blue"]').first().click();
  const rule = page.locator('a[href*="#/rules/uptick/"]').first();
  await rule.waitFor();
  expect(await rule.getAttribute('href')).toMatch(/#\/rules\/uptick\/UT-/);
  expect(await look(page).then((sight) => sight.over)).toBe(false);
  await rule.click();
  await page.locator('article').first().waitFor();
});

test('a typed move is read like any other, and a wrong one is explained', async () => {
  const page = await visit();
  await begin(page, SMALL);
  expect(await page.locator('[data-typed]').count()).toBe(0);
  await page.keyboard.press('/');
  await page.locator('[data-typed]').fill('9@z9');
  await page.locator('[data-typed]').press('Enter');
  await page.locator('[role="alert"]', { hasText: 'Character 1: Expected a move such as 3@c3' }).waitFor();
  await page.locator('[data-typed]').fill('3@c9');
  await page.locator('[data-typed]').press('Enter');
  await page.locator('[role="alert"]', { hasText: 'Character 4: Expected a digit from 1 to 8' }).waitFor();
  expect(await moves(page)).toEqual([]);
  await page.locator('[data-typed]').fill('3@c3');
  await page.locator('[data-typed]').press('Enter');
  await waitForTurn(page);
  expect((await moves(page))[0]).toContain('3@c3');
});

/** Throws whatever is to be thrown at this screen, until something can be taken. */
async function throwUntilItems(page: Page): Promise<void> {
  const roll = page.locator('[data-act="roll"]:not(:disabled)');
  const item = page.locator('[data-item].possible');
  for (;;) {
    await roll.or(item).first().waitFor();
    if (await item.count()) return;
    await roll.click();
  }
}

test('after a roll-off that changes places, board and list show whose turn it is as they do later', async () => {
  // One of these lets the person at this screen play black, whose board is turned.
  for (const entropy of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const page = await visit(QUIET, { entropy });
    await begin(page, { game: 'dice-tactics', computers: true, rollOff: true });
    await throwUntilItems(page);
    const corner = async () => (await page.locator('[data-cell="a1"]').boundingBox())!.y;
    const before = await corner();
    await page.reload();
    await page.locator('[data-item].possible').first().waitFor();
    const after = await corner();
    expect(after).toBeCloseTo(before, 0);
    const isTurned = after < page.viewportSize()!.height / 3;
    await page.evaluate(() => (location.hash = '#/'));
    expect(await page.locator('.state').first().textContent()).toMatch(/^Your turn/);
    if (isTurned) return;
  }
  throw new Error('Nobody came to play black.');
});

test('a reload in the middle goes on where the match stood, also without a connection', async () => {
  const page = await visit('#/', { offline: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await begin(page, { game: 'diceopolis', options: { dice: '6' }, computers: true });
  await playByClicks(page, 3, 12);
  await waitForTurn(page);
  const before = await moves(page);
  expect(before.length).toBeGreaterThan(3);
  await page.reload();
  await page.locator('[role="grid"]').waitFor();
  await waitForTurn(page);
  expect((await moves(page)).slice(0, before.length)).toEqual(before);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('[role="grid"]').waitFor();
  await playByClicks(page, 4);
  await page.locator('[data-result]').waitFor();
});

test('who gives up has lost, and may ask for another match', async () => {
  const page = await visit();
  await begin(page, SMALL);
  await place(page, '1', 'a1');
  await waitForTurn(page);
  await page.locator('[data-act="more"]').click();
  await page.locator('[data-act="resign"]').click();
  await page.locator('[data-act="resign-yes"]').click();
  await page.locator('[data-result="blue"]').waitFor();
  const address = page.url();
  await page.locator('[data-act="rematch"]').click();
  await page.waitForFunction((old) => location.href !== old, address);
  await page.locator('[role="grid"]').waitFor();
  expect(await page.locator('[data-result]').count()).toBe(0);
});

test('a record is saved, and the program replays it and verifies its rolls', async () => {
  expect(MESSDECK, 'the program must be built first: make test does').toBeDefined();
  const page = await visit();
  await begin(page, { game: 'diceopolis', options: { dice: '6' }, computers: true });
  await playByClicks(page, 11);
  await page.locator('[data-act="review"]').click();
  await page
    .locator('[data-verified]')
    .getByText(/verified/i)
    .waitFor();
  await page.locator('[data-act="result"]').click();
  await page.locator('[data-act="share"]').click();
  const saved = page.waitForEvent('download');
  await page.locator('[data-act="save"]').first().click();
  const path = await kept(await saved);
  const run = (...args: string[]) => execFileSync(MESSDECK as string, args, { encoding: 'utf8' });
  expect(run('verify', path)).toMatch(/^(\d+) of \1 rolls verified/m);
  expect(run('replay', path).length).toBeGreaterThan(100);
});
