// A server for matches: the repository's own program with a folder of its own, behind a proxy that can cut lines.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serve, type Site } from './host.ts';

const PROGRAM = process.env['MESSDECK'] ?? join(import.meta.dirname, '../../../target/debug/messdeck');
const FOLDER = join(import.meta.dirname, '../../dist-e2e');

export interface Place extends Site {
  /** The program itself, which carries the pages too. */
  itself: string;
  /** Ends the program and begins it again where it was, with what it kept or with an empty folder. */
  restart(keeping: 'everything' | 'nothing'): Promise<void>;
}

/** Limits are for strangers; one machine with many browsers would meet them all the time. */
const WIDE = ['--messages', '100000', '--guests', '100000'];

export async function place(flags: string[] = []): Promise<Place> {
  if (!existsSync(PROGRAM))
    throw new Error(`${PROGRAM} is not built: run \`cargo build\`, or \`make test\`.`);
  const data = mkdtempSync(join(tmpdir(), 'messdeck-e2e-'));
  const begin = (port: string): ChildProcess =>
    spawn(PROGRAM, ['serve', '--port', port, '--no-open', '--data', data, ...WIDE, ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  let server = begin('0');
  const behind = await addressOf(server);
  const site = await serve(FOLDER, { behind });
  return {
    ...site,
    itself: behind.href,
    async restart(keeping) {
      await end(server);
      if (keeping === 'nothing') rmSync(data, { recursive: true, force: true });
      server = begin(behind.port);
      await addressOf(server);
    },
    async close() {
      await site.close();
      await end(server);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function end(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

/** The address that the program prints when it is ready. */
async function addressOf(server: ChildProcess): Promise<URL> {
  for await (const line of createInterface({ input: server.stdout! })) {
    const address = /https?:\/\/[^\s]+/.exec(line)?.[0];
    if (address) return new URL(address);
  }
  throw new Error('The server ended without saying where it listens.');
}
