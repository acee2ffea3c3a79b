// Clocks, offers and fingers: what a match asks of people besides moves.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser';
import { begin, look, moves, place, waitForTurn } from './support/table';
import { QUIET } from './support/visit';

const visit = useBrowser();
const SMALL = { game: 'uptick', options: { size: '4', dice: '3' } };
const AGAINST = { ...SMALL, computers: true };

async function offerDraw(page: Page): Promise<void> {
  await page.locator('[data-act="more"]').click();
  await page.locator('[data-act="draw"]').click();
}

test('who runs out of time has lost', async () => {
  const page = await visit();
  await page.clock.install();
  await begin(page, { ...SMALL, clock: '3+2' });
  await place(page, '1', 'a1');
  await page.locator('[data-seat="blue"].acting').waitFor();
  expect(await page.locator('[data-seat="red"] .clock').textContent()).toMatch(/^3:0/);
  await page.clock.fastForward('02:50');
  await page.locator('[data-seat="blue"] .clock.hurry').waitFor();
  expect(await page.locator('[data-result]').count()).toBe(0);
  await page.clock.fastForward('00:20');
  await page.locator('[data-result="red"]').waitFor();
  expect(await page.locator('[data-result] h2').textContent()).toMatch(/time/i);
  expect(await page.locator('[data-seat="blue"] .clock').textContent()).toBe('0.0');
});

test('a draw that one person offers and the other declines, then agrees to', async () => {
  const page = await visit();
  await begin(page, SMALL);
  await place(page, '1', 'a1');
  await waitForTurn(page);
  await offerDraw(page);
  await page.getByText('Blue offers a draw. Red?').first().waitFor();
  await page.locator('[data-act="decline"]').click();
  await page.locator('[data-act="decline"]').waitFor({ state: 'detached' });
  expect((await look(page)).over).toBe(false);
  await offerDraw(page);
  await page.locator('[data-act="accept"]').click();
  await page.locator('[data-result]').waitFor();
  expect(await page.locator('[data-result] h2').textContent()).toMatch(/draw/i);
});

test('the computer answers an offered draw and plays on', async () => {
  const page = await visit();
  await begin(page, AGAINST);
  await place(page, '1', 'a1');
  await waitForTurn(page);
  await offerDraw(page);
  await page.getByText('Blue declines the draw.').first().waitFor();
  await page.locator('[data-item].possible').first().waitFor();
  expect((await look(page)).over).toBe(false);
});

test('under a finger a finished path waits until it is confirmed', async () => {
  const page = await visit(QUIET, {
    viewport: { width: 360, height: 740 },
    touch: true,
    settings: { confirm: 'touch' },
  });
  await begin(page, AGAINST);
  await waitForTurn(page);
  expect(await page.locator('[data-status]').textContent()).toContain('Place a die of any value');
  await page.locator('[data-item="1"].possible').first().tap();
  await page.locator('[data-cell="a1"]').tap();
  await page.locator('[data-act="confirm"]:not(:disabled)').waitFor();
  expect(await page.locator('.latest').textContent()).toContain('No moves yet');
  // Another square instead: the first tap has played nothing.
  await page.locator('[data-act="undo"]').tap();
  await page.locator('[data-cell="b2"]').tap();
  await page.locator('[data-act="confirm"]').tap();
  await waitForTurn(page);
  await page.locator('[data-act="moves"]').tap();
  expect((await moves(page))[0]).toContain('1@b2');
});

test('a second tap on the same square confirms, too', async () => {
  const page = await visit(QUIET, {
    viewport: { width: 360, height: 740 },
    touch: true,
    settings: { confirm: 'touch' },
  });
  await begin(page, AGAINST);
  await page.locator('[data-item="1"].possible').first().tap();
  await page.locator('[data-cell="c3"]').tap();
  await page.locator('[data-act="confirm"]:not(:disabled)').waitFor();
  await page.locator('[data-cell="c3"]').tap();
  await waitForTurn(page);
  await page.locator('[data-act="moves"]').tap();
  expect((await moves(page))[0]).toContain('1@c3');
});
