import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Event, TableView } from '../src/engine/types';
import { createMatch, planFrom, rematchOf } from '../src/match/create';
import { appendEvents, deleteMatch, getMatch, listMatches, type NewMatch } from '../src/match/store';

const spec: NewMatch = {
  game: 'sixth',
  options: { size: '3' },
  seats: [
    { seat: 'red', who: { kind: 'person', name: 'Ann' } },
    { seat: 'blue', who: { kind: 'computer', level: 2 } },
  ],
  rollOff: false,
};
const event = (v: number): Event => ({ v, at: 1000 + v, kind: 'left', seat: `s${v}` });
const progress = { moves: 1, position: 'p1', acting: 'blue', over: null, updated: 9e12 };

test('a match comes back as it was kept, with a secret for the dealer and one for each person', async () => {
  const id = await createMatch(spec);
  const kept = await getMatch(id);
  expect(kept).toMatchObject({ ...spec, id, events: [], moves: 0, over: null });
  expect(kept?.secrets.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(Object.keys(kept?.secrets.entropies ?? {})).toEqual(['red']);
  expect(kept?.secrets.entropies['red']).toMatch(/^[0-9a-f]{64}$/);
});

test('events come back in their order, and the list shows how the match stands', async () => {
  const id = await createMatch(spec);
  await appendEvents(id, [event(1), event(2)], { ...progress, moves: 0 });
  await appendEvents(id, [event(3)], progress);
  expect((await getMatch(id))?.events.map(({ v }) => v)).toEqual([1, 2, 3]);
  const [first] = await listMatches();
  expect(first).toMatchObject({ id, moves: 1, position: 'p1', acting: 'blue' });
  expect(first).not.toHaveProperty('secrets');
});

test('an event whose number is taken is refused, and nothing of its batch stays', async () => {
  const id = await createMatch(spec);
  await appendEvents(id, [event(1)], progress);
  await expect(appendEvents(id, [event(2), event(1)], { ...progress, moves: 7 })).rejects.toThrow();
  expect(await getMatch(id)).toMatchObject({ moves: 1, events: [{ v: 1 }] });
});

test('a deleted match is gone with its log, and others stay', async () => {
  const [gone, stays] = [await createMatch(spec), await createMatch(spec)];
  await appendEvents(gone, [event(1)], progress);
  await appendEvents(stays, [event(1)], progress);
  await deleteMatch(gone);
  expect(await getMatch(gone)).toBeNull();
  expect((await getMatch(stays))?.events).toHaveLength(1);
  await expect(appendEvents(gone, [event(2)], progress)).rejects.toThrow();
});

test('a rematch moves everyone to the next chair, a match from a position keeps them', () => {
  expect(rematchOf(spec).seats.map(({ who }) => who.kind)).toEqual(['computer', 'person']);
  const view = {
    game: 'sixth',
    options: { size: '4' },
    clock: null,
    seats: [
      { seat: 'red', side: 0, sitter: { kind: 'person', person: 'ann', name: 'Ann' } },
      { seat: 'blue', side: 1, sitter: { kind: 'computer', level: 2 } },
    ],
  } as unknown as TableView;
  const isRed = (seat: string) => seat === 'red';
  expect(planFrom(view, isRed, 'p')).toEqual({ ...spec, options: { size: '4' }, start: 'p' });
  // Who only watched plays all seats; for people who are not here the computer plays.
  expect(planFrom(view, () => false, 'p').seats.map(({ who }) => who.kind)).toEqual(['person', 'person']);
  const isBlue = (seat: string) => seat === 'blue';
  expect(planFrom(view, isBlue, 'p').seats.map(({ who }) => who.kind)).toEqual(['computer', 'person']);
});
