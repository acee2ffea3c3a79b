// Who may name the games, kept by reading the sources: a game's own drawing and texts, and the lists they are found in.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));
const games = readdirSync(join(src, 'demos/games')).map((file) => file.replace('.json', ''));

/** The lists in which a game is looked up, and nothing else about it. */
const LISTS = ['boards/registry.ts', 'texts/index.ts'];

function sources(folder = src): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte|css)$/.test(entry.name) ? [relative(src, path)] : [];
  });
}

/** A source without its comments, whose prose may say anything. */
function code(path: string): string {
  return readFileSync(join(src, path), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');
}

/** `dice-tactics` may be written `diceTactics` or `DiceTactics`, too. */
function names(text: string, game: string): boolean {
  return text.toLowerCase().includes(game) || text.toLowerCase().includes(game.replaceAll('-', ''));
}

const ownerOf = (path: string) =>
  games.find((game) => path.startsWith(`boards/${game}/`) || path === `texts/en/${game}.ts`) ?? null;

test('there are games and sources to speak of', () => {
  expect(games.length).toBeGreaterThan(1);
  expect(sources().length).toBeGreaterThan(100);
  expect(games.every((game) => names(code('boards/registry.ts'), game))).toBe(true);
});

test('no source of the page names a game, but for its own drawing, its texts and the lists', () => {
  const told = sources()
    .filter((path) => !LISTS.includes(path))
    .flatMap((path) => {
      const text = code(path);
      const named = games.filter((game) => game !== ownerOf(path) && names(text, game));
      return named.map((game) => `${path} names ${game}`);
    });
  expect(told).toEqual([]);
});
