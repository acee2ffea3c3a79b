// Makes the site's rules pages from docs/rules/*.md: the text stays as it is written there, only its order changes,
// so that a newcomer reads how to play first and what concerns programs last.

import { lexer, parser, type Token, type Tokens } from 'marked';
import type { Block, Purpose, RulesPage, Section } from '../src/rules/page.ts';
import { anchorInline, collectRules, rulingOf, type Anchors } from './anchors.ts';
import { exampleOptions, isAboutText, readExample } from './example.ts';

/** Sections that are not about playing, by their headings. */
const PURPOSES: Record<string, Purpose> = {
  Rulings: 'rulings',
  Notation: 'programs',
  Position: 'programs',
  'What a board shows': 'programs',
  Rights: 'rights',
};
const ORDER: Purpose[] = ['play', 'options', 'rulings', 'programs', 'rights'];
const OPTIONS_TITLE = 'Options';
const TEXTS_TITLE = 'What is no position';

export function buildRules(game: string, markdown: string): RulesPage {
  const tokens = lexer(markdown);
  const rules = collectRules(tokens);
  const anchors: Anchors = { game, rules: new Set(rules), placed: new Set() };
  const title = tokens.find(
    (token): token is Tokens.Heading => token.type === 'heading' && token.depth === 1,
  );
  const toBlocks = (tokens: Token[]) => blocksOf(tokens, anchors);

  const parts = splitAtHeadings(tokens.filter((token) => token !== title));
  const [first, ...rest] = parts;
  const introTokens = first?.tokens ?? [];
  const tables = introTokens.filter((token) => token.type === 'table');

  const sections: Section[] = rest.map((part) => ({
    id: anchorOf(part.title),
    title: part.title,
    purpose: PURPOSES[part.title] ?? 'play',
    blocks: toBlocks(withoutTexts(part.tokens)),
  }));
  if (tables.length > 0) {
    sections.push({
      id: anchorOf(OPTIONS_TITLE),
      title: OPTIONS_TITLE,
      purpose: 'options',
      blocks: toBlocks(tables),
    });
  }
  const aboutTexts = rest.flatMap((part) => onlyTexts(part.tokens));
  if (aboutTexts.length > 0) {
    sections.push({
      id: anchorOf(TEXTS_TITLE),
      title: TEXTS_TITLE,
      purpose: 'programs',
      blocks: toBlocks(aboutTexts),
    });
  }
  sections.sort((a, b) => ORDER.indexOf(a.purpose) - ORDER.indexOf(b.purpose));
  return {
    game,
    title: title?.text ?? game,
    intro: toBlocks(introTokens.filter((token) => token.type !== 'table')),
    sections,
    rules,
  };
}

function splitAtHeadings(tokens: Token[]): { title: string; tokens: Token[] }[] {
  const parts: { title: string; tokens: Token[] }[] = [{ title: '', tokens: [] }];
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === 2)
      parts.push({ title: token.text as string, tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  }
  return parts;
}

const isTextExample = (token: Token | undefined) =>
  token?.type === 'code' &&
  exampleOptions((token.lang as string | undefined) ?? '') !== null &&
  isAboutText(token.text as string);

/** A block about spellings, and the paragraph that leads to it. */
function belongsToTexts(tokens: Token[], index: number): boolean {
  if (isTextExample(tokens[index])) return true;
  const following = tokens.slice(index + 1).find((token) => token.type !== 'space');
  return (
    tokens[index]?.type === 'paragraph' &&
    (tokens[index] as Tokens.Paragraph).text.endsWith(':') &&
    isTextExample(following)
  );
}

const onlyTexts = (tokens: Token[]) => tokens.filter((_, index) => belongsToTexts(tokens, index));
const withoutTexts = (tokens: Token[]) => tokens.filter((_, index) => !belongsToTexts(tokens, index));

/** Runs of text as one piece of HTML each, and the examples between them. */
function blocksOf(tokens: Token[], anchors: Anchors): Block[] {
  const blocks: Block[] = [];
  for (const token of tokens) {
    const options = token.type === 'code' ? exampleOptions((token as Tokens.Code).lang ?? '') : null;
    if (options && !isTextExample(token)) {
      blocks.push({ kind: 'example', example: readExample(options, (token as Tokens.Code).text) });
      continue;
    }
    const html = render(token, anchors);
    const before = blocks.at(-1);
    if (before?.kind === 'text') before.html += html;
    else if (html.trim() !== '') blocks.push({ kind: 'text', html });
  }
  return blocks;
}

function render(token: Token, anchors: Anchors): string {
  const html = parser([anchored(token, anchors)]);
  if (token.type === 'table') return `<div class="scroll" tabindex="0" role="group">${html}</div>\n`;
  if (token.type !== 'list') return html;
  // Rulings are anchors themselves. The items appear in the order of the tokens.
  const items = (token as Tokens.List).items;
  let index = 0;
  return html.replace(/^<li>/gm, (tag) => {
    const item = items[index];
    index += 1;
    const ruling = item && rulingOf(item);
    return ruling ? `<li id="${ruling}" class="ruling" data-rules="${ruling}">` : tag;
  });
}

/** The same token with anchors in all its running text. */
function anchored(token: Token, anchors: Anchors): Token {
  if (token.type === 'list') {
    const list = token as Tokens.List;
    return { ...list, items: list.items.map((item) => anchored(item, anchors) as Tokens.ListItem) };
  }
  if (token.type === 'table') {
    const table = token as Tokens.Table;
    const cell = (cell: Tokens.TableCell) => ({ ...cell, tokens: anchorInline(cell.tokens, anchors) });
    return { ...table, header: table.header.map(cell), rows: table.rows.map((row) => row.map(cell)) };
  }
  if (token.type === 'list_item' || token.type === 'blockquote') {
    const inner = (token as Tokens.ListItem).tokens;
    return { ...token, tokens: inner.map((token) => anchored(token, anchors)) };
  }
  if ((token.type === 'paragraph' || token.type === 'text') && 'tokens' in token && token.tokens) {
    return { ...token, tokens: anchorInline(token.tokens, anchors) };
  }
  return token;
}

function anchorOf(title: string): string {
  return `section-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
}
