// Copies a built site, with compressed variants beside the files that gain from it. Once, here, as small as they
// get, so that the server compresses nothing while somebody waits.

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const [from, to] = process.argv.slice(2);
const GAINS = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;

rmSync(to, { recursive: true, force: true });
cpSync(from, to, { recursive: true });
for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !GAINS.test(entry.name)) continue;
  const path = join(entry.parentPath ?? entry.path, entry.name);
  const plain = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const variants = { br: brotliCompressSync(plain, { params }), gz: gzipSync(plain, { level: 9 }) };
  for (const [ending, packed] of Object.entries(variants)) {
    if (packed.length < plain.length) writeFileSync(`${path}.${ending}`, packed);
  }
}
