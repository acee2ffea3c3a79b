// Clicks, taps, long presses and drags over cells, told apart.

const LONG_PRESS = 450;

interface Listener {
  pick(cell: string): void;
  ask(cell: string): void;
  /** Whether the cell may be pointed at next: only then a press can begin a drag. */
  isTarget(cell: string): boolean;
}

/**
 * A press on a cell that may be chosen chooses it when it turns out to be a drag, and the cell where it is let go is
 * pointed at next. A long press asks why. Everything else is a click, which the browser itself reports.
 */
export class Pointing {
  private timer: ReturnType<typeof setTimeout> | null = null;
  private pressed: string | null = null;
  private swallowClick = false;

  constructor(private readonly listener: Listener) {}

  down(event: PointerEvent, cell: string): void {
    this.cancel();
    this.swallowClick = false;
    if (event.button !== 0) return;
    // A captured pointer would report the pressed cell to the end; a drag needs the cell it is let go over.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) {
      event.target.releasePointerCapture(event.pointerId);
    }
    this.pressed = cell;
    if (event.pointerType !== 'mouse') {
      this.timer = setTimeout(() => {
        this.swallowClick = true;
        this.pressed = null;
        this.listener.ask(cell);
      }, LONG_PRESS);
    }
  }

  up(event: PointerEvent): void {
    const from = this.pressed;
    this.cancel();
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const to = under instanceof HTMLElement ? under.dataset.cell : undefined;
    if (from === null || to === undefined || to === from || !this.listener.isTarget(from)) return;
    this.listener.pick(from);
    this.listener.pick(to);
  }

  click(cell: string): void {
    if (this.swallowClick) this.swallowClick = false;
    else this.listener.pick(cell);
  }

  menu(event: Event, cell: string): void {
    event.preventDefault();
    if (!this.swallowClick) this.listener.ask(cell);
  }

  cancel(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.pressed = null;
  }
}
