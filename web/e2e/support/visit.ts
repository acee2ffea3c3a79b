// Pages for tests that bring their own host, with a list of everything that went wrong in them.

import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject } from 'vitest';

/** A page on which nothing moves and nothing is thought about, for who goes elsewhere at once. */
export const QUIET = '#/about';

/** Settings under which a test never waits for a movement, and nobody is told what newcomers are. */
export const BRISK = { pace: 0, sound: false, confirm: 'never', forced: true, coach: 'off' };

/** The browser that all files share; closing it closes only what was opened here. */
export function launch(): Promise<Browser> {
  return chromium.connect(inject('browser'));
}

export async function open(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; wrong: string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  return { page, wrong };
}
