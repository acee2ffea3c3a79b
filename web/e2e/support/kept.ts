// Matches that are in the browser without having been played there: as an older page kept them, or from a position that play would
// take long to come to.

import type { Page } from 'playwright-core';
import type { MatchSummary, NewMatch, Secrets } from '../../src/match/store';

type Row = MatchSummary & { secrets: Secrets };

/** Keeps matches and their events as the page itself does, which must have made the tables before. */
export async function keep(page: Page, rows: (Row & { events: { v: number }[] })[]): Promise<void> {
  await page.evaluate(async (kept) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('messdeck');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error("the matches can't be opened", { cause: opening.error }));
    });
    const transaction = database.transaction(['matches', 'events'], 'readwrite');
    for (const { events, ...row } of kept) {
      transaction.objectStore('matches').put(row);
      for (const event of events) transaction.objectStore('events').put({ match: row.id, v: event.v, event });
    }
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  }, rows);
}

/** Sits down at a table that begins with this position; the page must have shown its list of matches. */
export async function beginAt(
  page: Page,
  match: Omit<NewMatch, 'rollOff'> & { start: string },
): Promise<void> {
  const people = match.seats.filter(({ who }) => who.kind === 'person');
  const id = `from-${String(match.start.length)}-${match.game}`;
  await keep(page, [
    {
      ...match,
      rollOff: false,
      id,
      created: 1,
      updated: 1,
      moves: 0,
      position: match.start,
      acting: null,
      over: null,
      secrets: {
        seed: '5e'.repeat(32),
        entropies: Object.fromEntries(people.map(({ seat }) => [seat, 'a7'.repeat(32)])),
      },
      events: [],
    },
  ]);
  await page.evaluate((id) => (location.hash = `#/match/${id}`), id);
  await page.locator('[role="grid"]').waitFor();
}
