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

/**
 * The trays a person needs at hand on a small screen: those that something may be taken from, then their own, then
 * what is nobody's at the table. Empty ones say nothing.
 */
export function traysAtHand(trays: TrayView[], seat: string | null, seats: string[]): TrayView[] {
  const rank = (tray: TrayView) => (tray.active ? 0 : tray.seat === seat ? 1 : 2);
  const beside = new Set(traysBesideSeats(trays, seats));
  return trays
    .filter((tray) => tray.items.length > 0 && (tray.seat === seat || tray.active || beside.has(tray)))
    .sort((a, b) => rank(a) - rank(b));
}

/** What lies in the middle: everybody's trays, and those of a seat on which nobody plays. */
export function traysBesideSeats(trays: TrayView[], seats: string[]): TrayView[] {
  return trays.filter((tray) => tray.seat === null || !seats.includes(tray.seat));
}

/** How many items lie side by side on a phone with room for a finger each. */
const SIDE_BY_SIDE = 7;

/** Whether there is more than one row of a phone shows. */
export function isCrowded(trays: Pick<TrayView, 'items'>[]): boolean {
  return trays.reduce((sum, tray) => sum + tray.items.length, 0) > SIDE_BY_SIDE;
}

function idsOf(targets: Target[]): Set<string> {
  return new Set(targets.filter((at) => at.kind === 'item').map((at) => at.id));
}
