// What axe finds on a page, in every theme.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A phone and a desk: a page has two layouts. */
export const SCREENS = [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
];

/**
 * Expects that axe finds nothing, in the light and in the dark theme, and that the page is no wider than the screen.
 * Only colours depend on the theme, so in the second one only they are looked at.
 */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  await wear(page, 'light');
  expect(await violations(new AxeBuilder({ page })), `${place}, light`).toEqual([]);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overhang, `${place} is wider than the screen`).toBeLessThanOrEqual(0);
  await wear(page, 'dark');
  expect(await violations(colours(page)), `${place}, dark`).toEqual([]);
}

/** The same about the colours of high contrast. */
export async function expectHighContrast(page: Page, place: string): Promise<void> {
  await page.emulateMedia({ contrast: 'more' });
  await page.waitForFunction(() => document.documentElement.dataset['contrast'] === 'high');
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    expect(await violations(colours(page)), `${place}, high contrast, ${theme}`).toEqual([]);
  }
}

async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  // Without motion a theme changes at once; a colour halfway between two would be judged as it stands.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
}

const colours = (page: Page) => new AxeBuilder({ page }).withRules(['color-contrast']);

async function violations(axe: AxeBuilder): Promise<[string, string[]][]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}
