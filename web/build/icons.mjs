// Draws the icons of public/ from icon.svg: node build/icons.mjs [PATH OF CHROMIUM]

import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = new URL('../public/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', folder), 'utf8');
const browser = await chromium.launch({
  executablePath: process.argv[2] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const page = await browser.newPage();

/** `bleed`: the ground fills the square and the mark keeps to the safe zone, as masks of all shapes want it. */
async function draw(name, size, bleed) {
  await page.setViewportSize({ width: size, height: size });
  const ground = bleed ? '#8a5d10' : 'transparent';
  const width = bleed ? '76%' : '100%';
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${width}}</style>${svg}`,
  );
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }));
}

await draw('icon-192.png', 192, false);
await draw('icon-512.png', 512, false);
await draw('icon-maskable-512.png', 512, true);
await draw('apple-touch-icon.png', 180, true);
await browser.close();
