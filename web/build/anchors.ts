// Gives rule ids in running text their anchors, links and sentences.

import type { Token, Tokens } from 'marked';

const MARKER = /^\[([A-Z]{2}-[A-Z]?\d+)\]$/;
const MENTION = /\b[A-Z]{2}-[A-Z]?\d+\b/g;
const RULING = /^([A-Z]{2}-\d+)\s+/;

/** The address of a rule on the site. */
const addressOf = (game: string, rule: string) => `#/rules/${game}/${rule}`;

/** Rules named in bold brackets, and rulings at the beginning of a list item. */
export function collectRules(tokens: Token[]): string[] {
  const rules: string[] = [];
  const add = (rule: string | undefined) => rule && !rules.includes(rule) && rules.push(rule);
  visit(tokens, (token) => {
    if (token.type === 'strong') add(MARKER.exec(token.text as string)?.[1]);
    if (token.type === 'list_item') add(RULING.exec(token.text as string)?.[1]);
  });
  return rules;
}

/** The id of the ruling that a list item is, if it is one. */
export function rulingOf(item: Tokens.ListItem): string | null {
  return RULING.exec(item.text)?.[1] ?? null;
}

/** What linking needs to know about the page. */
export interface Anchors {
  game: string;
  rules: ReadonlySet<string>;
  /** Rules whose anchor stands already: a rule may be marked in several places, an id only once. */
  placed: Set<string>;
}

/** Inline tokens of one paragraph with anchors, links, and a span around each sentence that holds a marker. */
export function anchorInline(tokens: Token[], anchors: Anchors): Token[] {
  return sentences(tokens).flatMap((sentence) => {
    const marked = sentence.flatMap((token) =>
      token.type === 'strong' ? (MARKER.exec(token.text as string)?.[1] ?? []) : [],
    );
    const linked = sentence.flatMap((token) => linkMentions(token, anchors));
    if (marked.length === 0) return linked;
    return [html(`<span class="sentence" data-rules="${marked.join(' ')}">`), ...linked, html('</span>')];
  });
}

function linkMentions(token: Token, { game, rules, placed }: Anchors): Token[] {
  if (token.type === 'strong') {
    const rule = MARKER.exec(token.text as string)?.[1];
    if (rule) {
      const id = placed.has(rule) ? '' : ` id="${rule}"`;
      placed.add(rule);
      return [html(`<a class="rule"${id} href="${addressOf(game, rule)}">${rule}</a>`)];
    }
  }
  if (token.type !== 'text' || !('text' in token)) return [token];
  const text = token.text as string;
  const parts: Token[] = [];
  let done = 0;
  for (const match of text.matchAll(MENTION)) {
    if (!rules.has(match[0])) continue;
    parts.push(plain(text.slice(done, match.index)));
    parts.push(html(`<a class="mention" href="${addressOf(game, match[0])}">${match[0]}</a>`));
    done = match.index + match[0].length;
  }
  return parts.length === 0 ? [token] : [...parts, plain(text.slice(done))];
}

/** Splits inline tokens where a sentence ends: a full stop in plain text, followed by space and a new beginning. */
function sentences(tokens: Token[]): Token[][] {
  const all: Token[][] = [[]];
  const last = () => all[all.length - 1] as Token[];
  for (const token of tokens) {
    // A bold word with a full stop, such as a lead-in, is a sentence by itself.
    if (token.type !== 'text' || !('text' in token)) {
      last().push(token);
      continue;
    }
    const pieces = (token.text as string).split(/(?<=[.!?:]\)?\s+)(?=[A-Z(])/);
    pieces.forEach((piece, index) => {
      if (index > 0) all.push([]);
      if (piece !== '') last().push(plain(piece));
      if (index === pieces.length - 1 && /[.!?]\)?\s+$/.test(piece)) all.push([]);
    });
  }
  return all.filter((sentence) => sentence.length > 0);
}

function visit(tokens: Token[], see: (token: Token) => void): void {
  for (const token of tokens) {
    see(token);
    if ('tokens' in token && token.tokens) visit(token.tokens, see);
    if (token.type === 'list') visit((token as Tokens.List).items, see);
    if (token.type === 'table') {
      const table = token as Tokens.Table;
      for (const cell of [...table.header, ...table.rows.flat()]) visit(cell.tokens, see);
    }
  }
}

const html = (text: string): Token => ({ type: 'html', raw: text, text, block: false, pre: false });
const plain = (text: string): Token => ({ type: 'text', raw: text, text, escaped: false });
