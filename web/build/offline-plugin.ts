// Makes the service worker know every file of the built site, so that all of it works without a connection.
//
// The worker is a chunk without imports. Its list is filled in when all other files are known; a name with a hash
// says what is in the file, the others get the hash of their contents, and the version is the hash of the list.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { precached } from './precache.ts';

const WORKER = 'sw.js';
const PLACE_OF_LIST = '__PRECACHE__';

export function offline(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'messdeck-offline',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: resolve(config.root, 'src/offline/sw.ts'),
        fileName: WORKER,
      });
    },
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') return this.error('the service worker was not built');
      if (worker.imports.length > 0) return this.error('the service worker must not import chunks');
      const built = Object.values(bundle)
        .filter((file) => file.fileName !== WORKER)
        .map((file) => ({ name: file.fileName, body: file.type === 'chunk' ? file.code : file.source }));
      const listed = precached([...built, ...filesIn(config.publicDir)], hash);
      if (!worker.code.includes(PLACE_OF_LIST))
        return this.error('the service worker has no place for its list');
      worker.code = worker.code.replace(PLACE_OF_LIST, JSON.stringify(listed));
      return undefined;
    },
  };
}

function filesIn(folder: string): { name: string; body: Buffer }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: relative(folder, path), body: readFileSync(path) }));
}

function hash(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 16);
}
