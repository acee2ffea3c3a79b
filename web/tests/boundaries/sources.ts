// The sources of the client as the boundaries see them: code without prose, and who imports whom.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export interface Source {
  /** Below `src`, with slashes: `match/frames.ts`. */
  path: string;
  /** Without its comments, whose prose may say anything. */
  code: string;
  /** The files below `src` that it imports, loads or starts, as they are called there. */
  imports: string[];
}

const src = fileURLToPath(new URL('../../src', import.meta.url));

export function sources(): Source[] {
  const paths = files(src);
  return paths
    .filter((path) => /(?<!\.d)\.(ts|svelte|css)$/.test(path))
    .map((path) => {
      const text = readFileSync(join(src, path), 'utf8');
      const wanted = path.endsWith('.css') ? [] : specifiers(path, text);
      return {
        path,
        code: withoutComments(text),
        imports: wanted.flatMap((one) => resolved(path, one, paths)),
      };
    });
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [relative(src, path).split(sep).join('/')];
  });
}

/** A `/*` after a name is none: so ends the folder of a glob. */
export function withoutComments(text: string): string {
  return text.replace(/(?<![\w./*])\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

/** What a source asks for: types, values and dynamic imports, and files that are named by their place (workers, globs). */
export function specifiers(path: string, text: string): string[] {
  const script = path.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, inside]) => inside).join('\n')
    : text;
  const { importedFiles } = ts.preProcessFile(script, true, true);
  const placed = withoutComments(script).matchAll(
    /(?:new URL\(|import\.meta\.glob(?:<[^>]*>)?\()\s*'(\.\.?\/[^']*)'/g,
  );
  return [...importedFiles.map(({ fileName }) => fileName), ...[...placed].map(([, place]) => place ?? '')];
}

/** The files that a specifier means; those of packages and those that are made while building are no concern here. */
function resolved(from: string, specifier: string, paths: string[]): string[] {
  if (!specifier.startsWith('.')) return [];
  const [wanted = ''] = specifier.split('?');
  const place = normalize(join(dirname(from), wanted))
    .split(sep)
    .join('/');
  if (place.includes('*')) {
    const pattern = new RegExp(`^${place.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
    return paths.filter((path) => pattern.test(path));
  }
  const found = [place, `${place}.ts`, `${place}/index.ts`].find((path) => paths.includes(path));
  if (found === undefined && !place.endsWith('.wasm')) throw new Error(`${from}: there is no ${specifier}`);
  return found === undefined ? [] : [found];
}
