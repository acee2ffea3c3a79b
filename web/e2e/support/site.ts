// Serves the site that was built for tests, on a port of its own.

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
  }
}

const FOLDER = join(import.meta.dirname, '../../dist-e2e');
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export default async function serve(project: TestProject): Promise<() => void> {
  if (!existsSync(join(FOLDER, 'index.html'))) {
    throw new Error('The site for tests is not built: run `npx vite build --mode e2e`, or `make test`.');
  }
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
    const file = join(FOLDER, path.endsWith('/') ? `${path}index.html` : path);
    if (!file.startsWith(FOLDER) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  project.provide('site', `http://127.0.0.1:${port}/`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
