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
  close(): Promise<void>;
}

/** Limits are for strangers; one machine with many browsers would meet them all the time. */
const WIDE = ['--messages', '100000', '--guests', '100000'];

export async function place(): Promise<Place> {
  if (!existsSync(PROGRAM))
    throw new Error(`${PROGRAM} is not built: run \`cargo build\`, or \`make test\`.`);
  const data = mkdtempSync(join(tmpdir(), 'messdeck-e2e-'));
  const server = spawn(PROGRAM, ['serve', '--port', '0', '--no-open', '--data', data, ...WIDE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const site = await serve(FOLDER, { behind: await addressOf(server) });
  return {
    ...site,
    async close() {
      await site.close();
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The address that the program prints when it is ready. */
async function addressOf(server: ChildProcess): Promise<URL> {
  for await (const line of createInterface({ input: server.stdout! })) {
    const address = /https?:\/\/[^\s]+/.exec(line)?.[0];
    if (address) return new URL(address);
  }
  throw new Error('The server ended without saying where it listens.');
}
