// How the site is built. `base` is relative, so that the folder works wherever a static host puts it.

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { firstWords } from './build/first-words-plugin.ts';
import { offline } from './build/offline-plugin.ts';
import { rulesPages } from './build/rules-plugin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig(({ mode }) => ({
  base: './',
  // Tests mount components as a browser does; without this they would get the halves meant for servers.
  ...(mode === 'test' && { resolve: { conditions: [...defaultClientConditions] } }),
  plugins: [svelte(), firstWords(), rulesPages(root), offline()],
  define: {
    // Tests hand the page their own entropy, so that runs repeat. Any other build has no way in: the
    // constant is false there and the bundler drops the code behind it.
    __VERSION__: JSON.stringify(process.env.npm_package_version ?? '0.1.0'),
    __ENTROPY_FROM_TESTS__: JSON.stringify(mode === 'e2e'),
  },
  build: {
    outDir: mode === 'e2e' ? 'dist-e2e' : 'dist',
    target: 'es2022',
    // Small pictures inside the scripts would be loaded with them whether they are needed or not.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The one large chunk is the view in depth, which is loaded on demand.
    chunkSizeWarningLimit: 600,
    // Where the builder spends its seconds is of no interest to somebody who only wants the site.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Files that are only ever loaded together go together: each one by itself costs a few hundred bytes more.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'board',
              test: /\/src\/(boards\/(pieces\/)?(?!registry)[^/]+|signs\/(signs\.ts|SeatSign\.svelte.*))$/,
            },
            { name: 'demos', test: /\/src\/demos\/games\// },
            {
              name: 'home',
              test: /\/src\/((home|pictures|demos)\/[^/]+|pages\/Home\.svelte.*|browser\/seen\.ts|setups\/(start|levels\.svelte)\.ts|match\/summary\.ts|cube\/(days|view)\.ts)$/,
            },
            {
              name: 'base',
              test: /\/src\/(engine\/(client|lane|site|started|games)|online\/site|match\/(store|create|entropy|flights)|learn\/progress|texts\/courses)\.ts$/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // The catalogue of messages and the rules pages stand beside the site, for others use them too.
  server: { fs: { allow: [root] } },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    // Everything that is said in tests is said in English.
    setupFiles: ['tests/english.ts'],
    // Vitest leaves a processor to itself, which on a small machine is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
}));
