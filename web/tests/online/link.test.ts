import { expect, test } from 'vitest';
import { PROTOCOL, type Event } from '../../src/engine/types';
import { linkTo, step, waitBefore, type Effect, type Input, type Link } from '../../src/online/link';
import type { FromServer, Wish } from '../../src/online/wire';

const around = { random: () => 0.5, token: () => 'secret' };
const event = (v: number): Event => ({ v, at: v, kind: 'left', seat: 'red' });
const roll: Wish = { kind: 'roll', seat: 'red', person: 'ann' };

/** Puts one input after the other and says what the last one led to. */
function after(...inputs: Input[]): { link: Link; effects: Effect[] } {
  let link = linkTo('m');
  let effects: Effect[] = [];
  for (const input of inputs) [link, effects] = step(link, input, around);
  return { link, effects };
}

const heard = (message: FromServer): Input => ({ kind: 'heard', message });
const welcome = (...vs: number[]): Input =>
  heard({ kind: 'welcome', v: vs.at(-1) ?? 0, you: 'ann', now: 1000, events: vs.map(event) });
const LIVE: Input[] = [{ kind: 'begin' }, { kind: 'opened' }, welcome(1, 2)];
const ACT: Input = { kind: 'act', id: 'a', command: roll };

test('hello says what is known, and the first log is delivered whole', () => {
  const greeted = after({ kind: 'begin' }, { kind: 'opened' });
  expect(greeted.effects).toEqual([
    { do: 'send', message: { kind: 'hello', protocol: PROTOCOL, match: 'm', since: 0, token: 'secret' } },
  ]);
  const live = after(...LIVE);
  expect(live.link).toMatchObject({ phase: 'live', v: 2, tries: 0 });
  expect(live.effects).toEqual([
    { do: 'clock', now: 1000 },
    { do: 'deliver', events: [event(1), event(2)], anew: true },
  ]);
});

test('a match that was put back from an older copy begins anew', () => {
  const back = after(...LIVE, { kind: 'closed' }, { kind: 'due' }, { kind: 'opened' }, welcome(1));
  expect(back.link.v).toBe(1);
  expect(back.effects[1]).toEqual({ do: 'deliver', events: [event(1)], anew: true });
});

test('waits grow from 50 ms over half a second to ten seconds, with jitter', () => {
  expect(waitBefore(0, () => 0)).toBe(50);
  expect([waitBefore(1, () => 0), waitBefore(1, () => 0.999)].map(Math.round)).toEqual([250, 750]);
  expect([2, 3, 4, 5, 6, 20].map((tries) => waitBefore(tries, () => 0.5))).toEqual([
    1000, 2000, 4000, 8000, 10_000, 10_000,
  ]);
});

test('after a cut line it comes back with what it knows and sends again what was not answered', () => {
  const { link, effects } = after(...LIVE, ACT, { kind: 'closed' });
  expect(link.phase).toBe('waiting');
  expect(effects).toEqual([{ do: 'wait', time: 50 }]);
  const again = after(...LIVE, ACT, { kind: 'closed' }, { kind: 'due' }, { kind: 'opened' });
  expect(again.effects).toEqual([
    { do: 'send', message: { kind: 'hello', protocol: PROTOCOL, match: 'm', since: 2, token: 'secret' } },
  ]);
  const back = after(...LIVE, ACT, { kind: 'closed' }, { kind: 'due' }, { kind: 'opened' }, welcome(3));
  // The same name and the same number as the first time: the server does it once.
  expect(back.effects.slice(1)).toEqual([
    { do: 'deliver', events: [event(3)], anew: false },
    { do: 'send', message: { kind: 'act', id: 'a', v: 2, command: roll } },
  ]);
});

test('acts made without a connection wait for it', () => {
  const lost = after(...LIVE, { kind: 'closed' }, ACT);
  expect(lost.effects).toEqual([]);
  const back = after(...LIVE, { kind: 'closed' }, ACT, { kind: 'due' }, { kind: 'opened' }, welcome());
  expect(back.effects.at(-1)).toMatchObject({ do: 'send', message: { kind: 'act', id: 'a' } });
});

test('a page of another version keeps what was not answered for the next one', () => {
  const error = {
    code: 'reload',
    message: 'Reload it.',
    say: { id: 'verbatim', with: { text: 'Reload it.' } },
  };
  const COME_BACK: Input[] = [{ kind: 'closed' }, { kind: 'due' }, { kind: 'opened' }];
  const told = after(...LIVE, ACT, ...COME_BACK, heard({ kind: 'error', error }));
  expect(told.effects).toEqual([{ do: 'hang-up' }, { do: 'reload', error }]);
  expect(told.link).toMatchObject({ phase: 'outdated', acts: [{ id: 'a', v: 2, command: roll }] });
  const [later, nothing] = step(told.link, { kind: 'act', id: 'b', command: roll }, around);
  expect([later.acts.map(({ id }) => id), nothing]).toEqual([['a', 'b'], []]);
  expect(step(told.link, { kind: 'wake' }, around)).toEqual([told.link, []]);
  // The next page begins with them.
  let link = linkTo('m', later.acts);
  let effects: Effect[] = [];
  for (const input of LIVE) [link, effects] = step(link, input, around);
  expect(effects.slice(2)).toMatchObject([{ message: { id: 'a', v: 2 } }, { message: { id: 'b' } }]);
});

test('an acknowledgement settles an act once', () => {
  const done = after(...LIVE, ACT, heard({ kind: 'ack', id: 'a', v: 3, again: false }));
  expect(done.effects).toEqual([{ do: 'settle', id: 'a', refused: null }]);
  expect(done.link.acts).toEqual([]);
});

test('a stale act brings what was missed', () => {
  const error = { code: 'stale', message: 'Too late.', say: { id: 'verbatim', with: { text: 'Too late.' } } };
  const { effects } = after(...LIVE, ACT, heard({ kind: 'refused', id: 'a', error, events: [event(3)] }));
  expect(effects).toEqual([
    { do: 'deliver', events: [event(3)], anew: false },
    { do: 'settle', id: 'a', refused: error },
  ]);
});

test('known events are not delivered twice, and a gap is asked for', () => {
  expect(after(...LIVE, heard({ kind: 'events', events: [event(2)] })).effects).toEqual([]);
  expect(after(...LIVE, heard({ kind: 'events', events: [event(2), event(3)] })).effects).toEqual([
    { do: 'deliver', events: [event(3)], anew: false },
  ]);
  const gap = after(...LIVE, heard({ kind: 'events', events: [event(4)] }));
  expect(gap.effects).toEqual([{ do: 'hang-up' }, { do: 'connect' }]);
  expect(gap.link.v).toBe(2);
});

test('what makes no sense is read again from the beginning', () => {
  const { effects } = after(...LIVE, { kind: 'distrust' }, { kind: 'opened' });
  expect(effects).toEqual([
    { do: 'send', message: { kind: 'hello', protocol: PROTOCOL, match: 'm', since: 0, token: 'secret' } },
  ]);
  const anew = after(...LIVE, { kind: 'distrust' }, { kind: 'opened' }, welcome(1, 2, 3));
  expect(anew.effects).toContainEqual({
    do: 'deliver',
    events: [event(1), event(2), event(3)],
    anew: true,
  });
});

test('when the browser wakes, it comes back at once', () => {
  expect(after(...LIVE, { kind: 'closed' }, { kind: 'wake' }).effects).toEqual([{ do: 'connect' }]);
  // On a line that seems well it asks whether it is.
  expect(after(...LIVE, { kind: 'wake' }).effects).toMatchObject([{ do: 'send', message: { kind: 'ping' } }]);
});

test('a line that stays silent after a ping is given up', () => {
  const quiet = after(...LIVE, { kind: 'pulse', now: 1 }, { kind: 'pulse', now: 2 });
  expect(quiet.effects).toEqual([{ do: 'hang-up' }, { do: 'wait', time: 50 }]);
  const well = after(...LIVE, { kind: 'pulse', now: 1 }, heard({ kind: 'pong', t: 1, now: 5 }), {
    kind: 'pulse',
    now: 2,
  });
  expect(well.effects).toEqual([{ do: 'send', message: { kind: 'ping', t: 2 } }]);
});

test('an act of which the server does not know whether it was kept is sent again', () => {
  const error = {
    code: 'unknown',
    message: 'It is not known whether that was kept.',
    say: { id: 'verbatim', with: { text: 'It is not known whether that was kept.' } },
  };
  const unknown = heard({ kind: 'refused', id: 'a', error });
  const { link, effects } = after(...LIVE, ACT, unknown);
  expect(link).toMatchObject({ phase: 'waiting', acts: [{ id: 'a' }] });
  expect(effects).toEqual([{ do: 'hang-up' }, { do: 'wait', time: 50 }]);
  const back = after(...LIVE, ACT, unknown, { kind: 'due' }, { kind: 'opened' }, welcome(3));
  expect(back.effects.at(-1)).toEqual({ do: 'send', message: { kind: 'act', id: 'a', v: 2, command: roll } });
});

test('who is refused at the door does not come back by themselves', () => {
  const error = {
    code: 'no-such-match',
    message: 'There is no such match.',
    say: { id: 'verbatim', with: { text: 'There is no such match.' } },
  };
  const { link, effects } = after(
    { kind: 'begin' },
    ACT,
    { kind: 'opened' },
    heard({ kind: 'error', error }),
  );
  expect(link.phase).toBe('refused');
  expect(effects).toEqual([
    { do: 'hang-up' },
    { do: 'complain', error },
    { do: 'settle', id: 'a', refused: error },
  ]);
  expect(step(link, { kind: 'due' }, around)[1]).toEqual([]);
  expect(step(link, { kind: 'renew' }, around)[1]).toEqual([{ do: 'hang-up' }, { do: 'connect' }]);
});

test('trouble that passes is waited out', () => {
  const error = {
    code: 'too-many',
    message: 'Wait a little.',
    say: { id: 'verbatim', with: { text: 'Wait a little.' } },
  };
  const { link } = after({ kind: 'begin' }, { kind: 'opened' }, heard({ kind: 'error', error }), {
    kind: 'closed',
  });
  expect(link.phase).toBe('waiting');
});

test('the end settles what is left', () => {
  const { link, effects } = after(...LIVE, ACT, { kind: 'end' });
  expect(link.phase).toBe('ended');
  expect(effects).toMatchObject([{ do: 'hang-up' }, { do: 'settle', id: 'a', refused: { code: 'gone' } }]);
});
