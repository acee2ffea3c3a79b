// What is kept of a match: its picture, its drawing, and its record read in again.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { kept, useBrowser } from './support/browser';
import { begin, playByClicks, waitForTurn } from './support/table';
import { QUIET } from './support/visit';

const visit = useBrowser();

/** The file that pressing something saves. */
async function saved(page: Page, act: string): Promise<{ name: string; content: Buffer }> {
  const download = page.waitForEvent('download');
  await page.locator(`[data-act="${act}"]`).first().click();
  const file = await download;
  return { name: file.suggestedFilename(), content: readFileSync(await kept(file)) };
}

/** The share of two images' points that differ clearly; they are compared in a page without a policy. */
async function difference(blank: Page, one: Buffer, other: Buffer): Promise<number> {
  return blank.evaluate(
    async ([first, second]) => {
      const points = async (base64: string) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
        const canvas = new OffscreenCanvas(40, 40);
        const context = canvas.getContext('2d')!;
        // So small that neither edges nor letters matter, only what lies where in which colour.
        context.imageSmoothingQuality = 'high';
        context.drawImage(bitmap, 0, 0, 40, 40);
        return context.getImageData(0, 0, 40, 40).data;
      };
      const [a, b] = [await points(first!), await points(second!)];
      let far = 0;
      for (let at = 0; at < a.length; at += 4) {
        const apart = [0, 1, 2].reduce((sum, part) => sum + Math.abs(a[at + part]! - b[at + part]!), 0);
        if (apart > 90) far += 1;
      }
      return far / (a.length / 4);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}

test.each(['uptick', 'uptown', 'dice-tactics', 'diceopolis', 'uckers'])(
  'the picture of %s looks like its board, and so does the drawing',
  async (game) => {
    const page = await visit(QUIET, { settings: { coordinates: false } });
    await begin(page, { game });
    await playByClicks(page, 3, 14);
    await waitForTurn(page);
    // Dice that wait to be thrown lie over the board and belong to no picture of it.
    while (await page.locator('[data-act="dice"]').count()) {
      await playByClicks(page, 3, 1);
      await waitForTurn(page);
    }
    await page.locator('[data-act="more"]').click();
    const picture = await saved(page, 'png');
    const drawing = await saved(page, 'svg');
    await page.keyboard.press('Escape');
    await page.mouse.move(2, 2);
    expect(picture.name).toMatch(new RegExp(`^${game}-.*\\.png$`));
    expect(picture.content.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    const [width, height] = [picture.content.readUInt32BE(16), picture.content.readUInt32BE(20)];
    expect(Math.max(width, height)).toBe(1200);
    expect(drawing.name).toMatch(/\.svg$/);
    const shown = await page.locator('.stage .board').screenshot();
    const alone = await page.context().newPage();
    expect(await difference(alone, picture.content, shown)).toBeLessThan(0.03);
    await alone.setViewportSize({ width, height });
    await alone.setContent(
      `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing.content.toString()}`,
    );
    expect(await difference(alone, await alone.screenshot(), shown)).toBeLessThan(0.03);
  },
);

test('a saved record is read in, looked through and played on from', async () => {
  const page = await visit();
  await begin(page, { game: 'diceopolis', options: { dice: '6' }, computers: true });
  await playByClicks(page, 11);
  await page.locator('[data-result]').waitFor();
  await page.locator('[data-act="share"]').click();
  const record = await saved(page, 'save');
  await page.goto(page.url().replace(/#.*/, '#/replay'));
  await page.locator('input[type="file"]').setInputFiles({
    name: record.name,
    mimeType: 'text/plain',
    buffer: record.content,
  });
  await page.locator('[role="grid"]').waitFor();
  await page.getByText(/rolls verified/).waitFor();
  const all = await page.locator('[data-index]').count();
  expect(all).toBeGreaterThan(20);
  const dice = () => page.locator('[data-cell][aria-label*="red"]').count();
  const atTheEnd = await dice();
  const slider = page.locator('input[type="range"]');
  expect(await slider.inputValue()).toBe(await slider.getAttribute('max'));
  await slider.fill('0');
  await page.waitForFunction(() => !document.querySelector('[data-cell][aria-label*="red"]'));
  await page.locator('h2').first().click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('[data-cell][aria-label*="red"]').length === wanted,
    atTheEnd,
  );
  await slider.fill('4');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#/match/'));
  await waitForTurn(page);
});

test('a text that is no record says what is wrong with it', async () => {
  const page = await visit('#/replay');
  for (const [record, problem] of [
    ['1. e4 e5', 'Line 1 of the record: Here should be “messdeck record 1”.'],
    // What is wrong may be for the game to say.
    [
      'messdeck record 1\ngame: uckers\nstart: X\n\n',
      'Character 1: Expected a place (B, 1 to 52, h1 to h5 or H)',
    ],
  ] as const) {
    await page.locator('textarea').fill(record);
    await page.getByRole('button', { name: 'Show' }).click();
    await page.locator('.problem', { hasText: problem }).waitFor();
  }
  expect(await page.locator('[role="grid"]').count()).toBe(0);
});
