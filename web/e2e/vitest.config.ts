// End-to-end tests: the built site in a real Chromium. `make test` builds what they need and runs them.

import { defineConfig } from 'vitest/config';
import { Slowest } from './support/slowest.ts';

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    globalSetup: ['e2e/support/site.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Two files at a time, in one browser: as many as a small machine has cores. What drives the browser is loaded once for
    // each of the two and not for each file; no file leaves anything behind in a module.
    maxWorkers: 2,
    isolate: false,
    reporters: ['default', new Slowest()],
  },
});
