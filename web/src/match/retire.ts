// Matches whose rules have changed since they began: they end without a winner, also where nobody opens them again, so that
// no list shows them as going on.

import type { Event } from '../engine/types';
import { TableHost, type Engine } from './host';
import { appendEvents, firstEvent, getMatch, listMatches } from './store';

export async function endRetired(engine: Engine): Promise<void> {
  const running = (await listMatches()).filter(({ over }) => over === null);
  for (const { id } of running) {
    try {
      const begun = await firstEvent(id);
      if (begun && (await isRetired(engine, begun))) await open(engine, id);
    } catch {
      // A match that can't be opened says why when somebody tries.
    }
  }
}

/** The first event tells, so that no long log need be read for it. */
async function isRetired(engine: Engine, begun: Event): Promise<boolean> {
  const { table, view } = await engine.call('table-open', { events: [begun] });
  await engine.call('table-close', { table });
  return view.retired !== undefined;
}

/** Opening it ends it. */
async function open(engine: Engine, id: string): Promise<void> {
  const match = await getMatch(id);
  if (match) await (await TableHost.open(engine, { append: appendEvents }, match)).close();
}
