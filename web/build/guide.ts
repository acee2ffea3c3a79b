// Makes the rules for players from docs/rules/LANGUAGE/*.md: sentences with pictures, and text with boards.

import { lexer, parser, type Token, type Tokens } from 'marked';
import type { Glimpse, Guide, GuideBlock, GuideSection, Shown } from '../src/rules/guide.ts';

export function buildGuide(game: string, markdown: string): Guide {
  const tokens = lexer(markdown).filter(({ type }) => type !== 'space');
  const [glance, play] = partsAt(2, tokens).slice(1);
  if (!glance || !play)
    throw new Error(`The rules of ${game} have two sections: at a glance, and how to play.`);
  return {
    game,
    titles: { glance: glance.title, play: play.title },
    glance: glimpses(glance.tokens),
    sections: partsAt(3, play.tokens)
      .slice(1)
      .map(({ title, tokens }, index): GuideSection => ({
        id: `play-${index + 1}`,
        title,
        blocks: blocks(tokens),
      })),
  };
}

/** What stands below each heading of this depth, and before the first of them what stands above. */
function partsAt(depth: number, tokens: Token[]): { title: string; tokens: Token[] }[] {
  const parts: { title: string; tokens: Token[] }[] = [{ title: '', tokens: [] }];
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === depth)
      parts.push({ title: token.text as string, tokens: [] });
    else parts.at(-1)!.tokens.push(token);
  }
  return parts;
}

function glimpses(tokens: Token[]): Glimpse[] {
  return blocks(tokens).flatMap((block, index, all) => {
    const before = all[index - 1];
    return block.kind === 'board' && before?.kind === 'text'
      ? [{ html: before.html, shown: block.shown }]
      : [];
  });
}

function blocks(tokens: Token[]): GuideBlock[] {
  const made: GuideBlock[] = [];
  for (const token of tokens) {
    const options = token.type === 'code' ? shownOptions((token as Tokens.Code).lang ?? '') : null;
    if (options) {
      const { text } = token as Tokens.Code;
      made.push({ kind: 'board', shown: readShown(options, text), task: taskOf(text) });
      continue;
    }
    const html = parser([token]);
    const before = made.at(-1);
    if (before?.kind === 'text') before.html += html;
    else made.push({ kind: 'text', html });
  }
  return made;
}

/** The options that the info string of a picture or a board names: `board GAME name=value …`; null if it is neither. */
function shownOptions(info: string): Shown['options'] | null {
  const [word, game, ...pairs] = info.trim().split(/\s+/);
  if ((word !== 'board' && word !== 'picture') || !game) return null;
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2) as [string, string]));
}

const taskOf = (lines: string) =>
  lines
    .split('\n')
    .filter((line) => line.startsWith('# '))
    .map((line) => line.slice(2))
    .join(' ');

/** A board stands where something is first said of it, a picture at its end, which says nothing but what it shows. */
export function readShown(options: Shown['options'], lines: string): Shown {
  const shown: Shown = { options, from: null, moves: [], picked: [], lit: [], crop: null, refused: null };
  let isClaimed = false;
  for (const line of lines.split('\n')) {
    const [command = '', ...rest] = line.split(' ');
    switch (command) {
      case 'from':
        if (isClaimed) return shown;
        [shown.from, shown.moves] = [rest.join(' '), []];
        break;
      case '>':
        if (isClaimed) return shown;
        shown.moves.push(rest[0]!);
        break;
      case 'pick':
        shown.picked = rest;
        break;
      case 'light':
        shown.lit = rest;
        break;
      case 'crop':
        shown.crop = [rest[0]!, rest[1]!];
        break;
      case 'illegal':
        isClaimed = true;
        shown.refused ??= { move: rest[0]! };
        break;
      case 'refused':
        isClaimed = true;
        shown.refused ??= { targets: rest.slice(1) };
        break;
      case 'legal':
      case 'count':
      case 'turn':
      case 'winners':
      case 'scores':
        isClaimed = true;
        break;
    }
  }
  return shown;
}
