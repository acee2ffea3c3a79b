// Serves the built site as a strict static host would: below a path, with the policy that forbids foreign scripts.

import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

/** A path below which the site lies, to show that it works below any. */
const BELOW = '/some/where/';

export interface Site {
  address: string;
  /** Every path that was asked for, in order. */
  asked: string[];
  /** Files that this host has instead of the built ones, by their names. */
  instead: Map<string, string>;
  close(): Promise<void>;
}

/** Fonts and pictures are compressed already; the engine would keep this small host busy for seconds. */
const GAINS = /\.(css|html|js|json|svg|webmanifest)$/;

export async function serve(folder: string, { compress = false } = {}): Promise<Site> {
  const asked: string[] = [];
  const instead = new Map<string, string>();
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inner = pathname.startsWith(BELOW) ? pathname.slice(BELOW.length) || 'index.html' : null;
    const file = inner === null ? '' : join(folder, normalize(`/${inner}`));
    asked.push(pathname);
    const own = instead.get(inner ?? '');
    if (own !== undefined) {
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] }).end(own);
      return;
    }
    if (inner === null || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const packs = compress && GAINS.test(file);
    response.writeHead(200, {
      ...(packs && { 'Content-Encoding': 'br' }),
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Security-Policy': POLICY,
      'Cache-Control': inner.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    });
    if (packs) response.end(brotliCompressSync(readFileSync(file)));
    else createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${BELOW}`,
    asked,
    instead,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
