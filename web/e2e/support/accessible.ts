// What axe finds on a page, and whether it fits every screen. Axe looks once at each kind of page: that the colours of all
// themes can be told apart is a matter of their names, which `tests/contrast.test.ts` looks after.

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    /** What runs in the page is axe as it was brought there. */
    axe: typeof axe;
  }
}

/** A phone, the same turned on its side, and a desk. */
const SCREENS = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1366, height: 768 },
];

/** Expects that axe finds nothing, and that the page is no wider than any screen. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  // Without motion a theme changes at once; a colour halfway between two would be judged as it stands.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(axe.source);
  // What axe finds in order would be most of what it says.
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
  });
  expect(found, place).toEqual([]);
  await expectToFit(page, place);
}

/** Expects that the page is no wider than any screen, and leaves it as large as it was. */
export async function expectToFit(page: Page, place: string): Promise<void> {
  const size = page.viewportSize();
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang, `${place} is wider than ${screen.width} × ${screen.height}`).toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
}
