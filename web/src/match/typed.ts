// Moves that are typed: in the game's notation, or as the words of a path ("3 c3").

import type { PathNode } from '../engine/types';
import { begin, moves, step, type Walk } from './walker';
import { said } from '../texts/words';

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
  words: string;
}

/** Every legal move once, with the words of its first path. */
export function listMoves(paths: PathNode[]): ListedMove[] {
  const listed = new Map<string, string>();
  const visit = (nodes: PathNode[], before: string[]) => {
    for (const node of nodes) {
      const words = [...before, said(node.label)];
      if (node.move !== undefined && !listed.has(node.move)) listed.set(node.move, words.join(', '));
      visit(node.next ?? [], words);
    }
  };
  visit(paths, []);
  return [...listed].map(([move, words]) => ({ move, words }));
}
