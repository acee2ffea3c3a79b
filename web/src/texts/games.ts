// What games, their set-ups and their options are called. A game that the catalogue does not know, or not all of, is called what the
// engine calls it.

import type { GameCard, Options, OptionSpec, Preset } from '../engine/types';
import { knows, words } from './words';

const worded = (name: string, otherwise = '') => (knows(name) ? words(name) : otherwise);

/** "saved-sixes" as "saved sixes". */
const readable = (word: string) => word.replaceAll('-', ' ');

function titleCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export const titleOf = ({ id, title }: Pick<GameCard, 'id' | 'title'>) => worded(id, title);

export const taglineOf = ({ id, tagline }: Pick<GameCard, 'id' | 'tagline'>) =>
  worded(`${id}.tagline`, tagline);

/** Who thought the game up: a name, or what is known instead of one. */
export const designerOf = ({ id, designer }: Pick<GameCard, 'id' | 'designer'>) =>
  worded(`${id}.designer`, designer);

/** Whose the game is, where somebody has to be told. */
export const noticeOf = ({ id, notice }: Pick<GameCard, 'id' | 'notice'>) => worded(`${id}.notice`, notice);

/** A game's own words that depend on how it is played: its options, by name. Numbers choose wordings as numbers do. */
function byOptions(
  { id, options }: Pick<GameCard, 'id' | 'options'>,
  wording: string,
  chosen: Options,
): string {
  if (!knows(`${id}.${wording}`)) return '';
  const value = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
  const about = options.map((spec) => [spec.name, value(chosen[spec.name] ?? spec.default)] as const);
  return words(`${id}.${wording}`, Object.fromEntries(about));
}

/** What one tries to do, in one line; empty for a game that the catalogue does not know. */
export const goalOf = (card: Pick<GameCard, 'id' | 'options'>, options: Options) =>
  byOptions(card, 'goal', options);

/** How a turn goes, in two or three lines. */
export const turnOf = (card: Pick<GameCard, 'id' | 'options'>, options: Options) =>
  byOptions(card, 'turn', options).split('\n').filter(Boolean);

export const optionLabel = (game: string, name: string) =>
  worded(`${game}-option-${name}.label`, titleCase(readable(name)));

export const optionAbout = (game: string, { name, summary }: Pick<OptionSpec, 'name' | 'summary'>) =>
  worded(`${game}-option-${name}`, summary);

export const optionValue = (game: string, name: string, value: string) =>
  worded(`${game}-option-${name}-${value}`, readable(value));

/** What a cell is that is more than a square, such as a doorstep. */
export const cellKind = (game: string, kind: string) => worded(`${game}-cell-${kind}`, readable(kind));

type Named = Pick<Preset, 'id' | 'title'>;

export const setupTitle = (game: string, { id, title }: Named) => worded(`${game}-setup-${id}`, title);

export const setupSummary = (game: string, { id, summary }: Pick<Preset, 'id' | 'summary'>) =>
  worded(`${game}-setup-${id}.summary`, summary);

export const setupNote = (game: string, { id, note }: Pick<Preset, 'id' | 'note'>) =>
  worded(`${game}-setup-${id}.note`, note);
