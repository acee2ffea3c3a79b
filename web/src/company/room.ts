// What the waiting room says about a match.

import type { GameCard, TableView } from '../engine/types';
import { labelOf } from '../setups/options';
import { besides, presetOf } from '../setups/presets';
import { online } from '../texts/online';

/** How the match is played, in a few lines: its set-up, what differs from it or from the usual game, and the clock. */
export function optionLine(
  card: Pick<GameCard, 'options' | 'presets' | 'settled'>,
  view: Pick<TableView, 'options' | 'clock'>,
): string[] {
  const preset = presetOf(card, view.options);
  const others = besides(card, view.options).map(
    ({ name, value }) => `${labelOf(name)}: ${value.replaceAll('-', ' ')}`,
  );
  const chosen = [...(preset ? [preset.title] : []), ...others];
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
