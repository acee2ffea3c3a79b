// A browser for one file of tests, and pages in it that have never been here before.

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Download, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { BRISK, launch, QUIET } from './visit.ts';

export interface Visit {
  /** The size of the window; a desktop's if nothing is said. */
  viewport?: { width: number; height: number };
  /** What the random bytes of this page are made from, so that runs repeat. */
  entropy?: string;
  /** Settings to begin with, over ones that let nothing wait. */
  settings?: Record<string, unknown>;
  touch?: boolean;
  /** Whether the site keeps itself for times without a connection. It would keep every file at every visit. */
  offline?: boolean;
  dark?: boolean;
}

/** Begins a browser before the tests of a file and says how to visit the site with it. */
export function useBrowser(): (route?: string, visit?: Visit) => Promise<Page> {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];

  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    // Whatever a test looks at, a page must not fail behind its back.
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());

  return async (route = QUIET, visit = {}) => {
    const context = await browser.newContext({
      viewport: visit.viewport ?? { width: 1366, height: 768 },
      hasTouch: visit.touch ?? false,
      colorScheme: visit.dark ? 'dark' : 'light',
      acceptDownloads: true,
      serviceWorkers: visit.offline ? 'allow' : 'block',
    });
    contexts.push(context);
    await context.addInitScript(
      ({ entropy, settings }) => {
        window.messdeckEntropy = entropy;
        if (!localStorage.getItem('messdeck.settings')) {
          localStorage.setItem('messdeck.settings', JSON.stringify(settings));
        }
      },
      { entropy: visit.entropy ?? 'e2e', settings: { ...BRISK, ...visit.settings } },
    );
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(`${error.message}\n${error.stack ?? ''}`));
    page.on('console', (message) => {
      // A browser that is offline says so for every file; the tests that cut the line expect it.
      if (message.type() === 'error' && !message.text().includes('net::ERR_')) errors.push(message.text());
    });
    await page.goto(inject('site') + route);
    return page;
  };
}

/** Where a file lies that the page had the browser save. */
export async function kept(file: Download): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'messdeck-saved-')), file.suggestedFilename());
  await file.saveAs(path);
  return path;
}
