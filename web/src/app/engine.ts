// The one engine that all pages around the table share. It is fetched when it is first asked something.

import { Engine } from '../engine/client';
import type { GameCard } from '../engine/types';

let shared: Engine | null = null;
let cards: Promise<GameCard[]> | null = null;

export function engine(): Engine {
  shared ??= new Engine();
  return shared;
}

/** Every game there is. A failure is not kept: who asks again tries again. */
export function games(): Promise<GameCard[]> {
  cards ??= engine()
    .call('games', {})
    .catch((error: unknown) => {
      cards = null;
      throw error;
    });
  return cards;
}
