// A player inside the page: it presses nothing but what a person can press, as fast as the page can take it.

import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The clicks that the player in this page has made; it stops where this is undefined. */
    messdeckClicks?: number;
  }
}

/** How long a whole game may take on a busy machine. */
export const PATIENCE = 170_000;

/** Plays at random at one screen, by clicks, until the match is over or exactly so many are made; says how many. */
export async function playAlone(page: Page, seed: number, most: number): Promise<number> {
  await page.evaluate(player, { seed, most });
  await endOf(page, most);
  const clicks = await clicksOf(page);
  // It must not go on by itself in a match that follows.
  await page.evaluate(() => delete window.messdeckClicks);
  return clicks;
}

/**
 * Plays at random at all screens, by clicks, until the match is over everywhere or so many clicks are made together, or a
 * few more. Each page has a player of its own that presses nothing but what a person can press.
 */
export async function playTogether(pages: Page[], seed: number, most?: number): Promise<void> {
  await Promise.all(
    pages.map((page, index) => page.evaluate(player, { seed: seed * 31 + index, most: 1e6 })),
  );
  if (most === undefined) {
    await Promise.all(pages.map((page) => endOf(page, 1e6)));
  } else {
    const made = async () =>
      (await Promise.all(pages.map(clicksOf))).reduce((sum, clicks) => sum + clicks, 0);
    while ((await made()) < most && !(await Promise.all(pages.map(isOver))).every(Boolean));
  }
  await Promise.all(pages.map((page) => page.evaluate(() => delete window.messdeckClicks)));
}

const clicksOf = (page: Page) => page.evaluate(() => window.messdeckClicks ?? 0);
const isOver = (page: Page) => page.evaluate(() => document.querySelector('[data-result]') !== null);

/** Waits until the match is over or the player in the page has made so many clicks. */
async function endOf(page: Page, most: number): Promise<void> {
  const end = (most: number) =>
    (window.messdeckClicks ?? 0) >= most || document.querySelector('[data-result]') !== null;
  try {
    await page.waitForFunction(end, most, { timeout: PATIENCE, polling: 50 });
  } catch (error) {
    const status = await page.locator('[data-status]').allTextContents();
    throw new Error(`No end after ${await clicksOf(page)} clicks: ${status.join()}`, { cause: error });
  }
}

/** Runs in the page. */
export function player({ seed, most = 1e6 }: { seed: number; most?: number }): void {
  let state = seed >>> 0;
  const pick = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const selectors = [
    '[data-cell].target',
    '[data-item].possible',
    '[data-choice]',
    '[data-act="roll"]:not(:disabled)',
    '[data-act="confirm"]:not(:disabled)',
  ];
  window.messdeckClicks = 0;
  const press = () => {
    if (window.messdeckClicks === undefined || window.messdeckClicks >= most) return;
    const options = document.querySelectorAll(selectors.join(','));
    const target = options[pick(options.length)];
    if (target) {
      window.messdeckClicks += 1;
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    }
    setTimeout(press, target ? 4 : 12);
  };
  press();
}
