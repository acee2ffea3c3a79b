// What a table tells people while they play: whose dice they are, why somebody passes, what others did, what failed, what would be good.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SeatPlan } from '../src/match/store';
import { useBrowser } from './support/browser';
import { beginAt } from './support/kept';
import { begin, look, moves, waitForTurn } from './support/table';

const visit = useBrowser();

const person = (seat: string): SeatPlan => ({ seat, who: { kind: 'person', name: seat } });
const computer = (seat: string): SeatPlan => ({ seat, who: { kind: 'computer', level: 1 } });

/** A page that has made the tables for its matches. */
async function home(settings: Record<string, unknown> = {}): Promise<Page> {
  const page = await visit('#/', { settings });
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  return page;
}

/** Waits until so many moves are in the log. */
const logged = (page: Page, count: number) =>
  page.waitForFunction((count) => document.querySelectorAll('[data-index]').length >= count, count);

test('people throw their own dice, and one gesture throws all that fall in a row', async () => {
  const page = await visit();
  await begin(page, { game: 'diceopolis', computers: true });
  const dice = page.locator('[data-act="dice"]');
  await dice.waitFor();
  expect(await dice.locator('svg').count()).toBe(5);
  expect(await moves(page)).toEqual([]);
  await dice.click();
  await logged(page, 5);
  const thrown = await moves(page);
  expect(thrown.slice(0, 5).every((move) => move.startsWith('roll:'))).toBe(true);
  // The others' dice fall by themselves, and the next throw of one's own waits again.
  await waitForTurn(page);
});

test('space throws although a pointer has just pressed a button that keeps the focus', async () => {
  const page = await visit();
  await begin(page, { game: 'diceopolis', computers: true });
  await page.locator('[data-act="dice"]').waitFor();
  await page.locator('[data-act="help"]').click();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.press(' ');
  await logged(page, 5);
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('dice fall by themselves for who wants it and sits alone, and never where several share a screen', async () => {
  const page = await visit(undefined, { settings: { rollsForMe: true } });
  await begin(page, { game: 'diceopolis', computers: true });
  await logged(page, 5);
  await begin(page, { game: 'diceopolis' });
  await page.locator('[data-act="dice"]').waitFor();
  expect(await moves(page)).toEqual([]);
});

test('a pass is said with its reason, and stays to be read', async () => {
  const page = await home();
  // Time stands still unless the test lets it pass, so that a busy machine makes no difference.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await beginAt(page, {
    game: 'uckers',
    options: { rules: 'one-die', players: '2', 'saved-sixes': 'on' },
    seats: [person('red'), person('blue')],
    start: 'B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 3 - - 0,0 pp',
  });
  const pass = page.locator('[data-read]');
  await pass.waitFor();
  expect(await pass.textContent()).toMatch(/six/);
  await page.clock.runFor(1400);
  expect(await pass.count()).toBe(1);
  expect(await moves(page)).toEqual([]);
  await page.clock.runFor(600);
  await logged(page, 1);
  expect(await moves(page)).toEqual(['pass']);
  // The other player is asked for a throw, and nobody for anything else.
  await page.locator('[data-act="dice"]').waitFor();
  expect(await page.locator('[data-status]').textContent()).toContain('Blue to roll');
});

/** Black has nine actions in each turn. */
const NINE = 'ooooo3/oooo4/8/8/8/8/3Q4/3O4 w play 1 - 0';

/** Lets time pass until so many moves are in the log; says how much. */
async function timeUntil(page: Page, count: number): Promise<number> {
  const STEP = 50;
  for (let passed = 0; passed < 60_000; passed += STEP) {
    if ((await moves(page)).length >= count) return passed;
    await page.clock.runFor(STEP);
  }
  throw new Error(`Move ${count} never came.`);
}

test('a turn of nine actions can be followed, cut short by a tap, and stays drawn until one’s own move', async () => {
  const page = await home({ pace: 1 });
  await beginAt(page, {
    game: 'dice-tactics',
    options: { units: '16' },
    seats: [person('white'), computer('black')],
    start: NINE,
  });
  await waitForTurn(page);
  // Time stands still unless the test lets it pass.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('[data-cell="d2"]').click();
  await page.locator('[data-cell="d3"]').click();
  await timeUntil(page, 2);
  expect(await timeUntil(page, 3)).toBeGreaterThan(600);
  expect(await timeUntil(page, 4)).toBeGreaterThan(600);

  // Cut short, the rest of the turn takes no time at all.
  await page.locator('[data-cell="d3"]').click();
  await logged(page, 10);
  await page.clock.resume();
  await waitForTurn(page);
  const numbers = await page
    .locator('[data-stage]')
    .evaluateAll((stages) => stages.map((stage) => Number(stage.getAttribute('data-stage'))));
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(await page.locator('[data-status]').textContent()).toContain('Your turn');
  await page.locator('[data-cell="d3"]').click();
  await page.locator('[data-cell="d4"]').click();
  await logged(page, 11);
  await page.waitForFunction(() => document.querySelectorAll('[data-stage]').length === 0);
});

test('a failed attack shows both numbers on the board', async () => {
  const page = await home();
  await beginAt(page, {
    game: 'dice-tactics',
    options: {},
    seats: [person('white'), person('black')],
    start: '4o3/8/3o4/kcpqsq1s/SPQSPQCK/6H1/1O1O4/3O4 w play 3 g4h4 0',
  });
  await waitForTurn(page);
  await page.locator('[data-cell="c4"]').click();
  // All strengths are there to compare, and what would come of it before it is chosen.
  await page.locator('[data-might="e5"]').waitFor({ state: 'attached' });
  await page.locator('[data-cell="c5"]').click();
  const flash = page.locator('[data-flash]');
  await flash.waitFor();
  expect(await flash.textContent()).toContain('5 against 8: the pikemen hold');
  const shakes = () => flash.evaluate((element) => getComputedStyle(element).animationName !== 'none');
  expect(await shakes()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await shakes()).toBe(false);

  // Who is in danger is shown when it is asked for.
  expect(await page.locator('[data-danger]').count()).toBe(0);
  await page.locator('[data-aid="danger"]').click();
  await page.locator('[data-danger="g4"]').waitFor({ state: 'attached' });
});

test('an army is chosen, placed to its end, and taken back', async () => {
  const page = await visit();
  await begin(page, { game: 'dice-tactics', setup: 'skirmish', computers: true });
  while (!(await look(page)).items.length) {
    const roll = page.locator('[data-act="roll"]:not(:disabled)');
    await roll.or(page.locator('[data-item].possible')).first().waitFor();
    if (await roll.count()) await roll.click();
  }
  // One unit is dragged to its square, then the rest comes by itself.
  const side = (await page.locator('[data-status]').textContent())?.startsWith('W') ? '3' : '6';
  await page.locator('[data-item="P"].possible').dragTo(page.locator(`[data-cell="d${side}"]`));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-index]')].some((entry) =>
      /^P@d[36]$/.test(entry.getAttribute('title') ?? ''),
    ),
  );
  await waitForTurn(page);
  await page.locator('[data-act="plans"]').click();
  expect(
    await page.locator('[data-plan]').evaluateAll((all) => all.map((plan) => plan.getAttribute('data-plan'))),
  ).toEqual(['mixed', 'wall', 'riders', 'shots', 'rest']);
  await page.locator('[data-plan="rest"]').click();
  await logged(page, 16);
  await waitForTurn(page);
  expect(await page.locator('[data-act="plans"]').count()).toBe(0);
  expect((await moves(page)).slice(0, 16).every((move) => move.includes('@'))).toBe(true);
});

/** For each game how to come to something to decide. */
const GAMES = ['uptick', 'uptown', 'dice-tactics', 'diceopolis', 'uckers'];

test.each(GAMES)('a hint in %s is drawn on the board and says what it does', async (game) => {
  const page = await visit();
  await begin(page, { game });
  const hint = page.locator('[data-act="hint"]:not(:disabled)');
  const roll = page.locator('[data-act="roll"]:not(:disabled)');
  for (;;) {
    await hint.or(roll).or(page.locator('[data-choice="pass"]')).first().waitFor();
    if (await hint.count()) break;
    if (await roll.count()) await roll.click();
  }
  await hint.click();
  const all = page.locator('[data-hints] li');
  await all.first().waitFor();
  const told = await all.locator('b').allTextContents();
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThanOrEqual(3);
  for (const sentence of told) expect(sentence).toMatch(/\p{L}+ .*\p{L}/u);
  expect(await all.locator('.dim').first().textContent()).toBe('best');
  // No notation, no percentages.
  expect(told.join(' ')).not.toMatch(/[@%]/);
  await all.first().locator('button').click();
  await page.locator('[data-act="confirm"]:enabled').waitFor();
});

test('chances of being hit, and the way around, are shown when they are asked for', async () => {
  const page = await home();
  await beginAt(page, {
    game: 'uckers',
    options: { players: '2' },
    seats: [person('red'), person('blue')],
    start: 'B,B,14,30/B,B,B,20/B,B,B,B/B,B,B,B r throw - - - 0,0 pp',
  });
  await page.locator('[data-act="dice"]').waitFor();
  expect(await page.locator('[data-threat], [data-trace]').count()).toBe(0);
  await page.locator('[data-aid="reach"]').click();
  await page.locator('[data-threat]').first().waitFor({ state: 'attached' });
  await page.locator('[data-aid="way"]').click();
  expect(
    await page.locator('[data-trace]').evaluateAll((all) => all.map((way) => way.getAttribute('data-trace'))),
  ).toEqual(['red', 'green']);
});

test('who would be hit is shown before it is done', async () => {
  const page = await home();
  await beginAt(page, {
    game: 'uckers',
    options: { players: '2' },
    seats: [person('red'), person('blue')],
    start: 'B,B,14,30/B,B,B,20/B,B,B,B/B,B,B,B r move 64 - - 0,0 pp',
  });
  await waitForTurn(page);
  await page.locator('[data-cell="14"]').click();
  await page.locator('[data-cell="20"].target').hover();
  await page.locator('[data-hit="20"]').waitFor({ state: 'attached' });
});

test('the town can take the stage, and is played there', async () => {
  const page = await visit();
  await begin(page, { game: 'uptown' });
  await page.locator('[data-act="stage"]').click();
  await page.locator('.stage section.staged').waitFor();
  // The board has its place meanwhile, and is as playable.
  await page.locator('.view [role="grid"]').waitFor();
  await page.locator('[data-item].possible').first().click();
  await page.locator('.view [data-cell].target').first().click();
  await logged(page, 1);
  await page.locator('[data-act="stage"]').click();
  await page.locator('.stage [role="grid"]').waitFor();
});

test('what is chosen by touch is shown before it is confirmed', async () => {
  const page = await visit(undefined, {
    touch: true,
    viewport: { width: 360, height: 740 },
    settings: { confirm: 'touch' },
  });
  await begin(page, { game: 'uptick', options: { size: '4', dice: '4' } });
  await page.locator('[data-item="3"].possible').tap();
  await page.locator('[data-cell="b2"]').tap();
  await page.locator('[data-act="confirm"]:enabled').waitFor();
  await page.locator('.board .ghost').waitFor({ state: 'attached' });
  expect(await page.locator('[data-cell="b2"]').getAttribute('aria-selected')).toBe('true');
  await page.locator('[data-act="confirm"]').click();
  await page.locator('[data-cell="b2"][aria-label*="red"]').waitFor();
});
