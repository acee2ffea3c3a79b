// Which cube, or which square of the floor, lies under a point of the picture.

import type { Cube } from '../engine/types';
import type { Camera, Model } from './model';
import { axesOf, type Vec } from './projection';
import { cubeKey } from './space';

export interface Picked {
  /** The cube that was hit, or null where it was the floor. */
  cube: Cube | null;
  /** The empty place before the face that was hit: where a cube could be put. */
  before: Cube;
}

/**
 * Follows the line of sight through a point of the picture (`right` and `up` from where the middle of the box is
 * seen, in cube units) until it meets a cube that is no ghost, or the floor.
 */
export function pick(model: Model, camera: Camera, right: number, up: number): Picked | null {
  const axes = axesOf(camera);
  const far = model.size[0] + model.size[1] + model.size[2];
  const way = axes.eye.map((value) => -value) as Vec;
  const start = ([0, 1, 2] as const).map(
    (axis) => model.size[axis] / 2 + axes.right[axis] * right + axes.up[axis] * up + axes.eye[axis] * far,
  ) as Vec;
  const solid = new Set(model.solids.filter((one) => !one.ghost).map((one) => cubeKey(one.at)));
  let at = start.map(Math.floor) as Vec;
  // How far along the way the next wall lies on each axis, and how far apart walls are.
  const next = ([0, 1, 2] as const).map((axis) => {
    const wall = way[axis] > 0 ? at[axis] + 1 : at[axis];
    return way[axis] === 0 ? Infinity : (wall - start[axis]) / way[axis];
  }) as Vec;
  const apart = way.map((value) => (value === 0 ? Infinity : Math.abs(1 / value))) as Vec;
  for (let gone = 0; gone < 6 * far; gone += 1) {
    const axis = ([0, 1, 2] as const).reduce((best, axis) => (next[axis] < next[best] ? axis : best));
    const before = at;
    at = [...at];
    at[axis] += Math.sign(way[axis]);
    next[axis] += apart[axis];
    if (solid.has(cubeKey(at))) return { cube: at, before };
    if (axis === 2 && at[2] === -1 && model.floor && inside(before, model.size))
      return { cube: null, before };
  }
  return null;
}

function inside([x, y]: Cube, size: Cube): boolean {
  return x >= 0 && y >= 0 && x < size[0] && y < size[1];
}
