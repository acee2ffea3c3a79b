// An error that says in the engine's own words what was wrong; engine, server and socket all speak them.

import type { Fault, Say } from './types';

/** What the page itself finds wrong, as engine and server say it. */
export function fault(code: Fault['code'], say: Say): Fault {
  return { code, message: say.id, say };
}

/** What no message of the catalogue foresees, as it explains itself. */
export function failed(why: string): Fault {
  const text = `The engine failed: ${why}`;
  return { code: 'engine-failed', message: text, say: { id: 'verbatim', with: { text } } };
}

export class Faulty extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
    this.name = new.target.name;
  }
}
