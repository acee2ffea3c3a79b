// Measures the built site in a real Chromium: what the first visit loads, and how long the computer takes for a move.
//
//   node build/measure.mjs [--write FILE] [GAME ...]
//
// The page is the one that `npx vite build` has put into dist/. The moves are made by the same engine, client and
// workers, built into a page that does nothing else, so that only the computer's own time is counted.

/* global messdeckGames, messdeckSelfPlay -- of the page that is measured, see measure/moves.ts */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const load = async (path) => (await runnerImport(here(path), { configFile: false })).module;
const [{ serve }, { launchAlone }, { open }] = await Promise.all([
  load('../e2e/support/host.ts'),
  load('../e2e/support/chromium.ts'),
  load('../e2e/support/visit.ts'),
]);

const LEVELS = [1, 2, 3, 4];
/** A game that has not ended by then is broken off, and the table says so. */
const MOST_MOVES = 1500;
const TARGETS = { firstLoad: 145_000, engine: 700_000, move: 300 };

const words = process.argv.slice(2);
const file = words[0] === '--write' ? words.splice(0, 2)[1] : null;
const out = [];
const say = (line = '') => (out.push(line), console.log(line));
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} KB`;
const milliseconds = (time) => `${time < 10 ? time.toFixed(1) : time.toFixed(0)}`;
const load1 = () => loadavg()[0].toFixed(1);

/** Every file as a host sends it that compresses as well as it can, as `messdeck serve` does. */
function sizes(path) {
  const plain = readFileSync(path);
  return {
    raw: plain.length,
    gzip: gzipSync(plain, { level: 9 }).length,
    brotli: brotliCompressSync(plain).length,
  };
}

/** What a browser that has never been here asks for until the home page is quiet, by kind. */
async function firstLoad(browser) {
  const site = await serve(here('../dist'), { compress: true });
  const { page } = await open(browser, { serviceWorkers: 'block', viewport: { width: 1366, height: 768 } });
  const wire = await page.context().newCDPSession(page);
  const asked = new Map();
  wire.on('Network.responseReceived', ({ requestId, response, type }) =>
    asked.set(requestId, { type, path: new URL(response.url).pathname, bytes: 0 }),
  );
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) asked.get(requestId).bytes = encodedDataLength;
  });
  await wire.send('Network.enable');
  await page.goto(site.address, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.locator('.games .board svg').first().waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  await page.context().close();
  await site.close();
  return [...asked.values()];
}

async function sizesOfTheSite(browser) {
  const loaded = await firstLoad(browser);
  const engine = loaded.filter(({ path }) => path.endsWith('.wasm'));
  const rest = loaded.filter((one) => !engine.includes(one));
  const total = rest.reduce((sum, { bytes }) => sum + bytes, 0);
  say('| first visit, as it comes over the wire (Brotli) | files | |');
  say('|---|--:|--:|');
  for (const kind of new Set(rest.map(({ type }) => type))) {
    const some = rest.filter(({ type }) => type === kind);
    say(`| ${kind} | ${some.length} | ${kilobytes(some.reduce((sum, { bytes }) => sum + bytes, 0))} |`);
  }
  say(
    `| **all without the engine** (wanted: under ${kilobytes(TARGETS.firstLoad)}) | ${rest.length} | **${kilobytes(total)}** |`,
  );
  say();
  say('| file | raw | gzip | Brotli |');
  say('|---|--:|--:|--:|');
  const assets = readdirSync(here('../dist/assets'));
  for (const [name, found] of [
    [`engine (wanted: under ${kilobytes(TARGETS.engine)} by Brotli)`, /^engine-.*\.wasm$/],
    ['view in depth, loaded on demand', /^stage-.*\.js$/],
  ]) {
    const asset = assets.find((asset) => found.test(asset));
    if (!asset) throw new Error(`dist/assets has no file like ${found}`);
    const { raw, gzip, brotli } = sizes(here(`../dist/assets/${asset}`));
    say(`| ${name} | ${kilobytes(raw)} | ${kilobytes(gzip)} | ${kilobytes(brotli)} |`);
  }
}

async function timesOfMoves(browser) {
  await build({
    root: here('..'),
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    worker: { format: 'es' },
    build: {
      outDir: 'dist-measure',
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: here('measure/moves.html') },
    },
  });
  const site = await serve(here('../dist-measure'));
  const address = `${site.address}build/measure/moves.html`;
  say(`| game | level | moves | first ms | median ms | p95 ms | max ms | over ${TARGETS.move} ms |`);
  say('|---|--:|--:|--:|--:|--:|--:|--:|');
  const visit = async () => {
    const { page } = await open(browser);
    // Whoever measures on their own machine publishes nothing.
    await page.route('**/site.json', (route) => route.fulfill({ json: { permits: 'all' } }));
    await page.goto(address);
    await page.waitForFunction(() => 'messdeckSelfPlay' in window);
    return page;
  };
  const first = await visit();
  const games = (await first.evaluate(() => messdeckGames())).filter(
    ({ id }) => words.length === 0 || words.includes(id),
  );
  await first.context().close();
  for (const { id, title } of games) {
    for (const level of LEVELS) {
      // A fresh page each time: the first moves of a person's game come from an engine that is still warming up.
      const page = await visit();
      await page.evaluate(() => messdeckGames());
      const { times, whole } = await page.evaluate(
        ([game, level, most]) => messdeckSelfPlay(game, level, most),
        [id, level, MOST_MOVES],
      );
      await page.context().close();
      const sorted = times.toSorted((a, b) => a - b);
      const at = (part) =>
        milliseconds(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]);
      const late = times.filter((time) => time > TARGETS.move).length;
      say(
        `| ${title} | ${level} | ${times.length}${whole ? '' : ' (broken off)'} ` +
          `| ${milliseconds(times[0])} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${late === 0 ? '–' : late} |`,
      );
    }
  }
  await site.close();
}

const browser = await launchAlone();
say('# The site by the clock and the scales');
say();
say('Written by `make measure-web`.');
say();
await sizesOfTheSite(browser);
say();
const before = load1();
await timesOfMoves(browser);
say();
say(
  `Single moves of whole games that the computer played against itself, each in a fresh page, through the page's own ` +
    `worker. Chromium ${browser.version()}, ${cpus().length} × ${cpus()[0].model.trim()}; ` +
    `load of the machine before and after: ${before}, ${load1()}.`,
);
await browser.close();
if (file) writeFileSync(file, `${out.join('\n')}\n`);
