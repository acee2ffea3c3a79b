// A model as shapes of a flat picture, in the order in which a painter would paint them.

import { facesOf } from './faces';
import type { Camera, Model, Solid } from './model';
import { dot, extent, axesOf, project, tone, turningExtent, type Axes, type Vec } from './projection';

/** One shape: filled, then lined. Both are SVG path data in cube units. */
export interface Shape {
  fill: string;
  line: string;
  tone: number | null;
  solid: Solid;
}

export interface Tile {
  fill: string;
  dark: boolean;
  lit: boolean;
}

export interface Still {
  viewBox: string;
  tiles: Tile[];
  kerbs: { fill: string; colour: string }[];
  shapes: Shape[];
}

/** How far a kerb lies before the floor's edge, and how wide it is. */
export const KERB = { gap: 0.12, width: 0.26 };

/** Room around the box, in cubes. */
export const MARGIN = 0.4;

/**
 * The model as it is seen. The picture is as large as the box, so that it does not change with what is in it: a little
 * larger where the box may be turned, no larger than it must be where it stays as it is.
 */
export function stillOf(model: Model, camera: Camera, fit: 'turning' | 'tight' = 'turning'): Still {
  const axes = axesOf(camera);
  const box = (fit === 'turning' ? turningExtent : extent)(axes, model.size);
  const numbers = [box.x - MARGIN, box.y - MARGIN, box.width + 2 * MARGIN, box.height + 2 * MARGIN];
  return {
    viewBox: numbers.map(round).join(' '),
    tiles: model.floor ? tilesOf(model, axes) : [],
    kerbs: (model.kerbs ?? []).map(({ x, colour }) => ({
      colour,
      fill: path(axes, rectangle(x + 0.06, -KERB.gap - KERB.width, 0.88, KERB.width), true),
    })),
    shapes: shapesOf(model, axes),
  };
}

function tilesOf(model: Model, axes: Axes): Tile[] {
  const [width, depth] = model.size;
  const squares = Array.from({ length: width * depth }, (_, index): [number, number] => [
    index % width,
    Math.floor(index / width),
  ]);
  return squares.map(([x, y]) => ({
    fill: path(axes, rectangle(x, y, 1, 1), true),
    dark: (x + y) % 2 === 0,
    lit: model.lit?.[0] === x && model.lit[1] === y,
  }));
}

function shapesOf(model: Model, axes: Axes): Shape[] {
  const seen = facesOf(model).filter((face) => dot(face.normal, axes.eye) > 1e-9);
  // Cubes of a grid never overlap, so far ones first along each axis in turn is a right order to paint in.
  const far = ([x, y, z]: Vec): Vec => [
    x * Math.sign(axes.eye[0]),
    y * Math.sign(axes.eye[1]),
    z * Math.sign(axes.eye[2]),
  ];
  return seen
    .map((face) => ({ face, order: far(face.solid.at) }))
    .sort((a, b) => a.order[2] - b.order[2] || a.order[0] - b.order[0] || a.order[1] - b.order[1])
    .map(({ face }) => ({
      solid: face.solid,
      tone: tone(axes, face.normal),
      fill: path(axes, face.corners, true),
      line: face.edges
        .map((drawn, index) =>
          drawn ? path(axes, [face.corners[index] as Vec, face.corners[(index + 1) % 4] as Vec], false) : '',
        )
        .join(''),
    }));
}

function rectangle(x: number, y: number, width: number, depth: number): Vec[] {
  return [
    [x, y, 0],
    [x + width, y, 0],
    [x + width, y + depth, 0],
    [x, y + depth, 0],
  ];
}

function path(axes: Axes, points: readonly Vec[], closed: boolean): string {
  const steps = points.map((point) => project(axes, point).map(round).join(' '));
  return `M${steps.join('L')}${closed ? 'Z' : ''}`;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
