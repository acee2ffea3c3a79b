// Whose turn it is in a position, or how it ended, in a sentence.

import type { Answer } from '../engine/types';
import { texts } from '../texts';

export function statusOf({ turn, outcome }: Pick<Answer, 'turn' | 'outcome'>): string {
  if (outcome) {
    const list = new Intl.ListFormat('en', { type: 'conjunction' });
    const all = outcome.scores ? Object.keys(outcome.scores).length : Infinity;
    if (outcome.winners.length === 0 || outcome.winners.length === all) return texts.rules.drawn;
    return texts.rules.won(list.format(outcome.winners));
  }
  if (turn === null) return texts.rules.over;
  return turn === 'chance' ? texts.rules.turnOfChance : texts.rules.turnOf(turn);
}
