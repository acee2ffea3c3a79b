// The page that `measure.mjs` opens: the site's own engine, in its own workers, playing against itself by the clock.

import { Engine } from '../../src/engine/client';

export interface Played {
  /** Milliseconds from asking for each move to having it, in the order of the game. */
  times: number[];
  /** Whether the game came to its end, as opposed to being broken off. */
  whole: boolean;
}

declare global {
  interface Window {
    messdeckGames: () => Promise<{ id: string; title: string }[]>;
    messdeckSelfPlay: (game: string, level: number, most: number) => Promise<Played>;
  }
}

const engine = new Engine();

window.messdeckGames = async () => (await engine.call('games', {})).map(({ id, title }) => ({ id, title }));

/** One game with all seats on the same level; `most` moves at most. Dice are the same on every run. */
window.messdeckSelfPlay = async (game, level, most) => {
  const random = sameNumbers(level);
  const times: number[] = [];
  let position: string | undefined;
  for (;;) {
    const at = { game, ...(position !== undefined && { position }) };
    const { turn, legal, weights } = await engine.call('look', { ...at, want: [] });
    if (turn === null || times.length === most) return { times, whole: turn === null };
    const move = turn === 'chance' ? drawn(legal, weights ?? [], random()) : await timed(at, level, times);
    position = (await engine.call('look', { ...at, moves: [move], want: [] })).position;
  }
};

async function timed(
  at: { game: string; position?: string },
  level: number,
  times: number[],
): Promise<string> {
  const begin = performance.now();
  const { move } = await engine.call('think', { ...at, level, seed: times.length });
  times.push(performance.now() - begin);
  return move;
}

/** The outcome of chance that a number between 0 and 1 stands for. */
function drawn(legal: string[], weights: number[], number: number): string {
  let rest = number * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (rest -= weight) < 0);
  return legal[index] ?? legal[legal.length - 1]!;
}

function sameNumbers(seed: number): () => number {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
