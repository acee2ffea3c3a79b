// The engine's client: lanes, faults, giving up, and coming back after a failure.

import { describe, expect, test, vi } from 'vitest';

import { Engine, EngineError } from '../../src/engine/client';
import { Lane, type Port } from '../../src/engine/lane';
import { PROTOCOL } from '../../src/engine/types';
import { whenUnlike } from '../../src/engine/unlike';
import { Instance } from '../../src/engine/wasm';
import type { Equipment, FromWorker, Question, ToWorker } from '../../src/engine/worker';
import { equip, parts } from './parts';

describe('the real engine', () => {
  const equipment = equip();

  test('answers typed calls', async () => {
    const engine = new Engine(parts(equipment));
    const games = await engine.call('games', {});
    expect(games.map((game) => game.id)).toContain('uckers');
    const look = await engine.call('look', { game: 'uptown' });
    expect(look.paths.length).toBeGreaterThan(0);
    const less = await engine.call('look', { game: 'uptown', want: ['marks'] });
    expect(less).not.toHaveProperty('scene');
    engine.close();
  });

  test('refuses with the fault', async () => {
    const engine = new Engine(parts(equipment));
    const refused = await engine.call('look', { game: 'chess' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(EngineError);
    expect((refused as EngineError).fault.code).toBe('unknown-game');
    engine.close();
  });

  test('offers a game that needs a permit only to those who have it', async () => {
    const permits = async (allowed: 'all' | string[]) => {
      const engine = new Engine(parts(equip(allowed)));
      const games = await engine.call('games', {});
      const refused = await engine
        .call('look', { game: 'uptick', want: [] })
        .catch((error: unknown) => error);
      engine.close();
      const code = refused instanceof EngineError ? refused.fault.code : 'offered';
      return [games.some((game) => game.id === 'uptick'), code];
    };
    expect(await permits([])).toEqual([false, 'needs-permit']);
    expect(await permits(['uptick'])).toEqual([true, 'offered']);
    expect(await permits('all')).toEqual([true, 'offered']);
  });

  test('is told to be loaded anew where page and engine are not of one version', async () => {
    const instance = await Instance.of((await equipment).module);
    const offer = (protocol: number): unknown =>
      JSON.parse(instance.ask(JSON.stringify({ call: 'offer', permits: 'all', protocol })));
    expect(offer(PROTOCOL)).toEqual({ ok: null });
    expect(offer(PROTOCOL + 1)).toMatchObject({ error: { code: 'reload' } });
  });

  test('has the page loaded anew where it asks for another one, and says so to whoever asked', async () => {
    const told = { error: { code: 'reload', message: 'fault-reload', say: { id: 'fault-reload' } } };
    const port: Port = {
      onmessage: null,
      onerror: null,
      postMessage: (message) => {
        if ('id' in message) port.onmessage?.({ data: { id: message.id, ...told } });
      },
      terminate: () => {},
    };
    const engine = new Engine({ equipment, spawn: () => port });
    const reloads = vi.fn();
    whenUnlike(reloads);
    const refused = await engine.call('games', {}).catch((error: unknown) => error);
    expect(refused).toMatchObject({ fault: { code: 'reload' } });
    expect(reloads).toHaveBeenCalledOnce();
    whenUnlike(() => {});
    engine.close();
  });

  test('thinks in a worker of its own', async () => {
    const own = parts(equipment);
    const engine = new Engine(own);
    await engine.call('look', { game: 'dice-tactics', want: [] });
    expect(own.spawned).toHaveLength(1);
    const opinion = await engine.call('think', { game: 'dice-tactics', level: 2, seed: 1 });
    expect(own.spawned).toHaveLength(2);
    expect(opinion.candidates[0]?.path.length).toBeGreaterThan(0);
    engine.close();
  });

  test('says so when it can not be loaded', async () => {
    const engine = new Engine(parts(Promise.reject(new Error('no such file'))));
    const refused = await engine.call('games', {}).catch((error: unknown) => error);
    expect((refused as EngineError).fault.code).toBe('engine-failed');
    expect((refused as EngineError).message).toContain('no such file');
    engine.close();
  });
});

/** A port that the test answers by hand. */
function dummy() {
  const ports: (Port & { heard: Question[]; ended: boolean; say(message: FromWorker): void })[] = [];
  const spawn = () => {
    const port = {
      heard: [] as Question[],
      ended: false,
      onmessage: null as Port['onmessage'],
      onerror: null as Port['onerror'],
      postMessage(message: ToWorker) {
        if ('id' in message) port.heard.push(message);
      },
      terminate() {
        port.ended = true;
      },
      say(data: FromWorker) {
        port.onmessage?.({ data });
      },
    };
    ports.push(port);
    return port;
  };
  return { ports, spawn };
}

const noEquipment = Promise.resolve({} as Equipment);
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a lane', () => {
  test('asks one question at a time, in order', async () => {
    const { ports, spawn } = dummy();
    const lane = new Lane(noEquipment, spawn);
    const first = lane.ask({ call: 'a' });
    const second = lane.ask({ call: 'b' });
    await settle();
    expect(ports[0]?.heard.map((question) => question.call)).toEqual(['a']);
    ports[0]?.say({ id: 1, ok: 'A' });
    await settle();
    ports[0]?.say({ id: 2, ok: 'B' });
    expect([await first, await second]).toEqual(['A', 'B']);
  });

  test('gives up what runs by ending the worker, and goes on with the rest', async () => {
    const { ports, spawn } = dummy();
    const lane = new Lane(noEquipment, spawn);
    const giveUp = new AbortController();
    const first = lane.ask({ call: 'a' }, giveUp.signal);
    const second = lane.ask({ call: 'b' });
    await settle();
    giveUp.abort();
    await expect(first).rejects.toHaveProperty('name', 'AbortError');
    await settle();
    expect(ports[0]?.ended).toBe(true);
    expect(ports[1]?.heard.map((question) => question.call)).toEqual(['b']);
    ports[1]?.say({ id: 2, ok: 'B' });
    expect(await second).toBe('B');
  });

  test('gives up what waits without disturbing what runs', async () => {
    const { ports, spawn } = dummy();
    const lane = new Lane(noEquipment, spawn);
    const giveUp = new AbortController();
    const first = lane.ask({ call: 'a' });
    const second = lane.ask({ call: 'b' }, giveUp.signal);
    await settle();
    giveUp.abort();
    await expect(second).rejects.toHaveProperty('name', 'AbortError');
    ports[0]?.say({ id: 1, ok: 'A' });
    expect(await first).toBe('A');
    await settle();
    expect(ports).toHaveLength(1);
    expect(ports[0]?.heard).toHaveLength(1);
  });

  test('gives up at once what is asked with an aborted signal', async () => {
    const { ports, spawn } = dummy();
    const lane = new Lane(noEquipment, spawn);
    await expect(lane.ask({ call: 'a' }, AbortSignal.abort())).rejects.toHaveProperty('name', 'AbortError');
    await settle();
    expect(ports).toHaveLength(0);
  });

  test('tells a fresh instance what the failed one knew, before anything else', async () => {
    const { ports, spawn } = dummy();
    const lane = new Lane(noEquipment, spawn, () => [{ call: 'recall' }]);
    const first = lane.ask({ call: 'a' });
    const second = lane.ask({ call: 'b' });
    await settle();
    ports[0]?.say({
      id: 1,
      error: { code: 'engine-failed', message: 'a trap', say: { id: 'verbatim', with: { text: 'a trap' } } },
    });
    await expect(first).rejects.toThrow('a trap');
    await settle();
    ports[0]?.say({ id: 2, ok: null });
    await settle();
    expect(ports[0]?.heard.map((question) => question.call)).toEqual(['a', 'recall', 'b']);
    ports[0]?.say({ id: 3, ok: 'B' });
    expect(await second).toBe('B');
  });

  test('replaces a worker that broke', async () => {
    const { ports, spawn } = dummy();
    const lane = new Lane(noEquipment, spawn, () => [{ call: 'recall' }]);
    const first = lane.ask({ call: 'a' });
    await settle();
    ports[0]?.onerror?.({ message: 'out of memory' });
    await expect(first).rejects.toThrow('out of memory');
    await settle();
    expect(ports[1]?.heard.map((question) => question.call)).toEqual(['recall']);
  });

  test('leaves nobody waiting when it is closed', async () => {
    const { spawn } = dummy();
    const lane = new Lane(noEquipment, spawn);
    const both = [lane.ask({ call: 'a' }), lane.ask({ call: 'b' })];
    lane.close();
    for (const one of await Promise.allSettled(both)) expect(one.status).toBe('rejected');
  });
});
