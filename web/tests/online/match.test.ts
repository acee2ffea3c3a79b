// @vitest-environment jsdom
// The match between screens against a server that is a table of the same made-up game at the other end of a fake line.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EngineError } from '../../src/engine/client';
import { PROTOCOL, type Command, type Event } from '../../src/engine/types';
import type { Manners } from '../../src/match/manners';
import { Match } from '../../src/match/match.svelte';
import { RemoteTable } from '../../src/online/remote.svelte';
import { keep, keepGuest } from '../../src/online/who';
import { words } from '../../src/texts/words';
import type { FromServer, ToServer } from '../../src/online/wire';
import { FakeEngine } from '../fakes/engine';
import { FakeSocket } from './socket';

/** A server: it decides with an engine of its own, and holds its tongue while `slow`. */
class Server {
  readonly log: Event[] = [];
  readonly sockets: FakeSocket[] = [];
  slow = false;
  /** Whether it knows no token, or no match. */
  forgets = false;
  gone = false;
  /** Whether it speaks another version than the page. */
  other = false;
  /** What was not said while the line was slow. */
  held: FromServer[] = [];
  #done = new Map<string, number>();
  #table = -1;
  #engine = new FakeEngine([2, 4, 1, 3, 5, 6]);

  async begin(): Promise<void> {
    const set = { match: 'm', game: 'sixth', rollOff: false, seed: '', now: 1 };
    const { table, events } = await this.#engine.call('table-new', set);
    this.#table = table;
    this.log.push(...events);
    for (const [seat, person] of [
      ['red', 'ann'],
      ['blue', 'bob'],
    ] as const) {
      await this.do({ kind: 'sit', seat, person, name: person, commitment: 'c' });
    }
    await this.do({ kind: 'reveal', seat: 'blue', person: 'bob', entropy: 'bb' });
  }

  async do(command: Command): Promise<void> {
    const { events } = await this.#engine.call('table-do', { table: this.#table, command, now: 1 });
    this.log.push(...events);
    this.tell({ kind: 'events', events });
  }

  tell(message: FromServer): void {
    if (this.slow) this.held.push(message);
    else this.sockets.at(-1)?.say(message);
  }

  /** Says what it held back. */
  speed(): void {
    this.slow = false;
    for (const message of this.held.splice(0)) this.tell(message);
  }

  open = (): FakeSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    socket.answer = (message) => void this.#hear(message);
    queueMicrotask(() => socket.onopen?.());
    return socket;
  };

  async #hear(message: ToServer): Promise<void> {
    await Promise.resolve();
    if (message.kind === 'hello' && this.other) {
      this.tell({
        kind: 'error',
        error: {
          code: 'reload',
          message: 'Reload it.',
          say: { id: 'verbatim', with: { text: 'Reload it.' } },
        },
      });
    } else if (message.kind === 'hello' && (this.gone || (this.forgets && message.token !== undefined))) {
      const code = this.gone ? 'no-such-match' : 'who-are-you';
      this.tell({
        kind: 'error',
        error: { code, message: 'no', say: { id: 'verbatim', with: { text: 'no' } } },
      });
    } else if (message.kind === 'hello') {
      const events = this.log.slice(message.since);
      this.tell({ kind: 'welcome', v: this.log.length, you: 'ann', now: Date.now(), events });
    } else if (message.kind === 'act') {
      const { id, command } = message;
      try {
        if (!this.#done.has(id)) await this.do(command as Command);
        const again = this.#done.has(id);
        this.#done.set(id, this.log.length);
        this.tell({ kind: 'ack', id, v: this.log.length, again });
      } catch (error) {
        const { fault } = error as EngineError;
        this.tell({ kind: 'refused', id, error: fault });
      }
    }
  }
}

const manners: Manners = {
  rolls: () => false,
  moves: () => false,
  confirms: () => false,
  duration: () => 0,
  reading: () => 0,
  sound: () => {},
};
let server: Server;
let engine: FakeEngine;
let match: Match<RemoteTable>;

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network in tests')));
  localStorage.clear();
  sessionStorage.clear();
  keepGuest({ person: 'ann', name: 'ann', token: 't' });
  keep('m', { entropies: { red: 'aa' } });
  server = new Server();
  await server.begin();
  engine = new FakeEngine();
  match = await follow();
});
afterEach(async () => {
  await match.close();
  vi.unstubAllGlobals();
});

const follow = async () => Match.begin(engine, await RemoteTable.open(engine, 'm', server.open), manners);
const cell = (id: string) => ({ kind: 'cell' as const, id });
const until = (what: () => boolean) =>
  vi.waitFor(() => expect(what()).toBe(true), { interval: 5, timeout: 3000 });
const moves = () => match.view.line.map(({ move }) => move);

async function rolled(): Promise<void> {
  await until(() => match.mustRoll);
  match.roll();
  await until(() => match.mayMove);
}

test('the page shows what it committed to, and then it is my throw', async () => {
  await until(() => match.mustRoll);
  expect(match.view.fairness.entropies).toEqual({ red: 'aa', blue: 'bb' });
  expect(match.mine).toBe('red');
  expect(match.personal).toBe(true);
  expect(match.mayHint).toBe(false);
});

test('who hears of their seat before the answer to sitting down shows what they committed to all the same', async () => {
  await match.close();
  localStorage.clear();
  server = new Server();
  await server.begin();
  match = await follow();
  // The page has looked whether there is anything to do, and there was nothing for somebody who watches.
  await new Promise((resolve) => setTimeout(resolve));
  expect(match.own).toEqual([]);
  keepGuest({ person: 'ann', name: 'ann', token: 't' });
  keep('m', { entropies: { red: 'aa' } });
  match.table.renew();
  await until(() => match.mustRoll);
  expect(match.mine).toBe('red');
});

test('a move is seen before the server has answered, a throw is not', async () => {
  await until(() => match.mustRoll);
  server.slow = true;
  match.roll();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(moves()).toEqual([]);
  server.speed();
  await until(() => match.mayMove);
  server.slow = true;
  match.pick(cell('s1'));
  match.pick(cell('s3'));
  await until(() => moves().length === 2);
  expect(match.busy).toBe(true);
  server.speed();
  await until(() => !match.busy);
  expect(moves()).toEqual(['roll:2', 's1-s3']);
});

test('who comes and goes does not take a move off the board while it is on its way', async () => {
  await rolled();
  server.slow = true;
  match.play('s1-s3');
  await until(() => moves().length === 2);
  const v = server.log.length;
  server.sockets.at(-1)!.say({ kind: 'presence', people: ['ann', 'bob'], watching: 1 });
  expect(match.table.watching).toBe(1);
  expect(v).toBeGreaterThan(0);
  server.speed();
  await until(() => !match.busy);
  expect(moves()).toEqual(['roll:2', 's1-s3']);
});

test('what the server refuses is taken back, and it is said why', async () => {
  await rolled();
  // The other end knows that the match is over already.
  server.slow = true;
  await server.do({ kind: 'resign', seat: 'blue', person: 'bob' });
  const resigned = server.held.splice(0);
  match.play('s1-s3');
  await until(() => moves().length === 2);
  await until(() => server.held.some(({ kind }) => kind === 'refused'));
  server.held = [...resigned, ...server.held];
  server.speed();
  await until(() => match.over && !match.busy);
  expect(moves()).toEqual(['roll:2']);
  expect(match.notice?.message).toBe('It is not your turn.');
});

test('after a cut line nothing is lost and nothing is played twice', async () => {
  await rolled();
  server.slow = true;
  match.play('s1-s3');
  await until(() => server.held.some(({ kind }) => kind === 'ack'));
  // The server has it, but its answer never arrives.
  server.held = [];
  server.sockets.at(-1)!.cut();
  server.slow = false;
  await until(() => !match.busy);
  expect(server.sockets).toHaveLength(2);
  expect(moves()).toEqual(['roll:2', 's1-s3']);
  expect(server.log.filter(({ kind }) => kind === 'moved')).toHaveLength(2);
});

test('a page of another version is loaded anew, and the next one makes the move', async () => {
  await rolled();
  server.other = true;
  server.sockets.at(-1)!.cut();
  match.play('s1-s3');
  await until(() => match.table.connection === 'outdated');
  expect(match.table.turnedAway).toBe(words('online-outdated'));
  // Loading anew leaves no time to say goodbye.
  server.other = false;
  const next = await follow();
  await until(() => next.view.line.length === 2);
  expect(next.view.line[1]!.move).toBe('s1-s3');
  await next.close();
});

test('what others do is shown, and my turn comes round', async () => {
  await rolled();
  match.play('s1-s3');
  await until(() => match.view.acting === 'blue' && !match.busy);
  expect(match.mine).toBeNull();
  await server.do({ kind: 'roll', seat: 'blue', person: 'bob' });
  await until(() => moves().length === 3);
  match.pick(cell('s1'));
  expect(match.notice?.message).toBe('Blue to act');
});

test('what others say is new until it is seen, also after a reload', async () => {
  await until(() => match.mustRoll);
  const say = (n: number, person: string) =>
    server.tell({ kind: 'chat', line: { n, person, at: 0, text: 'ahoy' } });
  say(1, 'bob');
  say(2, 'ann');
  say(3, 'bob');
  expect(match.table.talk.unread).toBe(2);
  match.table.talk.haveRead();
  expect(match.table.talk.unread).toBe(0);
  say(4, 'bob');
  expect(match.table.talk.unread).toBe(1);
  await match.close();
  match = await follow();
  say(3, 'bob');
  say(4, 'bob');
  expect(match.table.talk.unread).toBe(1);
});

test('whom the server has forgotten watches, and is told so', async () => {
  await until(() => match.mustRoll);
  server.forgets = true;
  server.sockets.at(-1)!.cut();
  await until(() => match.table.forgotten && match.table.connection === 'live');
  expect(match.own).toEqual([]);
  expect(localStorage.getItem('messdeck.online.guest')).toBeNull();
  expect(server.sockets.at(-1)!.sent[0]).toEqual({
    kind: 'hello',
    protocol: PROTOCOL,
    match: 'm',
    since: server.log.length,
  });
});

test('where the match is gone, the page says so and does not come back', async () => {
  await until(() => match.mustRoll);
  server.gone = true;
  server.sockets.at(-1)!.cut();
  await until(() => match.table.turnedAway !== null);
  expect(match.table.turnedAway).toBe('There is no such match on this server.');
  expect(match.table.connection).toBe('refused');
});

test('a log that makes no sense is read again from its beginning', async () => {
  await until(() => match.mustRoll);
  const call = engine.call.bind(engine);
  let failed = false;
  engine.call = (name, args) => {
    if (name !== 'table-hear' || failed) return call(name, args);
    failed = true;
    return Promise.reject(
      new EngineError({
        code: 'bad-event',
        message: 'the position is another',
        say: { id: 'verbatim', with: { text: 'the position is another' } },
      }),
    );
  };
  await server.do({ kind: 'offer', seat: 'blue', person: 'bob', offer: 'draw' });
  await until(() => match.view.offer !== null);
  expect(server.sockets).toHaveLength(2);
  expect(server.sockets[1]!.sent[0]).toMatchObject({ kind: 'hello', since: 0 });
  expect(match.failure).toBeNull();
});
