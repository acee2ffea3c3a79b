// Dragging something from a tray to the board: it is chosen when it turns out to be a drag, and where it is let go it is placed.

import type { Point } from '../boards/geometry';

/** How far a pointer moves before it drags, in pixels. */
const SLOP = 8;

interface Carrier {
  /** It is dragged: it is chosen. */
  lift(): void;
  /** It is held here, over this cell or over none; null once it is let go. */
  carry(at: Point | null, over: string | null): void;
  drop(cell: string): void;
}

export class Carrying {
  private from: { pointer: number; at: Point } | null = null;
  private dragging = false;
  private swallowClick = false;

  constructor(private readonly carrier: Carrier) {}

  down(event: PointerEvent): void {
    this.swallowClick = false;
    if (event.button !== 0 || !event.isPrimary) return;
    this.from = { pointer: event.pointerId, at: pointOf(event) };
    // A quick hand is out of it before it has moved once.
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const { from } = this;
    if (event.pointerId !== from?.pointer) return;
    const at = pointOf(event);
    if (!this.dragging) {
      if (Math.hypot(at.x - from.at.x, at.y - from.at.y) < SLOP) return;
      this.dragging = true;
      this.carrier.lift();
    }
    this.carrier.carry(at, cellAt(at));
  }

  up(event: PointerEvent): void {
    const dragged = this.dragging;
    this.cancel();
    if (!dragged) return;
    this.swallowClick = true;
    const cell = cellAt(pointOf(event));
    if (cell !== null) this.carrier.drop(cell);
  }

  cancel(): void {
    this.from = null;
    if (this.dragging) this.carrier.carry(null, null);
    this.dragging = false;
  }

  /** Whether a click is one, and not the end of a drag. */
  clicks(): boolean {
    const swallowed = this.swallowClick;
    this.swallowClick = false;
    return !swallowed;
  }
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

function cellAt({ x, y }: Point): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null;
}
