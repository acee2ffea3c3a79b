// The one Chromium of tests, pictures and measurements: where it is, and how it is started.

import { chromium, type Browser } from 'playwright-core';

export const CHROMIUM = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** A browser of one's own, for scripts that are no tests. @public */
export function launchAlone(): Promise<Browser> {
  return chromium.launch(CHROMIUM);
}
