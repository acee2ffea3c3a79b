// The boundaries that ARCHITECTURE.md names, kept by reading the sources: which folder may import which, what it must never
// know, and who may name the games.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { against, circles, rows, WORDS, type Row } from './boundaries/layers';
import { sources, specifiers, withoutComments, type Source } from './boundaries/sources';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const all = sources();
const table = rows(readFileSync(at('../../ARCHITECTURE.md'), 'utf8'));

describe('layers', () => {
  test('a folder imports only what its row allows and knows nothing that it must not', () => {
    expect(against(table, all)).toEqual([]);
  });

  test('no files import each other in a circle', () => {
    expect(circles(all)).toEqual([]);
  });

  // Two folders that keep everything; each case breaks one thing.
  const low: Row = { folder: 'low', imports: [], never: ['components', 'the DOM'] };
  const middle: Row = { folder: 'middle', imports: ['low'], never: [] };
  const aside: Row = { folder: 'aside', imports: ['low'], never: [] };
  const top: Row = { folder: 'top', imports: null, never: [] };
  const made = (path: string, imports: string[] = [], code = ''): Source => ({ path, imports, code });
  const kept = [
    made('low/a.ts'),
    made('middle/b.ts', ['low/a.ts', 'middle/b.ts']),
    made('aside/c.svelte', ['low/a.ts']),
    made('top/d.ts', ['middle/b.ts', 'aside/c.svelte']),
  ];

  test.each<[string, Row[], Source[], string]>([
    [
      'upwards',
      [low, middle, aside, top],
      [made('low/e.ts', ['middle/b.ts'])],
      'low/e.ts imports middle/b.ts',
    ],
    [
      'across',
      [low, middle, aside, top],
      [made('aside/e.ts', ['middle/b.ts'])],
      'aside/e.ts imports middle/b.ts',
    ],
    ['a folder without a row', [low, middle, aside, top], [made('new/e.ts')], 'new is not in the table'],
    ['a row without a folder', [low, middle, aside, top, { ...top, folder: 'gone' }], [], 'gone has a row'],
    [
      'a row that names what stands below',
      [{ ...low, imports: ['top'] }, middle, aside, top],
      [],
      'low names top',
    ],
    [
      'a component',
      [low, middle, aside, top],
      [made('low/E.svelte')],
      'low/E.svelte must never know components',
    ],
    [
      'the DOM',
      [low, middle, aside, top],
      [made('low/e.ts', [], 'document.title')],
      'low/e.ts must never know the DOM',
    ],
    [
      'a word that nobody keeps',
      [{ ...low, never: ['sorrow'] }, middle, aside, top],
      [],
      'no machine keeps "sorrow"',
    ],
  ])('%s is found', (_, table, more, told) => {
    expect(against([low, middle, aside, top], kept)).toEqual([]);
    const found = against(table, [...kept, ...more]);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(told);
  });

  test('a circle is found', () => {
    const circle = [
      made('a.ts', ['b.ts']),
      made('b.ts', ['c.ts', 'd.ts']),
      made('c.ts', ['a.ts']),
      made('d.ts'),
    ];
    expect(circles(circle)).toEqual(['a.ts → b.ts → c.ts → a.ts']);
  });

  test('every way to ask for a file is seen', () => {
    const text = `<script module lang="ts">import type { A } from './a';</script><script lang="ts">
      import B from './B.svelte';
      import './c.css';
      // import './not';
      export { d } from './d';
      const e = () => import('./e');
      const f = new Worker(new URL('./f.ts', import.meta.url));
      const g = import.meta.glob<unknown>('./g/*.json');
    </script><p>import './prose'</p>`;
    expect(specifiers('X.svelte', text).sort()).toEqual(
      ['./B.svelte', './a', './c.css', './d', './e', './f.ts', './g/*.json'].sort(),
    );
  });

  test('every word is used', () => {
    const used = new Set(table.flatMap(({ never }) => never));
    expect([...used].sort()).toEqual(Object.keys(WORDS).sort());
  });
});

describe('names of games', () => {
  const games = readdirSync(at('../src/demos/games')).map((file) => file.replace('.json', ''));

  /** The lists in which a game is looked up, and nothing else about it. */
  const LISTS = ['boards/registry.ts'];

  /** `dice-tactics` may be written `diceTactics` or `DiceTactics`, too. */
  function names(text: string, game: string): boolean {
    return text.toLowerCase().includes(game) || text.toLowerCase().includes(game.replaceAll('-', ''));
  }

  const ownerOf = (path: string) => games.find((game) => path.startsWith(`boards/${game}/`)) ?? null;

  test('there are games and sources to speak of', () => {
    const registry = readFileSync(at('../src/boards/registry.ts'), 'utf8');
    expect(games.length).toBeGreaterThan(1);
    expect(all.length).toBeGreaterThan(100);
    expect(games.every((game) => names(withoutComments(registry), game))).toBe(true);
  });

  test('no source of the page names a game, but for its own drawing and the list', () => {
    const told = all
      .filter(({ path }) => !LISTS.includes(path))
      .flatMap(({ path, code }) => {
        const named = games.filter((game) => game !== ownerOf(path) && names(code, game));
        return named.map((game) => `${path} names ${game}`);
      });
    expect(told).toEqual([]);
  });
});
