// What everybody who plays has to load stays small: rules, words of notation and thinking of all games in one file.

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

test('the engine for the browser weighs at most 700 KB as the program sends it', () => {
  const engine = readFileSync(new URL('../src/engine/engine.wasm', import.meta.url));
  expect(brotliCompressSync(engine).byteLength).toBeLessThanOrEqual(700_000);
}, 60_000);
