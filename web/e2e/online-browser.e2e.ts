// What a match between screens asks of the browser: notices, sharing, the clipboard. Only the browser's own part is
// stood in for.

import { expect, test } from 'vitest';
import { atTable, invite, playOneTurn, SMALL, useTogether } from './support/together.ts';
import { QUIET } from './support/visit.ts';

const { come } = useTogether();

declare global {
  interface Window {
    /** What the browser was asked to show, or to share. */
    messdeckTold?: { title?: string; body?: string | undefined; url?: string }[];
    /** Whether somebody looks at the page. */
    messdeckHidden?: boolean;
    /** Why the browser does not share. */
    messdeckShareFails?: string;
  }
}

/** Notices that are allowed when asked for and written down instead of being shown, in a window that can be put behind others. */
function noticing(): void {
  const told: NonNullable<Window['messdeckTold']> = (window.messdeckTold = []);
  class Notice {
    static permission: NotificationPermission = 'default';
    static requestPermission() {
      Notice.permission = 'granted';
      return Promise.resolve(Notice.permission);
    }
    onclick: (() => void) | null = null;
    constructor(title: string, { body }: NotificationOptions = {}) {
      told.push({ title, body });
    }
    close() {}
  }
  window.Notification = Notice as unknown as typeof Notification;
  Object.defineProperty(document, 'hidden', { get: () => window.messdeckHidden === true });
}

test('who looks at something else is told that it is their turn', async () => {
  const [ann, bob] = await atTable(come, [{}, { before: noticing }]);
  const told = () => bob.evaluate(() => window.messdeckTold);
  await bob.locator('[data-act="more"]').click();
  await bob.getByLabel('Tell me when it is my turn').check();
  await bob.keyboard.press('Escape');
  // Who looks at the board sees it there.
  await playOneTurn(ann, bob, 1);
  expect(await told()).toEqual([]);
  await playOneTurn(bob, ann, 2);
  await bob.evaluate(() => (window.messdeckHidden = true));
  await playOneTurn(ann, bob, 3);
  await expect
    .poll(told)
    .toEqual([{ title: 'Your turn in Uptick', body: 'The others are waiting for you.' }]);
});

/** A browser that shares, or does not. */
function sharing(): void {
  const told: NonNullable<Window['messdeckTold']> = (window.messdeckTold = []);
  navigator.share = ({ title, url }: ShareData = {}) => {
    if (window.messdeckShareFails) return Promise.reject(new DOMException('', window.messdeckShareFails));
    told.push({ title: title!, url: url! });
    return Promise.resolve();
  };
}

test('a link is shared, and copied where the browser does not share', async () => {
  const ann = await come('Ann', QUIET, {
    permissions: ['clipboard-read', 'clipboard-write'],
    before: sharing,
  });
  const [link] = await invite(ann, SMALL);
  const clipboard = () => ann.evaluate(() => navigator.clipboard.readText());
  const share = ann.getByRole('button', { name: 'Share: Link for Blue' });
  await share.click();
  expect(await ann.evaluate(() => window.messdeckTold)).toEqual([{ title: 'A game of Uptick?', url: link }]);
  expect(await clipboard()).toBe('');
  // Who closes the browser's sheet wants nothing.
  await ann.evaluate(() => (window.messdeckShareFails = 'AbortError'));
  await share.click();
  expect(await clipboard()).toBe('');
  await ann.evaluate(() => (window.messdeckShareFails = 'NotAllowedError'));
  await share.click();
  await ann.getByText('Copied.').waitFor();
  expect(await clipboard()).toBe(link);
});

test('a browser that knows no sharing offers to copy alone', async () => {
  const ann = await come('Ann', QUIET, {
    permissions: ['clipboard-read', 'clipboard-write'],
    before: () => Object.defineProperty(navigator, 'share', { value: undefined }),
  });
  const [link] = await invite(ann, SMALL);
  expect(await ann.getByRole('button', { name: /^Share/ }).count()).toBe(0);
  await ann.getByRole('button', { name: 'Copy: Link for Blue' }).click();
  await ann.getByText('Copied.').waitFor();
  expect(await ann.evaluate(() => navigator.clipboard.readText())).toBe(link);
});
