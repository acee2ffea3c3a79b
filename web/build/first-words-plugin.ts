// `messages/en/common.ftl?first`: the words that the first page needs, in one piece. They are all of `common.ftl` and `site.ftl`, and of
// every other file what stands above its first group (`##`): the name of a game and a few sentences about it. The sentences of the games
// and of the other pages are loaded with them.

import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const WHOLE = ['common.ftl', 'site.ftl'];
/** A comment up to the next line that is none; it is no use to the page. */
const COMMENTS = /^#.*\n/gm;

export function firstWords(): Plugin {
  return {
    name: 'messdeck-first-words',
    async load(id) {
      const file = /^(.*\.ftl)\?first$/.exec(id)?.[1];
      if (file === undefined) return null;
      const texts: string[] = [];
      for (const name of (await readdir(dirname(file))).sort()) {
        const path = join(dirname(file), name);
        this.addWatchFile(path);
        const text = await readFile(path, 'utf8');
        texts.push(WHOLE.includes(name) ? text : text.split(/^## /m)[0]!);
      }
      return `export default ${JSON.stringify(texts.join('\n').replace(COMMENTS, ''))};`;
    },
  };
}
