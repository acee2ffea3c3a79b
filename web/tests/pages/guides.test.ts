// The rules for players as the site is given them. Whether they are true is for the engine to say (`testkit::guides`).

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildGuide, readShown } from '../../build/guide.ts';
import { buildRules } from '../../build/rules.ts';
import { cropOf } from '../../src/rules/shown';
import { squares } from '../boards/squares';

const folder = new URL('../../../docs/rules/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');
const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const pages = languages.flatMap((language) =>
  readdirSync(new URL(`${language}/`, folder)).map((file) => [language, file.replace('.md', '')] as const),
);

describe.each(pages)('the rules in %s for players of %s', (language, game) => {
  const source = read(`${language}/${game}.md`);
  const guide = buildGuide(game, source);

  test('keep every picture and every board, each with what is said of it', () => {
    const count = (kind: string) => source.split(`\n\`\`\`${kind} `).length - 1;
    expect(guide.glance).toHaveLength(count('picture'));
    for (const { html } of guide.glance) expect(html).toMatch(/^<p>[\s\S]*<\/p>\s*$/);
    const boards = guide.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'board'));
    expect(boards).toHaveLength(count('board'));
    for (const board of boards) expect('task' in board && board.task).toBeTruthy();
  });

  test('have anchors that no rule has', () => {
    const { rules, sections } = buildRules(game, read(`${game}.md`));
    const others = [...rules, ...sections.map(({ id }) => id)];
    for (const { id } of guide.sections) expect(others).not.toContain(id);
  });

  test('say everything that stands there', () => {
    const words = (text: string) => text.match(/\p{L}{4,}/gu) ?? [];
    const said = guide.sections.flatMap(({ title, blocks }) => [
      title,
      ...blocks.map((block) => (block.kind === 'text' ? block.html : block.task)),
    ]);
    const all = [guide.titles.glance, guide.titles.play, ...guide.glance.map(({ html }) => html), ...said];
    const known = new Set(words(all.join(' ').replace(/&[a-z]+;/g, ' ')));
    const texts = source
      .replace(/^# .*$/m, '')
      .replace(/```[\s\S]*?\n```/g, (block) => (block.match(/^# .*$/gm) ?? []).join(' '));
    expect(words(texts).filter((word) => !known.has(word))).toEqual([]);
  });
});

describe('what is shown', () => {
  const nothing = { options: {}, from: null, moves: [], picked: [], lit: [], crop: null, refused: null };

  test('a board stands where something is first said of it', () => {
    const lines = 'from P 1\n> a\n# Try.\nlegal b\n> b\nillegal c GG-1';
    expect(readShown({}, lines)).toEqual({ ...nothing, from: 'P 1', moves: ['a'] });
  });

  test('a picture stands at its end, with what is pointed at, lit, cut out and refused', () => {
    const lines = 'from P\n> a\nfrom Q\n> b\npick x y\nlight l m\ncrop a1 b2\nrefused GG-1 s t';
    expect(readShown({ n: '1' }, lines)).toEqual({
      options: { n: '1' },
      from: 'Q',
      moves: ['b'],
      picked: ['x', 'y'],
      lit: ['l', 'm'],
      crop: ['a1', 'b2'],
      refused: { targets: ['s', 't'] },
    });
    expect(readShown({}, 'illegal a1-a2 GG-1').refused).toEqual({ move: 'a1-a2' });
  });

  test('is cut out in shares of the whole, the room around it left out', () => {
    const scene = squares(4);
    const whole = { left: 0, top: 0, width: 1, height: 1, ratio: 1 };
    expect(cropOf(scene, null)).toEqual(whole);
    expect(cropOf(scene, ['a1', 'b1'])).toEqual({ left: 0, top: 0.75, width: 0.5, height: 0.25, ratio: 2 });
    const margin = { top: 0, right: 100, bottom: 100, left: 0 };
    expect(cropOf(scene, null, margin)).toEqual(whole);
    expect(cropOf(scene, ['c4', 'd4'], margin)).toEqual({
      left: 0.4,
      top: 0,
      width: 0.4,
      height: 0.2,
      ratio: 2,
    });
  });
});
