import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exampleOptions, readExample } from '../../build/example.ts';
import { buildRules } from '../../build/rules.ts';
import { findExample } from '../../src/rules/examples-in.ts';
import type { Block } from '../../src/rules/page.ts';

const folder = new URL('../../../docs/rules/', import.meta.url);
const games = readdirSync(folder)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => name.replace('.md', ''));
const sourceOf = (game: string) => readFileSync(new URL(`${game}.md`, folder), 'utf8');
const htmlOf = (blocks: Block[]) => blocks.map((block) => (block.kind === 'text' ? block.html : '')).join('');
const count = (text: string, part: string) => text.split(part).length - 1;

describe.each(games)('the rules page of %s', (game) => {
  const source = sourceOf(game);
  const page = buildRules(game, source);
  const html = htmlOf([...page.intro, ...page.sections.flatMap((section) => section.blocks)]);

  test('has one anchor for every rule', () => {
    const named = [...source.matchAll(/\*\*\[([A-Z]{2}-[A-Z]?\d+)\]\*\*/g)].map((match) => match[1]);
    expect(page.rules).toEqual(expect.arrayContaining([...new Set(named)]));
    for (const rule of page.rules) expect(count(html, ` id="${rule}"`), rule).toBe(1);
  });

  test('has an anchor for every rule that its examples name', () => {
    const used = [...source.matchAll(/^illegal \S+ (\S+)$/gm)].map((match) => match[1]);
    for (const rule of used) expect(page.rules).toContain(rule);
  });

  test('links only to rules that it has', () => {
    const linked = [...html.matchAll(/href="#\/rules\/[a-z-]+\/([^"]+)"/g)].map((match) => match[1]);
    for (const rule of linked) expect(page.rules).toContain(rule);
  });

  test('says everything the source says', () => {
    const words = (text: string) =>
      text
        .replace(/```play[\s\S]*?```/g, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&#39;/g, "'")
        .replace(/&amp;/g, '&')
        .match(/[A-Za-z]{4,}/g) ?? [];
    const headings = page.sections.map((section) => section.title).join(' ');
    const made = new Set(words(`${html} ${headings} ${page.title}`));
    const missing = words(source).filter((word) => !made.has(word));
    expect(missing).toEqual([]);
  });

  test('puts what concerns programs behind how to play', () => {
    const purposes = page.sections.map((section) => section.purpose);
    expect(purposes.lastIndexOf('play')).toBeLessThan(purposes.indexOf('programs'));
    expect(page.sections.map((section) => section.id)).toHaveLength(
      new Set(page.sections.map((section) => section.id)).size,
    );
  });

  test('keeps every example that can be shown', () => {
    const blocks = [...source.matchAll(/```play[^\n]*\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
    const shown = blocks.filter((lines) => !/^invalid /m.test(lines)).length;
    const kept = [...page.intro, ...page.sections.flatMap((section) => section.blocks)];
    expect(kept.filter((block) => block.kind === 'example')).toHaveLength(shown);
  });
});

describe('anchors', () => {
  const page = (text: string) => htmlOf(buildRules('g', `# G\n\n## Play\n${text}`).sections[0]?.blocks ?? []);

  test('wrap the sentence that holds the rule, and no other', () => {
    const html = page('First one. A die moves far **[GG-M1]**, not near. Third.');
    expect(html).toContain('First one. <span class="sentence" data-rules="GG-M1">A die moves far');
    expect(html).toContain('not near. </span>Third.');
  });

  test('keep a bold lead-in with its sentence', () => {
    expect(page('**Move.** It goes **[GG-M1]**. Then more.')).toContain(
      '<span class="sentence" data-rules="GG-M1"><strong>Move.</strong> It goes',
    );
  });

  test('make rulings anchors, and mentions links', () => {
    const html = page('See GG-1 and GG-9.\n\n- GG-1 This is so.\n- Not a ruling.');
    expect(html).toContain('See <a class="mention" href="#/rules/g/GG-1">GG-1</a> and GG-9.');
    expect(html).toContain('<li id="GG-1" class="ruling" data-rules="GG-1">');
    expect(html).toContain('<li>Not a ruling.</li>');
  });

  test('escape what is no markup', () => {
    expect(page('A **[GG-M1]** < b & c.')).toContain('&lt; b &amp; c.');
  });

  test('let wide tables scroll', () => {
    expect(page('| a | b |\n|---|---|\n| 1 | 2 **[GG-T1]** |')).toMatch(
      /<div class="scroll"[^>]*><table>[\s\S]*id="GG-T1"/,
    );
  });
});

describe('examples', () => {
  test('are told from other blocks', () => {
    expect(exampleOptions('play uckers players=2 rules=one-die')).toEqual({ players: '2', rules: 'one-die' });
    expect(exampleOptions('play uckers')).toEqual({});
    expect(exampleOptions('sh')).toBeNull();
    expect(exampleOptions('')).toBeNull();
  });

  test('become stations with what is said about each', () => {
    const lines = 'count 3\n> a1\nillegal b2 GG-1\nlegal c3 d4\n# Why.\nlegal e5\n> c3\nposition x';
    const ok = (move: string) => ({ move, forbiddenBy: null });
    expect(readExample({}, lines).stations).toEqual([
      { from: null, moves: [], remarks: [{ comment: null, count: 3, tries: [] }] },
      {
        from: null,
        moves: ['a1'],
        remarks: [
          { comment: null, count: null, tries: [{ move: 'b2', forbiddenBy: 'GG-1' }, ok('c3'), ok('d4')] },
          { comment: 'Why.', count: null, tries: [ok('e5')] },
        ],
      },
      { from: null, moves: ['a1', 'c3'], remarks: [] },
    ]);
  });

  test('begin where they say, and may begin again', () => {
    const { stations } = readExample({}, 'from P 1\n> a\nfrom Q 2\nlegal b');
    expect(stations.map(({ from, moves }) => [from, moves])).toEqual([
      ['P 1', []],
      ['P 1', ['a']],
      ['Q 2', []],
    ]);
  });

  test('show what an option means', () => {
    const page = buildRules('dice-tactics', sourceOf('dice-tactics'));
    expect(findExample(page, 'ranged', 'adjacent')?.options).toEqual({ ranged: 'adjacent' });
    expect(findExample(page, 'ranged', 'gap')).toBeNull();
  });
});
