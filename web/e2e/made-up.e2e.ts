// The whole site in a language that is made up: English with accents, a third longer. What reads plainly in it does not come from the
// catalogue; what does not fit would not fit in other languages either.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { SHORT } from './support/short.ts';
import { begin, playByClicks, waitForTurn } from './support/table.ts';
import { sitDown, useTogether } from './support/together.ts';

const visit = useBrowser();
const { come } = useTogether();
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

/** Names, which are the same in every language, and days, which the browser knows how to say. */
const NAMES =
  /(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d+|English|Deutsch|Phil Leduc|Henrik Morast|Inter|Svelte|three\.js|Fluent|SIL Open Font License|Apache|\bAnn\b|\bBob\b/g;

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
          // Notation stands behind moves, in lists and in hints.
          if (name === 'title' && element.matches('[data-index], [data-move], [data-hints] button')) continue;
          const text = element.getAttribute(name);
          if (text !== null && isPlain(text)) found.add(text);
        }
      }
      return [...found];
    },
    { elsewhere: ELSEWHERE, names: NAMES.source },
  );
}

/** What stands out to the right of the page or of a sheet, the outermost of each, and words that end before they are all said. */
function overhanging(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told = ({ tagName, className, textContent }: Element) =>
      `${tagName}.${String(className)} ${textContent.slice(0, 60)}`;
    const out: Element[] = [];
    const frames: [Element, number][] = [[document.documentElement, innerWidth]];
    for (const sheet of document.querySelectorAll('dialog[open]'))
      frames.push([sheet, sheet.getBoundingClientRect().right]);
    for (const [frame, right] of frames) {
      if (frame.scrollWidth <= frame.clientWidth) continue;
      out.push(
        ...[...frame.querySelectorAll('*')].filter((it) => it.getBoundingClientRect().right > right + 0.5),
      );
    }
    const cut = [...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, summary')].filter(
      (it) => {
        const { overflowX } = getComputedStyle(it);
        return (
          overflowX !== 'visible' &&
          !it.matches('.spoken') &&
          it.checkVisibility() &&
          it.scrollWidth > it.clientWidth + 1
        );
      },
    );
    return [...out.filter((it) => !out.includes(it.parentElement!)), ...cut].map(told);
  });
}

/** At every width: nothing reads plainly, and nothing is wider than its place. */
async function expectWorded(page: Page, place: string): Promise<void> {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    // What is laid out anew has been.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect.soft(await overhanging(page), `${place} is wider than ${viewport.width} pixels`).toEqual([]);
  }
  expect.soft(await plainTexts(page), `${place} reads plainly`).toEqual([]);
}

/** Opens something by a key or a button, looks at it, and closes it. */
async function expectSheet(
  page: Page,
  place: string,
  open: () => Promise<void>,
  sign: string,
): Promise<void> {
  await open();
  await page.locator(sign).first().waitFor();
  await expectWorded(page, place);
  await page.keyboard.press('Escape');
  // It is gone a moment after it has closed, and only then do keys mean something else.
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** Pages around the table, each with something that shows it is there. */
const PAGES: [string, string][] = [
  ['#/', '.games .board svg'],
  ['#/rules', 'h2 a'],
  ...SHORT.flatMap(({ game }): [string, string][] => [
    [`#/rules/${game}`, 'article h2'],
    [`#/new/${game}?mode=computer`, 'aside svg'],
    [`#/new/${game}?mode=hotseat`, 'aside svg'],
  ]),
  ['#/new/uckers?mode=online', '[data-chair]'],
  ['#/online', '.page [role=alert]'],
  ['#/cube', '.layers [data-piece]'],
  ['#/puzzles', '[data-practice] nav'],
  ['#/replay', 'textarea'],
  ['#/replay/damaged', '.problem:not(:empty)'],
  ['#/settings', 'fieldset'],
  ['#/about', '.prose'],
  ['#/match/none', '.page h1'],
  ['#/nowhere', 'h1'],
];

test('what reads plainly, and what does not fit, is found', async () => {
  const page = await visit('#/settings', { settings: { language: 'en-xa' } });
  await page.locator('fieldset').first().waitFor();
  await page.evaluate(() => {
    document.querySelector('h1')!.textContent = 'Settings';
    const add = (name: string, style: Partial<CSSStyleDeclaration>) => {
      const element = document.querySelector('fieldset')!.appendChild(document.createElement(name));
      element.textContent = '~'.repeat(40);
      Object.assign(element.style, style);
    };
    add('div', { width: '3000px' });
    add('button', { width: '20px', overflow: 'hidden', whiteSpace: 'nowrap' });
  });
  expect(await plainTexts(page)).toEqual(['Settings']);
  expect(await overhanging(page)).toHaveLength(2);
});

test('the pages', async () => {
  const page = await visit('#/', { settings: { language: 'en-xa' } });
  for (const [route, sign] of PAGES) {
    await page.evaluate((route) => (location.hash = route), route);
    await page.locator(sign).first().waitFor();
    // What is folded away is read, too.
    await page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));
    await expectWorded(page, route);
  }
});

test.each(SHORT)(
  '$game: the table in play, all that opens over it, the end, and what comes after',
  async (plan) => {
    const page = await visit('#/', { settings: { language: 'en-xa' } });
    const press = (act: string) => page.locator(`[data-act="${act}"]:enabled`).first().click();
    await begin(page, plan);
    await expectWorded(page, 'the first moment');
    await playByClicks(page, 5, 12);
    for (;;) {
      await waitForTurn(page);
      if (!(await page.locator('[data-act="roll"]:enabled').count())) break;
      await press('roll');
    }
    await expectWorded(page, 'a moment in play');
    // Why a square is not possible.
    await page.evaluate(() => {
      const cell = document.querySelector('[data-cell]:not(.target)');
      cell?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    });
    await page.locator('[data-notice]').waitFor();
    await expectWorded(page, 'why not');
    await page.setViewportSize(SIZES[0]!);
    await press('moves');
    await expectWorded(page, 'the list of moves');
    await page.keyboard.press('Escape');
    await press('hint');
    await page.locator('[data-hints] li').first().waitFor();
    await expectWorded(page, 'hints');
    await page.keyboard.press('Escape');
    const key = (key: string) => () => page.keyboard.press(key);
    await expectSheet(page, 'the menu', () => press('more'), 'dialog [data-act="about"]');
    await expectSheet(page, 'legal moves', key('l'), 'dialog [data-move]');
    await expectSheet(page, 'a typed move', key('/'), 'dialog [data-typed]');
    await expectSheet(page, 'help', key('?'), 'dialog dl');

    await press('more');
    await press('resign');
    await expectWorded(page, 'resigning');
    await press('resign-yes');
    await page.locator('[data-result]').waitFor();
    await expectWorded(page, 'the end');
    await expectSheet(page, 'sharing', () => press('share'), 'dialog [data-act="png"]');
    await press('review');
    await page.locator('[data-analysis]').or(page.locator('[data-act="analyse"]')).first().waitFor();
    if (await page.locator('[data-act="analyse"]').count()) await press('analyse');
    await page.locator('[data-analysis]').waitFor();
    await expectWorded(page, 'what it turned on');
    await expectSheet(page, 'the menu after the end', () => press('more'), 'dialog [data-act="about"]');
  },
);

test('between screens: the room, an invitation, the table with others, talk, and the lobby', async () => {
  const ann = await come('Ann', '#/about', { language: 'en-xa' });
  await ann.evaluate(() => (location.hash = '#/new/uptick?mode=online'));
  await ann.locator('[data-act="create"]').waitFor();
  await expectWorded(ann, 'inviting');
  await ann.locator('[data-act="create"]').click();
  await ann.locator('[data-seat] [data-link]').first().waitFor();
  await expectWorded(ann, 'the room');
  const link = await ann.locator('[data-seat] [data-link]').first().inputValue();
  const bob = await come('Bob', `#${link.split('#')[1]}`, { language: 'en-xa' });
  await bob.locator('[data-act="sit"]').waitFor();
  await expectWorded(bob, 'an invitation');
  await sitDown(bob);
  await ann.locator('[role="grid"]').waitFor();
  await expectWorded(ann, 'a table with others');
  await ann.setViewportSize(SIZES[0]!);
  await ann.locator('[data-act="chat"]').click();
  await ann.locator('[data-say]').fill('~');
  await ann.locator('[data-say]').press('Enter');
  await ann.locator('[data-line]').waitFor();
  await expectWorded(ann, 'talk');
  await ann.keyboard.press('Escape');
  await expectSheet(
    ann,
    'the menu of a match with others',
    () => ann.locator('[data-act="more"]').click(),
    'dialog [data-act="code"]',
  );
  await ann.evaluate(() => (location.hash = '#/online'));
  await ann.locator('[data-listed]').first().waitFor();
  await expectWorded(ann, 'the lobby');
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
