// Playing a match between screens: several browsers at one table, each doing what its person could do.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { player } from './player.ts';
import { place, type Place } from './server.ts';
import { setOptions } from './table.ts';
import { BRISK, launch, QUIET } from './visit.ts';

export interface Together {
  place: () => Place;
  /** A browser that has never been here, with somebody of this name before it. */
  come: (name: string, route?: string, visit?: Visit) => Promise<Page>;
}

interface Visit {
  viewport?: { width: number; height: number };
  dark?: boolean;
  /** The language that the person has chosen. */
  language?: string;
  /** What the person lets the site do, such as `clipboard-read`. */
  permissions?: string[];
  /** Runs in the page before anything else, such as to stand in for a part of the browser. */
  before?: () => void;
  /** Where to, if not to the proxy. */
  address?: string;
}

/** Begins a server, with these flags, and a browser before the tests of a file. */
export function useTogether(...flags: string[]): Together {
  let server: Place;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([place(flags), launch()]);
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  return {
    place: () => server,
    async come(name, route = QUIET, visit = {}) {
      const context = await browser.newContext({
        viewport: visit.viewport ?? { width: 1366, height: 768 },
        colorScheme: visit.dark ? 'dark' : 'light',
        permissions: visit.permissions ?? [],
        serviceWorkers: 'block',
      });
      contexts.push(context);
      if (visit.before) await context.addInitScript(visit.before);
      await context.addInitScript(
        ({ settings }) => {
          if (!localStorage.getItem('messdeck.settings')) {
            localStorage.setItem('messdeck.settings', JSON.stringify(settings));
          }
        },
        { settings: { ...BRISK, name, ...(visit.language && { language: visit.language }) } },
      );
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(`${name}: ${error.message}\n${error.stack ?? ''}`));
      page.on('console', (message) => {
        // A browser says so itself when a line is cut, or an act is refused; the page says it in its own words.
        const expected = /net::ERR_|WebSocket|status of (4\d\d|502)/.test(message.text());
        if (message.type() === 'error' && !expected) errors.push(`${name}: ${message.text()}`);
      });
      await page.goto((visit.address ?? server.address) + route);
      return page;
    },
  };
}

export interface Plan {
  game: string;
  /** The id of a named set-up. */
  setup?: string;
  options?: Record<string, string>;
}

/** A small game that is soon over. */
export const SMALL: Plan = { game: 'uptick', options: { size: '4', dice: '4' } };

/** Two people at a table, from the invitation to the board. */
export async function atTable(
  come: Together['come'],
  visits: [Visit?, Visit?] = [],
  plan: Plan = SMALL,
  names: [string, string] = ['Ann', 'Bob'],
): Promise<[Page, Page]> {
  const host = await come(names[0], QUIET, visits[0]);
  const [link] = await invite(host, plan);
  const guest = await come(names[1], `#${link!.split('#')[1]}`, visits[1]);
  await sitDown(guest);
  for (const page of [host, guest]) await page.locator('[role="grid"]').waitFor();
  return [host, guest];
}

/** Puts up a match through the page that asks for it, and says the links for the other seats. */
export async function invite(page: Page, { game, setup, options = {} }: Plan): Promise<string[]> {
  await page.evaluate((game) => (location.hash = `#/new/${game}?mode=online`), game);
  await page.locator('[data-act="create"]').waitFor();
  if (setup) await page.locator(`[data-setup="${setup}"] input`).check();
  await setOptions(page, options);
  await page.locator('[data-act="create"]:not(:disabled)').click();
  await page.locator('[data-seat]').first().waitFor();
  return page
    .locator('[data-seat] [data-link]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

/**
 * Puts up a match as a program would, such as one that begins near its end, and says the routes to its seats in their
 * order.
 */
export async function putUp(
  { address }: Place,
  { seats, ...match }: Plan & { start?: string; clock?: object; seats: string[] },
): Promise<string[]> {
  const post = async (path: string, body: unknown, token?: string): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${address}api/v1/${path}`, {
      method: 'POST',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const { token } = await post('guests', { name: 'Host' });
  const plan = Object.fromEntries(seats.map((seat) => [seat, { kind: 'invite' }]));
  const made = await post('matches', { ...match, seats: plan }, String(token));
  const invites = made['invites'] as Record<string, string>;
  return seats.map((seat) => `#/play/${String(made['match'])}?invite=${invites[seat]}`);
}

/** Takes the seat that the opened link leads to. */
export async function sitDown(page: Page): Promise<void> {
  await page.locator('[data-act="sit"]').click();
}

/** Lets the person at one screen play, at random, until it is the turn of the one at the other. */
export async function playOneTurn(mover: Page, other: Page, seed: number): Promise<void> {
  await mover.evaluate(player, { seed });
  await other.waitForFunction(() =>
    document.querySelector('[data-status]')?.textContent.includes('Your turn'),
  );
  await mover.evaluate(() => delete window.messdeckClicks);
}
