// The texts of the courses, one for each game and language, as their authors wrote them: loaded when somebody learns, read by the engine.

import { spoken } from './words';

type Load = () => Promise<string>;
const files = import.meta.glob('../../../courses/*/*.txt', { query: '?raw', import: 'default' }) as Record<
  string,
  Load
>;

const at = (game: string, language: string) => files[pathOf(game, language)];

export const hasCourse = (game: string) => at(game, 'en') !== undefined;

/** In the language of the page, in English where that has none; null where there is no course about the game. */
export async function courseText(game: string): Promise<string | null> {
  const load = at(game, spoken()) ?? at(game, 'en');
  return load ? load() : null;
}

const pathOf = (game: string, language: string) => `../../../courses/${language}/${game}.txt`;
