// What the marks of Uptick come to on the board: one shape for each, looked up by cell.

import type { PathNode, Scene } from '../../engine/types';
import type { BoardState } from '../contract';

/** Blue dice are rounder than red ones, so that no one needs the colour. */
export const CORNERS: Readonly<Record<string, number>> = { red: 0.13, blue: 0.36 };

/** A die that is not there yet. */
export interface Ghost {
  cell: string;
  seat: string;
  value: number;
  /** Whether it would be frozen there. */
  frozen?: boolean;
}

/** From the square of one die to that of another. */
export interface Arrow {
  from: string;
  to: string;
}

export interface View {
  /** Frozen dice with the squares of those that freeze them; a 6 needs none. */
  frozen: ReadonlyMap<string, string[]>;
  /** Dice that could be captured, with the squares of their attackers. */
  threatened: ReadonlyMap<string, string[]>;
  /** What the chosen die would be where it can go. */
  reach: Ghost[];
  /** What the chosen die can capture, and what that counts. */
  threats: { cell: string; value: number }[];
  chosen: string[];
  /** Where the chosen value can't be placed, and where it can. */
  closed: string[];
  open: string[];
  /** What the target under the pointer would put on the board. */
  ghost: Ghost | null;
  /** Who could capture the die that is chosen or under the pointer, and who freezes it. */
  attacks: Arrow[];
  freezers: Arrow[];
  /** Whom a die on the square that is rested on would freeze. */
  chilled: ReadonlySet<string>;
}

type Shown = Pick<BoardState, 'scene' | 'marks' | 'prefix' | 'next' | 'hover' | 'rest'>;

export function viewOf(shown: Shown): View {
  const { marks, prefix, hover, rest = hover } = shown;
  const of = (kind: string) => marks.filter((mark) => mark.kind === kind);
  const bySquare = (kind: string) =>
    new Map(of(kind).map((mark) => [mark.cells[0] ?? '', mark.cells.slice(1)] as const));
  const threatened = bySquare('threatened');
  const frozen = bySquare('frozen');
  const looked = new Set(
    [...prefix.slice(-1), ...(rest ? [rest] : []), ...(hover ? [hover] : [])]
      .filter((at) => at.kind === 'cell')
      .map((at) => at.id),
  );
  const there = (kind: string) => of(kind).filter(({ cells: [to = ''] }) => looked.has(to));
  const freezes = there('freezes').flatMap(({ cells: [from = '', ...frozen] }) =>
    frozen.map((to) => ({ from, to })),
  );
  const held = there('held').flatMap(({ cells: [to = '', ...by] }) => by.map((from) => ({ from, to })));
  const ghost = ghostOf(shown);
  const arrows = (by: ReadonlyMap<string, string[]>): Arrow[] =>
    [...looked].flatMap((to) => (by.get(to) ?? []).map((from) => ({ from, to })));
  return {
    frozen,
    threatened,
    reach: of('reach').flatMap(({ cells, seat = '', value = 0 }) =>
      cells.map((cell) => ({ cell, seat, value })),
    ),
    threats: of('threat').map((mark) => ({ cell: mark.cells[0] ?? '', value: mark.value ?? 0 })),
    chosen: prefix.filter((at) => at.kind === 'cell').map((at) => at.id),
    closed: of('closed').flatMap((mark) => mark.cells),
    open: prefix[0]?.kind === 'item' ? cellsOf(shown.next) : [],
    ghost: ghost && { ...ghost, ...(held.some(({ to }) => to === ghost.cell) && { frozen: true }) },
    attacks: arrows(threatened),
    freezers: [...arrows(frozen), ...freezes, ...held],
    chilled: new Set(freezes.map(({ to }) => to)),
  };
}

function cellsOf(next: PathNode[]): string[] {
  return next.filter((node) => node.kind === 'cell').map((node) => node.id);
}

/** The die under the pointer as it would stand: set to a value from the tray, or moved and one higher. */
function ghostOf({ scene, marks, prefix, hover }: Shown): Ghost | null {
  const [first] = prefix;
  if (!first || !hover) return null;
  if (first.kind === 'cell' && hover.kind === 'cell') {
    const reach = marks.find((mark) => mark.kind === 'reach' && mark.cells.includes(hover.id));
    return reach ? { cell: hover.id, seat: reach.seat ?? '', value: reach.value ?? 0 } : null;
  }
  const [item, cell] = first.kind === 'item' ? [first, hover] : [hover, first];
  if (item.kind !== 'item' || cell.kind !== 'cell') return null;
  const values = scene.trays.filter((tray) => tray.kind === 'values').flatMap((tray) => tray.items);
  const die = values.find((value) => value.id === item.id);
  return die?.value === undefined ? null : { cell: cell.id, seat: die.seat ?? '', value: die.value };
}

/** What a seat has: dice still to be placed, and those it captured, one by one, with what they count. */
export interface Holding {
  seat: string;
  reserve: number;
  captured: { seat: string; value: number }[];
  points: number;
}

export function holdings(scene: Scene): Holding[] {
  return scene.scores.map(({ seat, points }) => {
    const items = (kind: string) =>
      scene.trays.filter((tray) => tray.kind === kind && tray.seat === seat).flatMap((tray) => tray.items);
    return {
      seat,
      points,
      reserve: items('reserve').reduce((sum, item) => sum + item.count, 0),
      captured: items('captured').flatMap((item) =>
        Array.from({ length: item.count }, () => ({ seat: item.seat ?? '', value: item.value ?? 0 })),
      ),
    };
  });
}
