// What axe finds on a page, and whether it fits every screen. Axe looks once at each kind of page: that the colours of all
// themes can be told apart is a matter of their names, which `tests/contrast.test.ts` looks after.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

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
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
    place,
  ).toEqual([]);
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
