// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMatch } from '../../src/match/create';
import { LocalTable, type Keeper } from '../../src/match/local';
import { Match } from '../../src/match/match.svelte';
import type { Manners, Sound } from '../../src/match/manners';
import { appendEvents, getMatch, keeper, type NewMatch } from '../../src/match/store';
import type { Calls, TableView } from '../../src/engine/types';
import { stateLine } from '../../src/match/summary';
import { FakeEngine } from '../fakes/engine';

const COMPUTER: NewMatch = {
  game: 'sixth',
  options: {},
  seats: [
    { seat: 'red', who: { kind: 'person', name: 'Ann' } },
    { seat: 'blue', who: { kind: 'computer', level: 1 } },
  ],
  rollOff: false,
};
const HOTSEAT: NewMatch = {
  ...COMPUTER,
  seats: ['red', 'blue'].map((seat) => ({ seat, who: { kind: 'person', name: seat } })),
};

let open: Match[] = [];
let sounds: Sound[] = [];
let manners: Manners & { auto: boolean; sure: boolean };

beforeEach(() => {
  open = [];
  sounds = [];
  manners = {
    auto: false,
    sure: false,
    rolls: () => manners.auto,
    moves: () => manners.auto,
    confirms: () => manners.sure,
    duration: () => 0,
    reading: () => 0,
    sound: (what) => sounds.push(what),
  };
});
afterEach(async () => {
  for (const match of open) await match.close();
});

async function sit(
  spec: NewMatch,
  engine = new FakeEngine(),
  id?: string,
  kept: Keeper = keeper,
): Promise<Match> {
  const stored = await getMatch(id ?? (await createMatch(spec)));
  const match = await Match.begin(engine, await LocalTable.open(engine, kept, stored!), manners);
  open.push(match);
  return match;
}

const cell = (id: string) => ({ kind: 'cell' as const, id });
const until = (what: () => boolean) =>
  vi.waitFor(() => expect(what()).toBe(true), { interval: 5, timeout: 3000 });

test('everybody is seated and shows what they committed to, and then it is the first seat’s throw', async () => {
  const engine = new FakeEngine();
  const match = await sit(COMPUTER, engine);
  expect(engine.commands.map(({ kind }) => kind)).toEqual(['sit', 'seat-computer', 'reveal']);
  const [sat, , revealed] = engine.commands;
  expect(sat).toMatchObject({ seat: 'red', name: 'Ann' });
  expect([...(sat as { commitment: string }).commitment].reverse().join('')).toBe(
    (revealed as { entropy: string }).entropy,
  );
  expect(match.mustRoll).toBe(true);
});

test('a person rolls and walks a path; the computer answers by itself', async () => {
  const match = await sit(COMPUTER, new FakeEngine([2, 4, 1]));
  match.roll();
  await until(() => match.mayMove);
  expect(match.present.made?.faces).toEqual([2]);
  match.pick(cell('s1'));
  expect(match.pointer.walk.next.map(({ id }) => id)).toEqual(['s2', 's3']);
  await until(() => match.pointer.marks.length === 1);
  match.pick(cell('s3'));
  await until(() => match.mustRoll);
  expect(match.view.line.map(({ move }) => move)).toEqual(['roll:2', 's1-s3', 'roll:4', 's1-s3']);
  expect(match.present.decided?.flights).toEqual([{ from: 's1', to: 's3' }]);
  expect(match.said).toContain('Red to act');
  expect(sounds).toEqual(['roll', 'slide', 'roll', 'slide', 'turn']);
});

test('what can’t be pointed at says why, and the squares that forbid it glow', async () => {
  const match = await sit(COMPUTER);
  match.pick(cell('s2'));
  expect(match.notice?.message).toMatch(/dice/);
  match.roll();
  await until(() => match.mayMove);
  match.pick(cell('s5'));
  await until(() => match.notice !== null);
  expect(match.notice).toMatchObject({ message: 's5 is too far.', rule: 'SX-1', squares: ['s5'] });
  match.back();
  expect(match.notice).toBeNull();
});

test('a path that wants a second word waits for it; pointing again is that word', async () => {
  manners.sure = true;
  const match = await sit(HOTSEAT, new FakeEngine([2]));
  match.roll();
  await until(() => match.mayMove);
  match.pick(cell('s1'));
  match.pick(cell('s2'));
  expect(match.pointer.pending).toBe(true);
  expect(match.view.line).toHaveLength(1);
  match.pick(cell('s3'));
  expect(match.pointer.walk.move).toBe('s1-s3');
  match.pick(cell('s3'));
  await until(() => match.view.line.length === 2);
});

test('throws and single moves play themselves, but not where a person has just taken back', async () => {
  manners.auto = true;
  const match = await sit(COMPUTER, new FakeEngine([3, 1, 2]));
  await until(() => match.mayMove && match.view.line.length === 5);
  expect(match.view.line.map(({ move }) => move)).toEqual(['roll:3', 's1-s2', 'roll:1', 's1-s2', 'roll:2']);
  match.undo();
  await until(() => match.view.line.length === 1);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(match.view.line).toHaveLength(1);
  expect(match.mayMove).toBe(true);
  expect(match.said).toContain('Taken back');
});

test('where several people share a screen, everybody throws their own dice', async () => {
  manners.auto = true;
  const match = await sit(HOTSEAT, new FakeEngine([3]));
  await until(() => match.mustRoll);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(match.view.line).toEqual([]);
  match.roll();
  await until(() => match.mustRoll && match.view.acting === 'blue');
  expect(match.view.line.map(({ move }) => move)).toEqual(['roll:3', 's1-s2']);
});

test('an only move is shown, and made by the one who confirms it', async () => {
  const match = await sit(HOTSEAT, new FakeEngine([3]));
  match.roll();
  await until(() => match.pointer.pending);
  expect(match.pointer.walk.prefix).toEqual([cell('s1'), cell('s2')]);
  expect(match.view.line.map(({ move }) => move)).toEqual(['roll:3']);
  match.pick(cell('s2'));
  await until(() => match.view.line.length === 2);
});

test('an offer leaves a half-pointed path alone, and the end is told once', async () => {
  const match = await sit(HOTSEAT, new FakeEngine([2]));
  match.roll();
  await until(() => match.mayMove);
  match.pick(cell('s1'));
  match.offerDraw();
  await until(() => match.view.offer !== null && !match.busy);
  expect(match.pointer.walk.prefix).toEqual([cell('s1')]);
  match.answer('blue', true);
  await until(() => match.over && !match.busy);
  expect(match.pointer.walk.prefix).toEqual([]);
  expect(sounds.filter((sound) => sound === 'end')).toHaveLength(1);
  match.said = '';
  match.send({ kind: 'offer', seat: 'red', person: 'here-red', offer: 'rematch' });
  await until(() => match.view.offer !== null && !match.busy);
  expect(sounds.filter((sound) => sound === 'end')).toHaveLength(1);
  expect(match.said).toBe('');
});

test('what could not be kept did not happen, and what another tab kept is shown', async () => {
  let full = false;
  const failing: Keeper = {
    ...keeper,
    append: (...args) => (full ? Promise.reject(new Error('no room left')) : appendEvents(...args)),
  };
  const match = await sit(HOTSEAT, new FakeEngine([2]), undefined, failing);
  match.roll();
  await until(() => match.mayMove);
  full = true;
  match.play('s1-s3');
  await until(() => match.notice !== null && !match.busy);
  expect(match.notice?.message).toContain('no room left');
  expect(match.view.line.map(({ move }) => move)).toEqual(['roll:2']);
  expect(match.mayMove).toBe(true);

  full = false;
  const other = await sit(HOTSEAT, new FakeEngine([2]), match.id);
  other.play('s1-s2');
  await until(() => other.view.line.length === 2);
  match.play('s1-s3');
  await until(() => match.view.line.length === 2 && !match.busy);
  expect(match.notice?.message).toContain('another tab');
  expect(match.view.line.at(-1)?.move).toBe('s1-s2');
  // The log has no gap: it opens again, and goes on.
  match.roll();
  await until(() => match.view.line.length === 3);
  const again = await sit(HOTSEAT, new FakeEngine([2]), match.id);
  expect(again.view.line.map(({ move }) => move)).toEqual(['roll:2', 's1-s2', 'roll:2']);
});

test('typed moves are notation or words; anything else is explained', async () => {
  const match = await sit(HOTSEAT, new FakeEngine([2]));
  match.roll();
  await until(() => match.mayMove);
  expect(await match.type('s1-s9')).toBe(false);
  expect(match.notice?.rule).toBe('SX-2');
  expect(await match.type(' S1 s3 ')).toBe(true);
  await until(() => match.view.line.length === 2);
});

test('a reload in the middle goes on exactly where it stood', async () => {
  const first = await sit(COMPUTER, new FakeEngine([2, 4, 1]));
  first.roll();
  await until(() => first.mayMove);
  const again = await sit(COMPUTER, new FakeEngine([2, 4, 1]), first.id);
  expect(again.view).toEqual(first.view);
  expect(again.mayMove).toBe(true);
  again.play('s1-s2');
  await until(() => again.mustRoll);
  expect((await getMatch(first.id))?.moves).toBe(4);
});

test('looking back shows the past and leaves the match alone', async () => {
  const match = await sit(HOTSEAT, new FakeEngine([2]));
  match.roll();
  await until(() => match.mayMove);
  match.play('s1-s3');
  await until(() => match.view.line.length === 2);
  await match.look(1);
  expect(match.stage.frame.index).toBe(1);
  expect(match.mayMove).toBe(false);
  await match.look(0);
  expect(match.stage.frame.look.position).toBe('0,0 red -');
  await match.look(99);
  expect(match.stage.past).toBeNull();
  await match.look(1);
  const id = await match.playFromHere();
  expect(await getMatch(id)).toMatchObject({ start: '0,0 red 2', rollOff: false });
});

test('hints are the computer’s best moves; following one shows its path', async () => {
  const match = await sit(HOTSEAT, new FakeEngine([2]));
  match.roll();
  await until(() => match.mayMove);
  await match.hint();
  expect(match.hints.map(({ move }) => move)).toEqual(['s1-s2', 's1-s3']);
  match.show(match.hints[1]!);
  expect(match.pointer.walk.move).toBe('s1-s3');
});

test('the computer takes a draw where it stands clearly worse, at the table it asks the other person', async () => {
  const alone = await sit(COMPUTER, new FakeEngine([2]));
  alone.roll();
  await until(() => alone.mayMove);
  alone.offerDraw();
  await until(() => alone.over);
  expect(alone.view.result?.by).toBe('agreement');
  const together = await sit(HOTSEAT);
  together.offerDraw();
  await until(() => together.view.offer !== null);
  together.answer('blue', false);
  await until(() => together.view.offer === null);
  expect(together.over).toBe(false);
});

test('a match ends, and the next one changes chairs', async () => {
  const match = await sit(HOTSEAT);
  match.resign();
  await until(() => match.over);
  expect(match.view.result).toMatchObject({ winners: ['blue'], by: 'resignation' });
  expect(match.said).toContain('Blue won by resignation');
  const next = await getMatch((await match.rematch())!);
  expect(next?.seats.map(({ who }) => who.kind === 'person' && who.name)).toEqual(['blue', 'red']);
});

/** An engine whose roll-off lets two seats change places. */
class Exchanging extends FakeEngine {
  override async call<K extends keyof Calls>(name: K, args: Calls[K]['in']): Promise<Calls[K]['out']> {
    const answer = await super.call(name, args);
    const view = (answer as { view?: TableView } | null)?.view;
    if (view?.phase === 'playing') {
      const [red, blue] = view.seats;
      [red!.sitter, blue!.sitter] = [blue!.sitter, red!.sitter];
    }
    return answer;
  }
}

test('who sits where after the roll-off is what lists say', async () => {
  const id = await createMatch(COMPUTER);
  await sit(COMPUTER, new Exchanging(), id);
  const stored = (await getMatch(id))!;
  expect(stored.seats).toEqual([
    { seat: 'red', who: { kind: 'computer', level: 1 } },
    { seat: 'blue', who: { kind: 'person', name: 'Ann' } },
  ]);
  expect(stateLine({ ...stored, acting: 'blue' })).toContain('Ann');
});
