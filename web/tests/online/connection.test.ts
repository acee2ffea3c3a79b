import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROTOCOL } from '../../src/engine/types';
import { Connection, Refusal, type Hearer } from '../../src/online/connection';
import type { Act } from '../../src/online/wire';
import { FakeSocket } from './socket';

let connect: () => Connection;
let sockets: FakeSocket[];
let told: unknown[];
let connection: Connection;
let kept: Act[];

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  told = [];
  const tell =
    (what: string) =>
    (...args: unknown[]) =>
      void told.push([what, ...args]);
  const hearer = Object.fromEntries(
    ['events', 'presence', 'chat', 'phase', 'clock', 'complain', 'outdated'].map((what) => [
      what,
      tell(what),
    ]),
  ) as unknown as Hearer;
  const open = () => {
    sockets.push(new FakeSocket());
    return sockets.at(-1)!;
  };
  kept = [];
  const outbox = { read: () => kept, write: (acts: Act[]) => void (kept = acts) };
  connect = () => new Connection('m', open, () => null, hearer, outbox);
  connection = connect();
});
afterEach(() => {
  connection.end();
  vi.useRealTimers();
});

const WELCOME = {
  kind: 'welcome',
  v: 1,
  you: null,
  now: 7,
  events: [{ v: 1, at: 0, kind: 'left', seat: 'red' }],
} as const;

function live(socket: FakeSocket): void {
  socket.onopen?.();
  socket.say({ ...WELCOME, events: [...WELCOME.events] });
}

test('what was not answered is kept, and sent by the next page', async () => {
  connection.begin();
  live(sockets[0]!);
  const forsaken = connection.act({ kind: 'roll', seat: 'red' });
  const [act] = kept;
  expect(act).toMatchObject({ v: 1, command: { kind: 'roll' } });
  sockets[0]!.cut();
  const next = connect();
  next.begin();
  live(sockets[1]!);
  expect(sockets[1]!.sent[1]).toEqual({ kind: 'act', ...act });
  sockets[1]!.say({ kind: 'ack', id: act!.id, v: 2, again: true });
  expect(kept).toEqual([]);
  next.end();
  connection.end();
  await expect(forsaken).rejects.toThrow(Refusal);
});

test('an act is sent again under its name after a cut, and settled once', async () => {
  connection.begin();
  live(sockets[0]!);
  const done = connection.act({ kind: 'roll', seat: 'red' });
  const [, first] = sockets[0]!.sent;
  expect(first).toMatchObject({ kind: 'act', v: 1 });
  sockets[0]!.cut();
  vi.advanceTimersByTime(50);
  expect(sockets).toHaveLength(2);
  sockets[1]!.onopen?.();
  expect(sockets[1]!.sent).toEqual([{ kind: 'hello', protocol: PROTOCOL, match: 'm', since: 1 }]);
  sockets[1]!.say({ ...WELCOME, events: [] });
  expect(sockets[1]!.sent[1]).toEqual(first);
  sockets[1]!.say({ kind: 'ack', id: (first as { id: string }).id, v: 2, again: true });
  await expect(done).resolves.toBeUndefined();
});

test('a refusal rejects with what the server said', async () => {
  connection.begin();
  live(sockets[0]!);
  const done = connection.act({ kind: 'roll', seat: 'red' });
  const { id } = sockets[0]!.sent[1] as { id: string };
  sockets[0]!.say({
    kind: 'refused',
    id,
    error: { code: 'not-your-turn', message: 'Wait.', say: { id: 'verbatim', with: { text: 'Wait.' } } },
  });
  await expect(done).rejects.toThrow(Refusal);
  await expect(done).rejects.toThrow('Wait.');
});

test('a socket that was given up is not listened to', () => {
  connection.begin();
  live(sockets[0]!);
  connection.distrust();
  told.length = 0;
  sockets[0]!.say({ kind: 'presence', people: ['ann'], watching: 0 });
  sockets[0]!.cut();
  expect(told).toEqual([]);
  expect(sockets).toHaveLength(2);
  expect(sockets[0]!.closed).toBe(true);
});

test('failed attempts wait longer; waking does not wait', () => {
  connection.begin();
  sockets[0]!.cut();
  vi.advanceTimersByTime(50);
  sockets[1]!.cut();
  vi.advanceTimersByTime(240);
  expect(sockets).toHaveLength(2);
  connection.wake();
  expect(sockets).toHaveLength(3);
  // The wait that was cut short must not open another one.
  vi.advanceTimersByTime(2000);
  expect(sockets).toHaveLength(3);
});

test('a line that no longer answers is replaced', () => {
  connection.begin();
  live(sockets[0]!);
  vi.advanceTimersByTime(10_000);
  expect(sockets[0]!.sent.at(-1)).toMatchObject({ kind: 'ping' });
  vi.advanceTimersByTime(10_050);
  expect(sockets[0]!.closed).toBe(true);
  expect(sockets).toHaveLength(2);
});
