// What the table shows of a match: the board, and the dice that lie beside it.

import type { BoardState } from '../boards/contract';
import type { TableMatch } from '../match/table.svelte';

/** The board as it is, or as it was where somebody looks back: then nothing on it can be pointed at. */
export function boardOf(match: TableMatch): BoardState {
  const { look } = match.frame;
  const live = match.past === null;
  const moving = live && match.mayMove;
  return {
    game: match.card.id,
    options: match.view.options,
    scene: look.scene,
    marks: live ? match.marks : look.marks,
    paths: moving ? match.present.look.paths : [],
    prefix: live ? match.walk.prefix : [],
    next: moving ? match.walk.next : [],
    hover: live ? match.hover : null,
    rest: match.resting,
    last: match.frame.last,
    flights: match.frame.flights,
    moment: match.moment,
    glow: match.notice?.squares ?? [],
    rotation: match.rotation,
  };
}

export interface Thrown {
  faces: number[];
  seat: string;
  /** How long they stay in the air; 0 where they lie. */
  time: number;
}

/** The dice on the table: those in the air, those that wait to be used, or the throw just made. */
export function diceOf(match: TableMatch): Thrown | null {
  const { rolling, frame, view } = match;
  if (rolling && match.past === null)
    return { faces: rolling.faces, seat: rolling.seat, time: rolling.moment };
  const lying = frame.look.scene.dice;
  if (lying.length > 0) return { faces: lying.map(({ value }) => value), seat: lying[0]!.seat, time: 0 };
  const thrown = view.phase === 'roll-off' ? view.rollOff?.throws.at(-1) : undefined;
  if (thrown) return { faces: thrown.dice, seat: thrown.seat, time: 0 };
  if (frame.faces.length > 0) return { faces: frame.faces, seat: frame.seat ?? 'cross', time: 0 };
  return null;
}
