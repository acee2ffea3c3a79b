// Moments of a match: the position after so many moves of its line, with what moved last.

import type { Asked, At, Frame as EngineFrame, Standing, TableView } from '../engine/types';

export interface Frame extends EngineFrame {
  /** How many moves of the line have been made. */
  index: number;
  /** How to ask the engine more about the position. */
  at: At;
}

export type LineOfMoves = Pick<TableView, 'game' | 'options' | 'start' | 'line'> &
  Partial<Pick<TableView, 'retired' | 'position'>>;

/** So many moves and throws tell of a turn; a longer one is shown from there on. */
const LONGEST_TURN = 24;

/** Asks the engine for moments and remembers the latest, since going back and forth shows the same ones. */
export class Frames {
  #known = new Map<string, Promise<EngineFrame>>();

  constructor(private readonly engine: Asked) {}

  async at(line: LineOfMoves, index: number): Promise<Frame> {
    const ask = wayTo(line, index);
    const key = JSON.stringify(ask);
    const known = this.#known.get(key) ?? this.engine.call('frame', ask);
    this.#known.set(key, known);
    known.catch(() => this.#known.delete(key));
    // A moment with all its paths can be large; a few are enough to go back and forth.
    if (this.#known.size > 24) this.#known.delete(this.#known.keys().next().value!);
    return momentOf(line, index, await known);
  }
}

/** The moment at which a table stands, where it came with how the table stands; else as it was before. */
export function standingFrame({ view, frame }: Standing, before: Frame | null): Frame {
  if (frame) return momentOf(view, view.line.length, frame);
  if (before) return before;
  throw new Error('A table was opened without a picture of it.');
}

/** The last move that a moment shows as just made, if somebody decided it. */
export function justDecided({ decided }: Frame): Frame['decided'] {
  return decided?.ago === 0 ? decided : null;
}

/** Whether dice have just fallen. */
export function isThrow({ made }: Frame): boolean {
  return made?.faces !== undefined;
}

export function positionAt(
  { game, options, start, line, retired, position: last }: LineOfMoves,
  index: number,
): At {
  // Of a match whose rules have changed only the last position is shown.
  const position = index > 0 ? line[index - 1]?.position : retired ? last : start;
  return { game, options, ...(position != null && { position }) };
}

function momentOf({ game, options }: LineOfMoves, index: number, frame: EngineFrame): Frame {
  return { ...frame, index, at: { game, options, position: frame.look.position } };
}

/** From before the turn of the last decision to the moment: what the engine needs to tell how it came about. */
function wayTo(line: LineOfMoves, index: number): At {
  const who = (at: number) => line.line[at]?.who;
  let from = index;
  while (from > 0 && who(from - 1) === 'chance') from -= 1;
  const last = who(from - 1);
  // Where nobody has decided anything, the last throw is the story.
  if (from === 0) from = Math.max(0, index - 1);
  while (from > 0 && index - from < LONGEST_TURN && (who(from - 1) === last || who(from - 1) === 'chance'))
    from -= 1;
  return { ...positionAt(line, from), moves: line.line.slice(from, index).map(({ move }) => move) };
}
