// Where the focus goes when what had it is gone: a button that has done its work is disabled, a choice vanishes.

/** Whether the focus was on something that can't have it any more, and is now nowhere. */
export function isDropped(last: Element | null, active: Element | null): boolean {
  if (last === null) return false;
  const gone = !last.isConnected || last.matches(':disabled');
  return gone && (active === null || active === last || active === last.ownerDocument.body);
}

/** The board takes it: for who uses the keyboard at the square where they were, else as a whole. */
export function giveToBoard(table: Element, byKeys: boolean): void {
  const grid = table.querySelector<HTMLElement>('[role="grid"]');
  const cell = grid?.querySelector<HTMLElement>('[tabindex="0"]');
  (byKeys ? (cell ?? grid) : grid)?.focus({ preventScroll: true });
}
