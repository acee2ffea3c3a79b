// The end of a match: its result in sight on every screen, the moves that cost most, and what can be given away of it.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { kept, useBrowser } from './support/browser';
import { SHORT } from './support/short';
import { begin, moves, playByClicks } from './support/table';

const visit = useBrowser();
const SIZES = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1366, height: 768 },
];

/** What of the result can't be seen without scrolling, or not all of it. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-result] :is(h2, .button)')]
      .filter((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const seen = element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        const cut = element.scrollWidth > element.clientWidth + 1;
        return top < 0 || bottom > innerHeight || left < 0 || right > innerWidth || !seen || cut;
      })
      .map((element) => element.textContent),
  );
}

test.each(SHORT)('the end of $game is in sight, with three things to do', async (plan) => {
  const page = await visit();
  await begin(page, plan);
  await playByClicks(page, 7);
  await page.locator('[data-result]').waitFor();
  expect(await page.locator('[data-result] h2').textContent()).toMatch(/won|draw|share/i);
  expect(await page.locator('[data-why]').textContent()).toMatch(/\w/);
  const acts = page.locator('[data-result] .button');
  expect(await acts.evaluateAll((all) => all.map((act) => (act as HTMLElement).dataset['act']))).toEqual([
    'rematch',
    'review',
    'share',
  ]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await hidden(page), `${size.width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('a replay is given away as a link, with a picture, and opens in another browser', async () => {
  const page = await visit();
  await begin(page, SHORT[0]!);
  await playByClicks(page, 7);
  const played = await moves(page);
  const result = await page.locator('[data-result] h2').textContent();
  await page.locator('[data-act="share"]').click();
  const saved = page.waitForEvent('download');
  await page.locator('dialog [data-act="png"]').click();
  const png = readFileSync(await kept(await saved));
  // Width and height stand in the first chunk of every PNG: there is more than the board, which is square.
  expect(png.readUInt32BE(16)).toBe(1200);
  expect(png.readUInt32BE(20)).toBeGreaterThan(1200);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('dialog [data-link]')?.value);
  const link = await page.locator('dialog [data-link]').inputValue();

  const other = await visit(link.slice(link.indexOf('#')));
  await other.locator('[data-ended]').waitFor();
  expect(await other.locator('[data-ended]').textContent()).toBe(result);
  expect(await moves(other)).toEqual(played);
  await other.locator('[data-index="2"][aria-current]').waitFor();
  await other.locator('[data-act="play"][aria-pressed="true"]').click();
  await other.locator('select').selectOption({ index: 2 });
  await other.locator('[data-act="play"][aria-pressed="false"]').click();
  // It plays on to the end, and stops there.
  await other.locator(`[data-index="${played.length}"][aria-current]`).waitFor();
  await other.locator('[data-act="play"][aria-pressed="false"]').waitFor();

  const damaged = await visit(link.slice(link.indexOf('#'), -12));
  expect(
    await damaged
      .locator('[role="alert"]')
      .getByText(/damaged/)
      .textContent(),
  ).toMatch(/again/);
});

test('a mistake is shown before it was made, with what a hint advises there', async () => {
  const page = await visit();
  await begin(page, { game: 'uptick', options: { size: '5', dice: '6' } });
  await playByClicks(page, 3);
  await page.locator('[data-act="review"]').click();
  await page.locator('[data-analysis]').waitFor();
  expect((await page.locator('.points').allTextContents()).join(' ')).not.toContain('%');
  const point = page.locator('[data-move][data-better]').first();
  const [number, better] = [await point.getAttribute('data-move'), await point.getAttribute('data-better')];
  expect(await page.locator('[data-analysis] [data-move]').count()).toBeLessThanOrEqual(3);
  await point.click();
  await page.locator('[data-act="retry"]').waitFor();
  if (number !== '1')
    expect(await page.locator('[data-index][aria-current]').getAttribute('data-index')).toBe(
      String(Number(number) - 1),
    );
  const address = page.url();
  await page.locator('[data-act="retry"]').click();
  await page.waitForFunction((old) => location.href !== old, address);
  await page.locator('[data-act="hint"]:enabled').click();
  expect(await page.locator('[data-hints] li [title]').first().getAttribute('title')).toBe(better);
});
