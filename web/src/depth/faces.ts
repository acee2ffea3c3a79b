// The faces of cubes that can be seen at all, and which of their edges are lines.

import type { Cube } from '../engine/types';
import type { Model, Solid } from './model';
import type { Vec } from './projection';
import { cubeKey } from './space';

/** A square face of a cube. Its edges go from corner to corner, in the order of the corners. */
export interface Face {
  solid: Solid;
  normal: Vec;
  corners: [Vec, Vec, Vec, Vec];
  /** Which of the four edges are drawn: those at which the body ends, or another begins. */
  edges: [boolean, boolean, boolean, boolean];
}

// For each way a face can look: its normal and two directions along it, so that corners run counterclockwise for one
// who looks at the face from outside.
const SIDES: readonly [Vec, Vec, Vec][] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ],
  [
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [0, 1, 0],
    [1, 0, 0],
  ],
];

/** All faces that are not hidden between two cubes. A ghost hides nothing but what lies inside of it. */
export function facesOf(model: Model): Face[] {
  const at = new Map(model.solids.map((solid) => [cubeKey(solid.at), solid]));
  const neighbour = ([x, y, z]: Cube, [dx, dy, dz]: Vec) => at.get(cubeKey([x + dx, y + dy, z + dz]));
  const hides = (other: Solid | undefined, solid: Solid) =>
    other !== undefined && (!other.ghost || solid.ghost === true);
  return model.solids.flatMap((solid) =>
    SIDES.filter(([normal]) => !hides(neighbour(solid.at, normal), solid)).map(([normal, u, v]): Face => {
      // The neighbour across an edge continues the face if it is of the same group and not covered itself.
      const goesOn = (way: Vec) => {
        const beside = neighbour(solid.at, way);
        if (!beside || solid.group === undefined || beside.group !== solid.group) return false;
        return !hides(neighbour(beside.at, normal), beside);
      };
      return {
        solid,
        normal,
        corners: cornersOf(solid.at, normal, u, v),
        edges: [!goesOn(minus(v)), !goesOn(u), !goesOn(v), !goesOn(minus(u))],
      };
    }),
  );
}

function cornersOf(at: Cube, normal: Vec, u: Vec, v: Vec): Face['corners'] {
  const base = at.map((value, axis) => value + Math.max(0, normal[axis] ?? 0)) as Vec;
  return [base, plus(base, u), plus(plus(base, u), v), plus(base, v)];
}

const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Vec): Vec => [-a[0], -a[1], -a[2]];
