// How a stage is seen under two fingers: larger, and moved within its frame. Lengths are pixels.

import type { Point } from '../boards/geometry';

export interface Zoom {
  scale: number;
  /** Where the upper left corner lies. */
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const LARGEST = 3;

/** Two fingers went from one pair of points to another: what lay under them lies under them again. */
export function pinched(zoom: Zoom, from: [Point, Point], to: [Point, Point], size: Size): Zoom {
  const [before, after] = [middle(from), middle(to)];
  const apart = length(from);
  const wanted = apart === 0 ? zoom.scale : zoom.scale * (length(to) / apart);
  const scale = Math.min(LARGEST, Math.max(1, wanted));
  const factor = scale / zoom.scale;
  return within(
    {
      scale,
      x: after.x - (before.x - zoom.x) * factor,
      y: after.y - (before.y - zoom.y) * factor,
    },
    size,
  );
}

/** One finger moved it. */
export function panned(zoom: Zoom, by: Point, size: Size): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, size);
}

/** The picture always fills its frame. */
function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const keep = (at: number, side: number) => Math.min(0, Math.max(side * (1 - scale), at));
  return { scale, x: keep(x, width), y: keep(y, height) };
}

const middle = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const length = ([a, b]: [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
