// One table in every shape: on a phone on its side, across the widths, under fingers, and in a browser's own colours.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser';
import { beginAt } from './support/kept';
import { begin, playByClicks, waitForTurn } from './support/table';
import { playByTaps } from './support/taps';
import { QUIET } from './support/visit';

const visit = useBrowser();
const LYING = { width: 740, height: 360 };
const STANDING = { width: 360, height: 640 };
const SMALL = { game: 'uptick', options: { size: '4', dice: '4' } };

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number } | null> {
  const box = await page
    .locator(selector)
    .first()
    .boundingBox({ timeout: 1000 })
    .catch(() => null);
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Both throw their first dice at Diceopolis, so that something can be taken. */
async function throwDice(page: Page): Promise<void> {
  for (const seat of ['Red', 'Blue']) {
    await page.locator('[data-status]', { hasText: `${seat} to roll` }).waitFor();
    await page.locator('[data-act="roll"]:enabled').click();
  }
  await page.locator('[data-cell].target, [data-item].possible').first().waitFor({ state: 'attached' });
}

test('a whole game against the computer on a phone on its side, by taps beside the squares, without scrolling', async () => {
  const page = await visit(QUIET, {
    viewport: LYING,
    touch: true,
    settings: { confirm: 'touch' },
  });
  await begin(page, { game: 'uckers', options: { players: '2' }, computers: true });
  const { beyond, wrong } = await playByTaps(page, 11);
  expect(wrong).toEqual([]);
  expect(beyond.byFinger).toBeGreaterThan(4);
  expect(beyond.all).toBeGreaterThan(20);
  expect(await page.locator('[data-result]').count()).toBe(1);
});

test('crossing a breakpoint keeps the board, and an analysis that was asked for', async () => {
  const page = await visit();
  await begin(page, SMALL);
  await playByClicks(page, 7);
  await page.locator('[data-act="review"]').click();
  await page.locator('[data-analysis]').waitFor();
  const board = await page.locator('[role="grid"]').elementHandle();
  for (const [width, height] of [
    [999, 768],
    [360, 740],
    [740, 360],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.locator('[role="grid"]').count()).toBe(1);
    expect(await page.evaluate((old) => document.querySelector('[role="grid"]') === old, board)).toBe(true);
    expect(await page.locator('[data-analysis]').count()).toBe(1);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang, `at ${width}`).toBeLessThanOrEqual(0);
  }
});

test.each(['uptick', 'uptown', 'dice-tactics', 'diceopolis', 'uckers'])(
  'on a phone on its side all of %s is in reach without scrolling, also with text of double size',
  async (game) => {
    const page = await visit(QUIET, { viewport: LYING, touch: true });
    await begin(page, { game });
    await playByClicks(page, 2, 9);
    await waitForTurn(page);
    for (const size of [LYING, { width: 844, height: 390 }]) {
      await page.setViewportSize(size);
      const seen = await page.evaluate(() => ({
        more: document.documentElement.scrollHeight - innerHeight,
        wider: document.documentElement.scrollWidth - innerWidth,
        cut: [
          ...document.querySelectorAll('.acts button, .hand .possible, .held button:enabled, [role="grid"]'),
        ]
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect())
          .filter(({ top, bottom }) => top < 0 || bottom > innerHeight + 1).length,
      }));
      expect(seen, `${size.width}`).toEqual({ more: 0, wider: 0, cut: 0 });
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    for (const size of [STANDING, LYING, { width: 1366, height: 768 }]) {
      await page.setViewportSize(size);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `double size at ${size.width}`).toBeLessThanOrEqual(0);
    }
  },
);

test('a tap beside everything is no question', async () => {
  const page = await visit(QUIET, { viewport: STANDING, touch: true });
  await begin(page, { game: 'diceopolis' });
  await throwDice(page);
  const corner = (await page.locator('[role="grid"]').boundingBox())!;
  await page.touchscreen.tap(corner.x + 4, corner.y + 4);
  await waitForTurn(page);
  expect(await page.locator('[data-notice]').count()).toBe(0);
});

test('on a phone what is pressed is as large as a finger, and a reason hides neither the board nor what is at hand', async () => {
  const viewport = { width: 360, height: 740 };
  const page = await visit('#/', { viewport, touch: true });
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  const seats = ['red', 'blue'].map((seat) => ({ seat, who: { kind: 'person' as const, name: seat } }));
  const start = '12/12/12/12/6r35/6r15/5b2b15/12/12/12/12/12 r 3455,2256 0,0 reroll';
  await beginAt(page, { game: 'diceopolis', options: { players: '2', dice: '6' }, seats, start });
  await page.locator('[data-choice]').first().waitFor();
  const pressed = page.locator('.table button:visible:not([data-item])');
  const sizes = await pressed.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
  // The hand is in sight while it is asked which of its dice is rolled again.
  const hand = page.locator('[data-item^="red-hand"]');
  expect(await hand.count()).toBe(3);
  for (const die of [...(await hand.all()), ...(await page.locator('[data-choice]').all())]) {
    const { x, y, width, height } = (await die.boundingBox())!;
    expect([x >= 0, x + width <= viewport.width, y + height <= viewport.height]).toEqual([true, true, true]);
  }
  await page.locator('[data-cell="h10"]').tap();
  const { y, height } = (await page.locator('[data-notice]').boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThan((await page.locator('[role="grid"]').boundingBox())!.y + 10);
});

test('the colours of four are named whole on a phone', async () => {
  const page = await visit(QUIET, { viewport: { width: 360, height: 740 }, touch: true });
  await begin(page, { game: 'uckers', options: { players: '4' }, computers: true });
  const names = page.locator('[data-seat] b');
  const cut = await names.evaluateAll((all) =>
    all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
  );
  expect([await names.count(), ...cut]).toEqual([4]);
});

test('two fingers draw the board larger, the buttons stay, and a button shows it whole again', async () => {
  const page = await visit(QUIET, { viewport: STANDING, touch: true });
  await begin(page, { game: 'uckers' });
  const board = page.locator('[role="grid"]');
  const before = (await board.boundingBox())!;
  const buttons = await page.locator('[data-act="more"]').boundingBox();
  const hand = await page.context().newCDPSession(page);
  const fingers = (apart: number) => {
    // Above the dice, which wait in the middle to be thrown.
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 4];
    return [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ];
  };
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [40, 50, 60]) {
    await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => (await board.boundingBox())!.width / before.width).toBeCloseTo(2, 1);
  expect(await page.locator('[data-act="more"]').boundingBox()).toEqual(buttons);
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
  await page.locator('[data-act="whole"]').tap();
  expect(await board.boundingBox()).toEqual(before);
});

test('what is dragged lifts, shows where it may go, and is let go there', async () => {
  const page = await visit();
  await begin(page, { game: 'dice-tactics' });
  // Once all units stand, one of them can be dragged.
  const from = page.locator('[data-cell].target');
  await playByClicks(page, 2, 60);
  await waitForTurn(page);
  await page.keyboard.press('Escape');
  const start = (await middleOf(page, `[data-cell="${await from.first().getAttribute('data-cell')}"]`))!;
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y + 20, { steps: 3 });
  await page.locator('[data-lifted]').waitFor();
  expect(await page.locator('[data-half-made]').textContent()).toContain('Chosen');
  await page.mouse.up();
  expect(await page.locator('[data-lifted]').count()).toBe(0);
});

test('the moves of a phone open at their end and leave the board in sight', async () => {
  const page = await visit(QUIET, { viewport: STANDING, touch: true });
  await begin(page, { game: 'diceopolis' });
  await playByClicks(page, 3, 40);
  await waitForTurn(page);
  const board = await page.locator('[role="grid"]').boundingBox();
  await page.locator('[data-act="moves"]').tap();
  const last = page.locator('[data-index]').last();
  await last.waitFor();
  const seen = await last.evaluate((entry) => {
    const list = entry.closest('.log')!.getBoundingClientRect();
    const box = entry.getBoundingClientRect();
    return box.top >= list.top - 1 && box.bottom <= list.bottom + 1;
  });
  expect(seen).toBe(true);
  expect(await page.locator('[role="grid"]').boundingBox()).toEqual(board);
  expect(await page.evaluate(() => document.activeElement?.closest('.moves') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['act'])).toBe('moves');
});

test('the focus is never dropped when a move ends', async () => {
  const page = await visit(QUIET, { settings: { confirm: 'always' } });
  await begin(page, SMALL);
  const focused = () => page.evaluate(() => document.activeElement !== document.body);
  await page.locator('[data-item="1"].possible').first().click();
  await page.locator('[data-cell="a1"]').click();
  await page.locator('[data-act="confirm"]:enabled').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-index]').first().waitFor();
  await waitForTurn(page);
  expect(await focused()).toBe(true);
  expect(await page.evaluate(() => document.activeElement!.closest('[role="grid"]') !== null)).toBe(true);
});

test('in a browser’s own colours it is seen whose turn it is, and what may be taken', async () => {
  const page = await visit();
  await page.emulateMedia({ forcedColors: 'active' });
  await begin(page, SMALL);
  await page.locator('[data-item].possible').first().waitFor();
  const bars = await page
    .locator('[data-seat]')
    .evaluateAll((seats) => seats.map((seat) => [seat.ariaCurrent, getComputedStyle(seat).borderLeftWidth]));
  expect(bars).toEqual([
    ['true', '8px'],
    [null, '1px'],
  ]);
  const colours = await page.evaluate(() => {
    const line = (selector: string) => {
      const item = document.querySelector(selector);
      return item && getComputedStyle(item).borderBottomColor;
    };
    return [line('[data-item].possible'), line('[data-item]:not(.possible)')];
  });
  expect(colours[0]).not.toBe(colours[1]);
  await begin(page, { game: 'diceopolis' });
  await throwDice(page);
  const dot = page.locator('svg .dot').first();
  await dot.waitFor();
  const [fill, square] = await dot.evaluate((dot) => [
    getComputedStyle(dot).fill,
    getComputedStyle(dot.ownerDocument.body).backgroundColor,
  ]);
  expect(fill).not.toBe(square);
});
