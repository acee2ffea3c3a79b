// Serves the site that was built for tests, as a strict static host would, to all files of tests.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serve } from './host.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
  }
}

const FOLDER = join(import.meta.dirname, '../../dist-e2e');

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(FOLDER, 'index.html'))) {
    throw new Error('The site for tests is not built: run `npx vite build --mode e2e`, or `make test`.');
  }
  const site = await serve(FOLDER);
  project.provide('site', site.address);
  return () => site.close();
}
