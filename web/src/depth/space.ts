// Unit cubes in space: x to the right, y away from the first seat, z up. Turning, moving and comparing them.

import type { Cube } from '../engine/types';

/** Quarter turns about an axis, counterclockwise for one who looks against it: z seen from above. */
export type Axis = 'x' | 'y' | 'z';

/** The cubes turned by quarter turns about an axis; where they end up is not kept. */
export function turned(cubes: readonly Cube[], axis: Axis, quarters: number): Cube[] {
  const times = ((quarters % 4) + 4) % 4;
  let at = cubes.map((cube): Cube => [...cube]);
  for (let time = 0; time < times; time += 1) at = at.map((cube) => quarter(cube, axis));
  return normalised(at);
}

function quarter([x, y, z]: Cube, axis: Axis): Cube {
  if (axis === 'x') return [x, -z, y];
  if (axis === 'y') return [z, y, -x];
  return [-y, x, z];
}

/** The same body moved to where its least x, y and z are 0, its cubes in ascending order. */
export function normalised(cubes: readonly Cube[]): Cube[] {
  const least = ([0, 1, 2] as const).map((axis) => Math.min(...cubes.map((cube) => cube[axis])));
  const [x, y, z] = least as Cube;
  return cubes.map((cube): Cube => [cube[0] - x, cube[1] - y, cube[2] - z]).sort(compare);
}

/** The body moved so that its first cube stands over a square; levels stay. */
export function standing(cubes: readonly Cube[], x: number, y: number): Cube[] {
  const first = cubes[0] ?? [0, 0, 0];
  return cubes.map((cube): Cube => [cube[0] - first[0] + x, cube[1] - first[1] + y, cube[2]]);
}

function compare(a: Cube, b: Cube): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** A name for a body that two have in common exactly if they lie alike. */
export function bodyKey(cubes: readonly Cube[]): string {
  return normalised(cubes)
    .map((cube) => cube.join(','))
    .join(' ');
}

export function cubeKey([x, y, z]: Cube): string {
  return `${x},${y},${z}`;
}
