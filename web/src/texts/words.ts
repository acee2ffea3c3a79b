// The catalogue in the page: what the engine and the page have to say, in the words of a language.
//
// The messages stand in `messages/`, a folder for each language, and are the same for terminal and server (`crates/words`). A page is
// loaded in one language; choosing another one loads it anew.

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import type { Arg, Say } from '../engine/types';

/** What a message of the page itself may be about. */
export type About = Record<string, string | number | Say | Say[]>;

type Load = () => Promise<string>;
/** For each language what the first page needs (`build/first-words-plugin.ts`), and the files of all else but what only the program says. */
const files = import.meta.glob(
  ['../../../messages/*/*.ftl', '!../../../messages/*/{common,site,commands,preview,terminal}.ftl'],
  { query: '?raw', import: 'default' },
) as Record<string, Load>;
const first = import.meta.glob('../../../messages/*/common.ftl', {
  query: '?first',
  import: 'default',
}) as Record<string, Load>;

const ENGLISH = 'en';
/** English, longer and with accents: what still reads plainly in it does not come from the catalogue. */
const MADE_UP = 'en-xa';

const languageAt = (path: string) => /([^/]+)\/[^/]+$/.exec(path)![1]!;
/** The languages of the catalogue. */
export const LANGUAGES = Object.keys(first).map(languageAt).sort();

/** The first of these wishes that the catalogue has; English if it has none. */
export function languageOf(wishes: readonly string[]): string {
  if (wishes[0] === MADE_UP) return MADE_UP;
  const found = wishes
    .map((wish) => wish.split('-')[0]!.toLowerCase())
    .find((wish) => LANGUAGES.includes(wish));
  return found ?? ENGLISH;
}

let language = ENGLISH;
let bundle = bundleOf(ENGLISH);
const loaded = new Set<string>();

/** The language in which the page speaks. */
export const spoken = () => language;

/** Chooses the language, before anything is said. */
export function speak(chosen: string): void {
  language = chosen;
  bundle = bundleOf(chosen);
  loaded.clear();
}

/** Loads what the first page needs: all that pages and games share, and what a list of games says of each. */
export async function learnFirst(): Promise<void> {
  add(await first[pathOf('common')]!());
  for (const name of ['common', 'site']) loaded.add(name);
}

/** Loads files of the catalogue, by name, that are not there yet. */
export async function learn(...names: string[]): Promise<void> {
  const missing = names.filter((name) => !loaded.has(name));
  // A game that the catalogue does not know yet is played all the same, with the names of its messages.
  const texts = await Promise.all(missing.map((name) => files[pathOf(name)]?.() ?? Promise.resolve('')));
  texts.forEach(add);
  for (const name of missing) loaded.add(name);
}

const pathOf = (name: string) => `../../../messages/${language === MADE_UP ? ENGLISH : language}/${name}.ftl`;

function add(text: string): void {
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/** What the engine says; `you` are the seats of whoever reads. */
export function said(say: Say, you: readonly string[] = []): string {
  return formed(say, you).value;
}

/** Another wording of what the engine says, such as `do`; the usual one where there is no other. */
export function saidAs(form: string, say: Say, you: readonly string[] = []): string {
  const thing = formed(say, you);
  return thing.forms.get(form) ?? thing.value;
}

/** What the page itself says: a message by its name, `table-undo`, or a wording of it, `uptick.tagline`. */
export function words(name: string, about: About = {}, you: readonly string[] = []): string {
  const [id, form] = name.split('.') as [string, string | undefined];
  const thing = formed({ id, with: about }, you);
  return (form === undefined ? undefined : thing.forms.get(form)) ?? thing.value;
}

/** A text that nobody translates, such as a name, where messages are about things. */
export const verbatim = (text: string): Say => ({ id: 'verbatim', with: { text } });

/** Whether there is a message of this name, or this wording of it. */
export function knows(name: string): boolean {
  const [id, form] = name.split('.') as [string, string | undefined];
  const message = bundle.getMessage(id);
  return message !== undefined && (form === undefined || form in message.attributes);
}

/** A thing with its wordings: "Red" and "red", "der Turm" and "dem Turm". */
class Formed extends FluentType<string> {
  constructor(
    value: string,
    readonly forms: ReadonlyMap<string, string>,
  ) {
    super(value);
  }

  override toString(): string {
    return this.value;
  }
}

function formed(say: Say, you: readonly string[]): Formed {
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(say.with ?? {})) args[name] = variable(arg, you);
  return message(say.id, args, you.includes(say.id) ? 'you' : 'they');
}

function variable(arg: Arg, you: readonly string[]): FluentVariable {
  if (typeof arg === 'string' || typeof arg === 'number') return arg;
  if (!Array.isArray(arg)) return formed(arg, you);
  const things = arg.map((say) => formed(say, you));
  const joined = (form: string, by: string) => {
    const all = things.map((thing) => thing.forms.get(form) ?? thing.value);
    const last = all.pop() ?? '';
    return all.length === 0 ? last : message(by, { first: all.join(', '), last }, 'they').value;
  };
  const forms = new Map([...(things[0]?.forms.keys() ?? [])].map((form) => [form, joined(form, 'list-and')]));
  forms.set('or', joined('', 'list-or'));
  forms.set('count', String(things.length));
  return new Formed(joined('', 'list-and'), forms);
}

/** A message with all its wordings. A missing one is its own name, so that whoever sees it can say what is missing. */
function message(id: string, args: Record<string, FluentVariable>, who: 'you' | 'they'): Formed {
  const found = bundle.getMessage(id);
  if (!found && import.meta.env.MODE === 'e2e') console.error(`There is no message ${id}.`);
  const errors: Error[] = [];
  const text = (pattern: Parameters<FluentBundle['formatPattern']>[0], wrong: Error[] = []) =>
    bundle.formatPattern(pattern, args, wrong);
  const forms = new Map(
    Object.entries(found?.attributes ?? {}).map(([form, pattern]) => [form, text(pattern)]),
  );
  // The colours of a game that the catalogue does not know yet begin sentences, too.
  if (!found) forms.set('start', id.charAt(0).toUpperCase() + id.slice(1));
  forms.set('who', who);
  const value = found?.value ? text(found.value, errors) : id;
  // Tests in a browser fail on what is told here.
  if (import.meta.env.MODE === 'e2e') for (const error of errors) console.error(`${id}: ${error.message}`);
  return new Formed(value, forms);
}

/** `FORM($thing, "dat")`: a wording of a thing; the usual one where it has no such wording. */
function form([thing, wanted]: FluentValue[]): FluentValue {
  if (!(thing instanceof Formed)) return thing ?? '';
  const text = thing.forms.get(String(wanted)) ?? thing.value;
  // A count chooses a wording like any other number.
  return wanted === 'count' ? new FluentNumber(Number(text)) : text;
}

function bundleOf(chosen: string): FluentBundle {
  return new FluentBundle(chosen === MADE_UP ? ENGLISH : chosen, {
    // Marks between languages that are written to the right and to the left; none of ours is the latter.
    useIsolating: false,
    functions: { FORM: form },
    ...(chosen === MADE_UP && { transform: madeUp }),
  });
}

const ACCENTS: Record<string, string> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  O: 'Ø',
  U: 'Ü',
  n: 'ñ',
  c: 'ç',
};

/** Accents, and a third more letters, as other languages need them. */
function madeUp(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const accented = [...word].map((letter) => ACCENTS[letter] ?? letter).join('');
    return word.length < 4 ? accented : accented + '~'.repeat(Math.floor(word.length / 3));
  });
}
