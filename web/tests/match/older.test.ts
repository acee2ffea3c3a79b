// @vitest-environment jsdom
// Matches that an older page kept, with the real engine: those of rules that have changed are over, all others go on.
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { Engine, type EngineError } from '../../src/engine/client';
import type { Event } from '../../src/engine/types';
import { stateLine } from '../../src/match/summary';
import { LocalTable } from '../../src/match/local';
import { Match } from '../../src/match/match.svelte';
import type { Manners } from '../../src/match/manners';
import { endRetired } from '../../src/match/retire';
import {
  appendEvents,
  keeper,
  deleteMatch,
  getMatch,
  listMatches,
  putMatch,
  type StoredMatch,
} from '../../src/match/store';
import { sentence } from '../../src/online/errors';
import { HeldTable } from '../../src/match/held';
import { standOf } from '../../src/online/listed';
import { headline, retirement } from '../../src/match/ending';
import { explained } from '../../src/texts/faults';
import { words } from '../../src/texts/words';
import { parts } from '../engine/parts';

type Name = 'running' | 'finished' | 'unchanged';
const KEPT = JSON.parse(
  readFileSync(join(import.meta.dirname, '../data/older/browser.json'), 'utf8'),
) as Record<Name, StoredMatch>;
const CHANGE = 'saved sixes are used only before the first throw of a turn';

const engine = new Engine(parts());
afterAll(() => engine.close());

const manners: Manners = {
  rolls: () => false,
  moves: () => false,
  confirms: () => false,
  duration: () => 0,
  reading: () => 0,
  sound: () => undefined,
};
const open: Match[] = [];

beforeEach(async () => {
  for (const { events, ...row } of Object.values(KEPT)) {
    await putMatch(row);
    const { moves, position, acting, over, updated } = row;
    await appendEvents(row.id, events, { moves, position, acting, over, updated });
  }
});
afterEach(async () => {
  for (const match of open.splice(0)) await match.close();
  for (const { id } of await listMatches()) await deleteMatch(id);
});

async function sit(name: Name): Promise<Match> {
  const stored = (await getMatch(KEPT[name].id))!;
  const match = await Match.begin(engine, await LocalTable.open(engine, keeper, stored), manners);
  open.push(match);
  return match;
}

const listed = async (name: Name) => (await listMatches()).find(({ id }) => id === KEPT[name].id)!;

test('a match that was going on by rules that have changed ends without a winner, and the page says why', async () => {
  const match = await sit('running');
  const { view } = match;
  expect(match.over).toBe(true);
  expect(view.result).toEqual({ winners: [], by: 'void', scores: null });
  expect(headline(view.result!, view.seats)).toBe('The rules have changed');
  expect(retirement(match.card.title, view.retired!, view.result!)).toBe(
    `The rules of Uckers have changed since this match began: ${CHANGE}. ` +
      'So it ended here, without a winner. Play again to go on by the new rules.',
  );
  // The board is shown as it stood, and who played is known.
  expect(match.present.look.position).toBe(view.position);
  expect(match.present.look.scene.things.length).toBeGreaterThan(0);
  expect(view.seats.map(({ sitter }) => sitter.kind).sort()).toEqual(['computer', 'person']);
  expect(await match.record()).toContain('\nresult: nobody by void\n');

  const kept = (await getMatch(KEPT.running.id))!;
  expect(kept.events.at(-1)).toMatchObject({ kind: 'ended', by: 'void', winners: [] });
  expect(kept.events).toHaveLength(KEPT.running.events.length + 1);
  await sit('running');
  expect((await getMatch(KEPT.running.id))!.events).toHaveLength(kept.events.length);
});

test('a rematch is played by the new rules', async () => {
  const id = (await (await sit('running')).rematch())!;
  const stored = (await getMatch(id))!;
  const match = await Match.begin(engine, await LocalTable.open(engine, keeper, stored), manners);
  open.push(match);
  expect(match.over).toBe(false);
  expect((await getMatch(id))!.events[0]).toMatchObject({ kind: 'created', rules: 2 });
});

test('the list says so, also where nobody has opened the match', async () => {
  expect((await listed('running')).over).toBeNull();
  await endRetired(engine);
  const running = await listed('running');
  expect(stateLine(running)).toBe('Ended: the rules have changed');
  expect(running.seats).toHaveLength(2);
  const unchanged = await listed('unchanged');
  expect(unchanged).toEqual((({ events: _, secrets: __, ...summary }) => summary)(KEPT.unchanged));
  const before = (await getMatch(KEPT.running.id))!.events.length;
  await endRetired(engine);
  expect((await getMatch(KEPT.running.id))!.events).toHaveLength(before);
});

test('a match that was over keeps its result', async () => {
  const match = await sit('finished');
  expect(match.view.result).toMatchObject({ winners: ['blue'], by: 'resignation' });
  expect(retirement(match.card.title, match.view.retired!, match.view.result!)).toContain(
    'So its moves can’t be looked through any more; its record keeps them.',
  );
  expect((await getMatch(KEPT.finished.id))!.events).toEqual(KEPT.finished.events);
  expect(await match.record()).toMatch(/^messdeck record 1\ngame: uckers\n/);
});

test('a match whose rules have not changed goes on', async () => {
  const match = await sit('unchanged');
  expect(match.over).toBe(false);
  expect(match.view.retired).toBeUndefined();
  expect(match.view.line).toHaveLength(KEPT.unchanged.moves);
  await match.look(2);
  expect(match.stage.past?.index).toBe(2);
});

test('a record of rules that have changed is explained, and one of newer rules, too', async () => {
  const old = await (await sit('finished')).record();
  const say = (record: string) =>
    engine.call('record-open', { record }).then(
      () => '',
      (error: unknown) => explained(error),
    );
  expect(await say(old)).toBe(
    `This record was played by version 1 of the rules of Uckers; since then ${CHANGE}. ` +
      'This program plays version 2 and can’t replay it.',
  );
  expect(await say(old.replace('\nseat', '\nrules: 7\nseat'))).toContain('written by a newer Messdeck');
});

/** Something that a newer page or server wrote. */
const newer = (v: number) => ({ v, at: Date.now(), kind: 'blown-over', by: ['wind'] }) as unknown as Event;

test('a match of newer rules, or with events of a newer kind, on a server asks to load the page again', async () => {
  const [created] = KEPT.unchanged.events;
  for (const log of [[{ ...created!, rules: 7 } as Event], [created!, newer(2)]]) {
    const error = await HeldTable.open(engine, log).catch((error: unknown) => error);
    expect(sentence(error)).toBe(words('online-newer'));
  }
});

test('a match that a newer page wrote into this browser is left as it is', async () => {
  const { id, events, moves, position, acting, over, updated } = KEPT.unchanged;
  const added = newer(events.length + 1);
  await appendEvents(id, [added], { moves, position, acting, over, updated });
  const error = await sit('unchanged').catch((error: unknown) => error);
  expect((error as EngineError).fault.code).toBe('newer-event');
  expect(explained(error)).toContain('was written by a newer Messdeck');
  expect((await getMatch(id))!.events).toEqual([...events, added]);
});

test('lists of the server say that rules have changed', () => {
  const seats = [{ seat: 'red', kind: 'person' as const, name: 'Ann' }];
  expect(standOf({ phase: 'over', seats, yourTurn: false, retired: 'Why.' })).toBe(
    'Over: the rules have changed',
  );
});
