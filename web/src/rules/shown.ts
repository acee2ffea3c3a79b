// What a picture shows, asked of the engine: the position with what is pointed at, and what forbids what is refused.

import type { BoardState } from '../boards/contract';
import { boxOf, NO_MARGIN, sizeOf, withMargin, type Box, type Margin } from '../boards/geometry';
import type { Asked, At, Look, Reason, Scene, Target } from '../engine/types';
import { targetsOf } from '../match/targets';
import { replay } from '../match/walker';
import { boardAtRest } from '../pictures/at-rest';
import type { Shown } from './guide';

export const placeOf = (game: string, { options, from, moves }: Shown): At => ({
  game,
  options,
  position: from ?? undefined,
  moves,
});

export async function boardShowing(engine: Asked, game: string, shown: Shown): Promise<BoardState> {
  const at = placeOf(game, shown);
  const frame = await engine.call('frame', at);
  const { look } = frame;
  const prefix = targetsOf(look, shown.picked);
  const [marks, why] = await Promise.all([
    prefix.length > 0 ? engine.call('marks', { ...at, prefix }) : look.marks,
    whyNot(engine, at, look, shown.refused),
  ]);
  // A throw is no move that could be shown, and what is chosen says more than what moved before.
  const still = frame.made?.faces || prefix.length > 0 ? { look } : frame;
  return {
    ...boardAtRest(game, shown.options, still, -1),
    marks,
    prefix,
    next: replay(look.paths, prefix)?.next ?? [],
    glow: why?.squares ?? [],
    lit: shown.lit,
  };
}

async function whyNot(engine: Asked, at: At, look: Look, refused: Shown['refused']): Promise<Reason | null> {
  if (refused === null) return null;
  if ('move' in refused) return engine.call('why-move', { ...at, move: refused.move });
  const path: Target[] = targetsOf(look, refused.targets);
  return engine.call('why-target', { ...at, prefix: path.slice(0, -1), target: path.at(-1)! });
}

/** The part of a board that is shown, in shares of the whole. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Width by height, in cells. */
  ratio: number;
}

export function cropOf(
  scene: Pick<Scene, 'width' | 'height' | 'cells'>,
  crop: Shown['crop'],
  margin: Margin = NO_MARGIN,
): Crop {
  const size = sizeOf(scene, 0);
  const whole = withMargin(size, margin);
  const boxes = scene.cells.filter(({ id }) => crop?.includes(id)).map((cell) => boxOf(scene, cell, 0));
  const part = boxes.length > 0 ? around(boxes) : { x: -margin.left, y: -margin.top, ...whole };
  return {
    left: (margin.left + part.x) / whole.width,
    top: (margin.top + part.y) / whole.height,
    width: part.width / whole.width,
    height: part.height / whole.height,
    ratio: part.width / part.height,
  };
}

function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
