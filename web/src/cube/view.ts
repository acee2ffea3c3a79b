// What the cube's pictures show, made from what the engine says about the box. Pure functions.

import type { Model, Solid } from '../depth/model';
import type { Cube, CubeLook, CubePiece, CubeTurn, Say } from '../engine/types';

/** Files, ranks and layers. */
export const EDGE = 4;

/** File, rank and layer of a cell from 0: `b31` is 1, 2, 0. */
export function cubeOf(cell: string): Cube {
  return [cell.charCodeAt(0) - 97, Number(cell[1]) - 1, Number(cell[2]) - 1];
}

export function cellOf([x, y, z]: Cube): string {
  return `${String.fromCharCode(97 + x)}${y + 1}${z + 1}`;
}

/** The colour token of a shape. */
export function colourOf(shape: string): string {
  return `piece-${shape.toLowerCase()}`;
}

/** What is written on a piece: its letter, with a small 2 for the second of its shape. */
export function letterOf({ shape, copy }: CubePiece): string {
  return copy === 0 ? shape : `${shape}₂`;
}

/** By cell, the piece that fills it. */
export function piecesByCell(pieces: readonly CubePiece[]): Map<string, CubePiece> {
  return new Map(pieces.flatMap((piece) => piece.cells.map((cell): [string, CubePiece] => [cell, piece])));
}

export interface Shown {
  pieces: readonly CubePiece[];
  /** A piece that is about to be placed, or that a hint proposes. */
  ghost: { shape: string; cells: readonly string[] } | null;
  /** The text of a piece that a hint is about. */
  lit: string | null;
  /** Whether the layers are pulled apart. */
  apart: boolean;
}

/** The box in depth. Pulled apart, there is a layer of air above every layer. */
export function modelOf({ pieces, ghost, lit, apart }: Shown): Model {
  const step = apart ? 2 : 1;
  const at = (cell: string): Cube => {
    const [x, y, z] = cubeOf(cell);
    return [x, y, z * step];
  };
  const solids = pieces.flatMap((piece) =>
    piece.cells.map((cell): Solid => ({
      at: at(cell),
      colour: colourOf(piece.shape),
      group: piece.text,
      lit: piece.text === lit,
    })),
  );
  const ghosts = (ghost?.cells ?? []).map((cell): Solid => ({
    at: at(cell),
    colour: colourOf(ghost?.shape ?? ''),
    group: 'ghost',
    ghost: true,
  }));
  return { size: [EDGE, EDGE, (EDGE - 1) * step + 1], solids: [...solids, ...ghosts], floor: true };
}

/** A piece by itself, lying in one way. */
export function pieceModel(shape: string, cubes: readonly Cube[]): Model {
  const reach = ([0, 1, 2] as const).map((axis) => 1 + Math.max(...cubes.map((cube) => cube[axis])));
  const solids = cubes.map((at): Solid => ({ at, colour: colourOf(shape), group: shape }));
  return { size: reach as Cube, solids, floor: false };
}

/**
 * The place that a person means who points at a cell: one whose first cell it is, otherwise one that fills it and
 * begins as near as possible.
 */
export function meant(turn: CubeTurn, cell: string): CubeTurn['places'][number] | null {
  const filling = turn.places.filter(({ cells }) => cells.includes(cell));
  const before = ({ cells }: CubeTurn['places'][number]) => cells.indexOf(cell);
  return filling.sort((a, b) => before(a) - before(b))[0] ?? null;
}

/** Ways to turn a piece in the hand: about the upright axis, away from oneself, to the side. */
export type Spin = 'spin' | 'tip' | 'roll';

const QUARTERS: Record<Spin, (cube: Cube) => Cube> = {
  spin: ([x, y, z]) => [-y, x, z],
  tip: ([x, y, z]) => [x, -z, y],
  roll: ([x, y, z]) => [z, y, -x],
};

/** The number of the way in which a piece lies after so many quarter turns. */
export function turnedBy(turns: readonly CubeTurn[], index: number, spin: Spin, quarters: number): number {
  let cubes = turns[index]?.cubes ?? [];
  for (let quarter = 0; quarter < quarters; quarter += 1) cubes = cubes.map(QUARTERS[spin]);
  const wanted = outline(cubes);
  const found = turns.findIndex((turn) => outline(turn.cubes) === wanted);
  return found < 0 ? index : found;
}

/** Equal for cubes that lie alike, wherever they lie. */
function outline(cubes: readonly Cube[]): string {
  const least = ([0, 1, 2] as const).map((axis) => Math.min(...cubes.map((cube) => cube[axis])));
  return cubes
    .map((cube) => cube.map((place, axis) => place - (least[axis] ?? 0)).join())
    .sort()
    .join(' ');
}

/** How many pieces are not in the box. */
export function piecesLeft(look: CubeLook): number {
  return look.shapes.reduce((sum, { left }) => sum + left, 0);
}

/** A shape by its letter, as messages are about it. */
export const shapeSay = (letter: string): Say => ({ id: `cube-shape-${letter.toLowerCase()}` });
