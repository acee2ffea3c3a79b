// The engine in the browser gives the same answers as the engine in the program.
//
// Vector files, made by independent programs, go through the WebAssembly engine; and a sample of everything
// that can be asked is compared with `messdeck rpc`, byte for byte.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { beforeAll, describe, expect, test } from 'vitest';

import type { Answer, At, Look } from '../src/engine/types';
import { Instance } from '../src/engine/wasm';
import { equip } from './engine/parts';

const MINUTES = 60_000;
const ROOT = new URL('../../', import.meta.url);

interface Vector {
  game: string;
  options: Record<string, string>;
  position: string;
  next: Record<string, string>;
}

const vectors = new Map<string, Vector[]>();
for (const crate of readdirSync(new URL('crates', ROOT))) {
  const file = new URL(`crates/${crate}/tests/data/vectors.jsonl`, ROOT);
  if (!existsSync(file)) continue;
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  vectors.set(
    crate,
    lines.map((line) => JSON.parse(line) as Vector),
  );
}

let engine: Instance;
beforeAll(async () => {
  const { module } = await equip();
  engine = await Instance.of(module);
  engine.ask('{"call":"offer","permits":"all"}');
});

function ask<T>(call: object): T {
  const answer = engine.ask(JSON.stringify(call));
  const { ok, error } = JSON.parse(answer) as { ok: T; error?: unknown };
  if (error !== undefined) throw new Error(`${JSON.stringify(call)}: ${answer}`);
  return ok;
}

describe('the engine agrees with the vectors', () => {
  test.each([...vectors.keys()])(
    '%s',
    (game) => {
      for (const { game: id, options, position, next, ...view } of vectors.get(game) ?? []) {
        const at: At = { game: id, options, position };
        expect(ask<Answer>({ call: 'look', ...at, want: [] })).toEqual({ position, ...view });
        // One successor of each; the native tests look at all of them.
        const [move, after] = Object.entries(next)[0] ?? [];
        if (move) expect(ask<Answer>({ call: 'look', ...at, moves: [move], want: [] }).position).toBe(after);
      }
    },
    5 * MINUTES,
  );
});

/** The newest program there is. */
function program(): string {
  const built = ['release', 'debug']
    .map((profile) => fileURLToPath(new URL(`target/${profile}/messdeck`, ROOT)))
    .filter((path) => existsSync(path))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  if (!built[0]) throw new Error('there is no program to compare with: cargo build --package messdeck-cli');
  return built[0];
}

/** Everything that can be asked about the cube, a week long. */
function puzzles(): object[] {
  return [16, 17, 18, 19, 20, 21, 22].flatMap((day) => {
    const { pieces } = ask<{ pieces: string[] }>({ call: 'cube-daily', date: `2026-11-${day}` });
    return [
      { call: 'cube-daily', date: `2026-11-${day}` },
      { call: 'cube-look', pieces },
      { call: 'cube-check', pieces },
      { call: 'cube-hint', pieces },
    ];
  });
}

/** Everything that can be asked about a position. */
function questions({ game, options, position }: Vector, seed: number): object[] {
  const at: At = { game, options, position };
  const look = ask<Look>({ call: 'look', ...at });
  const first = look.paths[0];
  const prefix = first ? [{ kind: first.kind, id: first.id }] : [];
  const target = { kind: 'cell', id: look.scene.cells[seed % look.scene.cells.length]?.id };
  const move = look.legal[seed % Math.max(1, look.legal.length)];
  const asked: object[] = [
    { call: 'look', ...at },
    { call: 'marks', ...at, prefix },
    { call: 'why-target', ...at, prefix: [], target },
    { call: 'why-target', ...at, prefix, target },
  ];
  if (move) asked.push({ call: 'why-move', ...at, move }, { call: 'path', ...at, move });
  if (look.turn && look.turn !== 'chance') {
    asked.push({ call: 'think', ...at, level: 2, seed }, { call: 'hint', ...at, candidates: 3, nodes: 400 });
  }
  return asked;
}

test(
  'the engine agrees with the program, byte for byte',
  () => {
    const POSITIONS = 24;
    const calls: object[] = [{ call: 'games' }, ...puzzles()];
    for (const all of vectors.values()) {
      const step = Math.max(1, Math.floor(all.length / POSITIONS));
      all.forEach((vector, index) => {
        if (index % step === 0) calls.push(...questions(vector, index + 1));
      });
    }
    const lines = calls.map((call) => JSON.stringify(call));
    const answers = execFileSync(program(), ['rpc'], {
      input: `${lines.join('\n')}\n`,
      maxBuffer: 1 << 30,
      encoding: 'utf8',
    });
    const native = answers.trimEnd().split('\n');
    expect(native).toHaveLength(lines.length);
    // The program adds an English sentence where the engine says something, for programs; the page has words of its own.
    const unsaid = (answer: string) => answer.replace(/"message":"(?:[^"\\]|\\.)*",/g, '');
    // So it does on the cards of games, where only their ids and options have to agree.
    const sentences = new Set(['tagline', 'notice', 'title', 'summary', 'note']);
    const bare = (answer: string) =>
      JSON.parse(answer, (key, value: unknown) => (sentences.has(key) ? undefined : value)) as unknown;
    expect(bare(engine.ask(lines[0]!))).toEqual(bare(native[0]!));
    lines
      .slice(1)
      .forEach((line, index) => expect(unsaid(engine.ask(line)), line).toBe(unsaid(native[index + 1]!)));
  },
  5 * MINUTES,
);
