// Unit cubes in space and in the picture.

import { describe, expect, test } from 'vitest';
import { facesOf } from '../src/depth/faces';
import { FRONT, seenFrom, type Model } from '../src/depth/model';
import { mix, parseHex, shaded } from '../src/depth/palette';
import { pick } from '../src/depth/picking';
import { dot, extent, axesOf, project, turningExtent, type Vec } from '../src/depth/projection';
import { skinOf } from '../src/depth/skin';
import { bodyKey, normalised, standing, turned, type Axis } from '../src/depth/space';
import { stillOf } from '../src/depth/still';
import type { Cube } from '../src/engine/types';

const L: Cube[] = [
  [0, 0, 0],
  [1, 0, 0],
  [2, 0, 0],
  [2, 1, 0],
];
/** The two screws of Uptown: mirror images of each other. */
const A: Cube[] = [
  [0, 0, 0],
  [1, 0, 0],
  [1, 1, 0],
  [1, 1, 1],
];
const B: Cube[] = [
  [0, 0, 0],
  [1, 0, 0],
  [1, 1, 0],
  [1, 1, -1],
];

const model = (solids: Model['solids'], size: Cube = [3, 3, 3]): Model => ({ size, solids, floor: true });
const solid = (at: Cube, more: Partial<Model['solids'][number]> = {}) => ({ at, colour: 'red', ...more });

/** Every body that turns lead to from one. */
function orientations(cubes: Cube[]): Set<string> {
  const seen = new Map([[bodyKey(cubes), cubes]]);
  for (const body of seen.values()) {
    for (const axis of ['x', 'y', 'z'] as Axis[]) {
      const next = turned(body, axis, 1);
      if (!seen.has(bodyKey(next))) seen.set(bodyKey(next), next);
    }
  }
  return new Set(seen.keys());
}

describe('turning', () => {
  test('four quarters are none, three are one back', () => {
    for (const axis of ['x', 'y', 'z'] as Axis[]) {
      expect(turned(L, axis, 4)).toEqual(normalised(L));
      expect(turned(L, axis, 3)).toEqual(turned(L, axis, -1));
    }
  });

  test('a quarter about z goes counterclockwise as seen from above', () => {
    expect(
      turned(
        [
          [0, 0, 0],
          [1, 0, 0],
          [2, 0, 0],
          [2, 1, 0],
        ],
        'z',
        1,
      ),
    ).toEqual([
      [0, 2, 0],
      [1, 0, 0],
      [1, 1, 0],
      [1, 2, 0],
    ]);
  });

  test('an L lies in 24 ways, a screw in 12, and no turn makes one screw the other', () => {
    expect(orientations(L).size).toBe(24);
    expect(orientations(A).size).toBe(12);
    expect(orientations(A).has(bodyKey(B))).toBe(false);
  });

  test('a body stands with its first cube over a square and keeps its levels', () => {
    expect(
      standing(
        [
          [0, 1, 0],
          [0, 1, 1],
          [1, 0, 1],
        ],
        4,
        2,
      ),
    ).toEqual([
      [4, 2, 0],
      [4, 2, 1],
      [5, 1, 1],
    ]);
  });
});

describe('the picture', () => {
  test('from the front x goes right, and y and z go up', () => {
    const axes = axesOf(FRONT);
    expect(project(axes, [1, 0, 0])[0]).toBeGreaterThan(0);
    expect(project(axes, [0, 1, 0])[1]).toBeLessThan(0);
    expect(project(axes, [0, 0, 1])[1]).toBeLessThan(0);
    for (const [a, b] of [
      [axes.right, axes.up],
      [axes.up, axes.eye],
      [axes.eye, axes.right],
    ] as [Vec, Vec][]) {
      expect(dot(a, b)).toBeCloseTo(0);
    }
  });

  test('after a quarter turn of the plan, what went right goes down and towards the eye', () => {
    const axes = axesOf(seenFrom(1));
    expect(dot([1, 0, 0], axes.eye)).toBeGreaterThan(0);
    expect(project(axes, [0, 1, 0])[0]).toBeGreaterThan(0);
  });

  test('the room for turning holds the box from every side', () => {
    for (let azimuth = 0; azimuth < 360; azimuth += 15) {
      const axes = axesOf({ azimuth, elevation: 34 });
      const [tight, room] = [extent(axes, [7, 5, 4]), turningExtent(axes, [7, 5, 4])];
      expect(room.x).toBeLessThanOrEqual(tight.x + 1e-9);
      expect(room.y).toBeLessThanOrEqual(tight.y + 1e-9);
      expect(room.x + room.width).toBeGreaterThanOrEqual(tight.x + tight.width - 1e-9);
      expect(room.y + room.height).toBeGreaterThanOrEqual(tight.y + tight.height - 1e-9);
    }
  });
});

describe('faces', () => {
  test('a cube has six, two neighbours have ten, and a ghost hides nothing but itself', () => {
    expect(facesOf(model([solid([0, 0, 0])]))).toHaveLength(6);
    expect(facesOf(model([solid([0, 0, 0]), solid([1, 0, 0])]))).toHaveLength(10);
    // The cube keeps its six; of the ghost's, the one against the cube is not seen.
    expect(facesOf(model([solid([0, 0, 0]), solid([1, 0, 0], { ghost: true })]))).toHaveLength(11);
  });

  test('corners run counterclockwise as seen from outside', () => {
    for (const face of facesOf(model([solid([1, 1, 1])]))) {
      const [a, b, , d] = face.corners;
      const [u, v] = [b, d].map((corner) => corner.map((value, axis) => value - (a[axis] ?? 0)) as Vec);
      const cross = (p: Vec, q: Vec): Vec => [
        p[1] * q[2] - p[2] * q[1],
        p[2] * q[0] - p[0] * q[2],
        p[0] * q[1] - p[1] * q[0],
      ];
      expect(cross(u as Vec, v as Vec).map((value) => value + 0)).toEqual(face.normal);
    }
  });

  test('cubes of one group have no line between flush faces, cubes of two have', () => {
    const lines = (groups: string[]) =>
      facesOf(model(groups.map((group, x) => solid([x, 0, 0], { group })))).reduce(
        (sum, face) => sum + face.edges.filter(Boolean).length,
        0,
      );
    // Ten faces with four edges each; four pairs of flush faces share an edge, which each would draw.
    expect(lines(['a', 'b'])).toBe(40);
    expect(lines(['a', 'a'])).toBe(32);
  });
});

describe('painting', () => {
  test('what is nearer is painted later', () => {
    const cubes: Cube[] = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y): Cube => [x, y, (x * y) % 2]));
    for (const quarters of [0, 1, 2, 3]) {
      const camera = seenFrom(quarters);
      const { eye } = axesOf(camera);
      const painted = stillOf(model(cubes.map((at) => solid(at))), camera).shapes.map(
        ({ solid }) => solid.at,
      );
      // No cube is painted before one that it stands in front of along every axis.
      painted.forEach((late, index) => {
        for (const early of painted.slice(0, index)) {
          const inFront = early.every((value, axis) => (value - (late[axis] ?? 0)) * (eye[axis] ?? 0) >= 0);
          const same = early.every((value, axis) => value === late[axis]);
          expect(inFront && !same).toBe(false);
        }
      });
    }
  });

  test('three faces of a lone cube are seen', () => {
    expect(stillOf(model([solid([0, 0, 0])]), FRONT).shapes).toHaveLength(3);
  });

  test('the floor has a tile per square, one of them lit', () => {
    const { tiles } = stillOf({ ...model([]), lit: [2, 1] }, FRONT);
    expect(tiles).toHaveLength(9);
    expect(tiles.filter((tile) => tile.lit)).toHaveLength(1);
  });

  test('triangles have a colour at every corner, and ghosts are kept apart', () => {
    const grey = parseHex('#808080');
    const palette = {
      floorLight: grey,
      floorDark: grey,
      line: grey,
      lit: grey,
      chosen: grey,
      of: () => ({ own: grey, top: grey, edge: grey }),
    };
    const skin = skinOf(model([solid([0, 0, 0]), solid([2, 2, 0], { ghost: true })]), FRONT, palette);
    for (const part of Object.values(skin)) expect(part.positions).toHaveLength(3 * part.colours.length);
    expect(skin.ghosts.colours).toHaveLength(6 * 6);
    expect(skin.bodies.colours).toHaveLength((9 + 6) * 6);
  });

  test('colours are read and mixed as screens write them', () => {
    expect(parseHex(' #ff0000')).toEqual([1, 0, 0]);
    expect(parseHex('tomato')).toEqual([0.5, 0.5, 0.5]);
    expect(mix([0, 0, 0], [1, 1, 1], 0.25)).toEqual([0.25, 0.25, 0.25]);
    const paint = { own: parseHex('#ff0000'), top: parseHex('#00ff00'), edge: parseHex('#0000ff') };
    expect(shaded(paint, null)).toEqual([0, 1, 0]);
    expect(shaded(paint, 1)).toEqual([0, 0, 1]);
  });
});

describe('picking', () => {
  const town = model([solid([1, 1, 0]), solid([1, 1, 1])]);
  /** Where the middle of a cube's top is seen, from the middle of the box. */
  const seenAt = (quarters: number, point: Vec): [number, number] => {
    const axes = axesOf(seenFrom(quarters));
    const from = point.map((value, axis) => value - (town.size[axis] ?? 0) / 2) as Vec;
    return [dot(from, axes.right), dot(from, axes.up)];
  };

  test('a point on a roof picks the cube and the place above it, from every side', () => {
    for (const quarters of [0, 1, 2, 3]) {
      expect(pick(town, seenFrom(quarters), ...seenAt(quarters, [1.5, 1.5, 2]))).toEqual({
        cube: [1, 1, 1],
        before: [1, 1, 2],
      });
    }
  });

  test('a point on the floor picks its square, one beside the box nothing', () => {
    expect(pick(town, FRONT, ...seenAt(0, [0.5, 0.5, 0]))).toEqual({ cube: null, before: [0, 0, 0] });
    expect(pick(town, FRONT, 9, 9)).toBeNull();
  });

  test('ghosts are looked through', () => {
    const ghostly = model([solid([1, 1, 0], { ghost: true })]);
    expect(pick(ghostly, FRONT, ...seenAt(0, [1.5, 1.5, 0]))?.cube).toBeNull();
  });
});
