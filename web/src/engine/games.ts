// The games that the engine knows.

import type { GameCard } from './types';
import { engine } from './started';

let cards: Promise<GameCard[]> | null = null;

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
