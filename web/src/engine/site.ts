// What the host of this site says about itself in `site.json`; null where it says nothing that can be read.

import type { Site } from './types';

let asked: Promise<Partial<Site> | null> | null = null;

export function site(): Promise<Partial<Site> | null> {
  asked ??= fetch(new URL('site.json', document.baseURI))
    .then(async (answer) => (answer.ok ? ((await answer.json()) as Partial<Site>) : null))
    .catch(() => null);
  return asked;
}
