// Named set-ups: chosen by their cards, played, and called by their names wherever a match is shown.

import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessible';
import { useBrowser } from './support/browser';
import { begin, playByClicks, setOptions } from './support/table';

const visit = useBrowser();

test.each([
  { game: 'uckers', setup: 'mess-deck-for-two', name: 'Uckers · Mess deck for two', short: false },
  { game: 'diceopolis', setup: 'quick', name: 'Diceopolis · A quick game', short: true },
  { game: 'uptick', setup: 'quick', name: 'Uptick · A quick game', short: true },
  { game: 'dice-tactics', setup: 'king-of-the-hill', name: 'Dice Tactics · King of the hill', short: false },
  { game: 'dice-tactics', setup: 'breakthrough', name: 'Dice Tactics · Breakthrough', short: true },
])('$name against the computer, from its card on', async ({ game, setup, name, short }) => {
  const page = await visit();
  await begin(page, { game, setup, computers: true });
  expect(await page.locator('h1').textContent()).toBe(name);
  expect(await page.locator(`.played [data-setup="${setup}"]`).textContent()).toBe(name.split(' · ')[1]);
  await page.evaluate(() => (location.hash = '#/'));
  const listed = page.locator('a.open', { hasText: name });
  await listed.click();
  await page.locator('[role="grid"]').waitFor();
  // A short game is played to its end; of a long one it is enough that it goes on.
  await playByClicks(page, 7, short ? undefined : 40);
  if (short) await page.locator('[data-result]').waitFor();
  // Where points don't tell, a sentence says what ended it.
  if (short && game === 'dice-tactics') {
    expect(await page.locator('[data-why]').textContent()).toMatch(/officer|removed/);
  }
  // How long a short game is depends on how it went; that it ended is proof enough.
  if (!short) expect(await page.locator('[data-index]').count()).toBeGreaterThan(10);
});

test('an uneven set-up says so and offers an even one', async () => {
  const page = await visit('#/new/dice-tactics?mode=computer');
  const chosen = page.locator('[data-setup]:has(input:checked)');
  expect(await chosen.getAttribute('data-setup')).toBe('basic-battle');
  await page.getByText('White moves first and wins most basic battles').waitFor();
  await page.getByRole('button', { name: 'Line of battle' }).click();
  expect(await chosen.getAttribute('data-setup')).toBe('line-of-battle');
});

test('set-ups are chosen by keyboard, and what differs from all of them is one’s own', async () => {
  const page = await visit('#/new/uckers?mode=computer');
  const chosen = page.locator('[data-setup]:has(input:checked)');
  const card = (id: string) => page.getByRole('radio', { name: id, exact: true });
  await card('Basic rules').focus();
  await page.keyboard.press('ArrowDown');
  expect(await chosen.getAttribute('data-setup')).toBe('basic-for-two');
  await page.getByRole('group', { name: 'Who plays Green' }).waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowDown');
  expect(await chosen.getAttribute('data-setup')).toBe('mess-deck');
  expect(await page.locator('[data-more]').getAttribute('open')).toBeNull();
  await setOptions(page, { 'saved-sixes': 'on' });
  expect(await chosen.getAttribute('data-setup')).toBe('own');
  // Who begins makes no other game.
  await setOptions(page, { 'saved-sixes': 'off', first: 'blue' });
  expect(await chosen.getAttribute('data-setup')).toBe('mess-deck');
  await setOptions(page, { 'saved-sixes': 'on' });
  await expectAccessible(page, "a set-up of one's own");
  await page.locator('[data-setup="mess-deck-for-two"]').click();
  expect(await chosen.getAttribute('data-setup')).toBe('mess-deck-for-two');
  expect(await page.locator('[data-setup="own"]').count()).toBe(0);
});
