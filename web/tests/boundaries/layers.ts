// The table of the client's folders in ARCHITECTURE.md, and how sources may go against it.

import type { Source } from './sources';

export interface Row {
  /** A folder of `src`, or a file that lies beside the folders. */
  folder: string;
  /** Null where it may import whatever stands above it. */
  imports: string[] | null;
  never: string[];
}

/** Objects that only a page has, where something is asked of them. */
const GLOBALS =
  /(?<![.\w])(document|window|navigator|location|history|localStorage|sessionStorage|matchMedia|Notification)\s*(\?\.|[.[(])/;

/** What a folder can be kept from: how it is called in the last column, and how a source breaks it. */
export const WORDS: Record<string, (source: Source) => boolean> = {
  components: ({ path }) => path.endsWith('.svelte'),
  'the DOM': ({ code }) => GLOBALS.test(code) || /\b(HTML|SVG)\w*Element\b/.test(code),
};

export function rows(page: string): Row[] {
  const table = page.split('\n### Folders of the client\n')[1];
  if (table === undefined) throw new Error('ARCHITECTURE.md has a section "Folders of the client"');
  const lines = table.split('\n');
  const first = lines.findIndex((line) => line.startsWith('|---')) + 1;
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'));
  return lines.slice(first, first + length).map((line) => {
    const [, folder = '', , imports, never] = line.split('|').map((cell) => cell.trim());
    if (imports === undefined || never === undefined) throw new Error(`a row has four cells: ${line}`);
    return {
      folder: folder.replaceAll('`', '').replace(/\/$/, ''),
      imports: imports === 'everything above' ? null : words(imports),
      never: words(never),
    };
  });
}

function words(cell: string): string[] {
  return cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

const folderOf = (path: string) => path.split('/')[0] ?? path;

/** How the table contradicts itself, and how the sources go against it. */
export function against(table: Row[], sources: Source[]): string[] {
  const level = (folder: string) => table.findIndex((row) => row.folder === folder);
  const folders = new Set(sources.map(({ path }) => folderOf(path)));
  return [
    ...[...folders]
      .filter((folder) => level(folder) < 0)
      .map((folder) => `${folder} is not in the table of ARCHITECTURE.md; add a row where it belongs`),
    ...table
      .filter(({ folder }) => !folders.has(folder))
      .map(({ folder }) => `${folder} has a row in ARCHITECTURE.md, but there is no such folder`),
    ...table.flatMap(({ folder, imports }, own) =>
      (imports ?? [])
        .filter((one) => level(one) < 0 || level(one) >= own)
        .map((one) => `the row of ${folder} names ${one}, which does not stand above it`),
    ),
    ...sources.flatMap((source) => broken(table, source)),
  ];
}

function broken(table: Row[], source: Source): string[] {
  const own = table.findIndex((row) => row.folder === folderOf(source.path));
  const row = table[own];
  if (!row) return [];
  const above = table.slice(0, own).map(({ folder }) => folder);
  const allowed = [row.folder, ...(row.imports ?? above)];
  const imported = source.imports
    .filter((path) => !allowed.includes(folderOf(path)))
    .map((path) => `${source.path} imports ${path}, which its row does not allow`);
  const known = row.never.flatMap((word) => {
    const breaks = WORDS[word];
    if (!breaks)
      return [`no machine keeps "${word}" (${row.folder}); it knows ${Object.keys(WORDS).join(', ')}`];
    return breaks(source) ? [`${source.path} must never know ${word}`] : [];
  });
  return [...imported, ...known];
}

/** Files that import each other in a circle, each circle once, from the file that was met first. */
export function circles(sources: Source[]): string[] {
  const imports = new Map(sources.map((source) => [source.path, source.imports]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, way: string[]) => {
    const begun = way.indexOf(path);
    if (begun >= 0) found.push([...way.slice(begun), path].join(' → '));
    if (begun >= 0 || done.has(path)) return;
    for (const next of imports.get(path) ?? []) visit(next, [...way, path]);
    done.add(path);
  };
  for (const { path } of sources) visit(path, []);
  return found;
}
