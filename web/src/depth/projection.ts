// From space to the picture, without perspective: the same for the still drawing and for the one that turns.

import type { Camera } from './model';

export type Vec = [number, number, number];

/** The directions in space of the picture's right and up and of the way towards the eye. */
export interface Axes {
  right: Vec;
  up: Vec;
  eye: Vec;
}

export function axesOf({ azimuth, elevation }: Camera): Axes {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  return {
    right: [-Math.sin(a), Math.cos(a), 0],
    up: [-Math.cos(a) * Math.sin(e), -Math.sin(a) * Math.sin(e), Math.cos(e)],
    eye: [Math.cos(a) * Math.cos(e), Math.sin(a) * Math.cos(e), Math.sin(e)],
  };
}

export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Where a point is seen: x to the right, y down, as pictures count. */
export function project(axes: Axes, point: Vec): [number, number] {
  return [dot(point, axes.right), -dot(point, axes.up)];
}

/** The part of the picture that a box of this size takes. */
export function extent(axes: Axes, size: Vec): { x: number; y: number; width: number; height: number } {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
    project(axes, [(bits & 1) * size[0], ((bits >> 1) & 1) * size[1], ((bits >> 2) & 1) * size[2]]),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The part of the picture that a box takes however it is turned about z: it neither grows nor shrinks in turning. */
export function turningExtent(
  axes: Axes,
  size: Vec,
): { x: number; y: number; width: number; height: number } {
  const [x, y] = project(axes, [size[0] / 2, size[1] / 2, size[2] / 2]);
  const width = Math.hypot(size[0], size[1]);
  const height = width * axes.eye[2] + size[2] * axes.up[2];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/**
 * How dark a face is, from 0 (its own colour) to 1 (its edge colour); null for one that looks up and has a colour of its
 * own. The light goes with the eye, from the right, so that a turned body is always seen in the same light.
 */
export function tone(axes: Axes, normal: Vec): number | null {
  if (normal[2] > 0) return null;
  if (normal[2] < 0) return 0.9;
  return 0.55 - 0.28 * dot(normal, axes.right);
}
