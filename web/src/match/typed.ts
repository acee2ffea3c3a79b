// Moves that are typed: in the game's notation, or as the words of a path ("3 c3").

import type { PathNode, Told } from '../engine/types';
import { said } from '../texts/words';
import { advised } from './tales.svelte';
import { begin, moves, step, type Walk } from './walker';

/** The move that a text means, null where it can't be one. Whether the rules allow another one is asked elsewhere. */
export function typedMove(paths: PathNode[], text: string): string | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  const exact = moves(paths).find((move) => move.toLowerCase() === wanted);
  return exact ?? alongWords(paths, wanted.split(/[\s,]+/));
}

function alongWords(paths: PathNode[], words: string[]): string | null {
  let walk: Walk = begin(paths);
  for (const word of words) {
    const stepped = stepTo(walk, word);
    if (!stepped) return null;
    walk = stepped;
  }
  // What is left to say may go without saying.
  const left = moves(walk.next);
  return walk.move ?? (left.length === 1 ? left[0]! : null);
}

/** Where a step has one way only it need not be named. */
function stepTo(from: Walk, word: string): Walk | null {
  for (let walk: Walk | null = from; walk;) {
    const node = walk.next.find((node) => node.id.toLowerCase() === word);
    if (node) return step(walk, node);
    walk = walk.next.length === 1 && walk.move === null ? step(walk, walk.next[0]!) : null;
  }
  return null;
}

export interface ListedMove {
  move: string;
  /** What it would be and bring. */
  words: string;
  /** What is pointed at to make it, where another move reads the same. */
  way: string | null;
}

/** Every legal move in words. */
export function listMoves(all: Told[], paths: PathNode[], you: readonly string[]): ListedMove[] {
  const moves = all.map(({ move, tale }) => ({ move, words: advised(tale, you) }));
  const times = new Map<string, number>();
  for (const { words } of moves) times.set(words, (times.get(words) ?? 0) + 1);
  const ways = waysOf(paths);
  return moves.map(({ move, words }) => ({
    move,
    words,
    way: times.get(words) === 1 ? null : (ways.get(move) ?? null),
  }));
}

/** The words of each move's first path. */
function waysOf(paths: PathNode[]): Map<string, string> {
  const ways = new Map<string, string>();
  const visit = (nodes: PathNode[], before: string[]) => {
    for (const node of nodes) {
      const words = [...before, said(node.label)];
      if (node.move !== undefined && !ways.has(node.move)) ways.set(node.move, words.join(', '));
      visit(node.next ?? [], words);
    }
  };
  visit(paths, []);
  return ways;
}
