// A record inside an address: what comes out is what went in, and whatever else is there is refused.

import { expect, test } from 'vitest';
import { packed, unpacked } from '../src/browser/packed';
import { href, parseRoute } from '../src/browser/router';

const RECORD = `messdeck record 1\ngame: uckers\n${'red roll:66\nred b-1\n'.repeat(200)}name: Zoë ★\n`;

test('a text comes back from an address as it was', async () => {
  const part = (await packed(RECORD))!;
  expect(part).toMatch(/^[\w-]+$/);
  expect(part.length).toBeLessThan(RECORD.length / 4);
  expect(await unpacked(part)).toEqual({ text: RECORD });
  expect(parseRoute(href({ page: 'replay', record: part }))).toEqual({ page: 'replay', record: part });
});

test('what was cut off, changed or is no text at all is damaged', async () => {
  const part = (await packed(RECORD))!;
  for (const wrong of [part.slice(0, -9), 'not*base64', 'AAAA', '%', '_'])
    expect(await unpacked(wrong), wrong).toBe('damaged');
});

test('what no match can be is too long, packed or unpacked', async () => {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(30_000)), (byte) => String(byte)).join();
  expect(await packed(random)).toBeNull();
  expect(await unpacked('A'.repeat(20_000))).toBe('too-long');
  expect(await unpacked((await packed('six'.repeat(1_000_000)))!)).toBe('too-long');
});
