// What the marks of Uckers mean: threats, barriers, challenges, and the steps that have been pointed out so far.

import type { Mark, PathNode, Say, Scene, Target } from '../../engine/types';
import { boxOf, type Rotation } from '../geometry';
import { spread, wayOf, type Point } from './layout';

/** How a square can be hit by one seat. */
export interface Threat {
  seat: string;
  /** Throws out of 36. */
  chance: number;
  /** Whether the dice that lie can do it. */
  now: boolean;
  text: Say;
}

/** All threats by square, the most likely first. */
export function threats(marks: Mark[], scene: Scene): Map<string, Threat[]> {
  const thrower = scene.dice[0]?.seat;
  const bySquare = new Map<string, Threat[]>();
  for (const mark of marks) {
    const [cell] = mark.cells;
    if (mark.kind !== 'hit' || cell === undefined || mark.seat === undefined) continue;
    const chance = mark.value ?? 0;
    const threat = { seat: mark.seat, chance, now: mark.seat === thrower, text: mark.text };
    bySquare.set(
      cell,
      [...(bySquare.get(cell) ?? []), threat].sort((a, b) => b.chance - a.chance),
    );
  }
  return bySquare;
}

/** The colour of the partner, by the base of who has one. */
export function partnersOf(marks: Mark[], scene: Scene): Map<string, string> {
  const colours = new Map(scene.cells.map(({ id, colour = '' }) => [id, colour]));
  const pairs = marks.filter(({ kind }) => kind === 'partners').map(({ cells }) => cells);
  return new Map(
    pairs.flatMap(([one = '', other = '']) => [
      [one, colours.get(other) ?? ''],
      [other, colours.get(one) ?? ''],
    ]),
  );
}

/** The colours that a seat plays with: its bases are its own. */
export function coloursOf(seat: string | null | undefined, scene: Scene): string[] {
  const bases = scene.cells.filter((cell) => cell.kind === 'base' && cell.seat === seat);
  return bases.map(({ colour = '' }) => colour);
}

/** The one line that is written beside a counter: what is possible now, or else the greatest chance. */
export function tagOf(threats: Threat[]): Threat | undefined {
  return threats.find((threat) => threat.now) ?? threats[0];
}

/** The threats of a square as parts of a ring, one after the other; together never more than the whole. */
export function arcsOf(threats: Threat[]): { seat: string; from: number; to: number }[] {
  let from = 0;
  return threats.map(({ seat, chance }) => {
    const to = Math.min(1, from + chance / 36);
    const arc = { seat, from, to };
    from = to;
    return arc;
  });
}

/** A stack that stands in the way, or one of partners that does not. */
export interface Stack {
  cell: string;
  height: number;
  mixed: boolean;
}

export function stacksOf(marks: Mark[]): Stack[] {
  return marks.flatMap((mark) => {
    const [cell] = mark.cells;
    if (cell === undefined || (mark.kind !== 'blob' && mark.kind !== 'mixi-blob')) return [];
    return [{ cell, height: mark.value ?? 0, mixed: mark.kind === 'mixi-blob' }];
  });
}

export interface Challenge {
  blob: string;
  challenger: string;
  /** Whose challenge it is. */
  seat: string;
  /** The sixes still needed, or the sixes that it would take. */
  needed: number;
  /** The sixes that it takes from beginning to end. */
  whole: number;
  /** Whether it goes on, or may only be begun. */
  on: boolean;
}

/** Challenges go on while no dice lie: a throw that allows one still lies on the table. */
export function challengesOf(marks: Mark[], scene: Scene): Challenge[] {
  const heights = new Map(stacksOf(marks).map((stack) => [stack.cell, stack.height]));
  const isBase = (id: string) => scene.cells.some((cell) => cell.id === id && cell.kind === 'base');
  return marks.flatMap((mark) => {
    const [blob, challenger] = mark.cells;
    if (mark.kind !== 'challenge' || blob === undefined || challenger === undefined) return [];
    const needed = mark.value ?? 0;
    const whole = (heights.get(blob) ?? needed) + (isBase(challenger) ? 1 : 0);
    const on = scene.dice.length === 0;
    return [{ blob, challenger, seat: mark.seat ?? '', needed, whole, on }];
  });
}

/**
 * Before the first throw of a turn, the counters that can use a saved six, as the engine calls them; none where that is
 * not the choice. Only there a person may also throw by a word of its own.
 */
export function savedSixCounters(paths: PathNode[]): Say[] {
  const isBeforeThrow = paths.some(({ kind, id }) => kind === 'button' && id === 'throw');
  return isBeforeThrow ? paths.filter(({ kind }) => kind === 'cell').map(({ label }) => label) : [];
}

/** The blob that bars the chosen counter. */
export function barriersOf(marks: Mark[]): { blob: string; counter: string }[] {
  return marks.flatMap((mark) => {
    const [blob, counter] = mark.cells;
    if (mark.kind !== 'blocked' || blob === undefined || counter === undefined) return [];
    return [{ blob, counter }];
  });
}

/** A step that has been pointed out; `to` is missing as long as only its counter has been. */
export interface Plan {
  colour: string;
  from: string;
  to?: string;
}

/**
 * The steps of a play that is being pointed out: cells come in pairs, with the colour between them where a mixi-blob
 * leaves it open. What rests under the pointer is taken as if it had been pointed at.
 */
export function plansOf(prefix: Target[], hover: PathNode | null, scene: Scene): Plan[] {
  const colours = new Map<string, string>();
  for (const cell of scene.cells) if (cell.kind === 'base' && cell.colour) colours.set(cell.id, cell.colour);
  for (const thing of scene.things) if (thing.colour) colours.set(thing.cell, thing.colour);
  const plans: Plan[] = [];
  const targets = hover && prefix.length > 0 ? [...prefix, hover] : prefix;
  for (const target of targets) {
    const open = plans.at(-1);
    if (target.kind === 'button' && open && open.to === undefined) open.colour = target.id;
    else if (target.kind !== 'cell') continue;
    else if (open && open.to === undefined) {
      open.to = target.id;
      colours.set(target.id, open.colour);
    } else plans.push({ colour: colours.get(target.id) ?? '', from: target.id });
  }
  return plans;
}

/** Who would be sent back to base by a play that is being pointed out: the square, once even where both dice end on it, and the colour on it. */
export function hitBy(plans: Plan[], marks: Mark[], scene: Scene): { cell: string; colour: string }[] {
  const all = [...threats(marks, scene)];
  const now = new Set(all.filter(([, list]) => list.some((threat) => threat.now)).map(([cell]) => cell));
  const hits = plans.flatMap(({ to, colour }): [string, string][] => {
    const hit = scene.things.find((thing) => thing.cell === to && thing.colour !== colour);
    return to !== undefined && now.has(to) && hit ? [[to, hit.colour ?? '']] : [];
  });
  return [...new Map(hits)].map(([cell, colour]) => ({ cell, colour }));
}

/** How far each colour is: counters in base, on their way, and home. */
export function standings(
  scene: Scene,
): { colour: string; seat: string; base: number; out: number; home: number }[] {
  const kinds = new Map(scene.cells.map((cell) => [cell.id, cell.kind]));
  return scene.cells
    .filter((cell) => cell.kind === 'base')
    .map((cell) => {
      const colour = cell.colour ?? '';
      const own = scene.things.filter((thing) => thing.colour === colour);
      const count = (kind: string) => own.filter((thing) => kinds.get(thing.cell) === kind).length;
      const [base, home] = [count('base'), count('home')];
      return { colour, seat: cell.seat ?? colour, base, home, out: own.length - base - home };
    });
}

/** The steps of the last move. Where a counter went is where it now lies, so that tells its colour. */
export function lastSteps(last: Target[], scene: Scene): Plan[] {
  const topOn = (cell: string) => scene.things.findLast((thing) => thing.cell === cell)?.colour;
  return plansOf(last, null, scene)
    .filter((plan) => plan.to !== undefined)
    .map((plan) => ({ ...plan, colour: topOn(plan.to ?? '') ?? plan.colour }));
}

/** The lines of a play that is only thought of: each of its steps along the track. */
export function hintedWays(path: Target[], scene: Scene, rotation: Rotation): Point[][] {
  const boxes = new Map(scene.cells.map((cell) => [cell.id, boxOf(scene, cell, rotation)]));
  const spots = spread(scene, rotation);
  return plansOf(path, null, scene).flatMap(({ colour, from, to }) =>
    to === undefined ? [] : [wayOf(scene, boxes, spots, colour, from, to, false)],
  );
}
