// A server that no longer knows whoever comes back to it: pages say so, and go on.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atTable, invite, playOneTurn, sitDown, SMALL, useTogether } from './support/together.ts';

const { come, place } = useTogether();

const guest = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('messdeck.online.guest') ?? 'null') as {
        person: string;
        token: string;
      } | null,
  );

/** Deletes what the server knows about somebody, as they could do at another device. */
async function forget(page: Page): Promise<void> {
  const { token } = (await guest(page))!;
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${place().address}api/v1/me`, { method: 'DELETE', headers });
  expect(status).toBe(204);
}

test('another name is the same person', async () => {
  const ann = await come('Ann');
  await invite(ann, SMALL);
  const before = await guest(ann);
  await ann.evaluate(() => (location.hash = '#/new/uptick?mode=online'));
  await ann.locator('[data-name]').fill('Anna');
  await ann.locator('[data-act="create"]').click();
  await ann.locator('[data-sitter="person"]').getByText('Anna').waitFor();
  expect((await guest(ann))!.person).toBe(before!.person);
  await ann.evaluate(() => (location.hash = '#/online'));
  await expect.poll(() => ann.locator('[data-list="mine"] [data-listed]').count()).toBe(2);
});

test('who was forgotten watches, is told so, and can come as somebody new', async () => {
  const [ann, bob] = await atTable(come);
  await playOneTurn(ann, bob, 3);
  const before = await guest(ann);
  await forget(ann);
  // The table, after the next time that it has to say who it is.
  place().cut(300);
  await ann.getByText('The server no longer knows you, so you only watch here.').waitFor();
  expect(await guest(ann)).toBeNull();
  // The list of matches.
  await forget(bob);
  await bob.evaluate(() => (location.hash = '#/online'));
  await bob.getByText('The server no longer knows you. Whatever you begin').waitFor();
  await bob.getByText('You have not played here yet.').waitFor();
  // A new table is set as if nothing had been.
  const [link] = await invite(ann, SMALL);
  expect((await guest(ann))!.person).not.toBe(before!.person);
  await bob.goto(`${place().address}#${link!.split('#')[1]}`);
  await sitDown(bob);
  for (const page of [ann, bob]) await page.locator('[role="grid"]').waitFor();
  await playOneTurn(ann, bob, 4);
});

test('a table that the server has lost says so, and the way goes on from there', async () => {
  const [ann, bob] = await atTable(come);
  // Bob leaves before, so that his table has no time to find out that it is lost.
  await bob.evaluate(() => (location.hash = '#/'));
  await bob.locator('.games .board svg').first().waitFor();
  await place().restart('nothing');
  // The list of matches at home asks for nothing that could make the place forget who was here.
  await bob.reload();
  await bob.locator('.games .board svg').first().waitFor();
  await ann.getByText('There is no such match on this server.').waitFor();
  await ann.getByRole('link', { name: 'Play with others' }).last().click();
  await ann.getByText('No public match just now.').waitFor();
  const [link] = await invite(ann, SMALL);
  // Bob still holds a token of the server as it was.
  await bob.goto(`${place().address}#${link!.split('#')[1]}`);
  await bob.getByText('The server no longer knows you').waitFor();
  await sitDown(bob);
  for (const page of [ann, bob]) await page.locator('[role="grid"]').waitFor();
});

test('a server that begins anew with what it kept goes on where it was', async () => {
  const [ann, bob] = await atTable(come);
  await playOneTurn(ann, bob, 3);
  await place().restart('everything');
  await playOneTurn(bob, ann, 4);
  for (const page of [ann, bob])
    await expect.poll(() => page.locator('[data-index]').count()).toBeGreaterThan(1);
});
