import { expect, test } from 'vitest';
import type { Cause, Moment, TableResult, TableView } from '../../src/engine/types';
import { clockFace, timeLeft } from '../../src/match/clock';
import { facesOf, logTurns } from '../../src/match/log';
import { resultRows } from '../../src/match/result';
import { isCrowded, placesKept, traysAtHand, traysBesideSeats, trayViews } from '../../src/match/trays';
import { listMoves, typedMove } from '../../src/match/typed';
import { keyAct } from '../../src/table/keys';
import { decisive, headline } from '../../src/match/ending';

test('the log has a row per turn, and throws belong to whoever decides next', () => {
  const line = [
    ['chance', 'roll:61'],
    ['red', 'rB-1'],
    ['chance', 'roll:21'],
    ['red', 'pass'],
    ['chance', 'roll:43'],
    ['blue', 'pass'],
    ['chance', 'roll:5'],
  ].map(([who, move]) => ({ who: who!, move: move! }));
  const turns = logTurns(line, 'green');
  expect(turns.map(({ number, seat, entries }) => [number, seat, entries.map(({ index }) => index)])).toEqual(
    [
      [1, 'red', [1, 2, 3, 4]],
      [2, 'blue', [5, 6]],
      [3, 'green', [7]],
    ],
  );
  expect(logTurns([], null)).toEqual([]);
});

test('a throw shows its faces, anything else none', () => {
  expect(facesOf('roll:63')).toEqual([6, 3]);
  expect(facesOf('reroll:4')).toEqual([]);
  expect(facesOf('roll:7')).toEqual([]);
});

const clocked = {
  phase: 'playing',
  acting: 'red',
  clockAt: 1000,
  seats: [
    { seat: 'red', clock: 5000 },
    { seat: 'blue', clock: 9000 },
  ],
};

test.each([
  ['red', 3000, 3000],
  ['red', 500, 5000],
  ['red', 99_000, 0],
  ['blue', 99_000, 9000],
])('the clock of %s at %d shows %d', (seat, now, left) => {
  expect(timeLeft(clocked as TableView, seat, now)).toBe(left);
});

test.each([
  [0, '0.0'],
  [9_850, '9.8'],
  [10_000, '0:10'],
  [61_000, '1:01'],
  [3_723_000, '1:02:03'],
])('%d milliseconds are shown as %s', (left, face) => {
  expect(clockFace(left)).toBe(face);
});

const item = (id: string, value?: number) => ({ id, kind: 'die', count: 1, label: { id: id }, value });
const tray = (id: string, seat: string | undefined, ...ids: string[]) => ({
  id,
  kind: 'hand',
  seat,
  label: { id: id },
  items: ids.map((id) => item(id)),
});

test('trays know what may be taken, and those at hand come in the order they are needed', () => {
  const trays = [
    tray('hers', 'blue', 'h1'),
    tray('pool', undefined, 'p1'),
    tray('mine', 'red', 'm1'),
    tray('none', 'red'),
  ];
  const views = trayViews(
    { trays },
    [{ kind: 'item', id: 'm1' }],
    [{ kind: 'item', id: 'p1', label: { id: '' }, move: 'x' }],
  );
  expect(views.map(({ active }) => active)).toEqual([false, true, true, false]);
  expect(views[2]?.items[0]).toMatchObject({ chosen: true, possible: false });
  expect(traysAtHand(views, 'red', ['red', 'blue']).map(({ id }) => id)).toEqual(['pool', 'mine']);
});

test('trays keep their order and their places whoever is to act and whatever is chosen', () => {
  const kinds = ['reserve', 'captured'];
  const own = ['red', 'blue'].flatMap((seat) =>
    kinds.map((kind) => ({ ...tray(`${seat}-${kind}`, seat, ...(kind === 'reserve' ? ['r'] : [])), kind })),
  );
  const values = (seat: string) => ({ ...tray(`${seat}-values`, seat, '1', '2'), kind: 'values' });
  const order = (trays: Parameters<typeof trayViews>[0]['trays'], chosen: string, seen: string[] = []) => {
    const views = trayViews({ trays }, [{ kind: 'item', id: chosen }], []);
    const last = trayViews({ trays: [...own, values('red')] }, [], []).filter(({ id }) => seen.includes(id));
    const kept = placesKept(views, last, 'red').map((at) => ({ ...at, seat: 'red' }));
    const shown = traysAtHand(views, 'red', ['red', 'blue']).filter(({ seat }) => seat === 'red');
    return traysAtHand([...shown, ...kept], 'red', ['red', 'blue']).map(({ kind }) => kind);
  };
  expect(order([...own, values('red')], '1')).toEqual(['values', 'reserve']);
  expect(order([...own, values('red')], 'r')).toEqual(['values', 'reserve']);
  expect(order([...own, values('blue')], '')).toEqual(['values', 'reserve']);
  expect(order(own, '', ['red-values', 'red-reserve'])).toEqual(['values', 'reserve']);
});

test('a tray of a seat on which nobody plays lies in the middle', () => {
  const views = trayViews({ trays: [tray('hers', 'blue', 'h1'), tray('theirs', 'green', 'g1')] }, [], []);
  const ids = (found: typeof views) => found.map(({ id }) => id);
  expect(ids(traysBesideSeats(views, ['red', 'blue']))).toEqual(['theirs']);
  expect(ids(traysAtHand(views, 'red', ['red', 'blue']))).toEqual(['theirs']);
});

test('trays are crowded when a phone cannot show them in one row', () => {
  const ids = Array.from({ length: 8 }, (_, index) => `i${index}`);
  const of = (...items: string[]) => trayViews({ trays: [tray('mine', 'red', ...items)] }, [], []);
  expect(isCrowded(of(...ids.slice(1)))).toBe(false);
  expect(isCrowded(of(...ids))).toBe(true);
});

const PATHS = [
  {
    kind: 'item' as const,
    id: '3',
    label: { id: 'a 3' },
    next: [{ kind: 'cell' as const, id: 'C3', label: { id: 'on C3' }, move: '3@C3' }],
  },
  {
    kind: 'cell' as const,
    id: 'C3',
    label: { id: 'a die on C3' },
    next: [{ kind: 'item' as const, id: '3', label: { id: 'a 3' }, move: '3@C3' }],
  },
  { kind: 'button' as const, id: 'pass', label: { id: 'pass' }, move: 'pass' },
];

test.each([
  ['3@c3', '3@C3'],
  [' 3 c3 ', '3@C3'],
  ['3, C3', '3@C3'],
  ['3', '3@C3'],
  ['PASS', 'pass'],
  ['4 c3', null],
  ['', null],
])('typing %j means %j', (text, move) => {
  expect(typedMove(PATHS, text)).toBe(move);
});

test('every move is listed in words, and with its way where it reads like another', () => {
  const told = (move: string, id: string) => ({
    move,
    tale: { signs: [], says: [{ id: 'verbatim', with: { text: id } }] },
  });
  const all = [told('3@C3', 'Place a 3'), told('4@C3', 'Place a 3'), told('pass', 'Pass')];
  expect(listMoves(all, PATHS, [])).toEqual([
    { move: '3@C3', words: 'Place a 3', way: 'a 3, on C3' },
    { move: '4@C3', words: 'Place a 3', way: null },
    { move: 'pass', words: 'Pass', way: null },
  ]);
});

const seats = ['red', 'blue', 'green', 'yellow'].map((seat, index) => ({
  seat,
  side: index % 2,
  sitter: { kind: 'open' as const },
}));

test('the result lists winners first, with points from the outcome or the scene', () => {
  const result: TableResult = { winners: ['blue'], by: 'rules', scores: { blue: 7 } };
  const rows = resultRows({ seats: seats.slice(0, 2), result }, { scores: [{ seat: 'red', points: 3 }] });
  expect(rows.map(({ seat, won, points }) => [seat.seat, won, points])).toEqual([
    ['blue', true, 7],
    ['red', false, 3],
  ]);
});

test('a draw has no winners', () => {
  const result: TableResult = { winners: ['red', 'blue'], by: 'rules', scores: null };
  const rows = resultRows({ seats: seats.slice(0, 2), result }, { scores: [] });
  expect(rows.map(({ won }) => won)).toEqual([false, false]);
});

test.each<[string[], Cause, string]>([
  [['red', 'green'], 'rules', 'Red and Green won'],
  [['red', 'green'], 'resignation', 'Red and Green won by resignation'],
  [['red', 'blue', 'green', 'yellow'], 'agreement', 'A draw by agreement'],
  [[], 'abort', 'The match was aborted'],
  [['red'], 'time', 'Red won on time'],
])('%j by %s: %s', (winners, by, line) => {
  expect(headline({ winners, by, scores: null }, seats)).toBe(line);
});

test('whoever wins is called you', () => {
  const result: TableResult = { winners: ['red'], by: 'rules', scores: null };
  expect(headline(result, seats.slice(0, 2), ['red'])).toBe('You won');
  expect(headline(result, seats.slice(0, 2), ['blue'])).toBe('You lost');
  const counted = { ...result, scores: { red: 17, blue: 12 } };
  expect(headline(counted, seats.slice(0, 2), ['red'])).toBe('You won, 17 to 12');
  expect(headline(counted, seats.slice(0, 2), ['blue'])).toBe('You lost, 12 to 17');
  expect(headline(counted, seats.slice(0, 2))).toBe('Red won, 17 to 12');
  expect(headline({ ...counted, by: 'time' }, seats.slice(0, 2))).toBe('Red won on time');
});

test('keys mean something unless they belong to something else', () => {
  const key = (key: string, rest = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    target: null,
    ...rest,
  });
  expect(keyAct(key('U') as never)).toBe('undo');
  expect(keyAct(key('ArrowLeft') as never)).toBe('previous');
  expect(keyAct(key('u', { ctrlKey: true }) as never)).toBeNull();
  expect(keyAct(key('q') as never)).toBeNull();
});

test('what decided a match is told as what it was for whoever brought it about', () => {
  const stood = { was: { id: 'chance-even' }, became: { id: 'chance-worse' }, before: 0.5, after: 0.3 };
  const told = (text: string) => ({ signs: [], says: [{ id: 'verbatim', with: { text } }] });
  const throws: Moment = {
    number: 31,
    seat: 'red',
    move: 'a',
    tale: told('A takes B'),
    telling: true,
    ...stood,
  };
  const choice = { move: 'b', win: 0.5, visits: 0, words: { id: 'hint-best' }, path: [], tale: told('wait') };
  const mistake: Moment = { ...throws, better: choice };
  expect(decisive(mistake)).toBe('Red’s mistake on move 31 decided it: A takes B');
  expect(decisive(mistake, ['red'])).toBe('Your mistake on move 31 decided it: A takes B');
  expect(decisive(throws)).toBe('Red’s throw on move 31 decided it: A takes B');
});
