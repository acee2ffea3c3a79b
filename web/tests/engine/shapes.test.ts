// What the engine really answers has the shapes of `types.ts`: its answers are written as literals of those types and
// the compiler reads them. A field that Rust adds, drops or renames is then an error of types, in either direction.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Engine } from '../../src/engine/client';
import type { At, Calls, Command, Event, PathNode, Target } from '../../src/engine/types';
import { parts } from './parts';

let engine: Engine;
beforeAll(() => {
  engine = new Engine(parts());
});
afterAll(() => engine.close());

interface Answer {
  call: keyof Calls;
  out: unknown;
}
const answers: Answer[] = [];

async function ask<K extends keyof Calls>(call: K, args: Calls[K]['in']): Promise<Calls[K]['out']> {
  const out = await engine.call(call, args);
  answers.push({ call, out });
  return out;
}

/** The first move of a position, made again and again: some positions of every game, with all that is told about them. */
async function walk(game: string, steps: number): Promise<void> {
  let at: At = { game };
  for (let step = 0; step < steps; step += 1) {
    const look = await ask('look', at);
    const move = look.legal[Math.floor(look.legal.length / 2)];
    if (move === undefined) return;
    if (look.turn !== 'chance') await askAbout(at, look.paths, move);
    at = { ...at, moves: [...(at.moves ?? []), move] };
  }
}

async function askAbout(at: At, paths: PathNode[], move: string): Promise<void> {
  const [first] = paths;
  const prefix: Target[] = first ? [{ kind: first.kind, id: first.id }] : [];
  await ask('frame', { ...at, moves: [...(at.moves ?? []), move] });
  await ask('tales', { ...at, moves: [...(at.moves ?? []), move] });
  await ask('choices', at);
  await ask('marks', { ...at, prefix });
  await ask('why-target', { ...at, prefix: [], target: { kind: 'cell', id: 'nowhere' } });
  await ask('why-move', { ...at, move });
  await ask('think', { ...at, level: 1, seed: 1 });
  await ask('hint', { ...at, candidates: 3, nodes: 50 });
}

/** A match of two computers with a clock, from the first chair to the record. */
async function play(game: string): Promise<void> {
  const now = 1_000_000;
  const seed = '5'.repeat(64);
  const begun = await ask('table-new', {
    match: 'm',
    game,
    rollOff: false,
    seed,
    clock: { base: 60_000, increment: 0 },
    patience: 90_000,
    now,
  });
  const { table } = begun;
  const act = (command: Command) => ask('table-do', { table, command, now });
  let { view } = begun;
  for (const { seat } of view.seats) view = (await act({ kind: 'seat-computer', seat, level: 1 })).view;
  if (view.phase === 'seating') view = (await act({ kind: 'start' })).view;
  for (let step = 0; step < 12 && view.acting !== null; step += 1) {
    const seat = view.acting;
    if (view.chance) {
      view = (await act({ kind: 'roll', seat })).view;
      continue;
    }
    const { legal } = await engine.call('look', {
      game,
      options: view.options,
      position: view.position,
      want: [],
    });
    view = (await act({ kind: 'move', seat, move: legal[0]! })).view;
  }
  const { record } = await ask('table-record', { table });
  await ask('record-open', { record });
  await ask('table-close', { table });
}

/** A match of rules that have changed since. */
async function openOlder(): Promise<void> {
  const file = new URL('../../../crates/table/tests/data/older/uckers-running.jsonl', import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const { view } = await ask('table-open', { events: lines.map((line) => JSON.parse(line) as Event) });
  expect(view.retired).toBeDefined();
}

/** Of a long list, some from all over it: a hundred squares have one shape, and the compiler takes its time for each. */
function sampled(value: unknown): unknown {
  const some = 16;
  if (Array.isArray(value)) {
    const all: unknown[] = value;
    const step = Math.max(1, all.length / some);
    const kept = Array.from(
      { length: Math.min(some, all.length) },
      (_, index) => all[Math.floor(index * step)],
    );
    return kept.map(sampled);
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, sampled(field)]));
}

/** What the compiler says about answers as literals of their types. */
function complaints(answers: Answer[]): string[] {
  const types = join(import.meta.dirname, '../../src/engine/types');
  const lines = answers.map(
    ({ call, out }, index) =>
      `export const a${index}: Calls['${call}']['out'] = ${JSON.stringify(sampled(out))};`,
  );
  const source = `import type { Calls } from '${types}';\n${lines.join('\n')}\n`;
  const name = join(import.meta.dirname, 'answers.virtual.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    // Neither the browser's own types nor those of packages have to do with answers.
    lib: ['lib.es2022.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, target, ...rest) =>
    file === name ? ts.createSourceFile(name, source, target) : read(file, target, ...rest);
  const program = ts.createProgram([name], options, host);
  const file = program.getSourceFile(name);
  const said = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  return said.map(({ messageText, start, file }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line - 1 : -1;
    const at = answers[line]?.call ?? 'somewhere';
    return `${at}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`.slice(0, 300);
  });
}

test('every answer of the engine has the shape that is written down for it', async () => {
  const cards = await ask('games', {});
  for (const { id } of cards) {
    await walk(id, 6);
    await play(id);
  }
  await openOlder();
  expect(answers.length).toBeGreaterThan(200);
  expect([...new Set(complaints(answers))]).toEqual([]);
  // The compiler does look: an answer with a field too many or too few is told.
  const wrong: Answer[] = [
    { call: 'commit', out: { commitment: '', more: 1 } },
    { call: 'commit', out: {} },
  ];
  expect(complaints(wrong)).toHaveLength(2);
}, 240_000);
