// Whether a server for matches is behind this page: `site.json` beside it says so.

import type { Site } from '../engine/types';

let asked: Promise<boolean> | null = null;

export function isOnline(): Promise<boolean> {
  asked ??= fetch(new URL('site.json', document.baseURI))
    .then(async (answer) => answer.ok && ((await answer.json()) as Site).online === true)
    .catch(() => false);
  return asked;
}
