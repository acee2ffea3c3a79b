// `messages/en/uptick.ftl?head`: what of a game's messages has to be known before anybody plays it. That is all above the file's first
// group (`##`), so that the first page need not load the sentences of every game.

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

export function heads(): Plugin {
  return {
    name: 'messdeck-heads',
    async load(id) {
      const file = /^(.*\.ftl)\?head$/.exec(id)?.[1];
      if (file === undefined) return null;
      this.addWatchFile(file);
      const text = await readFile(file, 'utf8');
      return `export default ${JSON.stringify(text.split(/^## /m)[0])};`;
    },
  };
}
