// The scale of type and the shapes of the screen, kept by reading the sources.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** Every style of the page: whole sheets, and those of components. */
const styles = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(svelte|css)$/.test(entry.name))
  .map((entry) => relative(src, join(entry.parentPath, entry.name)))
  .map((path) => {
    const text = readFileSync(join(src, path), 'utf8');
    return { path, css: path.endsWith('.css') ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '') };
  });

/** Drawings, whose letters have units of their own. */
const DRAWINGS = /^(boards\/.*|cube\/(ShareCard|Layers)\.svelte)$/;

test('a screen has four shapes’ worth of breakpoints, wherever they are asked for', () => {
  const conditions = styles.flatMap(({ css }) => css.match(/@(media|container)[^{]*/g) ?? []);
  const asked = conditions.flatMap((text) => text.match(/\((width|height)[^)]*\)/g) ?? []);
  const breakpoints = new Set(asked.map((text) => text.replace(/[<>=()]/g, '').replace(/\s+/g, ' ')));
  expect([...breakpoints].sort()).toEqual(['height 30rem', 'width 40rem', 'width 56rem', 'width 62.5rem']);
});

test('text outside drawings takes its size from the scale', () => {
  const sizes = styles
    .filter(({ path }) => !DRAWINGS.test(path))
    .flatMap(({ path, css }) =>
      (css.match(/font(-size)?:[^;]*\d(px|pt)\b[^;]*;/g) ?? []).map((text) => `${path}: ${text}`),
    );
  expect(sizes).toEqual([]);
  const boards = styles
    .filter(({ path }) => /^boards\/[^/]+\/(Beside|Turner|TownView)\.svelte$/.test(path))
    .flatMap(({ css }) => css.match(/font-size:[^;]*;/g) ?? []);
  expect(boards.filter((text) => !text.includes('var(--text-'))).toEqual([]);
});
