// Finds examples of the rules pages that show what an option means.

import { rulesPages } from 'virtual:rules';
import type { Example, RulesPage } from './page';

/** The first example of the game's page that is played with this value of an option, or null. */
export async function exampleFor(game: string, option: string, value: string): Promise<Example | null> {
  const load = rulesPages[game];
  return load ? findExample((await load()).default, option, value) : null;
}

export function findExample(page: RulesPage, option: string, value: string): Example | null {
  const blocks = [...page.intro, ...page.sections.flatMap((section) => section.blocks)];
  const examples = blocks.flatMap((block) => (block.kind === 'example' ? [block.example] : []));
  return examples.find((example) => example.options[option] === value) ?? null;
}
