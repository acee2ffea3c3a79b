// Around the table between screens: the lobby, watching, talking, offers, another device, my data; all of it accessible.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { playTogether } from './support/player.ts';
import { atTable, invite, playOneTurn, sitDown, SMALL, useTogether } from './support/together.ts';

const { come } = useTogether();

const routeOf = (page: Page) => page.evaluate(() => location.hash);

test('every page is accessible and fits every screen', async () => {
  const viewport = { width: 360, height: 740 };
  const ann = await come('', '#/', { viewport });
  await ann.locator('[data-act="ways"]').first().waitFor();
  await expectAccessible(ann, 'home');
  await ann.locator('[data-act="ways"]').first().click();
  await ann.locator('.invite').waitFor();
  await expectAccessible(ann, 'ways into a game');
  // Without a name there is one thing to say first.
  await ann.locator('.invite').click();
  await ann.locator('aside svg').waitFor();
  await expectAccessible(ann, 'new game');
  await ann.locator('[data-act="create"]').click();
  await ann.getByText('Say by what name').waitFor();
  await ann.locator('[data-name]').fill('Ann');
  await ann.locator('[data-act="create"]').click();
  await ann.locator('[role="img"][aria-label^="QR code"]').waitFor();
  await expectAccessible(ann, 'waiting room');
  const link = await ann.locator('[data-seat] [data-link]').first().inputValue();
  expect(new URL(link).search).not.toContain('invite');
  const bob = await come('Bob', `#${link.split('#')[1]}`, { viewport });
  await bob.locator('[data-act="sit"]').waitFor();
  await expectAccessible(bob, 'invitation');
  await sitDown(bob);
  for (const page of [ann, bob]) await page.locator('[role="grid"]').waitFor();
  expect(await routeOf(bob)).not.toContain('invite');
  await ann.locator('[data-act="chat"]').click();
  await ann.locator('[data-say]').fill('Hello');
  await ann.locator('[data-say]').press('Enter');
  await ann.locator('[data-line]').waitFor();
  await expectAccessible(ann, 'table');
  await ann.keyboard.press('Escape');
  // What goes on on the server stands above the games, for the one whose turn it is, too.
  for (const page of [ann, bob]) {
    await page.evaluate(() => (location.hash = '#/'));
    await page.locator('[data-list="waiting"] [data-listed]').first().waitFor();
  }
  await expectAccessible(ann, 'home with a match');
  const turns = [ann, bob].map((page) => page.locator('[data-list="waiting"] .mine').count());
  expect((await Promise.all(turns)).sort()).toEqual([0, 1]);
  await ann.evaluate(() => (location.hash = '#/online'));
  await ann.locator('[data-listed]').first().waitFor();
  await expectAccessible(ann, 'lobby');
});

test('a public table is found in the lobby, watched, and joined by whoever comes first', async () => {
  const ann = await come('Ann', `#/new/${SMALL.game}?mode=online`);
  await ann.locator('[data-act="create"]').waitFor();
  await ann.locator('[data-act="public"]').check();
  await ann.locator('[data-chair] input[value="open"]').last().check({ force: true });
  await ann.locator('[data-act="create"]').click();
  await ann.locator('[data-sitter="open"]').waitFor();
  const bob = await come('Bob', '#/online');
  await bob.locator('[data-list="lobby"] [data-listed]').first().click();
  await sitDown(bob);
  await ann.locator('[role="grid"]').waitFor();
  const cyd = await come('Cyd', await routeOf(ann));
  await cyd.getByText('You are watching').waitFor();
  await playTogether([ann, bob], 5, 4);
  const moves = await ann.locator('[data-index]').count();
  await expect.poll(() => cyd.locator('[data-index]').count()).toBeGreaterThanOrEqual(moves);
  expect(await cyd.locator('[data-cell].target').count()).toBe(0);
  expect(await cyd.locator('[data-say]').count()).toBe(0);
});

test('a set-up is named to whoever is invited, in the room and in lists', async () => {
  const name = 'Uckers · Mess deck for two';
  const ann = await come('Ann');
  const [link] = await invite(ann, { game: 'uckers', setup: 'mess-deck-for-two' });
  expect(await ann.locator('h1').textContent()).toContain(`${name}: the table is set`);
  const bob = await come('Bob', `#${link!.split('#')[1]}`);
  await bob.getByText(`You are invited to ${name}`).waitFor();
  await sitDown(bob);
  for (const page of [ann, bob]) await page.locator('[role="grid"]').waitFor();
  expect(await bob.locator('h1').textContent()).toBe(name);
  await bob.evaluate(() => (location.hash = '#/online'));
  await bob.locator('[data-listed]', { hasText: name }).waitFor();
});

test('people talk, and who does not want to hear somebody need not', async () => {
  const [ann, bob] = await atTable(come);
  await ann.locator('[data-say]').fill('Ahoy');
  await ann.locator('[data-say]').press('Enter');
  await bob.locator('[data-line]', { hasText: 'Ahoy' }).waitFor();
  await bob.locator('[aria-label="About what Ann said"]').click();
  await bob.getByLabel('What is wrong with it?').fill('Too nautical');
  await bob.getByRole('button', { name: 'Report what Ann said' }).click();
  await bob.getByText('Reported.').waitFor();
  await bob.locator('[aria-label="About what Ann said"]').click();
  await bob.locator('[data-act="mute"]').click();
  await bob.getByText('You no longer hear Ann.').waitFor();
  await ann.locator('[data-say]').fill('Anybody there?');
  await ann.locator('[data-say]').press('Enter');
  await ann.locator('[data-line]', { hasText: 'Anybody there?' }).waitFor();
  expect(await bob.locator('[data-line]').count()).toBe(0);
});

test('what is offered is answered at the other screen: taking back, a draw, a rematch', async () => {
  const [ann, bob] = await atTable(come);
  await playOneTurn(ann, bob, 3);
  await playOneTurn(bob, ann, 4);
  await expect.poll(() => ann.locator('[data-index]').count()).toBe(2);
  // Whoever moved last can take back alone; the other one must ask.
  await ann.locator('[data-act="undo"]').click();
  await bob.locator('[data-act="accept"]').click();
  await expect.poll(() => ann.locator('[data-index]').count()).toBe(0);
  await ann.locator('[data-act="more"]').click();
  await ann.locator('[data-act="draw"]').click();
  await ann.locator('[data-act="withdraw"]').waitFor();
  await bob.locator('[data-act="accept"]').click();
  for (const page of [ann, bob]) await page.locator('[data-result]').waitFor();
  const before = await routeOf(ann);
  await ann.locator('[data-act="rematch"]').click();
  await bob.locator('[data-act="accept"]').click();
  for (const page of [ann, bob]) {
    await expect.poll(() => routeOf(page)).not.toBe(before);
    await page.locator('[role="grid"]').waitFor();
    expect(await page.locator('[data-result]').count()).toBe(0);
  }
  await playTogether([ann, bob], 4, 2);
});

test('a seat moves to another device by a code', async () => {
  const [ann, bob] = await atTable(come);
  await ann.locator('[data-act="more"]').click();
  await ann.locator('[data-act="code"]').click();
  const code = await ann.locator('[data-code]').textContent();
  const phone = await come('', '#/online', { viewport: { width: 360, height: 740 } });
  await phone.locator('#code').fill(code!);
  await phone.getByRole('button', { name: 'Bring the seat here' }).click();
  await phone.locator('[role="grid"]').waitFor();
  await playTogether([phone, bob], 6, 4);
  expect(await bob.locator('[data-index]').count()).toBeGreaterThan(0);
});

test('my data is deleted, and the place forgets me', async () => {
  const [ann] = await atTable(come);
  await ann.evaluate(() => (location.hash = '#/online'));
  await ann.locator('[data-list="mine"] [data-listed]').waitFor();
  await ann.getByRole('button', { name: 'Delete my data' }).click();
  await ann.getByRole('button', { name: 'Delete it for good' }).click();
  await ann.getByText('Deleted.').waitFor();
  await ann.getByText('You have not played here yet.').waitFor();
  expect(await ann.evaluate(() => localStorage.getItem('messdeck.online.guest'))).toBeNull();
});

test('a phone says how much was said while the chat is closed', async () => {
  const viewport = { width: 360, height: 740 };
  const [ann, bob] = await atTable(come, [{ viewport }]);
  const chat = ann.getByRole('button', { name: /^Chat/ });
  expect(await chat.getByText(/new/).count()).toBe(0);
  for (const line of ['Ahoy', 'Your move']) {
    await bob.locator('[data-say]').fill(line);
    await bob.locator('[data-say]').press('Enter');
  }
  await ann.getByRole('button', { name: 'Chat 2 new Bob: Your move' }).click();
  await ann.locator('[data-line]').last().waitFor();
  await ann.locator('[data-say]').fill('Aye');
  await ann.locator('[data-say]').press('Enter');
  await ann.locator('[data-line="3"]').waitFor();
  await ann.keyboard.press('Escape');
  // What was read stays read, and what one says oneself is no news.
  expect(await ann.locator('[data-unread]').count()).toBe(0);
  await ann.reload();
  await ann.getByText('Ann: Aye').waitFor();
  expect(await ann.locator('[data-unread]').count()).toBe(0);
});
