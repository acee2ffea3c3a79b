// Whole matches at one screen, with the real engine: everything but the pixels, from the first chair to a record whose
// rolls are verified. Every move is pointed at target by target, as at the board.

import 'fake-indexeddb/auto';
import { afterAll, expect, test, vi } from 'vitest';
import { Engine } from '../../src/engine/client';
import type { GameCard } from '../../src/engine/types';
import { createMatch } from '../../src/match/create';
import { LocalTable } from '../../src/match/local';
import { Match } from '../../src/match/match.svelte';
import { getMatch, keeper, type SeatPlan } from '../../src/match/store';
import { diceOf } from '../../src/table/shown';
import { notesOf, turnOf } from '../../src/table/status';
import { parts } from '../engine/parts';
import { manners } from '../fakes/manners';
import { expectTrue } from './true-words';

const engine = new Engine(parts());
afterAll(() => engine.close());

/** The same numbers on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const GAMES: { game: string; options: Record<string, string>; computers: boolean }[] = [
  { game: 'uptick', options: {}, computers: false },
  { game: 'uptown', options: {}, computers: false },
  { game: 'dice-tactics', options: { quiet: '10' }, computers: true },
  { game: 'diceopolis', options: {}, computers: true },
  { game: 'uckers', options: {}, computers: false },
  { game: 'uckers', options: { rules: 'one-die', players: '2', 'saved-sixes': 'on' }, computers: false },
  { game: 'dice-tactics', options: { units: '4', quiet: '10', ranged: 'adjacent' }, computers: false },
];

/** What is said at this moment is about whoever acts, and can be done. */
function expectTrueWords(match: Match, game: string): void {
  const { says, advises } = notesOf(match);
  const turn = turnOf(match);
  expect(advises).toBe(match.mayMove);
  const ask = ['table-your-turn', 'table-your-roll'];
  if (turn && ask.includes(turn.id)) expect(match.mine, `${game}: ${turn.id}`).not.toBeNull();
  if (match.mayMove) {
    // Dice of others under "Your turn" would be taken for one's own.
    const dice = diceOf(match);
    if (dice) expect(dice.seat, `${game}: ${match.present.look.position}`).toBe(match.view.acting);
    // Whoever can do something is told what.
    expect(says.length, `${game}: ${match.present.look.position}`).toBeGreaterThan(0);
    for (const say of says) expectTrue(say, match);
  }
}

/** What the engine asks for next, once something is chosen, can be chosen. */
async function expectTruePrompt(match: Match): Promise<void> {
  const { prefix, move } = match.pointer.walk;
  if (!match.mayMove || prefix.length === 0 || move !== null) return;
  const { prompt } = await engine.call('prompt', { ...match.present.at, prefix });
  expect(prompt, `${match.present.look.position} after ${JSON.stringify(prefix)}`).toBeDefined();
  if (prompt) expectTrue(prompt, match);
}

test.each(GAMES)(
  'a whole match of $game $options',
  async ({ game, options, computers }) => {
    const card = (await engine.call('games', {})).find(({ id }) => id === game) as GameCard;
    const seats = card.seats.map((seat, index): SeatPlan => ({
      seat,
      who: computers && index > 0 ? { kind: 'computer', level: 1 } : { kind: 'person', name: seat },
    }));
    const id = await createMatch({ game, options, seats, rollOff: false });
    const table = await LocalTable.open(engine, keeper, (await getMatch(id))!);
    const match = await Match.begin(engine, table, manners);
    const pick = numbers(7);
    while (!match.over) {
      await vi.waitFor(() => expect(match.over || match.mayMove || match.mustRoll).toBe(true), {
        interval: 1,
        timeout: 20_000,
      });
      expectTrueWords(match, game);
      await expectTruePrompt(match);
      const { next } = match.pointer.walk;
      if (match.pointer.pending) match.pointer.confirm();
      else if (match.mayMove) match.pick(next[pick(next.length)]!);
      else if (match.mustRoll) match.roll();
    }
    await match.settled();
    // Once it is over nothing is asked of anybody any more.
    expect([turnOf(match), notesOf(match).says]).toEqual([null, []]);
    expect(match.failure).toBeNull();
    const kept = (await getMatch(id))!;
    expect(kept.over).toEqual(match.view.result);
    expect(kept.events.map(({ v }) => v)).toEqual(kept.events.map((_, index) => index + 1));
    const { rolls, verified, wrong } = await match.verify();
    expect({ verified, wrong }).toEqual({ verified: rolls, wrong: null });
    await match.close();
  },
  180_000,
);
