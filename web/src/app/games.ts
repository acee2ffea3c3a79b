// The games that the engine knows.

import type { GameCard } from '../engine/types';
import { engine } from './engine';

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
