// Which key means what in a lesson. The board has its own for going over squares.

type LessonAct = 'next' | 'back' | 'again' | 'show';

const KEYS: Record<string, LessonAct> = { n: 'next', ' ': 'next', Escape: 'back', a: 'again', s: 'show' };

/** What a key means here, null where it belongs to something else: a button, a link, a field, the browser. */
export function lessonKey(event: KeyboardEvent): LessonAct | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
  if (!(event.target instanceof Element)) return act;
  if (event.target.closest('input, textarea, select, dialog')) return null;
  return event.key === ' ' && event.target.closest('button, a') ? null : act;
}
