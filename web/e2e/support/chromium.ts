// The one Chromium of tests, pictures and measurements: where it is, and how it is started.

import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const GIVEN = process.env['CHROMIUM'];
const WHOLE = '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';
const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser of the tests. Debian has the same Chromium without the windows around its pages; there, to open a page of the
 * site takes a third of the processor's time.
 */
export const TESTED = { executablePath: GIVEN ?? (existsSync(SHELL) ? SHELL : WHOLE), args: ARGS };

/** The browser that people have, for scripts that are no tests. @public */
export function launchAlone(): Promise<Browser> {
  return chromium.launch({ executablePath: GIVEN ?? WHOLE, args: ARGS });
}
