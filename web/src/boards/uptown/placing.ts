// A placement as far as a person has said it: the piece, how it is turned, where it would stand.

import { bodyKey, standing, turned, type Axis } from '../../depth/space';
import type { Cube, PathNode, Scene, Target } from '../../engine/types';
import type { BoardState } from '../contract';

export interface Placing {
  /** The piece, as the pool calls it. */
  piece: PathNode;
  /** The piece's colour. */
  seat: string;
  /** The ways in which it can be turned and still fits somewhere. */
  turns: PathNode[];
  /** The way that was chosen. */
  turn: PathNode | null;
  /** Where it would lie: over the square pointed at, or the one that waits for a Confirm. */
  ghost: Cube[];
}

/** What is being placed; null as long as no piece was taken. */
export function placingOf(view: Pick<BoardState, 'scene' | 'paths' | 'prefix' | 'hover'>): Placing | null {
  const [taken, chosen, anchored] = view.prefix;
  const piece = find(view.paths, taken);
  if (!piece || piece.kind !== 'item') return null;
  const turns = piece.next ?? [];
  const turn = find(turns, chosen) ?? null;
  const anchor = anchored ?? view.hover;
  return {
    piece,
    seat: seatOf(view.scene, piece.id),
    turns,
    turn,
    ghost: turn?.cubes && anchor?.kind === 'cell' ? over(view.scene, turn.cubes, anchor.id) : [],
  };
}

function find(nodes: PathNode[], target: Target | undefined): PathNode | undefined {
  return target && nodes.find((node) => node.kind === target.kind && node.id === target.id);
}

function seatOf(scene: Scene, item: string): string {
  const items = scene.trays.flatMap((tray) => tray.items);
  return items.find((one) => one.id === item)?.seat ?? 'grey';
}

/** The cubes of a turned piece when its first one stands over a cell: nothing ever lies higher than it must. */
function over(scene: Scene, cubes: Cube[], cell: string): Cube[] {
  const at = scene.cells.find((one) => one.id === cell);
  return at ? standing(cubes, at.x, at.y) : [];
}

/**
 * The square at which the chosen piece is held so that it covers another one; the middle of the piece comes as near to that as it can.
 * A person points at where a piece shall lie, and does not know by which of its cubes the rules hold it.
 */
export function meant(view: Pick<BoardState, 'scene' | 'paths' | 'prefix'>, cell: string): string | null {
  const at = view.scene.cells.find(({ id }) => id === cell);
  const turn = placingOf({ ...view, hover: null })?.turn;
  const holds = (turn?.next ?? []).map(({ id }) => id);
  if (!at || !turn?.cubes || holds.includes(cell)) return null;
  const { cubes } = turn;
  const covering = holds.flatMap((id) => {
    const lying = over(view.scene, cubes, id);
    if (!lying.some(([x, y]) => x === at.x && y === at.y)) return [];
    const middle = (axis: 0 | 1) => lying.reduce((sum, cube) => sum + cube[axis], 0) / lying.length;
    return [{ id, far: Math.hypot(middle(0) - at.x, middle(1) - at.y) }];
  });
  return covering.sort((a, b) => a.far - b.far)[0]?.id ?? null;
}

/** The squares that the last placement covers, with how many of its cubes lie on each; from its path. */
export function lastSquares(scene: Scene, last: BoardState['last']): Map<string, number> {
  const squares = new Map<string, number>();
  const turn = last.find((step) => step.kind === 'turn');
  const anchor = last.find((step) => step.kind === 'cell');
  if (!anchor) return squares;
  const names = new Map(scene.cells.map((cell) => [`${cell.x},${cell.y}`, cell.id]));
  const cubes = turn?.cubes ? over(scene, turn.cubes, anchor.id) : [];
  for (const [x, y] of cubes) {
    const name = names.get(`${x},${y}`);
    if (name) squares.set(name, (squares.get(name) ?? 0) + 1);
  }
  // A path without cubes still tells the anchor.
  if (squares.size === 0) squares.set(anchor.id, 1);
  return squares;
}

/** What a person can do with a piece in their hands, as they see the plan before them. */
export type Tilt = 'left' | 'right' | 'away' | 'near' | 'roll-left' | 'roll-right';
export const TILTS: readonly Tilt[] = ['left', 'right', 'away', 'near', 'roll-left', 'roll-right'];

/** About what, and how often, for one who looks from the first seat's side. */
const AXES: Record<Tilt, [Axis, number]> = {
  left: ['z', 1],
  right: ['z', -1],
  away: ['x', -1],
  near: ['x', 1],
  'roll-left': ['y', -1],
  'roll-right': ['y', 1],
};

/**
 * The way of turning that a tilt leads to. Ways in which the piece fits nowhere are passed over; null if the tilt leads
 * to no other way. `rotation` is how far the plan is turned, so that "away" is always away from the person.
 */
export function tilted(turns: PathNode[], from: PathNode, tilt: Tilt, rotation: number): PathNode | null {
  const byBody = new Map(turns.flatMap((turn) => (turn.cubes ? [[bodyKey(turn.cubes), turn] as const] : [])));
  const [axis, quarters] = AXES[tilt];
  const start = from.cubes ?? [];
  for (let time = 1; time < 4; time += 1) {
    // A plan turned clockwise is seen as it lies after that turn; tilt it there and turn it back.
    const seen = turned(start, 'z', -rotation);
    const there = turned(turned(seen, axis, quarters * time), 'z', rotation);
    const found = byBody.get(bodyKey(there));
    if (found && found.id !== from.id) return found;
  }
  return null;
}

/**
 * The way to begin with: as a piece of that shape lay in the person's hands last, otherwise the flattest one, of those
 * the one that can go to most squares.
 */
export function firstTurn(turns: PathNode[], remembered: string | undefined): PathNode | null {
  const same = turns.find((turn) => turn.id === remembered);
  if (same) return same;
  const height = (turn: PathNode) => Math.max(0, ...(turn.cubes ?? []).map((cube) => cube[2]));
  const ranked = [...turns].sort(
    (a, b) => height(a) - height(b) || (b.next?.length ?? 0) - (a.next?.length ?? 0),
  );
  return ranked[0] ?? null;
}
