// Begins a match with one click: the defaults of the game, and whoever clicks on the first chair.

import { go } from '../browser/router';
import { settings } from '../browser/settings.svelte';
import type { GameCard } from '../engine/types';
import { createMatch } from '../match/create';
import type { NewMatch } from '../match/store';
import { words } from '../texts/words';

export type Mode = { kind: 'computer'; level: number } | { kind: 'hotseat' };

/** A match of the game as it is usually played; a roll-off where the rules have one (the table knows). */
export function quickMatch(card: GameCard, mode: Mode, name: string): NewMatch {
  return {
    game: card.id,
    options: {},
    seats: card.seats.map((seat, index) => ({ seat, who: sitter(mode, index, seat, name) })),
    rollOff: true,
  };
}

export async function startQuick(card: GameCard, mode: Mode): Promise<void> {
  go({ page: 'match', match: await createMatch(quickMatch(card, mode, settings.name)) });
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
