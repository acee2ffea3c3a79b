// The colours of every theme can be told apart: what is read at 4.5 to 1, what is only seen at 3 to 1 (WCAG 1.4.3 and
// 1.4.11). A page uses colours by their names alone, so it is enough to look at the pairs of names that meet.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Colours = Map<string, string>;

const css = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');

/** The names that a block of the file gives colours to. */
function block(selector: string): Colours {
  const start = css.indexOf(`${selector} {`);
  expect(start, `there is a block for ${selector}`).toBeGreaterThanOrEqual(0);
  const body = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name!, colour!]),
  );
}

const LIGHT = block(':root');
const DARK = block(":root[data-theme='dark']");
const HIGH = block(":root[data-contrast='high']");
const HIGH_DARK = block(":root[data-contrast='high'][data-theme='dark']");

/** Later blocks go before earlier ones, as they do in a browser. */
const THEMES: [string, Colours[]][] = [
  ['light', [LIGHT]],
  ['dark', [LIGHT, DARK]],
  ['high contrast, light', [LIGHT, HIGH]],
  ['high contrast, dark', [LIGHT, DARK, HIGH, HIGH_DARK]],
];

const GROUNDS = ['paper', 'card', 'raised'];
const SQUARES = ['sq-l', 'sq-d'];
const on = (names: string[], grounds: string[]) =>
  names.flatMap((name) => grounds.map((ground): [string, string] => [name, ground]));

const READ = [
  ...on(['ink', 'dim', 'brass', 'danger', 'good'], GROUNDS),
  ...on(['ink'], ['brass-soft', ...SQUARES]),
  ['brass-ink', 'brass'],
  ['card', 'ink'],
  ['grey-on', 'grey-t'],
  ['red-on', 'red-t'],
  ['qr-ink', 'qr-paper'],
  ...['a', 'b', 'i', 'l', 'o', 'p', 't', 'z'].map((piece): [string, string] => [
    'piece-on',
    `piece-${piece}`,
  ]),
] as [string, string][];
const SEEN = [...on(['edge'], ['paper', 'card']), ...on(['select', 'target', 'last', 'glow'], SQUARES)];

/** How bright a colour is to the eye, from 0 to 1. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

test('black on white is 21 to 1, and a colour on itself 1 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#8a5d10', '#8a5d10')).toBe(1);
});

test.each(THEMES)('%s', (_, blocks) => {
  const colours = new Map(blocks.flatMap((block) => [...block]));
  const tooFaint = (pairs: [string, string][], least: number) =>
    pairs
      .map(([name, ground]) => [name, ground, contrast(colours.get(name)!, colours.get(ground)!)] as const)
      .filter(([, , ratio]) => ratio < least)
      .map(([name, ground, ratio]) => `${name} on ${ground}: ${ratio.toFixed(2)}`);
  expect(tooFaint(READ, 4.5), 'read').toEqual([]);
  expect(tooFaint(SEEN, 3), 'seen').toEqual([]);
});
