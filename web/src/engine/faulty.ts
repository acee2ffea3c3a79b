// An error that says in the engine's own words what was wrong; engine, server and socket all speak them.

import type { Fault } from './types';

export class Faulty extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
    this.name = new.target.name;
  }
}
