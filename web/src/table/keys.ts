// Which key means what at the table. The board has its own for going over squares; these hold everywhere else.

export type KeyAct =
  | 'roll-or-confirm'
  | 'back'
  | 'undo'
  | 'hint'
  | 'legal'
  | 'typed'
  | 'rotate'
  | 'help'
  | 'first'
  | 'previous'
  | 'next'
  | 'last';

const KEYS: Record<string, KeyAct> = {
  ' ': 'roll-or-confirm',
  Escape: 'back',
  u: 'undo',
  h: 'hint',
  l: 'legal',
  '/': 'typed',
  r: 'rotate',
  '?': 'help',
  Home: 'first',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  End: 'last',
};

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
  target: unknown;
}

/**
 * What a key means here, null where it belongs to something else: a field, a button, a dialog, the browser. `pressed` is the button that a
 * pointer has pressed last: it may still have the focus, but nobody means it who takes to the keys.
 */
export function keyAct(event: Key, pressed: Element | null = null): KeyAct | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
  if (act === null || typeof Element === 'undefined' || !(event.target instanceof Element)) return act;
  if (event.target.closest('input, textarea, select, dialog, [contenteditable]')) return null;
  // Space presses the button that has the focus; anything else would take two things at once.
  const focused = act === 'roll-or-confirm' ? event.target.closest('button, a, summary') : null;
  if (focused !== null && focused !== pressed) return null;
  return act;
}
