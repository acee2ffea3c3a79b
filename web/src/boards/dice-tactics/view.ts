// What the marks of Dice Tactics come to on the board, and how a unit's die lies on a turned one.

import type { Mark, Scene, Thing } from '../../engine/types';
import { away, type Edge } from '../compass';
import type { BoardState } from '../contract';
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

/** One letter for each unit by its face, as in the notation: as it lies, and turned by a quarter where that shows. */
export const LETTERS: readonly string[] = ['', 'O', 'SZ', 'CK', 'P', 'Q', 'LH'];

/** The letter of a unit as it lies. */
export function letterOf({ face, turn }: Pick<Unit, 'face' | 'turn'>): string {
  const letters = LETTERS[face] ?? '';
  return letters[turn] ?? letters[0] ?? '';
}

const TURNED: readonly string[] = ['falling', 'rows'];

export function unitOf(thing: Pick<Thing, 'seat' | 'value' | 'orientation'>): Unit {
  const turn = TURNED.includes(thing.orientation ?? '') ? 1 : 0;
  return { seat: thing.seat ?? '', face: thing.value ?? 0, turn };
}

/** A unit of the reserve: its id is the letter of the notation, which says how the pips lie too. */
export function unitOfItem(item: { id: string; seat?: string; value?: number }): Unit {
  const face = item.value ?? 0;
  return { seat: item.seat ?? '', face, turn: (LETTERS[face] ?? '')[1] === item.id ? 1 : 0 };
}

/** What is left of an army on the board. */
export function tallyOf(
  { things }: Pick<Scene, 'things'>,
  seat: string,
): { officers: number; units: number } {
  const own = things.filter((thing) => thing.seat === seat);
  return { officers: own.filter(({ value }) => value === 1).length, units: own.length };
}

/** What stands on the edge of a unit: one number, or two where two kinds of attack meet different ones. */
export interface Strength {
  cell: string;
  edge: Edge;
  seat: string;
  values: number[];
}

/** How an attack by the chosen unit would end, and the strength of the attack. */
export type Outcome = { defender: string; attacker: string; attack: number } & (
  | { kind: 'retreat'; to: string; unit: Unit }
  | { kind: 'removed'; blocked: string | null }
  | { kind: 'stands' }
);

export interface View {
  strengths: Strength[];
  outcomes: Outcome[];
  /** The strength of every other unit while one is chosen; with an edge where it is not as strong on all sides. */
  might: { cell: string; edge: Edge | null; seat: string; value: number }[];
  /** Who could be removed next turn, and in how many actions. */
  danger: { cell: string; actions: number }[];
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
  /** The squares of the hill and who holds each, where the hill wins. */
  hill: { cell: string; seat: string | null }[];
  /** The squares on which an officer of a seat breaks through, where that wins. */
  farRanks: { cells: string[]; seat: string }[];
  /** The chosen unit, or the one from the reserve, where the pointer rests. */
  ghost: { cell: string; unit: Unit } | null;
}

type Shown = Pick<BoardState, 'scene' | 'marks' | 'prefix' | 'next' | 'hover'>;

export function viewOf(shown: Shown): View {
  const { scene, marks, prefix, next } = shown;
  const units = new Map(scene.things.map((thing) => [thing.cell, unitOf(thing)]));
  const cells = prefix.length === 0 ? [] : next.filter((node) => node.kind === 'cell').map(({ id }) => id);
  const ghost = ghostOf(shown, units);
  // A cavalry that is shown turned is in no wedge: the marks are those of the unit as it stands.
  const wedges = wedgesOf(marks).filter(({ cells }) => !ghost || !cells.includes(ghost.cell));
  return {
    strengths: strengthsOf(marks),
    // What an attack would meet is told at the edge that it comes to.
    might: mightOf(marks).filter(
      ({ cell }) => !marks.some(({ kind, cells }) => kind === 'strength' && cells[0] === cell),
    ),
    danger: marks.flatMap(({ kind, cells: [cell], value = 0 }) =>
      kind === 'danger' && cell ? [{ cell, actions: value }] : [],
    ),
    outcomes: marks.flatMap((mark) => outcomeOf(mark, units)),
    wedges,
    wedged: new Set(wedges.flatMap((wedge) => wedge.cells)),
    chosen: prefix.filter((at) => at.kind === 'cell').map((at) => at.id),
    free: new Set(marks.filter((mark) => mark.kind === 'free').flatMap((mark) => mark.cells)),
    open: cells.filter((id) => !units.has(id)),
    prey: cells.filter((id) => units.has(id)),
    half: marks.find((mark) => mark.kind === 'batch')?.seat ?? null,
    hill: marks
      .filter((mark) => mark.kind === 'hill')
      .flatMap(({ cells, seat }) => cells.map((cell) => ({ cell, seat: seat ?? null }))),
    farRanks: marks.flatMap(({ kind, cells, seat }) =>
      kind === 'far-rank' && seat ? [{ cells, seat }] : [],
    ),
    ghost,
  };
}

/** A skirmisher beside an enemy may be free to attack in two ways (DT-5), and then two numbers meet it on one edge. */
function strengthsOf(marks: Mark[]): Strength[] {
  const byEdge = new Map<string, Strength>();
  for (const { kind, cells, edge, seat = '', value } of marks) {
    const [cell] = cells;
    if (kind !== 'strength' || !cell || !edge || value === undefined) continue;
    const values = byEdge.get(`${cell} ${edge}`)?.values ?? [];
    if (!values.includes(value))
      byEdge.set(`${cell} ${edge}`, { cell, edge, seat, values: [...values, value] });
  }
  return [...byEdge.values()];
}

function mightOf(marks: Mark[]): View['might'] {
  return marks.flatMap(({ kind, cells: [cell], edge, seat = '', value }) =>
    kind === 'might' && cell && value !== undefined ? [{ cell, edge: edge ?? null, seat, value }] : [],
  );
}

function outcomeOf({ kind, cells, value: attack = 0 }: Mark, units: ReadonlyMap<string, Unit>): Outcome[] {
  const [first, second, third] = cells;
  if (!first || !second) return [];
  const unit = units.get(second);
  if (kind === 'retreat' && third && unit) {
    return [{ kind, attack, to: first, defender: second, attacker: third, unit }];
  }
  if (kind === 'removed') {
    return [{ kind, attack, defender: first, attacker: second, blocked: third ?? null }];
  }
  return kind === 'stands' ? [{ kind, attack, defender: first, attacker: second }] : [];
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
