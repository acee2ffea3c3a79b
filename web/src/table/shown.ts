// What the table shows of a match: the board, and the dice that lie beside it.

import type { BoardState } from '../boards/contract';
import type { Match } from '../match/match.svelte';

/** The board as it is, or as it was where somebody looks back: then nothing on it can be pointed at. */
export function boardOf(match: Match): BoardState {
  const { stage, pointer } = match;
  const { look, decided } = stage.frame;
  const live = stage.past === null;
  const moving = live && match.mayMove;
  return {
    game: match.card.id,
    options: match.view.options,
    scene: look.scene,
    marks: live ? pointer.marks : look.marks,
    paths: moving ? look.paths : [],
    prefix: live ? pointer.walk.prefix : [],
    next: moving ? pointer.walk.next : [],
    hover: live ? pointer.hover : null,
    rest: pointer.resting,
    last: decided?.path ?? [],
    flights: decided?.flights ?? [],
    moment: stage.beat,
    glow: match.notice?.squares ?? match.lit,
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
export function diceOf(match: Match): Thrown | null {
  const { rolling, stage, view } = match;
  if (rolling && stage.past === null) return rolling;
  const { look, made } = stage.frame;
  const lying = look.scene.dice;
  if (lying.length > 0) return { faces: lying.map(({ value }) => value), seat: lying[0]!.seat, time: 0 };
  const thrown = view.phase === 'roll-off' ? view.rollOff?.throws.at(-1) : undefined;
  if (thrown) return { faces: thrown.dice, seat: thrown.seat, time: 0 };
  if (made?.faces) return { faces: made.faces, seat: made.seat ?? 'cross', time: 0 };
  return null;
}
