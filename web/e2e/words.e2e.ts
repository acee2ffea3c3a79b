// Every move in words: whole games whose lists of moves hold no notation, in every language, and the same sentence for eye and ear.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser';
import { SHORT } from './support/short';
import { begin, playByClicks, waitForTurn } from './support/table';
import { isWord, logOf, notationIn, set, wrongWords } from './support/words';

const visit = useBrowser();

const LANGUAGES = ['en', 'de'] as const;

/** Lets dice fall until somebody has something to choose. */
async function untilChoice(page: Page): Promise<void> {
  for (;;) {
    await waitForTurn(page);
    const roll = page.locator('[data-act="roll"]:not(:disabled)');
    if (!(await roll.count())) return;
    await roll.click({ timeout: 2000 }).catch(() => undefined);
  }
}

/** What the table says to whoever is about to choose: what to do, why a square is not possible, what the computer would do. */
async function saidBeforeAMove(page: Page): Promise<Record<string, string>> {
  await untilChoice(page);
  const prompt = await page.locator('[data-status]').innerText();
  // A square that can't be chosen, as somebody who wants to know why points at it.
  await page.evaluate(() => {
    const cell = document.querySelector('[data-cell]:not(.target)');
    cell?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  });
  const notice = page.locator('[data-notice] p');
  await notice.waitFor();
  const reason = (await notice.innerText()).replace(/\b[A-Z]{2}-[A-Z]\d+\b/, '');
  await page.locator('[data-act="hint"]:enabled').click();
  await page.locator('[data-hints] li').first().waitFor();
  const hint = (await page.locator('[data-hints] li .advice').allInnerTexts()).join(' ');
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await page.locator('dialog [data-move]').first().waitFor();
  const moves = (await page.locator('dialog [data-move]').allInnerTexts()).slice(0, 20).join(' ');
  await page.keyboard.press('Escape');
  return { prompt, reason, hint, moves };
}

test('what looks for notation finds it, and what looks for a language finds the other', () => {
  const written = [
    '3@c3',
    'rZ@c5d5d5e5',
    'd4xf6',
    'd4-f6',
    'f4r',
    'f4*f6',
    'rB-1,r1-5',
    'r19!20:3',
    'roll:63',
  ];
  expect(written.filter((move) => notationIn(`Red plays ${move} now`) === null)).toEqual([]);
  expect(notationIn('Red moves from 14 to 17 and from 30 to 34. A six: red throws again')).toBeNull();
  expect(notationIn('Das graue L auf c5–e5: Rot wirft 6 und 3')).toBeNull();
  expect(wrongWords('en', { reason: 'The die is frozen' })).toEqual([]);
  expect(wrongWords('de', { reason: 'Der Würfel ist eingefroren' })).toEqual([]);
  expect(wrongWords('de', { reason: 'The die is frozen' })).toHaveLength(2);
  expect(wrongWords('en', { reason: 'uptick-why-frozen the' })).toHaveLength(1);
});

test.each(SHORT)(
  '$game in both languages: prompts, reasons, hints, the whole list of moves, and the result',
  async (plan) => {
    const page = await visit();
    await begin(page, plan);
    await playByClicks(page, 5, 12);
    for (const language of LANGUAGES) {
      await set(page, { language });
      await page.locator('[role="grid"]').waitFor();
      expect(wrongWords(language, await saidBeforeAMove(page))).toEqual([]);
    }
    await playByClicks(page, 5);
    for (const language of LANGUAGES) {
      await set(page, { language });
      const result = await page.locator('[data-result] h2').innerText();
      const log = await logOf(page);
      expect(log.length).toBeGreaterThan(4);
      expect(log.filter(({ text }) => notationIn(text) !== null)).toEqual([]);
      expect(wrongWords(language, { result, log: log.map(({ text }) => text).join('. ') })).toEqual([]);
      // What is written behind each sentence would have been found.
      expect(log.filter(({ move }) => !isWord(move) && notationIn(move) === null)).toEqual([]);
    }
    await set(page, { language: 'en', notation: true });
    await page.locator('[data-result]').waitFor();
    const log = await logOf(page);
    expect(log.filter(({ text, move }) => !text.includes(move))).toEqual([]);
  },
);

test.each(SHORT)(
  '$game: who listens hears what the list of moves shows, and is told each move',
  async (plan) => {
    for (const language of LANGUAGES) {
      const page = await visit('#/about', { settings: { language } });
      await begin(page, plan);
      await page.evaluate(() => {
        const heard: string[] = [];
        Object.assign(window, { heard });
        const region = document.querySelector('[data-said]')!;
        new MutationObserver(() => heard.push(region.textContent)).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      });
      await playByClicks(page, 3, 30);
      await waitForTurn(page);
      const log = await logOf(page);
      const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
      expect(log.length).toBeGreaterThan(3);
      const unheard = log.filter(
        ({ text }) => !heard.some((said) => said === text || said.startsWith(`${text}. `)),
      );
      expect(unheard, heard.join('\n')).toEqual([]);
    }
  },
);
