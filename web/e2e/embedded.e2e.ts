// The program by itself, as somebody gets it who runs `messdeck serve`: the pages it carries, and a match on it.

import { expect, test } from 'vitest';
import { playTogether } from './support/player.ts';
import { moves } from './support/table.ts';
import { sitDown, useTogether } from './support/together.ts';

const { come, place } = useTogether();

test('two people play on the pages that the program carries', async () => {
  const address = place().itself;
  const page = await (await fetch(address)).text();
  expect(page, 'the program was built without the pages: `make test-browser` builds it with them').toContain(
    '<script type="module"',
  );
  const ann = await come('Ann', '', { address });
  await ann.getByRole('button', { name: 'More ways to play: Uptick' }).click();
  await ann.getByRole('link', { name: 'Invite a friend' }).click();
  const link = await ann.locator('[data-seat] [data-link]').first().inputValue();
  // The link itself, as it is sent, with what previews need.
  const bob = await come('Bob', link.slice(address.length), { address });
  await sitDown(bob);
  for (const page of [ann, bob]) await page.locator('[role="grid"]').waitFor();
  await playTogether([ann, bob], 5, 6);
  await ann.locator('[data-say]').fill('Ahoy');
  await ann.locator('[data-say]').press('Enter');
  await bob.locator('[data-line]', { hasText: 'Ahoy' }).waitFor();
  const played = await moves(ann);
  expect(played.length).toBeGreaterThan(0);
  await expect.poll(() => moves(bob)).toEqual(played);
  // Nothing but this program was asked for anything.
  for (const page of [ann, bob]) {
    const origins = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
    );
    expect(new Set(origins)).toEqual(new Set([new URL(address).origin]));
  }
});
