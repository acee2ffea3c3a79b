// What comes of a wrong move: what the computer would do next, where it can say so at once.

import { told } from '../match/tales.svelte';
import type { Asked, At, Frame } from '../engine/types';
import { words } from '../texts/words';

/** Good enough to take what is offered, quick enough not to be waited for. */
const LEVEL = 4;
const SEED = 1;
const PATIENCE = 1200;

/** The answer to a move in a sentence; nothing where dice fall next, the same seat goes on, or it would take long. */
export async function answerAfter(
  engine: Asked,
  place: Pick<At, 'game' | 'options'>,
  { look, made }: Frame,
  you: readonly string[],
): Promise<string> {
  if (look.turn === null || look.turn === 'chance' || look.turn === made?.seat) return '';
  const at = { ...place, position: look.position };
  const giving = new AbortController();
  const timer = setTimeout(() => giving.abort(new Error('too long')), PATIENCE);
  try {
    const { move } = await engine.call('think', { ...at, level: LEVEL, seed: SEED }, giving.signal);
    const [tale] = await engine.call('tales', { ...at, moves: [move] });
    return tale ? words('puzzles-answer', { tale: told(tale, you) }) : '';
  } catch {
    // It is only said besides.
    return '';
  } finally {
    clearTimeout(timer);
  }
}
