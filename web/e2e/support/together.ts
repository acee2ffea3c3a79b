// Playing a match between screens: several browsers at one table, each doing what its person could do.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { place, type Place } from './server.ts';
import { dice, look } from './table.ts';
import { launch } from './visit.ts';

/** Settings under which a test never waits for a movement. */
const BRISK = { pace: 0, sound: false, confirm: 'never', forced: true };

export interface Together {
  place(): Place;
  /** A browser that has never been here, with somebody of this name before it. */
  come(name: string, route?: string, visit?: Visit): Promise<Page>;
}

interface Visit {
  viewport?: { width: number; height: number };
  dark?: boolean;
}

/** Begins a server and a browser before the tests of a file. */
export function useTogether(): Together {
  let server: Place;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([place(), launch()]);
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
    async come(name, route = '#/', visit = {}) {
      const context = await browser.newContext({
        viewport: visit.viewport ?? { width: 1366, height: 768 },
        colorScheme: visit.dark ? 'dark' : 'light',
      });
      contexts.push(context);
      await context.addInitScript(
        ({ settings }) => {
          if (!localStorage.getItem('messdeck.settings')) {
            localStorage.setItem('messdeck.settings', JSON.stringify(settings));
          }
        },
        { settings: { ...BRISK, name } },
      );
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(`${name}: ${error.message}\n${error.stack ?? ''}`));
      page.on('console', (message) => {
        // A browser says so itself when a line is cut, or an act is refused; the page says it in its own words.
        const expected = /net::ERR_|WebSocket connection|status of 4\d\d/.test(message.text());
        if (message.type() === 'error' && !expected) errors.push(`${name}: ${message.text()}`);
      });
      await page.goto(server.address + route);
      return page;
    },
  };
}

export interface Plan {
  game: string;
  options?: Record<string, string>;
}

/** Puts up a match through the page that asks for it, and says the links for the other seats. */
export async function invite(page: Page, { game, options = {} }: Plan): Promise<string[]> {
  await page.evaluate((game) => (location.hash = `#/new/${game}?mode=online`), game);
  await page.locator('[data-act="create"]').waitFor();
  for (const [name, value] of Object.entries(options)) await setOption(page, name, value);
  await page.locator('[data-act="create"]:not(:disabled)').click();
  await page.locator('[data-seat]').first().waitFor();
  return page
    .locator('[data-seat] [data-link]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

/** Takes the seat that the opened link leads to. */
export async function sitDown(page: Page): Promise<void> {
  await page.locator('[data-act="sit"]').click();
}

async function setOption(page: Page, name: string, value: string): Promise<void> {
  const row = page.locator(`[data-option="${name}"]`);
  const list = row.locator('select');
  const number = row.locator('input[type="number"]');
  if (await list.count()) await list.selectOption(value);
  else if (await number.count()) await number.fill(value).then(() => number.blur());
  else if (await row.locator('[role="switch"]').count())
    await row.locator('[role="switch"]').setChecked(value === 'on');
  else await row.locator(`input[value="${value}"]`).check({ force: true });
}

/**
 * Plays at random, by clicks, until the match is over at every screen or `pause` says so. Nothing but what a person can
 * press is used.
 */
export async function playTogether(
  pages: Page[],
  seed: number,
  pause: (clicks: number) => boolean = () => false,
): Promise<number> {
  const pick = dice(seed);
  const patience = Date.now() + 120_000;
  let clicks = 0;
  while (!pause(clicks)) {
    if (Date.now() > patience) throw new Error(`The match never ends; ${clicks} clicks were made.`);
    const sights = await Promise.all(pages.map(look));
    if (sights.every(({ over }) => over)) return clicks;
    let pressed = false;
    for (const [index, sight] of sights.entries()) {
      const options = [
        ...sight.cells.map((id) => `[data-cell="${id}"].target`),
        ...sight.items.map((id) => `[data-item="${id}"].possible`),
        ...sight.choices.map((id) => `[data-choice="${id}"]`),
        ...(sight.main ? [`[data-act="${sight.main}"]`] : []),
      ];
      const target = sight.over ? undefined : options[pick(options.length)];
      if (target === undefined) continue;
      pressed = true;
      clicks += 1;
      await press(pages[index]!, target);
    }
    if (!pressed) await pages[0]!.waitForTimeout(15);
  }
  return clicks;
}

/** Presses what is there, without waiting for it to lie still: nothing moves in these pages. */
async function press(page: Page, selector: string): Promise<void> {
  await page.evaluate((selector) => {
    const element = document.querySelector<HTMLElement | SVGElement>(selector);
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  }, selector);
}
