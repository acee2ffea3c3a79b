// Examples of the rules pages that show what an option means.

import { rulesPages } from 'virtual:rules';
import { findExample } from './examples-in';
import type { Example } from './page';

/** The first example of the game's page that is played with this value of an option, or null. */
export async function exampleFor(game: string, option: string, value: string): Promise<Example | null> {
  const load = rulesPages[game];
  return load ? findExample((await load()).default, option, value) : null;
}
