// What the table shows of a match: the board, and the dice that lie beside it.

import type { BoardState, Stage } from '../boards/contract';
import { said } from '../texts/words';
import type { Frame } from '../match/frames';
import type { Match } from '../match/match.svelte';
import { told } from '../match/tales.svelte';

/** The board as it is, or as it was where somebody looks back: then nothing on it can be pointed at. */
export function boardOf(match: Match): BoardState {
  const { stage, pointer } = match;
  const { look, decided, made } = stage.frame;
  const live = stage.past === null;
  const moving = live && match.mayMove;
  const begun = moving ? pointer.begun : null;
  return {
    game: match.card.id,
    options: match.view.options,
    scene: look.scene,
    marks: live ? pointer.marks : look.marks,
    paths: moving ? look.paths : [],
    implied: moving ? pointer.implied : [],
    prefix: begun?.prefix ?? (live ? pointer.walk.prefix : []),
    next: begun?.next ?? (moving ? pointer.walk.next : []),
    hover: begun?.last ?? (live ? pointer.hover : null),
    pending: begun?.last ?? null,
    you: match.you,
    viewpoint: match.viewpoint,
    rest: pointer.resting,
    last: decided?.path ?? [],
    flights: decided?.flights ?? [],
    trail: decided && (!live || decided.seat !== match.viewpoint) ? trailOf(stage.frame) : [],
    flash: flashOf(live ? match.flash : made?.tale.flash, match.you),
    moment: stage.beat,
    glow: match.notice?.squares ?? [],
    lit: match.lit,
    rotation: match.rotation,
  };
}

/**
 * The moves of a turn that were about some cell, where there are several; a single one is seen without a number. Who has set up the last
 * of an army and goes on to fight with it does something new: things that came from a tray are not counted with those that moved.
 */
export function trailOf({ before, decided }: Pick<Frame, 'before' | 'decided'>): Stage[] {
  const all = decided ? [...before, decided] : before;
  const moves = all.filter(({ path }) => path.some(({ kind }) => kind === 'cell'));
  const comes = ({ path }: (typeof moves)[number]) => path.some(({ kind }) => kind === 'item');
  const last = moves.at(-1);
  const from = last ? moves.findLastIndex((move) => comes(move) !== comes(last)) + 1 : 0;
  const stages = moves
    .slice(from)
    .map(({ path }) => path.filter(({ kind }) => kind === 'cell').map(({ id }) => id))
    .map((cells, index) => ({ number: index + 1, cells }));
  return stages.length > 1 ? stages : [];
}

function flashOf(flash: Match['flash'] | undefined, you: readonly string[]): BoardState['flash'] {
  return flash ? { cell: flash.cell, message: said(flash.say, you) } : null;
}

/** Dice on the board: those that have fallen, then those in the air, then those that wait to be thrown. */
export interface Throwing {
  seat: string;
  lying: number[];
  falling: number[];
  waiting: number;
  /** How long those in the air stay there. */
  time: number;
}

/** The throw that is on the board: one that somebody at this screen owes, or one that is being made. */
export function throwOf(match: Match): Throwing | null {
  const { rolling, stage, view, present, goesOn } = match;
  if (stage.past !== null) return null;
  const lying = goesOn ? (present.thrown?.faces ?? []) : [];
  const next =
    view.phase === 'roll-off' && view.acting !== null
      ? { seat: view.acting, dice: view.rollOff?.dice ?? 0 }
      : present.look.scene.throw;
  if (rolling) {
    const waiting = next && next.seat === rolling.seat ? Math.max(next.dice - rolling.faces.length, 0) : 0;
    return { seat: rolling.seat, lying, falling: rolling.faces, waiting, time: rolling.time };
  }
  if (!next || (!match.mustRoll && !goesOn)) return null;
  return { seat: next.seat, lying, falling: [], waiting: next.dice, time: 0 };
}

/** Whether a throw waits for somebody at this screen: until then the dice lie at hand, and the board can be seen. */
export const isOwed = ({ mustRoll, rolling }: Match): boolean => mustRoll && !rolling;

/** What lies on the board to be read: why somebody can do nothing but pass, or who begins, each with the dice that made it so. */
export interface ToRead {
  text: string;
  dice: { faces: number[]; seat: string } | null;
}

export function toRead(match: Match): ToRead | null {
  const { passing, begins, stage, view, you } = match;
  if (stage.past !== null) return null;
  if (begins) {
    const won = view.rollOff?.throws.findLast(({ seat }) => seat === view.rollOff?.first);
    return { text: said(begins, you), dice: won ? { faces: won.dice, seat: view.acting ?? won.seat } : null };
  }
  if (!passing) return null;
  const { thrown } = stage.frame;
  return { text: told(passing, you), dice: thrown ? { ...thrown, seat: thrown.seat ?? 'cross' } : null };
}

export interface Thrown {
  faces: number[];
  seat: string;
  /** Whether they have been used. */
  used: boolean;
}

/** The dice beside the board: those that wait to be used, or the last that fell. */
export function diceOf(match: Match): Thrown | null {
  const { stage, view } = match;
  const { look, thrown } = stage.frame;
  if (toRead(match)) return null;
  const lying = look.scene.dice;
  if (lying.length > 0) return { faces: lying.map(({ value }) => value), seat: lying[0]!.seat, used: false };
  // The dice of others would be taken for those of whoever is to act.
  if (stage.past === null && !match.over && thrown?.seat !== view.acting) return null;
  return thrown ? { faces: thrown.faces, seat: thrown.seat ?? 'cross', used: true } : null;
}
