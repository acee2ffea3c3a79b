// What lies beside the board, sorted by whom it belongs to and with what may be taken from it.

import type { Item, PathNode, Scene, Target } from '../engine/types';
import { said } from '../texts/words';

export interface TrayItem {
  item: Item;
  /** It may be pointed at next. */
  possible: boolean;
  /** It has been pointed at. */
  chosen: boolean;
}

export interface TrayView {
  id: string;
  kind: string;
  seat: string | null;
  label: string;
  items: TrayItem[];
  /** Something in it may be pointed at. */
  active: boolean;
}

export function trayViews(
  scene: Pick<Scene, 'trays'>,
  prefix: Target[],
  next: PathNode[],
  you: readonly string[] = [],
): TrayView[] {
  const possible = idsOf(next);
  const chosen = idsOf(prefix);
  return scene.trays.map((tray) => {
    const items = tray.items.map((item) => ({
      item,
      possible: possible.has(item.id),
      chosen: chosen.has(item.id),
    }));
    return {
      id: tray.id,
      kind: tray.kind,
      seat: tray.seat ?? null,
      label: said(tray.label, you),
      items,
      active: items.some((item) => item.possible || item.chosen),
    };
  });
}

/** What things are taken from lies before what only lies there. The order is the same in every position, so that nothing changes places. */
const KINDS = ['values', 'pool', 'hand', 'reserve'];

/**
 * The trays a person needs at hand on a small screen: their own, what is nobody's at the table, and whatever else something may be
 * taken from. Empty ones say nothing.
 */
export function traysAtHand(trays: TrayView[], seat: string | null, seats: string[]): TrayView[] {
  const rank = ({ kind }: TrayView) => (KINDS.includes(kind) ? KINDS.indexOf(kind) : KINDS.length);
  const beside = new Set(traysBesideSeats(trays, seats));
  return trays
    .filter((tray) => tray.items.length > 0 && (tray.seat === seat || tray.active || beside.has(tray)))
    .sort((a, b) => rank(a) - rank(b));
}

/**
 * What keeps the place of trays that a seat had or will have, as long as it has any: the values that are set only by whoever is to act,
 * or the last reserve.
 */
export function placesKept(trays: TrayView[], seen: TrayView[], seat: string | null): TrayView[] {
  const own = trays.filter((tray) => tray.seat === seat);
  if (own.length === 0) return [];
  const had = seen.filter(
    (tray) => tray.seat === seat && !own.some(({ id, items }) => id === tray.id && items.length > 0),
  );
  const known = new Set([...own, ...had].map(({ kind }) => kind));
  const others = trays.filter((tray) => tray.seat !== null && tray.items.length > 0 && !known.has(tray.kind));
  return [...had, ...others];
}

/** What lies in the middle: everybody's trays, and those of a seat on which nobody plays. */
export function traysBesideSeats(trays: TrayView[], seats: string[]): TrayView[] {
  return trays.filter((tray) => tray.seat === null || !seats.includes(tray.seat));
}

/** How many items lie side by side on a phone with room for a finger each. */
const SIDE_BY_SIDE = 7;

/** Whether there is more than one row of a phone shows; a tray that is still empty will be none. */
export function isCrowded(trays: Pick<TrayView, 'items'>[]): boolean {
  return trays.reduce((sum, tray) => sum + Math.max(tray.items.length, 1), 0) > SIDE_BY_SIDE;
}

function idsOf(targets: Target[]): Set<string> {
  return new Set(targets.filter((at) => at.kind === 'item').map((at) => at.id));
}
