// Which files of the built site are kept for use without a connection, and under which version.

export interface BuiltFile {
  name: string;
  body: string | Uint8Array;
}

export interface Precache {
  version: string;
  files: string[];
}

/** Scripts other than Latin are fetched when a name needs them, and kept from then on. */
const ON_DEMAND = /(?:cyrillic|greek|vietnamese|latin-ext)[^/]*\.woff2$/;

/** What each host says about itself: no part of a version of the site. */
const HOST = 'site.json';

export function precached(files: BuiltFile[], hash: (body: string | Uint8Array) => string): Precache {
  const kept = files
    .filter((file) => !ON_DEMAND.test(file.name) && !file.name.endsWith('.map') && file.name !== HOST)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const list = kept.map((file) => `${file.name} ${hash(file.body)}`).join('\n');
  return { version: hash(list), files: kept.map((file) => file.name) };
}
