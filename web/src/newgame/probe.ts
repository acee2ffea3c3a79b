// Asks the engine what a match with these options would be like, by setting a table and clearing it again. So the page
// knows seats, teams and the roll-off without knowing any rules.

import { type Engine, EngineError } from '../engine/client';
import type { Fault, Look, Options } from '../engine/types';
import type { Chair } from '../setups/seats';

export interface Prospect {
  chairs: Chair[];
  /** Whether the rules have a roll-off for this. */
  rollOff: boolean;
  look: Look;
}

const NO_SECRET = '0'.repeat(64);

/** The prospect, or what does not go together. */
export async function probe(
  engine: Pick<Engine, 'call'>,
  game: string,
  options: Options,
): Promise<{ ok: Prospect } | { fault: Fault }> {
  try {
    const set = { match: 'prospect', game, options, rollOff: true, seed: NO_SECRET, now: 0 };
    const { table, events, view } = await engine.call('table-new', set);
    await engine.call('table-close', { table });
    const look = await engine.call('look', { game, options, want: ['scene', 'marks'] });
    const chairs = view.seats.map(({ seat, side }) => ({ seat, side }));
    const rollOff = events.some((event) => event.kind === 'created' && event.rollOff);
    return { ok: { chairs, rollOff, look } };
  } catch (error) {
    if (error instanceof EngineError && error.fault.code !== 'engine-failed') return { fault: error.fault };
    throw error;
  }
}
