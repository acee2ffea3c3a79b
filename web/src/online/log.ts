// What the events of a log mean for whoever shows a match.

import type { Event } from '../engine/types';

/** Events after which the table looks different. */
const SEEN = new Set<Event['kind']>(['started', 'rolled-off', 'rolled', 'moved', 'undone']);
/** More than a few moves at once are not shown one by one: somebody comes back and wants to see how it stands. */
const ONE_BY_ONE = 6;

export function isSeen({ kind }: Event): boolean {
  return SEEN.has(kind);
}

/** Seats that somebody got up from and nobody has taken since. */
export function emptied(events: Event[]): string[] {
  const last = new Map<string, string>();
  for (const event of events) {
    if (event.kind === 'sat' || event.kind === 'left') last.set(event.seat, event.kind);
  }
  return [...last].filter(([, kind]) => kind === 'left').map(([seat]) => seat);
}

/** Parts events so that each part changes the board at most once. */
export function inSteps(events: Event[]): Event[][] {
  if (events.filter(isSeen).length > ONE_BY_ONE) return [events];
  const steps: Event[][] = [];
  for (const event of events) {
    const last = steps.at(-1);
    if (last && !(isSeen(event) && last.some(isSeen))) last.push(event);
    else steps.push([event]);
  }
  return steps;
}
