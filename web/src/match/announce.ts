// What is said and heard when something has happened at the table.

import type { TableView } from '../engine/types';
import { said, words } from '../texts/words';
import { headline } from './ending';
import type { Frame } from './frames';
import { openingOf } from './opening';
import type { Sound } from './manners';
import { told } from './tales.svelte';

/** What the live region says about the way from one state to the next; empty where there is nothing to say. */
export function announcement(
  before: TableView,
  after: TableView,
  frame: Frame,
  you: readonly string[],
): string {
  const parts: string[] = [];
  const thrown = rollOffThrow(before, after);
  if (thrown) parts.push(words('table-roll-off-throw', aboutThrow(thrown), you));
  const opening = before.phase === 'roll-off' ? openingOf(after) : null;
  if (opening) parts.push(said(opening, you));
  const { made } = frame;
  if (hasMoved(before, after) && made) parts.push(told(made.tale, you));
  else if (after.line.length < before.line.length) parts.push(words('table-taken-back'));
  if (after.result && hasEnded(before, after)) parts.push(headline(after.result, after.seats, you));
  else if (after.acting !== before.acting && after.acting !== null)
    parts.push(words('table-turn-of', { seat: { id: after.acting } }));
  return parts.join('. ');
}

/** The sounds of a turn that has come round to somebody at this screen, and of the end. */
export function signals(
  before: TableView,
  after: TableView,
  isOwn: (seat: string | null) => boolean,
): Sound[] {
  const sounds: Sound[] = [];
  if (after.acting !== before.acting && isOwn(after.acting) && !isOwn(before.acting)) sounds.push('turn');
  if (hasEnded(before, after)) sounds.push('end');
  return sounds;
}

export function hasMoved(before: TableView, after: TableView): boolean {
  return after.line.length === before.line.length + 1;
}

/** What the message of such a throw is about. */
export const aboutThrow = ({ seat, dice }: { seat: string; dice: number[] }) => ({
  seat: { id: seat },
  dice: dice.map((value) => ({ id: 'pips', with: { value } })),
});

/** The throw of the roll-off that came with the last command. */
export function rollOffThrow(before: TableView, after: TableView): { seat: string; dice: number[] } | null {
  const [was, is] = [before.rollOff?.throws.length ?? 0, after.rollOff?.throws.length ?? 0];
  return is > was ? after.rollOff!.throws.at(-1)! : null;
}

function hasEnded(before: TableView, after: TableView): boolean {
  return after.phase === 'over' && before.phase !== 'over';
}
