// What tests ask of sentences: that they are sentences, in the language that was asked for, and no notation.

import type { Page } from 'playwright-core';

/** How games write moves and throws, positions of counters included: `3@c3`, `d4xf6`, `f4r`, `rB-1,r1-5`, `r19!20:3`, `roll:63`. */
const NOTATION = [/@/, /\b\w+:\w/, /\b[a-z]\d+[-x*r]/, /\b[rbgy](?:B|[a-z]?\d+)[-!]/];

/** What of a text is notation; null where it is in words. A rule's name is a link, and no move. */
export function notationIn(text: string): string | null {
  for (const pattern of NOTATION) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return null;
}

/** Moves that are written as a plain word, such as `pass`, which a sentence may well contain. */
export const isWord = (move: string) => /^[a-z]+$/.test(move);

/** Words that are in every other sentence of a language and in none of the other. */
const OWN: Record<string, RegExp> = {
  en: /\b(?:the|you|your|of|is|are|with|from|and|on|to|takes?|places?|moves?|throws?|won|points?)\b/i,
  de: /\b(?:der|das|dem|du|deine?n?|ist|sind|mit|von|vom|und|auf|nach|ein|eine|einen|wirft|gewonnen|Punkte?|Feld)\b/i,
};
const OTHER: Record<string, string> = { en: 'de', de: 'en' };

/** What is wrong with texts in a language: one that is empty, names a message, has notation, or is in the other language. */
export function wrongWords(language: 'en' | 'de', texts: Record<string, string>): string[] {
  const wrong: string[] = [];
  for (const [what, text] of Object.entries(texts)) {
    const told = `${what}: ${text}`;
    if (!/\p{L}{2}/u.test(text)) wrong.push(`${told}: no words`);
    if (/\b[a-z]+(?:-[a-z]+){2,}\b/.test(text)) wrong.push(`${told}: the name of a message`);
    if (notationIn(text) !== null) wrong.push(`${told}: notation`);
    if (OWN[OTHER[language]!]!.test(text)) wrong.push(`${told}: another language`);
  }
  if (!OWN[language]!.test(Object.values(texts).join(' '))) wrong.push(`nothing is in ${language}`);
  return wrong;
}

/** The list of moves: the sentence of each, and how it is written. */
export function logOf(page: Page): Promise<{ text: string; move: string }[]> {
  return page.locator('[data-index]').evaluateAll((all) =>
    all.map((entry) => ({
      // The number before it, and the pictures, are no part of the sentence.
      text: [...entry.children]
        .filter((child) => !child.matches('.number, .signs'))
        .map((child) => child.textContent)
        .join(' '),
      move: entry.getAttribute('title') ?? '',
    })),
  );
}

/** Has the page speak another language, or show notation; what it kept it shows again. */
export async function set(page: Page, changed: Record<string, unknown>): Promise<void> {
  await page.evaluate((changed) => {
    const kept = JSON.parse(localStorage.getItem('messdeck.settings') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('messdeck.settings', JSON.stringify({ ...kept, ...changed }));
  }, changed);
  await page.reload();
}
