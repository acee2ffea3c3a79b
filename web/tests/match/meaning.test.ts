// What a person means who points at something that can't come next, in every game, on the real engine's positions.

import { afterAll, expect, test, vi } from 'vitest';
import { Engine } from '../../src/engine/client';
import type { At, Target } from '../../src/engine/types';
import { Pointer } from '../../src/match/pointer.svelte';
import { parts } from '../engine/parts';

const engine = new Engine(parts());
afterAll(() => engine.close());

/** `5` and `rB` are ids; what lies beside the board is marked with a `+`, a word to press with `!`, a way of turning with `~`. */
const KINDS: Record<string, Target['kind']> = { '+': 'item', '!': 'button', '~': 'turn' };
function targetsOf(text: string): Target[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const kind = KINDS[word[0]!];
      return kind ? { kind, id: word.slice(1) } : { kind: 'cell', id: word };
    });
}

const uptick = {
  game: 'uptick',
  options: { size: '6', dice: '4' },
  position: '6/2a1D1/6/2c3/6/2F3 b 2,2 -,- r',
};
const uptown = { game: 'uptown', options: {} };
const placing = { game: 'dice-tactics', options: {}, position: '8/8/8/8/8/8/8/8 w setup 3 - 0' };
const field = {
  game: 'dice-tactics',
  options: {},
  position: 'o7/8/8/4p3/2SZ1P2/3k4/L1H2Q2/OO6 w play 2 - 0',
};
const diceopolis = {
  game: 'diceopolis',
  options: { players: '2', dice: '6' },
  position: '12/12/12/12/12/12/12/12/12/12/12/12 r 11345,23446 1,1 place',
};
const uckers = {
  game: 'uckers',
  options: {},
  position: 'B,B,10,14/B,B,B,B/B,B,B,B/B,B,B,B r move 43 - - 0,0,0,0 pppp',
};

/** The position, what has been chosen, what is pointed at; then what is chosen, and why not, if it can't be. */
const CASES: [At, chosen: string, at: string, then: string, code: string | null][] = [
  // A square on which the value can't stand, though another one could.
  [uptick, '+5', 'f6', '+5', 'freezes'],
  [uptick, '+5 a1', 'f6', '+5 a1', 'freezes'],
  [uptick, '+5 a1', 'a2', '+5 a2', null],
  [uptick, '+5', 'c3', 'c3', null],
  [uptick, '+5', '+4', '+4', null],
  [uptick, '+5', 'e5', '+5', 'occupied'],
  [uptick, 'c3', 'f6', 'c3', 'blocked'],
  [uptick, 'c3', 'a2', 'c3', 'not-straight'],
  [uptick, 'c3 c4', 'a2', 'c3 c4', 'not-straight'],
  [uptick, 'c3', 'c5', 'c5', null],
  [uptick, 'c3', 'c3', '', null],
  [uptick, 'a1', 'a2', 'a2', null],
  [uptick, 'a1', '+6', 'a1 +6', null],
  [uptick, 'f6', '+5', '+5', null],
  [uptown, '+gL ~L1', 'g5', '+gL ~L1', 'off-board'],
  [uptown, '+gL ~L1 a1', 'g5', '+gL ~L1 a1', 'off-board'],
  [uptown, '+gL ~L1 a1', 'a2', '+gL ~L1 a2', null],
  [uptown, '+gL ~L1 a1', '~L3', '+gL ~L3', null],
  [uptown, '+gL ~L1 a1', '+rO', '+rO', null],
  [uptown, '', 'a1', '', 'out-of-order'],
  [placing, '+Q', 'a5', '+Q', 'not-home'],
  [placing, '+Q a1', 'a5', '+Q a1', 'not-home'],
  [placing, '+Q', '+O', '+O', null],
  [placing, 'a1', 'a2', 'a2', null],
  [placing, 'a1', 'a5', 'a1', 'not-home'],
  [field, 'f4', 'e5', 'f4', 'diagonal-attack'],
  [field, 'f4', 'f6', 'f4', 'not-one-square'],
  [field, 'f4 f5', 'b8', 'f4 f5', 'not-one-square'],
  [field, 'f4', 'c4', 'c4', null],
  [diceopolis, '+1', 'h9', '+1', 'corners'],
  [diceopolis, '+1 h8', 'h9', '+1 h8', 'corners'],
  [diceopolis, '+1 h8', 'f8', '+1 f8', null],
  [diceopolis, '+1', '+3', '+3', null],
  [diceopolis, 'h8', 'f8', 'f8', null],
  [diceopolis, '+1', '+red-cache', '+1', 'in-cache'],
  [uckers, '14', '20', '14', 'not-thrown'],
  [uckers, '14', '10', '10', null],
  [uckers, '14', 'rB', '14', 'enter-needs-six'],
  [uckers, '14 17 10', '15', '14 17 10', 'not-thrown'],
  // A square to which one counter alone can come says which; where two can, neither is meant.
  [uckers, '', '18', '14 18 10', null],
  [uckers, '', '21', '14 21', null],
  [uckers, '', '17', '', 'no-counter'],
  [uckers, '14', '13', '14', 'not-forward'],
];

test.each(CASES)('%o, chosen %j, points at %j', async (at, chosen, target, then, code) => {
  const look = await engine.call('look', at);
  const heard: string[] = [];
  const pointer = new Pointer(engine, {
    confirms: () => true,
    play: (move) => heard.push(move),
    say: (notice) => notice && heard.push('code' in notice ? notice.code : notice.message),
    fault: (error) => heard.push(String(error)),
  });
  pointer.stand({ at, look }, true);
  pointer.along(targetsOf(chosen));
  expect(pointer.walk.prefix).toEqual(targetsOf(chosen));
  pointer.pick(targetsOf(target)[0]!);
  if (code !== null) await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(pointer.walk.prefix).toEqual(targetsOf(then));
  expect(heard).toEqual(code === null ? [] : [code]);
});

test('what went without saying may be pointed at all the same; what was pointed at lets go', async () => {
  const position = 'h4,H,H,H/B,B,H,H/h2,H,H,H/B,B,30,38 r move 42 - - 0,0 pp';
  const at = { game: 'uckers', options: { players: '2' }, position };
  const pointer = new Pointer(engine, {
    confirms: () => true,
    play: () => expect.unreachable(),
    say: (notice) => expect(notice).toBeNull(),
    fault: (error) => expect.unreachable(String(error)),
  });
  pointer.stand({ at, look: await engine.call('look', at) }, true);
  const [counter] = targetsOf('rh4');
  pointer.pick(counter!);
  const { prefix } = pointer.walk;
  expect(prefix).toHaveLength(3);
  pointer.pick(prefix[1]!);
  expect(pointer.walk.prefix).toEqual(prefix);
  pointer.pick(counter!);
  pointer.pick(counter!);
  expect(pointer.walk.prefix).toEqual([]);
});
