// What the marks of Dice Tactics come to on the board, and how a unit's die lies on a turned one.

import type { Mark, PathNode, Scene, Target, Thing } from '../../engine/types';
import { away, type Edge } from '../compass';
import { centre, UNIT, type Box, type Rotation } from '../geometry';

export interface Point {
  x: number;
  y: number;
}

/** A unit as it is drawn: its face is its kind, and some faces lie in one of two ways. */
export interface Unit {
  seat: string;
  face: number;
  /** Quarter turns of the pips, before the board is turned. */
  turn: 0 | 1;
}

/** One letter for each face, as in the notation. */
export const LETTERS: readonly string[] = ['', 'O', 'S', 'C', 'P', 'Q', 'L'];

const TURNED: readonly string[] = ['falling', 'rows'];

export function unitOf(thing: Pick<Thing, 'seat' | 'value' | 'orientation'>): Unit {
  const turn = TURNED.includes(thing.orientation ?? '') ? 1 : 0;
  return { seat: thing.seat ?? '', face: thing.value ?? 0, turn };
}

/** A unit of the reserve: its id is the letter of the notation, which says how the pips lie too. */
export function unitOfItem(item: { id: string; seat?: string; value?: number }): Unit {
  return { seat: item.seat ?? '', face: item.value ?? 0, turn: ['Z', 'K', 'H'].includes(item.id) ? 1 : 0 };
}

/** A number on the edge of a unit. */
export interface Strength {
  cell: string;
  edge: Edge;
  seat: string;
  value: number;
}

/** How an attack by the chosen unit would end. */
export type Outcome =
  | { kind: 'retreat'; defender: string; attacker: string; to: string; unit: Unit }
  | { kind: 'removed'; defender: string; attacker: string; blocked: string | null }
  | { kind: 'stands'; defender: string; attacker: string };

export interface View {
  strengths: Strength[];
  outcomes: Outcome[];
  wedges: { cells: [string, string]; edge: Edge; seat: string }[];
  /** The cavalry that are part of one. */
  wedged: ReadonlySet<string>;
  free: ReadonlySet<string>;
  chosen: string[];
  /** Empty squares that come next once something is chosen. */
  open: string[];
  /** Units that can be attacked. */
  prey: string[];
  /** The half in which the acting seat places, while it does. */
  half: string | null;
  /** The chosen unit, or the one from the reserve, where the pointer rests. */
  ghost: { cell: string; unit: Unit } | null;
}

interface Shown {
  scene: Scene;
  marks: Mark[];
  prefix: Target[];
  next: PathNode[];
  hover: PathNode | null;
}

export function viewOf(shown: Shown): View {
  const { scene, marks, prefix, next } = shown;
  const units = new Map(scene.things.map((thing) => [thing.cell, unitOf(thing)]));
  const cells = prefix.length === 0 ? [] : next.filter((node) => node.kind === 'cell').map(({ id }) => id);
  const wedges = wedgesOf(marks);
  return {
    strengths: strengthsOf(marks),
    outcomes: marks.flatMap((mark) => outcomeOf(mark, units)),
    wedges,
    wedged: new Set(wedges.flatMap((wedge) => wedge.cells)),
    chosen: prefix.filter((at) => at.kind === 'cell').map((at) => at.id),
    free: new Set(marks.filter((mark) => mark.kind === 'free').flatMap((mark) => mark.cells)),
    open: cells.filter((id) => !units.has(id)),
    prey: cells.filter((id) => units.has(id)),
    half: marks.find((mark) => mark.kind === 'batch')?.seat ?? null,
    ghost: ghostOf(shown, units),
  };
}

/** A skirmisher beside an enemy may attack in two ways; then both meet the same edge and one number is enough. */
function strengthsOf(marks: Mark[]): Strength[] {
  const byEdge = new Map<string, Strength>();
  for (const { kind, cells, edge, seat = '', value } of marks) {
    const [cell] = cells;
    if (kind !== 'strength' || !cell || !edge || value === undefined) continue;
    byEdge.set(`${cell} ${edge}`, { cell, edge, seat, value });
  }
  return [...byEdge.values()];
}

function outcomeOf(mark: Mark, units: ReadonlyMap<string, Unit>): Outcome[] {
  const [first, second, third] = mark.cells;
  if (!first || !second) return [];
  if (mark.kind === 'retreat' && third) {
    const unit = units.get(second);
    return unit ? [{ kind: 'retreat', to: first, defender: second, attacker: third, unit }] : [];
  }
  if (mark.kind === 'removed') {
    return [{ kind: 'removed', defender: first, attacker: second, blocked: third ?? null }];
  }
  return mark.kind === 'stands' ? [{ kind: 'stands', defender: first, attacker: second }] : [];
}

/** Both cavalry of a wedge carry its mark; it is one line. */
function wedgesOf(marks: Mark[]): View['wedges'] {
  return marks.flatMap(({ kind, cells, edge, seat = '' }) => {
    const [one, other] = cells;
    return kind === 'wedge' && edge && one && other && one < other
      ? [{ cells: [one, other], edge, seat }]
      : [];
  });
}

function ghostOf({ scene, prefix, hover }: Shown, units: ReadonlyMap<string, Unit>): View['ghost'] {
  const [first] = prefix;
  if (!first || !hover) return null;
  const [item, cell] = first.kind === 'item' ? [first, hover] : [hover, first];
  if (item.kind === 'item' && cell.kind === 'cell') {
    const items = scene.trays.flatMap((tray) => tray.items);
    const found = items.find((candidate) => candidate.id === item.id);
    return found ? { cell: cell.id, unit: unitOfItem(found) } : null;
  }
  const unit = first.kind === 'cell' ? units.get(first.id) : undefined;
  if (!unit) return null;
  if (hover.kind === 'turn') return { cell: first.id, unit: { ...unit, turn: unit.turn === 0 ? 1 : 0 } };
  return hover.kind === 'cell' && !units.has(hover.id) ? { cell: hover.id, unit } : null;
}

/** The point of a wedge: from beside the outermost pip of each cavalry to the corner of both, where their lines meet. */
export function wedgeLine(one: Box, other: Box, edge: Edge, rotation: Rotation): Point[] {
  const out = away(edge, rotation);
  const [a, b] = [centre(one), centre(other)];
  const [dx, dy] = [(b.x - a.x) / UNIT, (b.y - a.y) / UNIT];
  const at = (from: Point, along: number, outwards: number): Point => ({
    x: from.x + dx * along + out.x * outwards,
    y: from.y + dy * along + out.y * outwards,
  });
  return [at(a, 25, 25), at(a, 50, 49), at(b, -25, 25)];
}

/**
 * The corners at which a unit's letter and its free action are shown, as signs of x and y: on dice whose pips lie
 * along one diagonal they keep to the other, out of the way of a wedge.
 */
export function tagCorners(unit: Unit, rotation: number): { letter: Point; free: Point } {
  const falling = (unit.face === 2 || unit.face === 3) && (unit.turn + rotation) % 2 === 1;
  return falling
    ? { letter: { x: -1, y: 1 }, free: { x: 1, y: -1 } }
    : { letter: { x: 1, y: 1 }, free: { x: -1, y: -1 } };
}

/** Where the number on an edge stands: inside the cell, so that the numbers of two neighbours face each other. */
export function strengthAt(box: Box, edge: Edge, rotation: Rotation): Point {
  const [at, out] = [centre(box), away(edge, rotation)];
  return { x: at.x + out.x * 37, y: at.y + out.y * 37 };
}
