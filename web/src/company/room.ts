// What the waiting room says about a match.

import type { GameCard, TableView } from '../engine/types';
import { besides, presetOf } from '../setups/presets';
import { words } from '../texts/words';
import { optionLabel, optionValue, setupTitle } from '../texts/games';

/** How the match is played, in a few lines: its set-up, what differs from it or from the usual game, and the clock. */
export function optionLine(
  card: Pick<GameCard, 'id' | 'options' | 'presets' | 'settled'>,
  view: Pick<TableView, 'options' | 'clock'>,
): string[] {
  const preset = presetOf(card, view.options);
  const others = besides(card, view.options).map(
    ({ name, value }) => `${optionLabel(card.id, name)}: ${optionValue(card.id, name, value)}`,
  );
  const chosen = [...(preset ? [setupTitle(card.id, preset)] : []), ...others];
  const { clock } = view;
  const time = clock
    ? words('online-clock', {
        minutes: Math.round(clock.base / 60_000),
        seconds: Math.round(clock.increment / 1000),
      })
    : words('online-no-clock');
  return [...(chosen.length > 0 ? chosen : [words('online-usual-options')]), time];
}

/** The only seat that waits for somebody invited: then its code is shown without being asked for. */
export function invitedSeat(view: Pick<TableView, 'seats'>, invites: Record<string, string>): string | null {
  const waiting = view.seats.filter(({ seat, sitter }) => sitter.kind === 'open' && seat in invites);
  return waiting.length === 1 ? waiting[0]!.seat : null;
}
