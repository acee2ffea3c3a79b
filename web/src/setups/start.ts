// Begins a match with one click: the defaults of the game, and whoever clicks on the first chair.

import { go } from '../browser/router';
import { settings } from '../browser/settings.svelte';
import type { GameCard } from '../engine/types';
import { createMatch } from '../match/create';
import type { NewMatch } from '../match/store';
import { words } from '../texts/words';

export type Mode = { kind: 'computer'; level: number } | { kind: 'hotseat' };

/** A match of a named set-up, or of the game as it is usually played; a roll-off where the rules have one (the table knows). */
export function quickMatch(card: GameCard, mode: Mode, name: string, setup: string | null = null): NewMatch {
  const options = card.presets.find(({ id }) => id === setup)?.options ?? {};
  const players = Number(options['players']);
  const seats = card.seatings.find((seats) => seats.length === players) ?? card.seats;
  return {
    game: card.id,
    options,
    seats: seats.map((seat, index) => ({ seat, who: sitter(mode, index, seat, name) })),
    rollOff: true,
  };
}

export async function startQuick(card: GameCard, mode: Mode, setup: string | null = null): Promise<void> {
  go({ page: 'match', match: await createMatch(quickMatch(card, mode, settings.name, setup)) });
}

/** Who sits on a chair unless somebody says otherwise. */
export function sitter(
  mode: Mode,
  index: number,
  seat: string,
  name: string,
): NewMatch['seats'][number]['who'] {
  if (mode.kind === 'hotseat')
    return { kind: 'person', name: (index === 0 && name) || words(`${seat}.start`) };
  return index === 0 ? { kind: 'person', name: name || words('site-you') } : mode;
}
