// The whole site in a language that is made up: English with accents, a third longer. What reads plainly in it does not come from the
// catalogue; what does not fit would not fit in other languages either.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';

const visit = useBrowser();
const GAMES = ['uptick', 'uptown', 'dice-tactics', 'diceopolis', 'uckers'];
const SIZES = [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
];

/** What is in no language: rules pages and the notice of rights, which are English only, names, code and notation. */
const ELSEWHERE = [
  '.prose',
  'article',
  '[aria-labelledby=contents] a',
  'code',
  'kbd',
  'style',
  'noscript',
  'script',
  'textarea',
  '.hash',
].join(', ');

/** Names, which are the same in every language. */
const NAMES =
  /English|Deutsch|Phil Leduc|Henrik Morast|Inter|Svelte|three\.js|Fluent|SIL Open Font License|Apache/g;

/** Texts, for the eye and for the ear, that have a word without accents. */
function plainTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ elsewhere, names }) => {
      // Every one of these letters gets an accent; short words may be names of squares and units.
      const isPlain = (text: string) =>
        (text.replace(new RegExp(names, 'g'), '').match(/\p{L}{3,}/gu) ?? []).some((word) =>
          /[aeiounc]/.test(word),
        );
      const found = new Set<string>();
      for (const element of document.body.querySelectorAll('*')) {
        if (element.closest(elsewhere)) continue;
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE && isPlain(node.textContent ?? ''))
            found.add(node.textContent!.trim());
        }
        for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
          // Notation stands behind the moves of the list.
          if (name === 'title' && element.matches('[data-index]')) continue;
          const text = element.getAttribute(name);
          if (text !== null && isPlain(text)) found.add(text);
        }
      }
      return [...found];
    },
    { elsewhere: ELSEWHERE, names: NAMES.source },
  );
}

/** What stands out of the page to the right, the outermost of each. */
function overhanging(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
    );
    return out
      .filter((element) => !out.includes(element.parentElement!))
      .map(
        ({ tagName, className, textContent }) =>
          `${tagName}.${String(className)} ${textContent.slice(0, 60)}`,
      );
  });
}

async function expectWorded(page: Page, place: string): Promise<void> {
  expect.soft(await overhanging(page), `${place} is wider than the screen`).toEqual([]);
  expect.soft(await plainTexts(page), `${place} reads plainly`).toEqual([]);
}

/** Pages around the table, each with something that shows it is there. */
const PAGES: [string, string][] = [
  ['#/', '.games .board svg'],
  ['#/rules', 'h2 a'],
  ['#/rules/uptick', 'article h2'],
  ...GAMES.map((game): [string, string] => [`#/new/${game}?mode=computer`, 'aside svg']),
  ['#/new/uckers?mode=online', '[data-chair]'],
  ['#/online', '.page [role=alert]'],
  ['#/cube', '.layers [data-piece]'],
  ['#/replay', 'textarea'],
  ['#/settings', 'fieldset'],
  ['#/about', '.prose'],
  ['#/nowhere', 'h1'],
];

test.each(SIZES)('the pages at $width pixels', async (viewport) => {
  const page = await visit('#/', { viewport, settings: { language: 'en-xa' } });
  for (const [route, sign] of PAGES) {
    await page.goto(page.url().replace(/#.*$/, route));
    await page.locator(sign).first().waitFor();
    // What is folded away is read, too.
    await page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));
    await expectWorded(page, route);
  }
});

test.each(SIZES)('a table of every game at $width pixels', async (viewport) => {
  const page = await visit('#/', { viewport, settings: { language: 'en-xa' } });
  for (const game of GAMES) {
    await page.goto(page.url().replace(/#.*$/, `#/new/${game}?mode=hotseat`));
    await page.locator('[data-act="start"]').click();
    await page.locator('[data-status]').waitFor();
    await expectWorded(page, `table of ${game}`);
    await page.locator('[data-act="more"]').click();
    await page.locator('dialog [data-act="about"]').waitFor();
    await expectWorded(page, `menu of ${game}`);
    await page.locator('dialog [data-act="about"]').click();
    await page.locator('dialog dl').waitFor();
    await expectWorded(page, `help of ${game}`);
    await page.keyboard.press('Escape');
  }
});

test('another language is kept and spoken at once', async () => {
  const page = await visit('#/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await page.reload();
  await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
});
