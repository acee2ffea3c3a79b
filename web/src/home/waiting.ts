// The matches that wait for somebody, in this browser and on the server, in one order.

import type { MatchSummary } from '../match/store';
import type { Listed } from '../online/wire';

export type Waiting = { at: 'here'; match: MatchSummary } | { at: 'server'; listed: Listed };

/** A start that nobody went on with is offered for so long, in milliseconds, while there is no newer one; then it goes. */
const START_KEPT = 86_400_000;

/** Whether a match was begun, and no person has made a move in it yet. */
function isStart({ over, played, moves }: MatchSummary): boolean {
  return over === null && !(played ?? moves > 0);
}

/** What is kept here without the starts that were left at once: of those only the newest is offered, and old ones go. */
export function withoutStarts(
  kept: MatchSummary[],
  now: number,
): { shown: MatchSummary[]; stale: MatchSummary[] } {
  const starts = kept.filter(isStart).sort((a, b) => b.updated - a.updated);
  const isStale = ({ updated }: MatchSummary) => now - updated > START_KEPT;
  const newest = starts.find((match) => !isStale(match));
  return {
    shown: kept.filter((match) => match === newest || !starts.includes(match)),
    stale: starts.filter(isStale),
  };
}

/** Whether it is the turn of somebody at this screen. */
export function isMyTurn(waiting: Waiting): boolean {
  if (waiting.at === 'server') return waiting.listed.yourTurn;
  const { acting, seats } = waiting.match;
  return acting === null || seats.some(({ seat, who }) => seat === acting && who.kind === 'person');
}

/** The matches that go on: those first in which it is my turn, then those touched last. */
export function waitingMatches(kept: MatchSummary[], listed: Listed[]): Waiting[] {
  const here = kept.filter(({ over }) => over === null).map((match): Waiting => ({ at: 'here', match }));
  const server = listed
    .filter(({ phase }) => phase !== 'over')
    .map((listed): Waiting => ({ at: 'server', listed }));
  return [...here, ...server].sort(
    (a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || updatedOf(b) - updatedOf(a),
  );
}

function updatedOf(waiting: Waiting): number {
  return waiting.at === 'here' ? waiting.match.updated : waiting.listed.updated;
}
