// A match analysed a few moves at a time, so that a page can show how far it is and give it up.

import type { Analysis, Asked } from '../engine/types';
import { positionAt, type LineOfMoves } from './frames';

/** Positions to look at for each decision: enough to see what a move did, and done in seconds. */
const NODES = 2000;
const SLICE = 4;

/** Rejects with the signal's reason where it is given up. */
export async function analyse(
  engine: Asked,
  line: LineOfMoves,
  progress: (done: number) => void,
  signal: AbortSignal,
): Promise<Analysis> {
  const moves = line.line.map(({ move }) => move);
  let analysis: Analysis = { steps: [], turning_points: [], seats: [] };
  for (let done = 0; done < moves.length; done += SLICE) {
    progress(done);
    signal.throwIfAborted();
    const slice = moves.slice(done, done + SLICE);
    const call = { ...positionAt(line, done), moves: slice, known: analysis.steps, nodes: NODES };
    analysis = await engine.call('analyse', call, signal);
  }
  progress(moves.length);
  return analysis;
}
