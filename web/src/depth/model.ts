// What a view in depth shows: unit cubes in a box, and which squares of its floor are pointed at.
//
// Nothing here is about one game. Buildings and a cube puzzle differ only in the cubes they list.

import type { Cube } from '../engine/types';

/** One unit cube. */
export interface Solid {
  at: Cube;
  /** The name of a colour token with its companions: `red` stands for `--red`, `--red-t` (top) and `--red-e` (edge). */
  colour: string;
  /** Cubes of one group have no line between them where their faces lie flush. */
  group?: string;
  /** Not there yet, only shown. */
  ghost?: boolean;
  /** Pointed at. */
  lit?: boolean;
}

/** A strip along the floor's edge, beside one of its columns. */
export interface Kerb {
  x: number;
  colour: string;
}

/** All that a view in depth shows. */
export interface Model {
  /** The box: cubes along x, y and z. */
  size: Cube;
  solids: Solid[];
  /** Whether the floor is drawn. */
  floor: boolean;
  /** A square of the floor that is pointed at, as x and y. */
  lit?: [number, number];
  kerbs?: Kerb[];
}

/** From where one looks: turned about z, and how steeply down; both in degrees. */
export interface Camera {
  /** −90 is from the first seat's side, 0 from the right. */
  azimuth: number;
  elevation: number;
}

/** From the first seat's side and a little from the right: the plan's directions stay recognisable. */
export const FRONT: Camera = { azimuth: -62, elevation: 34 };

/** The front as it is after quarter turns, clockwise, of what is looked at. */
export function seenFrom(quarters: number, camera: Camera = FRONT): Camera {
  return { ...camera, azimuth: camera.azimuth + 90 * quarters };
}
