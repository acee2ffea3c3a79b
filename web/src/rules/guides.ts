// The rules for players in the language of the page, in English where there are none in it.

import { guides } from 'virtual:guides';
import { spoken } from '../texts/words';
import type { Guide } from './guide';

export interface Spoken {
  guide: Guide;
  language: string;
}

/** Null where nobody has written any about the game. */
export async function guideOf(game: string): Promise<Spoken | null> {
  const language = guides[`${spoken()}/${game}`] ? spoken() : 'en';
  const load = guides[`${language}/${game}`];
  return load ? { guide: (await load()).default, language } : null;
}
