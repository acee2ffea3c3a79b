// Which drawing a game has. A game that is not listed is drawn by the generic one and is just as playable.

import type { GameArt } from './contract';
import generic from './generic';

const arts: Record<string, () => Promise<{ default: GameArt }>> = {
  // One line per game, loaded when it is first shown.
  'dice-tactics': () => import('./dice-tactics'),
  diceopolis: () => import('./diceopolis'),
  uckers: () => import('./uckers'),
  uptick: () => import('./uptick'),
  uptown: () => import('./uptown'),
};

export async function artOf(game: string): Promise<GameArt> {
  const load = arts[game];
  return load ? (await load()).default : generic;
}
