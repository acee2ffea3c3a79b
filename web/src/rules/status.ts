// Whose turn it is in a position, or how it ended, in a sentence.

import type { Answer } from '../engine/types';
import { words } from '../texts/words';

export function statusOf({ turn, outcome }: Pick<Answer, 'turn' | 'outcome'>): string {
  if (outcome) {
    const all = outcome.scores ? Object.keys(outcome.scores).length : Infinity;
    if (outcome.winners.length === 0 || outcome.winners.length === all) return words('rules-drawn');
    return words('rules-won', { winners: outcome.winners.map((id) => ({ id })) });
  }
  if (turn === null) return words('rules-over');
  return turn === 'chance' ? words('rules-turn-of-chance') : words('rules-turn-of', { seat: { id: turn } });
}
