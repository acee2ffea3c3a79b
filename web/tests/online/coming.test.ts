// @vitest-environment jsdom
// Who this browser is to a server that may have forgotten it.
import { beforeEach, expect, test, vi } from 'vitest';
import * as api from '../../src/online/api';
import { putUp, sitDown } from '../../src/online/create';
import { guest, keep, keepGuest, kept } from '../../src/online/who';
import { FakeEngine } from '../fakes/engine';

/** A server that knows the tokens it has given, and what it was asked. */
let known: Map<string, string>;
let asked: string[];

function answer(method: string, path: string, token: string | undefined, body: unknown): [number, unknown] {
  if (path === 'guests') {
    const fresh = `t${known.size + 1}`;
    const { name } = body as { name: string };
    known.set(fresh, name);
    return [201, { person: `p-${fresh}`, name, token: fresh }];
  }
  if (token === undefined || !known.has(token))
    return [401, { error: { code: 'who-are-you', message: 'POST /guests' } }];
  if (method === 'PUT') {
    known.set(token, (body as { name: string }).name);
    return [200, { person: `p-${token}`, name: known.get(token) }];
  }
  return path === 'matches' ? [201, { match: 'm', invites: {} }] : [200, { seat: 'red', v: 3 }];
}

beforeEach(() => {
  localStorage.clear();
  known = new Map();
  asked = [];
  vi.stubGlobal('fetch', (address: URL, { method, headers, body }: RequestInit) => {
    const path = address.pathname.split('/api/v1/')[1]!;
    asked.push(`${method} ${path}`);
    const token = (headers as Record<string, string>)['authorization']?.replace('Bearer ', '');
    const [status, said] = answer(method!, path, token, body ? JSON.parse(body as string) : undefined);
    return Promise.resolve(new Response(JSON.stringify(said), { status }));
  });
});

const WISH = { game: 'sixth', options: {}, seats: [], rollOff: false, public: false };

test('another name is the same guest', async () => {
  const ann = await api.comeAs('Ann');
  expect(await api.comeAs('Ann')).toEqual(ann);
  expect(await api.comeAs('Anna')).toEqual({ ...ann, name: 'Anna' });
  expect(guest()).toEqual({ ...ann, name: 'Anna' });
  expect(asked).toEqual(['POST guests', 'PUT me']);
});

test.each(['Ann', 'Anna'])('whom the server has forgotten comes as somebody new: %s', async (name) => {
  keepGuest({ person: 'old', name: 'Ann', token: 'old' });
  expect(await putUp(new FakeEngine(), WISH, name)).toBe('m');
  expect(guest()).toMatchObject({ name, token: 't1' });
  expect(kept('m').as).toEqual({ person: 'p-t1', token: 't1' });
});

test('who is forgotten at a match takes a seat as somebody new, with the bytes that were committed to', async () => {
  keepGuest({ person: 'old', name: 'Ann', token: 'old' });
  keep('m', { as: { person: 'old', token: 'old' } });
  await sitDown(new FakeEngine(), 'm', 'Ann', {});
  expect(kept('m')).toMatchObject({ as: { token: 't1' } });
  expect(Object.keys(kept('m').entropies)).toEqual(['red']);
  expect(asked).toEqual(['POST matches/m/join', 'POST guests', 'POST matches/m/join']);
});
