// Matches whose rules have changed since they began: they end without a winner, also where nobody opens them again, so that
// no list shows them as going on.

import type { Asked, Event } from '../engine/types';
import { LocalTable } from './local';
import { firstEvent, getMatch, keeper, listMatches } from './store';

export async function endRetired(engine: Asked): Promise<void> {
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
async function isRetired(engine: Asked, begun: Event): Promise<boolean> {
  const { table, view } = await engine.call('table-open', { events: [begun] });
  await engine.call('table-close', { table });
  return view.retired !== undefined;
}

/** Opening it ends it. */
async function open(engine: Asked, id: string): Promise<void> {
  const match = await getMatch(id);
  if (match) await (await LocalTable.open(engine, keeper, match)).close();
}
