// Why a move is best, in the words for how somebody stands.

import { words } from '../texts/words';
import type { Puzzle } from './puzzle';

/** From this chance of winning on somebody is called so, as in `crates/facade/src/opinion.rs`: the terminal says the same. */
const STANDING: [number, string][] = [
  [0.95, 'chance-winning'],
  [0.8, 'chance-much-better'],
  [0.65, 'chance-better'],
  [0.55, 'chance-little-better'],
  [0.45, 'chance-even'],
  [0.35, 'chance-little-worse'],
  [0.2, 'chance-worse'],
  [0.05, 'chance-much-worse'],
];

/** The name of the message that says how somebody with this chance of winning stands. */
export function standing(win: number): string {
  // From both sides the same chance is called by words that go together.
  const reaches = ([least]: [number, string]) => (least > 0.5 ? win > least : win >= least);
  return STANDING.find(reaches)?.[1] ?? 'chance-losing';
}

type Worth = Pick<Puzzle, 'asked' | 'best' | 'next' | 'error'>;

/** Where dice fall, in games out of a hundred; else in words alone. What was second best is said as advice, where it is known. */
export function why({ asked, best, next, error }: Worth, dice: boolean, second = ''): string {
  const [now, otherwise] = [standing(best), standing(next)];
  const games = Math.max(1, Math.round((best - next) * 100));
  const give = Math.max(1, Math.round(2 * error * 100));
  const about = { found: asked, now: { id: now }, otherwise: { id: otherwise }, games, give };
  const kind = dice ? 'chance' : now === otherwise ? 'clearer' : 'stands';
  const told = words(`puzzles-why-${kind}`, about);
  return second === '' ? told : `${told} ${words('puzzles-second', { advice: second })}`;
}
