// A player inside the page: it presses nothing but what a person can press, as fast as the page can take it.

import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The clicks that the player in this page has made; it stops where this is undefined. */
    messdeckClicks?: number;
  }
}

/**
 * Plays at random at all screens, by clicks, until the match is over everywhere or so many clicks are made together;
 * says how many. Each page has a player of its own that presses nothing but what a person can press.
 */
export async function playTogether(pages: Page[], seed: number, most = Infinity): Promise<number> {
  await Promise.all(pages.map((page, index) => page.evaluate(player, seed * 31 + index)));
  const patience = Date.now() + 170_000;
  for (;;) {
    const states = await Promise.all(
      pages.map((page) =>
        page.evaluate(() => ({
          clicks: window.messdeckClicks ?? 0,
          over: document.querySelector('[data-result]') !== null,
          status: document.querySelector('[data-status]')?.textContent ?? '',
        })),
      ),
    );
    const clicks = states.reduce((sum, state) => sum + state.clicks, 0);
    if (clicks >= most || states.every(({ over }) => over)) {
      await Promise.all(pages.map((page) => page.evaluate(() => delete window.messdeckClicks)));
      return clicks;
    }
    if (Date.now() > patience) throw new Error(`No end after ${clicks} clicks: ${JSON.stringify(states)}`);
    await pages[0]!.waitForTimeout(30);
  }
}

/** Runs in the page. */
export function player(seed: number): void {
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
    if (window.messdeckClicks === undefined) return;
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
