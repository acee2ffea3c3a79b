// Clicks, taps, long presses and drags over cells, told apart.

import type { Point } from './geometry';

const LONG_PRESS = 450;
/** How far a pointer moves before it drags, in pixels: a thumb is never quite still. */
const SLOP = 8;

interface Listener {
  pick(cell: string): void;
  ask(cell: string): void;
  /** The cell that is meant by a pointer here; a mouse means what it hits. */
  meant(at: Point, hit: string | null, finger: boolean): string | null;
  /** Whether what lies on the cell can be dragged from there. */
  mayLift(cell: string): boolean;
  /** What lies on the cell is dragged: it is chosen, and follows the pointer. */
  lift(cell: string, at: Point): void;
  carry(at: Point, over: string | null): void;
  /** It is let go over a cell, or nowhere: there nothing more is pointed at. */
  drop(cell: string | null): void;
}

interface Press {
  pointer: number;
  cell: string | null;
  at: Point;
  finger: boolean;
  dragging: boolean;
}

/**
 * A press on a cell that may be chosen chooses it when it turns out to be a drag, and the cell where it is let go is
 * pointed at next. A long press asks why. Everything else is a click, which the browser itself reports.
 */
export class Pointing {
  private timer: ReturnType<typeof setTimeout> | null = null;
  private press: Press | null = null;
  private swallowClick = false;

  constructor(private readonly listener: Listener) {}

  /** Whether a movement of the pointer belongs to the board and not to the page. */
  get holds(): boolean {
    const { press } = this;
    return press !== null && (press.dragging || (press.cell !== null && this.listener.mayLift(press.cell)));
  }

  down(event: PointerEvent, hit: string | null): void {
    this.cancel();
    // With a second finger something else begins.
    this.swallowClick = !event.isPrimary;
    if (event.button !== 0 || !event.isPrimary) return;
    const at = pointOf(event);
    const finger = event.pointerType !== 'mouse';
    const near = this.listener.meant(at, hit, finger);
    const cell = near !== null && this.listener.mayLift(near) ? near : hit;
    this.press = { pointer: event.pointerId, cell, at, finger, dragging: false };
    if (finger && hit !== null) {
      this.timer = setTimeout(() => {
        this.swallowClick = true;
        this.press = null;
        this.listener.ask(hit);
      }, LONG_PRESS);
    }
  }

  /** `hit` is the cell under the pointer; it is asked for only where something is dragged. */
  move(event: PointerEvent, hit: (at: Point) => string | null): void {
    const { press } = this;
    if (press === null || event.pointerId !== press.pointer) return;
    const at = pointOf(event);
    if (!press.dragging) {
      if (Math.hypot(at.x - press.at.x, at.y - press.at.y) < SLOP) return;
      this.stopWaiting();
      if (press.cell === null || !this.listener.mayLift(press.cell)) return;
      press.dragging = true;
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
      this.listener.lift(press.cell, press.at);
    }
    this.listener.carry(at, this.listener.meant(at, hit(at), press.finger));
  }

  up(event: PointerEvent, hit: (at: Point) => string | null): void {
    const { press } = this;
    this.stopWaiting();
    this.press = null;
    if (!press?.dragging) return;
    const at = pointOf(event);
    const to = this.listener.meant(at, hit(at), press.finger);
    this.swallowClick = true;
    this.listener.drop(to === press.cell ? null : to);
  }

  /** A click that no pointer made, as that of a screen reader, means what it hits. */
  click(event: MouseEvent, hit: string | null): void {
    if (this.swallowClick) {
      this.swallowClick = false;
      return;
    }
    const kind = 'pointerType' in event ? event.pointerType : '';
    const cell = this.listener.meant(pointOf(event), hit, kind === 'touch' || kind === 'pen');
    if (cell !== null) this.listener.pick(cell);
  }

  menu(event: Event, hit: string | null): void {
    event.preventDefault();
    if (!this.swallowClick && hit !== null && !this.press?.dragging) this.listener.ask(hit);
  }

  cancel(): void {
    this.stopWaiting();
    const dragged = this.press?.dragging ?? false;
    this.press = null;
    if (dragged) this.listener.drop(null);
  }

  private stopWaiting(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}

const pointOf = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });
