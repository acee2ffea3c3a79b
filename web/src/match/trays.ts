// What lies beside the board, sorted by whom it belongs to and with what may be taken from it.

import type { Item, PathNode, Scene, Target, Tray } from '../engine/types';

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

export function trayViews(scene: Pick<Scene, 'trays'>, prefix: Target[], next: PathNode[]): TrayView[] {
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
      label: tray.label,
      items,
      active: items.some((item) => item.possible || item.chosen),
    };
  });
}

/**
 * The trays a person needs at hand on a small screen: those that something may be taken from, then their own, then
 * what is everybody's. Empty ones say nothing.
 */
export function traysAtHand(trays: TrayView[], seat: string | null): TrayView[] {
  const rank = (tray: TrayView) => (tray.active ? 0 : tray.seat === seat ? 1 : 2);
  return trays
    .filter((tray) => tray.items.length > 0 && (tray.seat === seat || tray.seat === null || tray.active))
    .sort((a, b) => rank(a) - rank(b));
}

export function traysOf(trays: TrayView[], seat: string | null): TrayView[] {
  return trays.filter((tray) => tray.seat === seat);
}

/** Whether its items can be told apart and pressed, as opposed to a heap that is only counted. */
export function isHeap(tray: Pick<Tray, 'items'>): boolean {
  return tray.items.length === 1 && tray.items[0]!.value === undefined && tray.items[0]!.count > 1;
}

function idsOf(targets: Target[]): Set<string> {
  return new Set(targets.filter((at) => at.kind === 'item').map((at) => at.id));
}
