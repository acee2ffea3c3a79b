// What is said while others act and while it is settled who begins, at a real table: what lies there is what is said, whose dice lie
// there is whose turn it is, and nobody reads the same pass twice.

import 'fake-indexeddb/auto';
import { afterAll, expect, test, vi } from 'vitest';
import { Engine } from '../../src/engine/client';
import type { Say } from '../../src/engine/types';
import { createMatch } from '../../src/match/create';
import { LocalTable } from '../../src/match/local';
import type { Manners } from '../../src/match/manners';
import { Match } from '../../src/match/match.svelte';
import { getMatch, keeper, type SeatPlan } from '../../src/match/store';
import { boardOf, diceOf, throwOf, toRead } from '../../src/table/shown';
import { notesOf, turnOf } from '../../src/table/status';
import { parts } from '../engine/parts';

const engine = new Engine(parts());
afterAll(() => engine.close());

const person = (seat: string): SeatPlan => ({ seat, who: { kind: 'person', name: seat } });
const computer = (seat: string): SeatPlan => ({ seat, who: { kind: 'computer', level: 1 } });

/** Everything takes a moment, so that it can be seen; whoever listens hears for how long something is to be read. */
function slowly(heard: (designed: number) => void): Manners {
  return {
    rolls: () => true,
    moves: () => false,
    confirms: () => false,
    duration: (designed) => (designed > 0 ? 8 : 0),
    reading: (designed) => {
      heard(designed);
      return 8;
    },
    sound: () => {},
  };
}

async function sit(
  plan: Parameters<typeof createMatch>[0],
  heard: (designed: number, match: Match | undefined) => void = () => {},
): Promise<Match> {
  const id = await createMatch(plan);
  const table = await LocalTable.open(engine, keeper, (await getMatch(id))!);
  const sat: { match?: Match } = {};
  const manners = slowly((designed) => heard(designed, sat.match));
  return (sat.match = await Match.begin(engine, table, manners));
}

const until = (what: () => boolean) =>
  vi.waitFor(() => expect(what()).toBe(true), { interval: 1, timeout: 20_000 });

const seatOf = (say: Say | null) => (say?.with?.['seat'] as Say | undefined)?.id;

test('in a roll-off what is said is what lies there, and then who begins', async () => {
  const seats = [person('white'), computer('black')];
  // Over some matches either side wins.
  const exchanged = new Set<boolean>();
  for (let tries = 0; tries < 40 && exchanged.size < 2; tries += 1) {
    const read = new Set<string>();
    let spoken = '';
    const match = await sit({ game: 'dice-tactics', options: {}, seats, rollOff: true }, (_, match) => {
      const text = match && toRead(match)?.text;
      if (text === undefined) return;
      read.add(text);
      // Whoever begins may have moved before anybody looks again.
      spoken = match!.said;
    });
    while (match.view.phase === 'roll-off' || match.busy) {
      const turn = turnOf(match);
      const throwing = throwOf(match);
      if (turn?.id === 'table-roll-off-throw') {
        expect(seatOf(turn)).toBe(throwing?.seat);
        expect(turn.with?.['dice']).toEqual(
          throwing?.falling.map((value) => ({ id: 'pips', with: { value } })),
        );
      }
      if (turn?.id === 'table-your-roll') expect(match.view.acting).toBe('white');
      const dice = diceOf(match);
      if (dice && match.view.phase === 'roll-off') expect(dice.seat).toBe(match.view.acting);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    // The computer has white only if it has won and they changed places.
    const changed = match.view.seats[0]!.sitter.kind === 'computer';
    exchanged.add(changed);
    const says = changed
      ? 'Stowaway (1) threw highest, plays White and begins. You play Black'
      : 'You threw highest and begin';
    expect([...read]).toEqual([says]);
    expect(spoken).toContain(says);
    if (!changed) expect(notesOf(match).says[0]?.id).toBe('table-begins');
    await match.close();
  }
  expect(exchanged.size).toBe(2);
});

test('who has nothing left passes quickly, and that is read once', async () => {
  const read: number[] = [];
  const match = await sit(
    {
      game: 'uptick',
      options: { size: '4', dice: '3' },
      seats: [person('red'), computer('blue')],
      start: 'f3/4/4/4 r 3,0 33,- b',
      rollOff: false,
    },
    (designed) => read.push(designed),
  );
  const told = new Set<unknown>();
  for (const move of ['1@d1', '1@d2', '1@d3']) {
    await until(() => match.mayMove);
    match.play(move);
    await until(() => {
      if (match.passing) told.add(match.passing);
      return match.mayMove && !match.present.look.legal.includes(move);
    });
  }
  expect(match.view.line.map(({ move }) => move)).toEqual(['1@d1', 'pass', '1@d2', 'pass', '1@d3', 'pass']);
  expect(told.size).toBe(1);
  // A move that is pointed at in the list is lit, and nothing forbids it.
  match.lit = ['d1'];
  expect([boardOf(match).lit, boardOf(match).glow]).toEqual([['d1'], []]);
  expect(read.filter((time) => time === 1800)).toHaveLength(1);
  await match.close();
});

test('the dice of others never lie under whoever is to act', async () => {
  for (const game of ['diceopolis', 'uckers']) {
    const card = (await engine.call('games', {})).find(({ id }) => id === game)!;
    const seats = card.seats.map((seat, index) => (index === 0 ? person(seat) : computer(seat)));
    const match = await sit({ game, options: {}, seats, rollOff: false });
    const wrong = new Set<string>();
    for (let decisions = 0; decisions < 12; decisions += 1) {
      await until(() => {
        const dice = diceOf(match);
        if (dice && dice.seat !== match.view.acting) wrong.add(`${dice.seat} under ${match.view.acting}`);
        return match.mayMove;
      });
      if (match.pointer.pending) match.pointer.confirm();
      else match.pick(match.pointer.walk.next[0]!);
    }
    expect([game, ...wrong]).toEqual([game]);
    await match.close();
  }
});
