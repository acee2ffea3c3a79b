// Serves the built site as a strict static host would: below a path, with the policy that forbids foreign scripts. With
// a server for matches behind it, it is a proxy in front of that, whose lines to the browsers can be cut.

import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
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
  /** Cuts all sockets, and lets no new one through for so many milliseconds. */
  cut(milliseconds: number): void;
  close(): Promise<void>;
}

/** Fonts and pictures are compressed already; the engine would keep this small host busy for seconds. */
const GAINS = /\.(css|html|js|json|svg|webmanifest)$/;

interface Hosting {
  compress?: boolean;
  /** A server for matches behind this host. */
  behind?: URL;
}

export async function serve(folder: string, { compress = false, behind }: Hosting = {}): Promise<Site> {
  const asked: string[] = [];
  const instead = new Map<string, string>();
  const lines = new Set<Duplex>();
  let cutUntil = 0;
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inner = pathname.startsWith(BELOW) ? pathname.slice(BELOW.length) || 'index.html' : null;
    const file = inner === null ? '' : join(folder, normalize(`/${inner}`));
    asked.push(pathname);
    if (behind && inner !== null && (inner.startsWith('api/') || inner === 'site.json')) {
      return pass(request, response, behind);
    }
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
  server.on('upgrade', (request, line: Duplex, head: Buffer) => {
    if (!behind || Date.now() < cutUntil) return void line.destroy();
    const through = connect(Number(behind.port), behind.hostname);
    const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`);
    through.write([`GET ${inside(request)} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
    through.write(head);
    for (const [one, other] of [
      [line, through],
      [through, line],
    ] as const) {
      lines.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        lines.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${BELOW}`,
    asked,
    instead,
    cut(milliseconds) {
      cutUntil = Date.now() + milliseconds;
      for (const line of lines) line.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        for (const line of lines) line.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The address as the server behind knows it. */
function inside(request: IncomingMessage): string {
  return (request.url ?? '/').replace(BELOW, '/');
}

function pass(request: IncomingMessage, response: ServerResponse, behind: URL): void {
  const { method, headers } = request;
  const passed = ask(new URL(inside(request), behind), { method: method ?? 'GET', headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.writeHead(502).end());
  request.pipe(passed);
}
