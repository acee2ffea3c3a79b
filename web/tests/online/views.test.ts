import { expect, test } from 'vitest';
import { parseRoute, href } from '../../src/browser/router';
import type { Event, OptionSpec, TableView } from '../../src/engine/types';
import { emptied, inSteps } from '../../src/online/log';
import { playersOf, standOf } from '../../src/online/listed';
import { whatNext } from '../../src/match/next';
import { invitedSeat, optionLine } from '../../src/company/room';

const person = (seat: string, person: string) => ({
  seat,
  side: 0,
  sitter: { kind: 'person' as const, person, name: person },
});
const VIEW = {
  v: 9,
  phase: 'playing',
  seats: [person('red', 'ann'), person('blue', 'bob')],
  acting: 'red',
  chance: true,
  offer: null,
  fairness: { commitment: '', seed: null, entropies: {}, rolls: 0 },
} as unknown as TableView;
const AUTO = { passes: false, goesOn: false, rolls: true, moves: true, held: false, planned: null };
const isOwn = (seat: string) => seat === 'red';
const base = { view: VIEW, hosted: false, isOwn, entropies: { red: 'aa' }, legal: [], ...AUTO };

test('only what is mine and no choice happens by itself', () => {
  expect(whatNext(base)).toMatchObject({ do: 'roll', seat: 'red' });
  expect(whatNext({ ...base, rolls: false }).do).toBe('wait');
  // What somebody has chosen to have made for them comes before any choice of theirs.
  const deciding = { ...base, view: { ...VIEW, chance: false }, legal: ['a', 'b'] };
  expect(whatNext(deciding).do).toBe('wait');
  expect(whatNext({ ...deciding, planned: 'b' })).toMatchObject({ do: 'forced', seat: 'red', move: 'b' });
  // Who has thrown the first die of several has thrown them all.
  expect(whatNext({ ...base, rolls: false, goesOn: true })).toMatchObject({ do: 'roll', seat: 'red' });
  expect(whatNext({ ...base, isOwn: () => false }).do).toBe('wait');
  const view = { ...VIEW, chance: false };
  expect(whatNext({ ...base, view, legal: ['a'] })).toMatchObject({ do: 'forced', move: 'a' });
  expect(whatNext({ ...base, view, legal: ['a'], moves: false })).toEqual({ do: 'prepare', move: 'a' });
  const passes = { ...base, view, legal: ['pass'], passes: true, moves: false };
  expect(whatNext(passes)).toEqual({ do: 'pass', seat: 'red', move: 'pass' });
  expect(whatNext({ ...passes, held: true }).do).toBe('wait');
  expect(whatNext({ ...base, view, legal: ['a', 'b'] }).do).toBe('wait');
  const asked = { ...view, offer: { seat: 'blue', offer: 'draw' as const, waitingFor: ['red'] } };
  expect(whatNext({ ...base, view: asked, legal: ['pass'] }).do).toBe('wait');
});

test('for the computer a page plays only where the table stands in it', () => {
  const computer = { seat: 'red', side: 0, sitter: { kind: 'computer' as const, level: 3 } };
  const view = { ...VIEW, chance: false, seats: [computer, VIEW.seats[1]!] };
  const here = { ...base, hosted: true };
  expect(whatNext({ ...here, view })).toEqual({ do: 'think', seat: 'red', level: 3 });
  expect(whatNext({ ...here, view: { ...view, chance: true } })).toEqual({
    do: 'roll',
    seat: 'red',
    beat: 0,
  });
  expect(whatNext({ ...base, view }).do).toBe('wait');
  const asked = { ...view, offer: { seat: 'blue', offer: 'draw' as const, waitingFor: ['red'] } };
  expect(whatNext({ ...here, view: asked })).toEqual({ do: 'answer', seat: 'red', offer: 'draw' });
  expect(whatNext({ ...base, view: asked }).do).toBe('wait');
});

test('what was committed to is revealed once', () => {
  const view = { ...VIEW, phase: 'revealing' as const, acting: null };
  expect(whatNext({ ...base, view })).toEqual({
    do: 'command',
    command: { kind: 'reveal', seat: 'red', person: 'ann', entropy: 'aa' },
  });
  const done = { ...view, fairness: { ...view.fairness, entropies: { red: 'aa', blue: null } } };
  expect(whatNext({ ...base, view: done }).do).toBe('wait');
  expect(whatNext({ ...base, view, entropies: {} }).do).toBe('wait');
});

test('events are shown one move after the other, unless there are many', () => {
  const event = (v: number, kind: 'absent' | 'present' | 'moved' | 'rolled'): Event => {
    const rest = { v, at: 0, seat: 'red' };
    return kind === 'moved' || kind === 'rolled'
      ? { ...rest, kind, move: 'm', position: 'p', hash: 'h' }
      : { ...rest, kind };
  };
  const kinds = ['absent', 'moved', 'present', 'rolled', 'moved'] as const;
  const events = kinds.map((kind, index) => event(index + 1, kind));
  expect(inSteps(events).map((step) => step.map(({ v }) => v))).toEqual([[1, 2, 3], [4], [5]]);
  const many = Array.from({ length: 20 }, (_, index) => event(index, 'moved'));
  expect(inSteps(many)).toHaveLength(1);
  expect(inSteps([])).toEqual([]);
});

test('a seat is empty where the last thing that happened to it was that somebody got up', () => {
  const sat = { person: 'ann', name: 'Ann', commitment: '' };
  const at = (kind: 'sat' | 'left', seat: string): Event =>
    kind === 'sat' ? { v: 1, at: 0, kind, seat, ...sat } : { v: 1, at: 0, kind, seat };
  expect(emptied([at('sat', 'red'), at('left', 'red'), at('sat', 'blue')])).toEqual(['red']);
  expect(emptied([at('left', 'red'), at('sat', 'red')])).toEqual([]);
});

test('lists say how a match stands and who plays', () => {
  const seats = [
    { seat: 'red', kind: 'person' as const, name: 'Ann' },
    { seat: 'blue', kind: 'open' as const },
    { seat: 'green', kind: 'computer' as const, level: 3 },
  ];
  expect(standOf({ phase: 'seating', seats, yourTurn: false })).toBe('Waiting for players · 1 free seat');
  expect(standOf({ phase: 'playing', seats, yourTurn: true })).toBe('Your turn');
  expect(playersOf({ seats })).toBe('Ann, …, Able seaman (3)');
});

test('the waiting room says what differs from the usual, and shows the code of a single invitation', () => {
  const option = (name: string): OptionSpec => ({ name, summary: '', default: '8', range: [2, 8] });
  const card = { id: 'toy', options: [option('size')], presets: [] };
  expect(optionLine(card, { options: { size: '4' }, clock: { base: 600_000, increment: 5000 } })).toEqual([
    'Size: 4',
    '10 min + 5 s',
  ]);
  expect(optionLine(card, { options: { size: '8' }, clock: null })).toEqual(['The usual rules', 'No clock']);
  const small = { id: 'small', title: 'Small', summary: '', options: { size: '4' } };
  const named = { id: 'toy', options: [option('size'), option('first')], presets: [small], settled: 'first' };
  expect(optionLine(named, { options: { size: '4', first: '2' }, clock: null })).toEqual([
    'Small',
    'First: 2',
    'No clock',
  ]);
  expect(optionLine(named, { options: { size: '5' }, clock: null })).toEqual(['Size: 5', 'No clock']);
  const open = (seat: string) => ({ seat, side: 0, sitter: { kind: 'open' as const } });
  expect(invitedSeat({ seats: [person('red', 'ann'), open('blue')] }, { blue: 's' })).toBe('blue');
  expect(invitedSeat({ seats: [open('red'), open('blue')] }, { red: 't', blue: 's' })).toBeNull();
});

test('the secret of an invitation stands behind the #', () => {
  const route = { page: 'play', match: 'm1', invite: 's3' } as const;
  expect(href(route)).toBe('#/play/m1?invite=s3');
  expect(parseRoute(href(route))).toEqual(route);
  expect(parseRoute('#/play/m1')).toEqual({ ...route, invite: null });
});
