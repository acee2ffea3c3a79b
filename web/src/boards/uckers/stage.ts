// Where the frames of a challenge stand, and the plate with its sixes.

import { centre, type Box } from '../geometry';
import type { Challenge } from './view';

/** The room for one six. */
export const SIX = 70;

export interface Stage {
  /** One frame around blob and challenger if they are neighbours in line, otherwise one for each. */
  frames: Box[];
  plate: Box;
}

export function stage(
  challenge: Challenge,
  boxes: ReadonlyMap<string, Box>,
  size: { width: number; height: number },
): Stage | null {
  const [blob, challenger] = [boxes.get(challenge.blob), boxes.get(challenge.challenger)];
  if (!blob || !challenger) return null;
  const inLine = blob.width === challenger.width && (blob.x === challenger.x || blob.y === challenger.y);
  const frames = inLine ? [around(blob, challenger)] : [around(blob, blob), around(challenger, challenger)];

  const width = SIX * challenge.whole + 20;
  const height = SIX + 14;
  // Arms of the board are three squares wide, bases lie beside them: the plate goes there, off the track.
  const seen = frames[0] as Box;
  const [at, middle] = [centre(seen), { x: size.width / 2, y: size.height / 2 }];
  const gap = 14;
  const upright = Math.abs(at.y - middle.y) > Math.abs(at.x - middle.x);
  const [left, up] = [at.x < middle.x, at.y < middle.y];
  const x = upright ? (left ? seen.x - width - gap : seen.x + seen.width + gap) : at.x - width / 2;
  const y = upright ? at.y - height / 2 : up ? seen.y - height - gap : seen.y + seen.height + gap;
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 8), most - 8);
  return {
    frames,
    plate: { x: clamp(x, size.width - width), y: clamp(y, size.height - height), width, height },
  };
}

/** A box around two, a little larger than both. */
function around(a: Box, b: Box): Box {
  const grow = 9;
  const x = Math.min(a.x, b.x) - grow;
  const y = Math.min(a.y, b.y) - grow;
  const right = Math.max(a.x + a.width, b.x + b.width) + grow;
  const bottom = Math.max(a.y + a.height, b.y + b.height) + grow;
  return { x, y, width: right - x, height: bottom - y };
}
