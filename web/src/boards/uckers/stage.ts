// Where the frames of a challenge stand, and the plate with its sixes.

import { centre, type Box } from '../geometry';
import type { Point } from './layout';

/** The room for one six. */
export const SIX = 62;

export interface Stage {
  /** One frame around blob and challenger if they are neighbours in line, otherwise one for each. */
  frames: Box[];
  /** The plate lies across the nearest base, between its wells, where it covers no counter. */
  plate: Box;
}

export function stage(blob: Box, challenger: Box, bases: Box[], sixes: number): Stage {
  const inLine = blob.width === challenger.width && (blob.x === challenger.x || blob.y === challenger.y);
  const frames = inLine ? [around(blob, challenger)] : [around(blob, blob), around(challenger, challenger)];
  const here = centre(around(blob, challenger));
  const [nearest = here] = bases.map(centre).sort((a, b) => distance(a, here) - distance(b, here));
  const [width, height] = [SIX * sixes + 22, SIX + 16];
  return { frames, plate: { x: nearest.x - width / 2, y: nearest.y - height / 2, width, height } };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** A box around two, a little larger than both. */
function around(a: Box, b: Box): Box {
  const grow = 9;
  const x = Math.min(a.x, b.x) - grow;
  const y = Math.min(a.y, b.y) - grow;
  const right = Math.max(a.x + a.width, b.x + b.width) + grow;
  const bottom = Math.max(a.y + a.height, b.y + b.height) + grow;
  return { x, y, width: right - x, height: bottom - y };
}
