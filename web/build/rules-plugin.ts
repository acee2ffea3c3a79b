// Gives the site `virtual:rules` and `virtual:guides` (one chunk per game and language, loaded when its page is opened) and `virtual:notice`.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parse } from 'marked';
import type { Plugin } from 'vite';
import { buildGuide } from './guide.ts';
import { buildRules } from './rules.ts';

const RULES = 'virtual:rules';
const GUIDES = 'virtual:guides';
const NOTICE = 'virtual:notice';
/** Vite's own mark for modules that are no files. */
const INNER = '\0';

export function rulesPages(root: string): Plugin {
  const folder = resolve(root, 'docs/rules');
  const notice = resolve(root, 'NOTICE.md');
  const games = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .map((name) => basename(name, '.md'));

  /** The rules for players, as `LANGUAGE/GAME`. */
  const guides = () =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) =>
        readdirSync(resolve(folder, name)).map((file) => `${name}/${basename(file, '.md')}`),
      );
  const isOurs = (id: string) =>
    id === NOTICE || [RULES, GUIDES].some((name) => id === name || id.startsWith(`${name}/`));

  return {
    name: 'messdeck-rules',
    resolveId(id) {
      return isOurs(id) ? INNER + id : undefined;
    },
    load(id) {
      if (id === INNER + RULES) {
        const lines = games().map((game) => `'${game}': () => import('${RULES}/${game}'),`);
        return `export const rulesPages = {\n${lines.join('\n')}\n};`;
      }
      if (id === INNER + GUIDES) {
        const lines = guides().map((guide) => `'${guide}': () => import('${GUIDES}/${guide}'),`);
        return `export const guides = {\n${lines.join('\n')}\n};`;
      }
      if (id === INNER + NOTICE) {
        this.addWatchFile(notice);
        // The heading is the page's own business, and its tables scroll like all others.
        const html = parse(readFileSync(notice, 'utf8').replace(/^# .*\n/, ''), { async: false });
        const scrolling = html
          .replace('<table>', '<div class="scroll" tabindex="0" role="group"><table>')
          .replace('</table>', '</table></div>');
        return `export const notice = ${JSON.stringify(scrolling)};`;
      }
      if (id.startsWith(`${INNER}${RULES}/`)) {
        const game = id.slice(`${INNER}${RULES}/`.length);
        const file = resolve(folder, `${game}.md`);
        this.addWatchFile(file);
        return `export default ${JSON.stringify(buildRules(game, readFileSync(file, 'utf8')))};`;
      }
      if (id.startsWith(`${INNER}${GUIDES}/`)) {
        const guide = id.slice(`${INNER}${GUIDES}/`.length);
        const file = resolve(folder, `${guide}.md`);
        this.addWatchFile(file);
        return `export default ${JSON.stringify(buildGuide(basename(guide), readFileSync(file, 'utf8')))};`;
      }
      return undefined;
    },
  };
}
