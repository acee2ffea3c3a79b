// A model as coloured triangles: what the renderer draws, and nothing about how.

import { facesOf, type Face } from './faces';
import type { Camera, Model } from './model';
import { mix, shaded, type Palette, type Rgb } from './palette';
import { axesOf, tone, type Axes, type Vec } from './projection';
import { KERB } from './still';

/** Triangles: three numbers per corner, and one colour per corner. */
export interface Skin {
  positions: number[];
  colours: Rgb[];
}

/** Half of the width of a line, in cubes: the face across the edge draws the other half. */
const LINE = { plain: 0.018, lit: 0.05, ghost: 0.045 };

/** The model's bodies, its ghosts, the lines of the bodies, and those of the ghosts. */
export function skinOf(
  model: Model,
  camera: Camera,
  palette: Palette,
): { bodies: Skin; ghosts: Skin; lines: Skin; traces: Skin } {
  const axes = axesOf(camera);
  const skins = { bodies: empty(), ghosts: empty(), lines: empty(), traces: empty() };
  if (model.floor) floor(skins.bodies, skins.lines, model, palette);
  for (const { x, colour } of model.kerbs ?? []) {
    quad(skins.bodies, flat(x + 0.06, -KERB.gap - KERB.width, 0.88, KERB.width), palette.of(colour).own);
  }
  for (const face of facesOf(model)) {
    const skin = face.solid.ghost ? skins.ghosts : skins.bodies;
    quad(skin, face.corners, colourOf(face, axes, palette));
    edges(face.solid.ghost ? skins.traces : skins.lines, face, palette);
  }
  return skins;
}

const empty = (): Skin => ({ positions: [], colours: [] });

function colourOf(face: Face, axes: Axes, palette: Palette): Rgb {
  const colour = shaded(palette.of(face.solid.colour), tone(axes, face.normal));
  return face.solid.lit ? mix(colour, [1, 1, 1], 0.16) : colour;
}

function floor(bodies: Skin, lines: Skin, model: Model, palette: Palette): void {
  for (let x = 0; x < model.size[0]; x += 1) {
    for (let y = 0; y < model.size[1]; y += 1) {
      quad(bodies, flat(x, y, 1, 1), (x + y) % 2 === 0 ? palette.floorDark : palette.floorLight);
    }
  }
  if (model.lit) {
    const corners = flat(...model.lit, 1, 1);
    corners.forEach((_, index) => strip(lines, corners, index, LINE.lit * 1.4, palette.lit));
  }
}

function edges(lines: Skin, face: Face, palette: Palette): void {
  const { ghost, lit } = face.solid;
  const width = ghost ? LINE.ghost : lit ? LINE.lit : LINE.plain;
  const colour = ghost ? palette.chosen : lit ? palette.lit : palette.line;
  face.edges.forEach((drawn, index) => drawn && strip(lines, face.corners, index, width, colour));
}

/** A strip along one edge of a square, within it. */
function strip(skin: Skin, corners: readonly Vec[], index: number, width: number, colour: Rgb): void {
  const [a, b, c, d] = [0, 1, 2, 3].map((step) => corners[(index + step) % 4]) as [Vec, Vec, Vec, Vec];
  quad(skin, [a, b, towards(b, c, width), towards(a, d, width)], colour);
}

function towards(from: Vec, to: Vec, part: number): Vec {
  return from.map((value, axis) => value + ((to[axis] ?? 0) - value) * part) as Vec;
}

function flat(x: number, y: number, width: number, depth: number): Vec[] {
  return [
    [x, y, 0],
    [x + width, y, 0],
    [x + width, y + depth, 0],
    [x, y + depth, 0],
  ];
}

function quad(skin: Skin, [a, b, c, d]: readonly Vec[], colour: Rgb): void {
  if (!a || !b || !c || !d) return;
  for (const corner of [a, b, c, a, c, d]) {
    skin.positions.push(...corner);
    skin.colours.push(colour);
  }
}
