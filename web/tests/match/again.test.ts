// A match that is played again says who one is in it: everybody has moved on to another chair.

import 'fake-indexeddb/auto';
import { afterAll, expect, test } from 'vitest';
import { Engine } from '../../src/engine/client';
import { createMatch } from '../../src/match/create';
import { LocalTable } from '../../src/match/local';
import { Match } from '../../src/match/match.svelte';
import { getMatch, keeper } from '../../src/match/store';
import { notesOf } from '../../src/table/status';
import { parts } from '../engine/parts';
import { manners } from '../fakes/manners';

const engine = new Engine(parts());
afterAll(() => engine.close());

const open = async (id: string) =>
  Match.begin(engine, await LocalTable.open(engine, keeper, (await getMatch(id))!), manners);
const said = (match: Match) => notesOf(match).says.map(({ id }) => id);

test('who plays another seat than in the match before is told so, until they have moved', async () => {
  const seats = [
    { seat: 'red', who: { kind: 'computer' as const, level: 1 } },
    { seat: 'blue', who: { kind: 'person' as const, name: 'Ann' } },
  ];
  const first = await open(await createMatch({ game: 'uptick', options: {}, seats, rollOff: false }));
  expect(first.movedTo).toBeNull();
  const again = await open((await first.rematch())!);
  expect(again.movedTo).toBe('red');
  expect(said(again)).toContain('table-moved-to');
  again.play(again.present.look.legal[0]!);
  await again.settled();
  await expect.poll(() => again.movedTo).toBeNull();
  expect(said(again)).not.toContain('table-moved-to');
  await first.close();
  await again.close();
});
