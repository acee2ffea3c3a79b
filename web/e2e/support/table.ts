// Playing at the table as a person does: by what can be seen and pressed.

import type { Page } from 'playwright-core';
import { playAlone } from './player.ts';

/** What a person could do now, read from the page in one go. */
interface Sight {
  over: boolean;
  cells: string[];
  items: string[];
  choices: string[];
  /** The big button: `roll`, `confirm`, or nothing to press. */
  main: string | null;
  /** Changes whenever anything that matters has changed. */
  stamp: string;
}

export async function look(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const ids = (selector: string, name: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((element) => element.dataset[name] ?? '');
    const main = document.querySelector<HTMLButtonElement>(
      '[data-act="roll"]:not(:disabled), [data-act="confirm"]:not(:disabled)',
    );
    const cells = ids('[data-cell].target', 'cell');
    const items = ids('[data-item].possible', 'item');
    const choices = ids('[data-choice]', 'choice');
    const status = document.querySelector('[data-status]')?.textContent ?? '';
    return {
      over: document.querySelector('[data-result]') !== null,
      cells,
      items,
      choices,
      main: main?.dataset['act'] ?? null,
      stamp: [status, cells, items, choices, main?.dataset['act']].join('|'),
    };
  });
}

/** A stream of numbers that is the same on every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** So many clicks are those of a mouse. A game has a thousand, and the later ones show nothing that the first do not. */
const BY_MOUSE = 6;

/**
 * Plays at random, by clicks, until the match is over or so many clicks are made, and says how many. Clicks go through
 * the page's own elements; nothing but what a person can press is used. What a long game has after the first clicks is
 * pressed from within the page, which is much faster.
 */
export async function playByClicks(page: Page, seed: number, most = 4000): Promise<number> {
  const pick = dice(seed);
  for (let clicks = 0; clicks < Math.min(most, BY_MOUSE); clicks += 1) {
    await waitForTurn(page);
    const sight = await look(page);
    if (sight.over) return clicks;
    const options = [
      ...sight.cells.map((id) => `[data-cell="${id}"]`),
      ...sight.items.map((id) => `[data-item="${id}"].possible`),
      ...sight.choices.map((id) => `[data-choice="${id}"]`),
      ...(sight.main ? [`[data-act="${sight.main}"]`] : []),
    ];
    // What was there a moment ago may be gone by now, because something played itself: then look again.
    const target = options[pick(options.length)];
    if (target === undefined) continue;
    try {
      await page.locator(target).first().click({ timeout: 5000 });
    } catch (error) {
      if ((await look(page)).stamp === sight.stamp) throw error;
    }
  }
  return BY_MOUSE + (most > BY_MOUSE ? await playAlone(page, seed, most - BY_MOUSE) : 0);
}

export interface Plan {
  game: string;
  /** The id of a named set-up. */
  setup?: string;
  options?: Record<string, string>;
  /** The first seat is a person's; with this the others are the computer's, at the level that the page proposes. */
  computers?: boolean;
  rollOff?: boolean;
  /** Minutes and seconds of a usual clock, such as `3+2`. */
  clock?: string;
}

/**
 * Begins a match through the page that asks for its options, and waits until the table stands. Options are set by the
 * fields that carry their names.
 */
export async function begin(page: Page, plan: Plan): Promise<void> {
  const mode = plan.computers ? 'computer' : 'hotseat';
  await page.evaluate(({ game, mode }) => (location.hash = `#/new/${game}?mode=${mode}`), {
    game: plan.game,
    mode,
  });
  await page.locator('[data-act="start"]').waitFor();
  if (plan.setup) await page.locator(`[data-setup="${plan.setup}"] input`).check();
  await setOptions(page, plan.options ?? {});
  if (plan.clock) await page.locator(`input[value="${plan.clock}"]`).check({ force: true });
  await page.locator('[data-act="start"]').click();
  await page.locator('[role="grid"]').waitFor();
}

/** Sets options of the rules on a page that sets up a match, folded away or not. */
export async function setOptions(page: Page, options: Record<string, string>): Promise<void> {
  const fold = page.locator('[data-more]:not([open]) > summary');
  if (Object.keys(options).length > 0 && (await fold.count())) await fold.click();
  for (const [name, value] of Object.entries(options)) await setOption(page, name, value);
}

/** Sets an option of the rules on a page that sets up a match. */
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

/** Chooses something in a tray, then a cell. */
export async function place(page: Page, item: string, cell: string): Promise<void> {
  await page.locator(`[data-item="${item}"].possible`).first().click();
  await page.locator(`[data-cell="${cell}"]`).click();
}

/** The moves of the log in notation, which stands behind their sentences. */
export async function moves(page: Page): Promise<string[]> {
  return page
    .locator('[data-index]')
    .evaluateAll((all) => all.map((entry) => entry.getAttribute('title') ?? ''));
}

/** Waits until the person at this screen can do something, or the match is over. */
export async function waitForTurn(page: Page): Promise<void> {
  const something = [
    '[data-result]',
    '[data-cell].target',
    '[data-item].possible',
    '[data-choice]',
    '[data-act="roll"]:not(:disabled)',
    '[data-act="confirm"]:not(:disabled)',
  ];
  await page.waitForSelector(something.join(','), { state: 'attached' });
}
