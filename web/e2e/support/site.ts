// What all files of tests share: the site that was built for them, served as a strict static host would, and one browser.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { TESTED } from './chromium.ts';
import { serve } from './host.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    /** Where the one browser of all files listens. */
    browser: string;
  }
}

const FOLDER = join(import.meta.dirname, '../../dist-e2e');

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(FOLDER, 'index.html'))) {
    throw new Error('The site for tests is not built: run `npx vite build --mode e2e`, or `make test`.');
  }
  const [site, browser] = await Promise.all([serve(FOLDER), chromium.launchServer(TESTED)]);
  project.provide('site', site.address);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await Promise.all([site.close(), browser.close()]);
  };
}
