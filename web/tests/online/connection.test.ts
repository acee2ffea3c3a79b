import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, Refusal, type Hearer } from '../../src/online/connection';
import { FakeSocket } from './socket';

let sockets: FakeSocket[];
let told: unknown[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  told = [];
  const tell =
    (what: string) =>
    (...args: unknown[]) =>
      void told.push([what, ...args]);
  const hearer = Object.fromEntries(
    ['events', 'presence', 'chat', 'phase', 'clock', 'complain'].map((what) => [what, tell(what)]),
  ) as unknown as Hearer;
  const open = () => {
    sockets.push(new FakeSocket());
    return sockets.at(-1)!;
  };
  connection = new Connection('m', open, () => null, hearer);
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
  events: [{ v: 1, at: 0, kind: 'created' }],
} as const;

function live(socket: FakeSocket): void {
  socket.onopen?.();
  socket.say({ ...WELCOME, events: [...WELCOME.events] });
}

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
  expect(sockets[1]!.sent).toEqual([{ kind: 'hello', match: 'm', since: 1 }]);
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
  sockets[0]!.say({ kind: 'refused', id, error: { code: 'not-your-turn', message: 'Wait.' } });
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
