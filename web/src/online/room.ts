// What the waiting room says about a match.

import type { GameCard, TableView } from '../engine/types';
import { labelOf } from '../newgame/options';
import { online } from '../texts/online';

/** How the match is played, in a few lines: what differs from the usual, and the clock. */
export function optionLine(
  card: Pick<GameCard, 'options'>,
  view: Pick<TableView, 'options' | 'clock'>,
): string[] {
  const chosen = card.options
    .filter(({ name, default: usual }) => (view.options[name] ?? usual) !== usual)
    .map(({ name }) => `${labelOf(name)}: ${view.options[name]?.replaceAll('-', ' ')}`);
  const { clock } = view;
  const time = clock
    ? online.clock(Math.round(clock.base / 60_000), Math.round(clock.increment / 1000))
    : online.noClock;
  return [...(chosen.length > 0 ? chosen : [online.usualOptions]), time];
}

/** The only seat that waits for somebody invited: then its code is shown without being asked for. */
export function invitedSeat(view: Pick<TableView, 'seats'>, invites: Record<string, string>): string | null {
  const waiting = view.seats.filter(({ seat, sitter }) => sitter.kind === 'open' && seat in invites);
  return waiting.length === 1 ? waiting[0]!.seat : null;
}
