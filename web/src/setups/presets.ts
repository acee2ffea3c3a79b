// Named set-ups: which one a choice of options is, and what a match of it is called.

import type { GameCard, Options, Preset } from '../engine/types';
import { valueOf } from './options';
import { words } from '../texts/words';
import { setupTitle, titleOf } from '../texts/games';

type Known = Pick<GameCard, 'options' | 'presets' | 'settled'>;

/** The set-up whose options these are. Who begins makes no other game where a roll-off may settle it. */
export function presetOf(card: Known, options: Options): Preset | null {
  const same = (preset: Preset) =>
    card.options.every(
      (spec) => spec.name === card.settled || valueOf(options, spec) === valueOf(preset.options, spec),
    );
  return card.presets.find(same) ?? null;
}

/** What is played: the game, and the set-up where it has a name. */
export function nameOf(card: Known & Pick<GameCard, 'id' | 'title'>, options: Options): string {
  return namedBy(card.id, titleOf(card), presetOf(card, options));
}

/** A game and its set-up, where it has a name. */
export function namedBy(
  game: string,
  title: string,
  preset: Pick<Preset, 'id' | 'title'> | null | undefined,
): string {
  return preset ? words('site-named', { title, setup: setupTitle(game, preset) }) : title;
}

/** The options that neither the set-up nor, without one, the usual game has, in the order of the rules page. */
export function besides(card: Known, options: Options): { name: string; value: string }[] {
  const usual = presetOf(card, options)?.options ?? {};
  return card.options
    .filter((spec) => valueOf(options, spec) !== valueOf(usual, spec))
    .map((spec) => ({ name: spec.name, value: valueOf(options, spec) }));
}
