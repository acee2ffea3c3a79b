import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { precached } from '../../build/precache.ts';
import type { Cause, OptionSpec } from '../../src/engine/types';
import { fileAndRankNames } from '../../src/pictures/coordinates';
import { quickMatch } from '../../src/setups/start';
import { ago, gameLine, playersLine, stateLine } from '../../src/match/summary';
import { clockOf } from '../../src/newgame/clocks';
import { choose, controlOf, nearest, valueOf } from '../../src/setups/options';
import { changePlaces, seatAll, teamOf } from '../../src/setups/seats';
import { statusOf } from '../../src/rules/status';

const seatings = (...counts: number[]) => counts.map((count) => Array<string>(count).fill('x'));

describe('a game in a line', () => {
  test.each([
    [[2], false, '2 players · no luck'],
    [[2, 3, 4], true, '2–4 players · dice'],
    [[4, 2], true, '2 or 4 players · dice'],
    [[1], false, '1 player · no luck'],
  ])('%j %s', (counts, dice, line) => {
    expect(gameLine({ seatings: seatings(...counts), dice })).toBe(line);
  });
});

describe('a match in a line', () => {
  const seats = [
    { seat: 'red', who: { kind: 'person', name: 'Ann' } as const },
    { seat: 'blue', who: { kind: 'computer', level: 3 } as const },
  ];
  const match = { seats, over: null, acting: 'red', moves: 1 };

  test('names those who play', () => expect(playersLine(match)).toBe('Ann, Able seaman (3)'));
  test('says whose turn it is', () => expect(stateLine(match)).toBe('Ann to play · 1 move'));
  test('says that it has not begun', () => {
    expect(stateLine({ ...match, acting: null })).toBe('Not begun yet');
  });
  test.each<[string[], Cause, string]>([
    [['blue'], 'rules', 'Able seaman (3) won'],
    [['red', 'blue'], 'rules', 'Drawn'],
    [[], 'abort', 'Abandoned'],
  ])('says how it ended: %j by %s', (winners, by, line) => {
    expect(stateLine({ ...match, acting: null, over: { winners, by, scores: null } })).toBe(line);
  });
  test.each([
    [10_000, 'just now'],
    [5 * 60_000, '5 minutes ago'],
    [3 * 3_600_000, '3 hours ago'],
    [86_400_000, 'yesterday'],
  ])('%d ms before now', (before, line) => expect(ago(1e9 - before, 1e9)).toBe(line));
});

describe('options', () => {
  type More = ({ values: string[] } | { range: [number, number] }) & { default?: string };
  const spec = (more: More): OptionSpec => ({ name: 'o', summary: '', default: '4', ...more });
  const range = spec({ range: [2, 8] });

  test.each([
    [spec({ values: ['off', 'on'], default: 'off' }), { kind: 'switch' }],
    [spec({ values: ['a', 'b'] }), { kind: 'words', values: ['a', 'b'] }],
    [spec({ values: ['a', 'b', 'c', 'd', 'e'] }), { kind: 'list', values: ['a', 'b', 'c', 'd', 'e'] }],
    [range, { kind: 'number', min: 2, max: 8, step: 1 }],
    [spec({ range: [0, 400] }), { kind: 'number', min: 0, max: 400, step: 10 }],
  ])('are asked for as fits their values: %j', (spec, control) => expect(controlOf(spec)).toEqual(control));

  test('keep only what is not as usual', () => {
    const chosen = choose({ other: 'x' }, range, '6');
    expect(chosen).toEqual({ other: 'x', o: '6' });
    expect(valueOf(chosen, range)).toBe('6');
    expect(choose(chosen, range, '4')).toEqual({ other: 'x' });
    expect(valueOf({}, range)).toBe('4');
  });

  test.each([
    [1, '2'],
    [9, '8'],
    [4.4, '4'],
    [Number.NaN, '4'],
  ])('take the nearest number to %d', (typed, text) => expect(nearest(range, typed)).toBe(text));
});

describe('chairs', () => {
  const chairs = ['red', 'blue', 'green', 'yellow'].map((seat, index) => ({ seat, side: index % 2 }));
  const computer = { kind: 'computer', level: 5 } as const;

  test('seat a person first and the computer elsewhere', () => {
    const plans = seatAll(chairs, [], computer, 'Ann');
    expect(plans.map(({ who }) => (who.kind === 'person' ? who.name : who.level))).toEqual(['Ann', 5, 5, 5]);
  });
  test('name people at one screen by their seats', () => {
    const plans = seatAll(chairs, [], { kind: 'hotseat' }, '');
    expect(plans.map(({ who }) => who.kind === 'person' && who.name)).toEqual([
      'Red',
      'Blue',
      'Green',
      'Yellow',
    ]);
  });
  test('keep who sits when there are fewer chairs', () => {
    const plans = seatAll(chairs, [], computer, 'Ann');
    const moved = changePlaces(plans);
    expect(moved[1]?.who).toEqual({ kind: 'person', name: 'Ann' });
    expect(seatAll(chairs.slice(0, 2), moved, computer, 'Ann')).toEqual(moved.slice(0, 2));
  });
  test('have teams only where sides are shared', () => {
    expect(chairs.map(({ seat }) => teamOf(chairs, seat))).toEqual([1, 2, 1, 2]);
    expect(teamOf(chairs.slice(0, 2), 'red')).toBeNull();
  });
  test('begin a match with one click', () => {
    const card = made({ seats: ['a', 'b'], seatings: [['a', 'b']], presets: [] });
    expect(quickMatch(card, { kind: 'computer', level: 2 }, '')).toEqual({
      game: 'g',
      options: {},
      seats: [
        { seat: 'a', who: { kind: 'person', name: 'You' } },
        { seat: 'b', who: { kind: 'computer', level: 2 } },
      ],
      rollOff: true,
    });
  });
  test('are as many as a named set-up seats', () => {
    const card = made({
      seats: ['a', 'b', 'c', 'd'],
      seatings: [
        ['a', 'b', 'c', 'd'],
        ['a', 'b'],
      ],
      presets: [{ id: 'for-two', options: { players: '2' } }],
    });
    const match = quickMatch(card, { kind: 'hotseat' }, 'Ann', 'for-two');
    expect(match.options).toEqual({ players: '2' });
    expect(match.seats.map(({ seat }) => seat)).toEqual(['a', 'b']);
  });
});

function made(card: object) {
  return { id: 'g', ...card } as Parameters<typeof quickMatch>[0];
}

test('clocks are in milliseconds', () => {
  const own = { minutes: 20, seconds: 7 };
  expect(clockOf('none', own)).toBeNull();
  expect(clockOf('10+5', own)).toEqual({ base: 600_000, increment: 5000 });
  expect(clockOf('own', own)).toEqual({ base: 1_200_000, increment: 7000 });
});

test('an example says whose turn it is or how it ended', () => {
  expect(statusOf({ turn: 'red', outcome: null })).toBe('Red to play');
  expect(statusOf({ turn: 'chance', outcome: null })).toBe('the dice fall');
  expect(statusOf({ turn: null, outcome: { winners: ['red', 'green'], scores: null } })).toBe(
    'The game is over: red and green won.',
  );
  expect(statusOf({ turn: null, outcome: { winners: ['a', 'b'], scores: { a: 1, b: 1 } } })).toBe(
    'The game is over: drawn.',
  );
});

describe('names at the edge', () => {
  const cell = (id: string, x: number, y: number) => ({ id, x, y, width: 1, height: 1, kind: 'square' });
  const scene = {
    width: 2,
    height: 2,
    cells: [cell('a1', 0, 0), cell('b1', 1, 0), cell('a2', 0, 1), cell('b2', 1, 1)],
  };
  const texts = (names: { text: string }[]) => names.map(({ text }) => text).sort();

  test('are files below and ranks at the left', () => {
    const { below, left } = fileAndRankNames(scene, 0);
    expect([texts(below), texts(left)]).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });
  test('turn with the board', () => {
    expect(texts(fileAndRankNames(scene, 1).below)).toEqual(['1', '2']);
  });
  test('are none where squares have other names', () => {
    const odd = { ...scene, cells: [...scene.cells, cell('home', 0, 0)] };
    expect(fileAndRankNames(odd, 0)).toEqual({ below: [], left: [] });
  });
});

describe('the list of files to keep', () => {
  const hash = (body: string | Uint8Array) => createHash('sha256').update(body).digest('hex').slice(0, 16);
  const files = [
    { name: 'index.html', body: 'a' },
    { name: 'assets/inter-latin-wght-normal-1.woff2', body: 'b' },
    { name: 'assets/inter-greek-wght-normal-1.woff2', body: 'c' },
    { name: 'site.json', body: 'd' },
  ];

  test('has everything that is needed', () => {
    expect(precached(files, hash).files).toEqual(['assets/inter-latin-wght-normal-1.woff2', 'index.html']);
  });
  test('has a version that follows from the contents', () => {
    const version = precached(files, hash).version;
    expect(precached([...files].reverse(), hash).version).toBe(version);
    const changed = files.map((file) => (file.name === 'index.html' ? { ...file, body: 'x' } : file));
    expect(precached(changed, hash).version).not.toBe(version);
  });
});
