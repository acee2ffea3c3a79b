// What a finger means that comes down somewhere on a board: squares may be smaller than it is.

import type { Box, Point } from './geometry';

/** How wide the mark of a finger is, in CSS pixels. */
export const FINGER = 44;

/** The cell under the middle of the finger. */
export interface Hit {
  id: string;
  box: Box;
  /** Whether there is something to say about it: a thing lies there, or something is already chosen. */
  speaks: boolean;
}

/**
 * The cell that is meant: the one that was hit, if it may be pointed at or if it was hit in its heart and there is something to
 * say about it; else the nearest that may and that the finger touches; else the one that was hit, if there is something to
 * say about it. All lengths are pixels.
 *
 * A square as large as a finger is meant when it is hit: then only a slip over its rim is forgiven.
 */
export function meant(at: Point, hit: Hit | null, possible: ReadonlyMap<string, Box>): string | null {
  if (hit && (possible.has(hit.id) || (hit.speaks && inHeart(at, hit.box)))) return hit.id;
  const large = hit !== null && Math.min(hit.box.width, hit.box.height) >= FINGER;
  const reach = large ? FINGER / 4 : FINGER / 2;
  let best: { id: string; far: number; fromCentre: number } | null = null;
  for (const [id, box] of possible) {
    const far = distance(at, box);
    if (far > reach) continue;
    const fromCentre = Math.hypot(at.x - box.x - box.width / 2, at.y - box.y - box.height / 2);
    if (!best || far < best.far || (far === best.far && fromCentre < best.fromCentre)) {
      best = { id, far, fromCentre };
    }
  }
  return best?.id ?? (hit?.speaks ? hit.id : null);
}

/** Whether a point lies deeper in a box than a slip over its rim could. */
function inHeart(at: Point, box: Box): boolean {
  const deep = Math.min(at.x - box.x, box.x + box.width - at.x, at.y - box.y, box.y + box.height - at.y);
  return deep > FINGER / 4;
}

/** How far a point lies outside a box. */
function distance(at: Point, box: Box): number {
  const dx = Math.max(box.x - at.x, 0, at.x - box.x - box.width);
  const dy = Math.max(box.y - at.y, 0, at.y - box.y - box.height);
  return Math.hypot(dx, dy);
}
