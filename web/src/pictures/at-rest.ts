// Positions as pictures: what a board is given when nobody plays on it.

import type { BoardState } from '../boards/contract';
import type { Frame, Options } from '../engine/types';

/** A moment that a picture shows; a position by itself is one that no move led to. */
export type Still = { look: Pick<Frame['look'], 'scene' | 'marks'> } & Partial<Pick<Frame, 'decided'>>;

/** A moment as a board shows it to somebody who only looks. */
export function boardAtRest(
  game: string,
  options: Options,
  { look, decided }: Still,
  moment = 0,
): BoardState {
  return {
    game,
    options,
    scene: look.scene,
    marks: look.marks,
    paths: [],
    prefix: [],
    next: [],
    hover: null,
    last: decided?.path ?? [],
    flights: decided?.flights ?? [],
    moment,
    glow: [],
    rotation: 0,
  };
}
