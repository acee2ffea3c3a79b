// Finds examples within a rules page.

import type { Example, RulesPage } from './page';

/** The first example that is played with this value of an option, or null. */
export function findExample(page: RulesPage, option: string, value: string): Example | null {
  const blocks = [...page.intro, ...page.sections.flatMap((section) => section.blocks)];
  const examples = blocks.flatMap((block) => (block.kind === 'example' ? [block.example] : []));
  return examples.find((example) => example.options[option] === value) ?? null;
}
