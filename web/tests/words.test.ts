// The catalogue and the sources know the same names: what the page says exists in every language and is about the same things, nothing
// lies about that nobody says, and nobody says anything past the catalogue.

import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { sources, withoutComments } from './boundaries/sources';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string) => readFileSync(at(path), 'utf8');
const LANGUAGES = readdirSync(at('../../messages'));
/** The games' files have other readers, too, and laws of their own; the page's part of them begins with this. */
const OF_THE_PAGE = /^[a-z-]+-page-/;
const games = readdirSync(at('../src/demos/games')).map((file) => file.replace('.json', '.ftl'));

interface Message {
  file: string;
  /** Its wordings, such as `about`. */
  forms: string[];
  /** What it is about, and the messages that it quotes. */
  variables: string[];
  quotes: string[];
}

function messagesIn(language: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const file of readdirSync(at(`../../messages/${language}`))) {
    const text = read(`../../messages/${language}/${file}`);
    const { body } = new FluentResource(text);
    const begun = text.match(/^[a-z][\w-]* *=/gm) ?? [];
    // What the reader does not understand it leaves out.
    expect(body.map(({ id }) => id)).toEqual(begun.map((line) => line.replace(/ *=$/, '')));
    for (const { id, value, attributes } of body) {
      const [variables, quotes] = [new Set<string>(), new Set<string>()];
      const walk = (node: unknown): void => {
        if (node === null || typeof node !== 'object') return;
        const { type, name } = node as { type?: string; name?: string };
        if (type === 'var') variables.add(name!);
        if (type === 'mesg') quotes.add(name!);
        Object.values(node).forEach(walk);
      };
      [value, attributes].forEach(walk);
      found.set(id, {
        file,
        forms: Object.keys(attributes),
        variables: [...variables].sort(),
        quotes: [...quotes],
      });
    }
  }
  return found;
}

const catalogue = new Map(LANGUAGES.map((language) => [language, messagesIn(language)]));
const english = catalogue.get('en')!;
const ofThePage = [...english].filter(
  ([id, { file }]) => OF_THE_PAGE.test(id) || (file !== 'common.ftl' && !games.includes(file)),
);

/** The text between a bracket and the one that closes it. */
function inBrackets(text: string, open: number): string {
  let depth = 0;
  for (let index = open; index < text.length; index++) {
    if ('([{'.includes(text[index]!)) depth++;
    if (')]}'.includes(text[index]!)) depth--;
    if (depth === 0) return text.slice(open + 1, index);
  }
  return text.slice(open + 1);
}

/** The first of several arguments. */
function firstOf(list: string): string {
  let depth = 0;
  for (let index = 0; index < list.length; index++) {
    if ('([{'.includes(list[index]!)) depth++;
    if (')]}'.includes(list[index]!)) depth--;
    if (depth === 0 && list[index] === ',') return list.slice(0, index);
  }
  return list;
}

/** What is asked of the catalogue: names as they are, and patterns for those that are put together. */
function asked(code: string): { names: string[]; patterns: RegExp[] } {
  const [names, patterns]: [string[], RegExp[]] = [[], []];
  for (const { index, 0: call } of code.matchAll(/\bwords\(/g)) {
    const name = firstOf(inBrackets(code, index + call.length - 1));
    // `by === 'void' ? 'end-void' : 'end'` names two; what is compared with is no name.
    for (const [, literal] of name.replace(/[=!]== '[^']*'|`[^`]*`/g, '').matchAll(/'([^']*)'/g))
      names.push(literal!);
    for (const [, template] of name.matchAll(/`([^`]*)`/g)) {
      const parts = template!.split(/\$\{.*?\}+/).map((part) => part.replace('.', '\\.'));
      patterns.push(new RegExp(`^${parts.join('.+')}$`));
    }
  }
  return { names, patterns };
}

const spoken = sources().filter(({ path }) => /\.(ts|svelte)$/.test(path) && !path.startsWith('texts/'));

describe('names', () => {
  test.each<[string, string[], string[]]>([
    ["words('a')", ['a'], []],
    ["words(by === 'b' ? 'c' : 'd', { e: words('f') })", ['c', 'd', 'f'], []],
    ['words(`g-${h[i]}.about`)', [], ['^g-.+\\.about$']],
    ["other('j')", [], []],
  ])('in %s', (code, names, patterns) => {
    const found = asked(code);
    expect([found.names.sort(), found.patterns.map(({ source }) => source)]).toEqual([names, patterns]);
  });

  test('everything that the page says by name exists, with the wording that is asked for', () => {
    const missing = spoken.flatMap(({ path, code }) =>
      asked(code)
        .names.filter((name) => {
          const [id, form] = name.split('.') as [string, string | undefined];
          return form === undefined ? !english.has(id) : !english.get(id)?.forms.includes(form);
        })
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('everything that is put together begins some message', () => {
    const all = [...english].flatMap(([id, { forms }]) => [id, ...forms.map((form) => `${id}.${form}`)]);
    const lost = spoken.flatMap(({ path, code }) =>
      asked(code)
        .patterns.filter((pattern) => !all.some((name) => pattern.test(name)))
        .map((pattern) => `${path}: ${pattern.source}`),
    );
    expect(lost).toEqual([]);
  });

  test('every message of the page is said somewhere', () => {
    const code = sources()
      .map((source) => source.code)
      .join('\n');
    const { patterns } = asked(code);
    // What may stand for any name at all says nothing about this one.
    const telling = patterns.filter(({ source }) => /^\^[a-z]/.test(source));
    const literals = new Set([...code.matchAll(/['`]([a-z][\w-]*)(?:\.\w+)?['`]/g)].map(([, name]) => name));
    const shapes = /`cube-shape-\$/.test(code);
    const quoted = new Set([...english.values()].flatMap(({ quotes }) => quotes));
    const unused = ofThePage
      // Refusals and faults are named by the engine, what the terminal and previews of links say by the program.
      .filter(
        ([, { file }]) =>
          !['faults.ftl', 'notation.ftl', 'terminal.ftl', 'preview.ftl', 'commands.ftl'].includes(file),
      )
      .map(([id]) => id)
      .filter((id) => !literals.has(id) && !quoted.has(id) && !(shapes && id.startsWith('cube-shape-')))
      // The settings put the names of their choices together from two parts.
      .filter((id) => !/^settings-(theme|contrast|pace|confirm|coach)-/.test(id))
      .filter((id) => !telling.some((pattern) => pattern.test(id)));
    expect(unused).toEqual([]);
  });
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  const theirs = catalogue.get(language)!;

  test('has the same files and messages as English', () => {
    const named = (all: Map<string, Message>) => [...all].map(([id, { file }]) => `${file}: ${id}`).sort();
    expect(named(theirs)).toEqual(named(english));
  });

  test('has the wordings that the page asks for, about the same things', () => {
    const different = ofThePage.flatMap(([id, { forms, variables }]) => {
      const their = theirs.get(id);
      const same = String(their?.variables) === String(variables);
      const all = forms.every((form) => their?.forms.includes(form));
      return same && all ? [] : [id];
    });
    expect(different).toEqual([]);
  });
});

describe('prose', () => {
  /** Names, which are the same in every language, and what is typed at a terminal. */
  const NAMES = ['messdeck verify my-match.txt'];
  /** Files with a sentence that nobody ever sees. */
  const UNSEEN = ['online/link.ts'];
  const READ = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'];
  const isProse = (text: string) => /\p{L}{2}/u.test(text) && !NAMES.includes(text.trim());

  /** Texts of a component that come from no expression. */
  function proseIn(code: string): string[] {
    const found: string[] = [];
    const walk = (node: unknown, within: string): void => {
      if (node === null || typeof node !== 'object') return;
      const { type, name, data } = node as { type?: string; name?: string; data?: string };
      if (type === 'Text' && (within === '' || READ.includes(within)) && isProse(data!))
        found.push(data!.trim());
      const inside = type === 'Attribute' || type?.endsWith('Directive') ? name! : within;
      for (const [key, value] of Object.entries(node)) if (key !== 'css') walk(value, inside);
    };
    walk(parse(code, { modern: true }).fragment, '');
    return found;
  }

  test('is found in components', () => {
    expect(proseIn('<p class="red">{words("a")} · 1</p>')).toEqual([]);
    expect(proseIn('<p title="Look here">and there</p>')).toEqual(['Look here', 'and there']);
  });

  test('stands in no component', () => {
    const told = spoken
      .filter(({ path }) => path.endsWith('.svelte') && !path.startsWith('gallery/'))
      .flatMap(({ path }) => proseIn(read(`../src/${path}`)).map((text) => `${path}: ${text}`));
    expect(told).toEqual([]);
    // All sources are read through, which takes a busy machine some seconds.
  }, 30_000);

  test('stands in no code, except where a programmer reads it', () => {
    const sentence = /(?<!Error\(\s*|generics=)(['"`])([A-Z][a-z’']*(?: [\w’',${}-]+){2,}[.?!…]?)\1/g;
    const told = spoken
      .filter(({ path }) => !path.startsWith('gallery/') && !UNSEEN.includes(path))
      .flatMap(({ path, code }) =>
        [...withoutComments(code).matchAll(sentence)].map(([, , text]) => `${path}: ${text}`),
      );
    expect(told).toEqual([]);
  });
});
