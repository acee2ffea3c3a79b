// Pictures of every page and of every game's table, for people who judge how the site looks:
//
//   node build/screenshots.mjs [WORD ...]
//
// They land in screenshots/, named PLACE-WIDTHxHEIGHT-THEME.png; only those whose names hold all WORDs are made. The site is
// the one that `npx vite build --mode e2e` has built. Play is seeded, but a click that comes too early can lead elsewhere.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const load = async (path) => (await runnerImport(here(path), { configFile: false })).module;
const [{ serve }, { launchAlone }, { open }, { begin, playByClicks, waitForTurn }] = await Promise.all([
  load('../e2e/support/host.ts'),
  load('../e2e/support/chromium.ts'),
  load('../e2e/support/visit.ts'),
  load('../e2e/support/table.ts'),
]);

const SCREENS = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
const THEMES = ['light', 'dark'];

/** Pages, each with its address and something that shows that it is there. */
const PAGES = {
  home: ['#/', '.games .board svg'],
  new: ['#/new/uckers?mode=computer', 'aside svg'],
  cube: ['#/cube', '.layers [data-piece]'],
  puzzles: ['#/puzzles', '[data-practice] nav'],
  'puzzle-uptick': ['#/puzzles/uptick', '[data-state="asking"] .board svg'],
  rules: ['#/rules', 'h2 a'],
  'rules-uckers': ['#/rules/uckers', 'article h2'],
  settings: ['#/settings', 'fieldset'],
  about: ['#/about', 'table'],
};

/** Tables: the game, how many clicks at random make a position worth looking at, and the seed of those clicks. */
const TABLES = {
  uptick: { game: 'uptick', clicks: 30, seed: 3 },
  uptown: { game: 'uptown', clicks: 22, seed: 5 },
  'dice-tactics': { game: 'dice-tactics', clicks: 90, seed: 2 },
  diceopolis: { game: 'diceopolis', clicks: 24, seed: 4 },
  uckers: { game: 'uckers', options: { players: '4' }, clicks: 160, seed: 9 },
  'uckers-two': { game: 'uckers', options: { players: '2' }, clicks: 120, seed: 1 },
};

/** Ends of games: short ones where the rules have them. */
const ENDS = {
  'uptick-end': { game: 'uptick', options: { size: '4', dice: '4' }, seed: 7 },
  'uptown-end': { game: 'uptown', seed: 7 },
  'dice-tactics-end': { game: 'dice-tactics', seed: 7 },
  'diceopolis-end': { game: 'diceopolis', options: { dice: '8' }, seed: 7 },
  'uckers-end': { game: 'uckers', options: { players: '2' }, seed: 7 },
};

/** Nothing waits for a movement. */
const SETTINGS = { pace: 0, sound: false, confirm: 'never', forced: true };

const words = process.argv.slice(2);
const folder = here('../screenshots/');
mkdirSync(folder, { recursive: true });
const site = await serve(here('../dist-e2e'));
const browser = await launchAlone();

/** The pictures of one place that were asked for. */
function wanted(place) {
  return SCREENS.flatMap((screen) => THEMES.map((theme) => ({ screen, theme })))
    .map((shot) => ({ ...shot, name: `${place}-${shot.screen.width}x${shot.screen.height}-${shot.theme}` }))
    .filter(({ name }) => words.every((word) => name.includes(word)));
}

async function visit(address) {
  const { page, wrong } = await open(browser, { viewport: { width: 1366, height: 768 } });
  await page.addInitScript((settings) => {
    window.messdeckEntropy = 'screenshots';
    localStorage.setItem('messdeck.settings', JSON.stringify(settings));
  }, SETTINGS);
  await page.goto(site.address + address);
  return { page, wrong };
}

/** Takes the pictures of what a page shows now: all of it, or what is seen without scrolling. */
async function shoot(page, shots, fullPage) {
  for (const { screen, theme, name } of shots) {
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme);
    await page.waitForTimeout(400);
    if (fullPage) await seeAll(page);
    await page.screenshot({ path: `${folder}${name}.png`, fullPage });
    console.log(name);
  }
}

/** Boards are drawn when they come into sight: goes once down the page. */
async function seeAll(page) {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: innerHeight,
  }));
  for (let y = 0; y < height; y += step) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(500);
  await page.evaluate(() => scrollTo(0, 0));
}

function complain(place, wrong) {
  if (wrong.length > 0) console.error(`${place}: ${wrong.join('\n')}`);
}

for (const [place, [address, sign]] of Object.entries(PAGES)) {
  const shots = wanted(place);
  if (shots.length === 0) continue;
  const { page, wrong } = await visit(address);
  await page.locator(sign).first().waitFor();
  // A piece of the puzzle is in hand, as something is chosen at a table.
  if (place === 'cube') await page.locator('[data-shape]:enabled').first().click();
  await page.waitForTimeout(600);
  await shoot(page, shots, true);
  complain(place, wrong);
  await page.context().close();
}

for (const [place, { game, options, clicks, seed }] of Object.entries({ ...TABLES, ...ENDS })) {
  const shots = wanted(place);
  if (shots.length === 0) continue;
  const { page, wrong } = await visit('#/');
  await begin(page, { game, options });
  await playByClicks(page, seed, clicks);
  await waitForTurn(page);
  if (clicks !== undefined) {
    // Something is chosen, so that it is seen where it may go.
    const choice = page.locator('[data-item].possible, [data-cell].target').last();
    if (await choice.count()) await choice.click({ force: true });
  }
  await page.waitForTimeout(300);
  await shoot(page, shots, false);
  complain(place, wrong);
  await page.context().close();
}

await browser.close();
await site.close();
