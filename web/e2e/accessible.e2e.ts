// Every table as axe sees it in play, and on every screen.

import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessible';
import { useBrowser } from './support/browser';
import { begin, playByClicks, waitForTurn } from './support/table';
import { QUIET } from './support/visit';

const visit = useBrowser();

test.each(['uptick', 'uptown', 'dice-tactics', 'diceopolis', 'uckers'])(
  'the table of %s is accessible and fits every screen',
  async (game) => {
    const page = await visit();
    await begin(page, { game });
    await playByClicks(page, 2, 9);
    await waitForTurn(page);
    await expectAccessible(page, game);
    // With all seats taken, and on a phone, there is least room: nothing may be cut off.
    await page.setViewportSize({ width: 360, height: 740 });
    const cut = await page
      .locator('.seats .who, .seats b')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent),
      );
    expect(cut).toEqual([]);
    const hidden = await page
      .locator('.hand')
      .evaluate((hand) => [hand.scrollWidth - hand.clientWidth, hand.scrollHeight - hand.clientHeight]);
    expect(Math.max(...hidden), 'what is in hand is seen without scrolling').toBeLessThanOrEqual(1);
  },
  600_000,
);

test('four computers on a phone are all named', async () => {
  const page = await visit(QUIET, { viewport: { width: 360, height: 740 } });
  await begin(page, { game: 'uckers', computers: true });
  const names = page.locator('.seats .who');
  expect(await names.allTextContents()).toEqual(['You', 'Stowaway (1)', 'Stowaway (1)', 'Stowaway (1)']);
  const cut = await names.evaluateAll(
    (all) => all.filter((name) => name.scrollWidth > name.clientWidth).length,
  );
  expect(cut).toBe(0);
});
