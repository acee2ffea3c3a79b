// Which drawing a game has. A game that is not listed is drawn by the generic one and is just as playable.

import { learn } from '../texts/words';
import type { Drawing, GameArt } from './contract';

type Loaded<T> = Promise<{ default: T }>;

/** One entry per game, loaded when it is first shown: its board alone, or with all that a table needs. */
const arts: Record<string, { board: () => Loaded<Drawing>; table: () => Loaded<GameArt> }> = {
  'dice-tactics': { board: () => import('./dice-tactics/drawing'), table: () => import('./dice-tactics') },
  diceopolis: { board: () => import('./diceopolis/drawing'), table: () => import('./diceopolis') },
  uckers: { board: () => import('./uckers/drawing'), table: () => import('./uckers') },
  uptick: { board: () => import('./uptick/drawing'), table: () => import('./uptick') },
  uptown: { board: () => import('./uptown/drawing'), table: () => import('./uptown') },
};

const generic = (): Loaded<GameArt> => import('./generic');

/** A game's board alone: a picture, which has nothing to say. */
export async function drawingOf(game: string): Promise<Drawing> {
  return (await (arts[game]?.board ?? generic)()).default;
}

/** All that a table needs, the game's words among it. */
export async function artOf(game: string): Promise<GameArt> {
  const [art] = await Promise.all([(arts[game]?.table ?? generic)(), learn(game)]);
  return art.default;
}
