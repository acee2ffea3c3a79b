// What each message that asks somebody to do something demands of what can be done.

import { expect } from 'vitest';
import type { PathNode, Say } from '../../src/engine/types';
import type { Match } from '../../src/match/match.svelte';

type Kind = PathNode['kind'];

/** The kinds of targets of which one must be possible. What asks for nothing is not listed; what is not listed may ask for nothing. */
const DEMANDS: Record<string, Kind[]> = {
  'table-begin-tray': ['item'],
  'table-begin-board': ['cell'],
  'table-begin-both': ['item', 'cell'],
  'table-begin-word': ['button', 'turn'],
  'table-go-on-tray': ['item'],
  'table-go-on-board': ['cell'],
  'table-go-on-both': ['item', 'cell'],
  'table-go-on-word': ['button', 'turn'],
  'uptick-prompt-both': ['cell'],
  'uptick-prompt-move': ['cell'],
  'uptick-prompt-place': ['item'],
  'uptick-prompt-where': ['cell'],
  'uptick-prompt-value': ['item'],
  'uptown-prompt-take': ['item'],
  'uptown-prompt-turn': ['turn'],
  'uptown-prompt-where': ['cell'],
  'dice-tactics-mark-batch': ['item'],
  'dice-tactics-mark-actions': ['cell'],
  'dice-tactics-prompt-where': ['cell'],
  'dice-tactics-prompt-unit': ['item'],
  'dice-tactics-prompt-goes': ['cell', 'turn'],
  'dice-tactics-prompt-how': ['button'],
  'diceopolis-note-reroll': ['button'],
  'diceopolis-note-places': ['item'],
  'diceopolis-prompt-where': ['cell'],
  'diceopolis-prompt-value': ['item'],
  'uckers-prompt-counter': ['cell'],
  'uckers-prompt-save': ['button'],
  'uckers-prompt-other-die': ['cell'],
  'uckers-prompt-colour': ['button'],
  'uckers-prompt-where': ['cell'],
  'uckers-note-use': ['cell'],
  'uckers-note-use-more': ['cell'],
};
/** What says that nothing can be done but pass. */
const IN_VAIN = ['uckers-note-needs-six', 'uckers-note-stuck', 'uptick-note-passes'];

/** Expects that what is said can be done now. */
export function expectTrue({ id }: Say, { pointer, present }: Match): void {
  const where = `${id}: ${present.look.position} after ${JSON.stringify(pointer.walk.prefix)}`;
  if (id === 'table-confirm-it' || id === 'table-confirm-only') {
    expect(present.look.legal.length === 1, where).toBe(id === 'table-confirm-only');
    return expect(pointer.pending, where).toBe(true);
  }
  if (IN_VAIN.includes(id)) return expect(present.look.legal, where).toEqual(['pass']);
  const demanded = DEMANDS[id];
  const asks = /-prompt-|^table-/.test(id);
  if (asks) expect(demanded, `nobody knows what ${id} demands`).toBeDefined();
  if (!demanded) return;
  const possible = pointer.walk.next.map(({ kind }) => kind);
  expect(
    possible.some((kind) => demanded.includes(kind)),
    where,
  ).toBe(true);
}
