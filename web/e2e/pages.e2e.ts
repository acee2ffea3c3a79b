// The pages around the table, served as a strict static host would: accessible, whole, installable, offline.

import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { launch, open } from './support/visit.ts';
import { serve, type Site } from './support/host.ts';

const folder = fileURLToPath(new URL('../dist-e2e/', import.meta.url));
const GAMES = ['uptick', 'uptown', 'dice-tactics', 'diceopolis', 'uckers'];

/** A visit for which the site does not keep every file for times without a connection. */
const ONLINE = { serviceWorkers: 'block' } as const;

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await serve(folder);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Pages around the table, each with something that shows it is there. */
const PAGES: [string, string][] = [
  ['#/', '.games .board svg'],
  ['#/rules', 'h2 a'],
  ...GAMES.map((game): [string, string] => [`#/rules/${game}`, 'article h2']),
  ...GAMES.map((game): [string, string] => [`#/new/${game}?mode=computer`, 'aside svg']),
  ['#/cube', '.layers [data-piece]'],
  ['#/replay', 'textarea'],
  ['#/settings', 'fieldset'],
  ['#/about', 'table'],
  ['#/nowhere', 'h1'],
];

async function settle(page: Page, address: string, sign: string, host = site) {
  await page.goto('about:blank');
  await page.goto(host.address + address);
  await page.locator(sign).first().waitFor();
}

test('every page is whole, fits every screen, and each kind of page is accessible', async () => {
  const { page, wrong } = await open(browser, { ...ONLINE, viewport: { width: 360, height: 740 } });
  const kinds = new Set<string>();
  for (const [address, sign] of PAGES) {
    await settle(page, address, sign);
    // Pages of one kind differ in their texts and boards; what axe looks at is the same.
    const kind = address.replace(/\/(uptick|uptown|dice-tactics|diceopolis|uckers)\b/, '/GAME');
    if (kinds.has(kind)) await expectToFit(page, address);
    else await expectAccessible(page, address);
    kinds.add(kind);
  }
  expect(wrong).toEqual([]);
  await page.context().close();
}, 600_000);

test('a rule in the address is shown and marked', async () => {
  const { page } = await open(browser, ONLINE);
  await settle(page, '#/rules/uptick/UT-P2', '.lit');
  expect(await page.locator('.lit').textContent()).toContain('strictly smaller value');
  expect(await page.locator('.here').textContent()).toBe('UT-P2');
  expect(
    await page.evaluate(() => document.querySelector('.lit')!.getBoundingClientRect().top),
  ).toBeGreaterThan(0);
  // One that is folded away is unfolded.
  await page.goto(`${site.address}#/rules/uptick/UT-N1`);
  await page.locator('#UT-N1.here').waitFor({ state: 'visible' });
  await page.context().close();
});

test('an example says why a move is not allowed', async () => {
  const { page } = await open(browser, ONLINE);
  await settle(page, '#/rules/uptick', '[data-referees]');
  await page.locator('[data-referees] > summary').click();
  const example = page.locator('figure').first();
  await example.scrollIntoViewIfNeeded();
  await example.getByLabel('Step forward').click();
  await example.getByRole('button', { name: '2@e5, not allowed' }).click();
  await example.getByText('would freeze the red 1 on d4').waitFor();
  await example.getByRole('button', { name: '2@f6, allowed' }).click();
  await example.getByText('this is the position after it').waitFor();
  await page.context().close();
});

test('the theme is set before anything is painted, and kept', async () => {
  const { page } = await open(browser, { ...ONLINE, colorScheme: 'light' });
  await settle(page, '#/settings', 'fieldset');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await page.context().close();
});

test('settings and levels can be deleted', async () => {
  const { page } = await open(browser, ONLINE);
  await settle(page, '#/', '[data-act="ways"]');
  await page.locator('[data-act="ways"]').first().click();
  await page.locator('dialog[open] select').selectOption('7');
  await page.goto(`${site.address}#/settings`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByText('Everything is deleted.').waitFor();
  expect(await page.getByLabel('Your name').inputValue()).toBe('');
  await page.goto(`${site.address}#/`);
  await page.locator('[data-act="ways"]').first().click();
  expect(await page.locator('dialog[open] select').inputValue()).toBe('1');
  await page.context().close();
});

test('everything works without a connection after the first load', async () => {
  const host = await serve(folder);
  const { page, wrong } = await open(browser);
  await settle(page, '#/', '[data-act="start"]', host);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The first load is not yet served by the worker; from the second on everything is.
  await page.reload();
  await page.locator('.games .board svg').first().waitFor();
  await page.context().setOffline(true);
  // A page that is offline does not cut the line of its worker: without a host, nobody has one.
  await host.close();
  for (const [address, sign] of PAGES) await settle(page, address, sign, host);
  await settle(page, '#/rules/uckers', '.glance .window svg', host);
  await page.locator('[data-ground]').first().scrollIntoViewIfNeeded();
  await page.locator('[data-ground] svg').first().waitFor();
  expect(wrong.filter((text) => !text.includes('net::ERR_'))).toEqual([]);
  await page.context().close();
});

test('what the host says about itself is asked for anew, and its last word counts without a connection', async () => {
  const { page, wrong } = await open(browser);
  const said = () => page.evaluate(async () => (await fetch('site.json')).text());
  await settle(page, '#/', '[data-act="start"]');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  for (const word of ['{ "permits": ["one"] }', '{ "permits": ["two"] }']) {
    site.instead.set('site.json', word);
    expect(await said()).toBe(word);
  }
  await page.context().setOffline(true);
  expect(await said()).toBe('{ "permits": ["two"] }');
  site.instead.clear();
  expect(wrong.filter((text) => !text.includes('net::ERR_'))).toEqual([]);
  await page.context().close();
});

test('the site can be installed', async () => {
  const { page } = await open(browser, ONLINE);
  await settle(page, '#/', 'h1');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    const read = (await (await fetch(link.href)).json()) as { icons: { src: string }[]; start_url: string };
    const found = await Promise.all(
      read.icons.map(async (icon) => (await fetch(new URL(icon.src, link.href))).status),
    );
    return { start: new URL(read.start_url, link.href).href, found };
  });
  expect(manifest.start).toBe(site.address);
  expect(new Set(manifest.found)).toEqual(new Set([200]));
  await page.context().close();
});
