// The page's one engine, started when it is first needed.

import { Engine } from './client';

let started: Engine | null = null;

export function engine(): Engine {
  started ??= new Engine();
  return started;
}
