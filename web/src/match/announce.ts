// What is said and heard when something has happened at the table.

import type { TableView } from '../engine/types';
import { texts } from '../texts';
import type { Frame } from './frames';
import type { Sound } from './manners';
import { levelOf } from './next';

/** What the live region says about the way from one state to the next; empty where there is nothing to say. */
export function announcement(before: TableView, after: TableView, frame: Frame): string {
  const parts: string[] = [];
  const thrown = rollOffThrow(before, after);
  if (thrown) parts.push(texts.table.rollOffThrow(thrown.seat, thrown.dice));
  if (hasMoved(before, after) && frame.words) parts.push(texts.table.spokenMove(frame.seat, frame.words));
  else if (after.line.length < before.line.length) parts.push(texts.table.takenBack);
  if (after.phase === 'over' && after.result) parts.push(texts.end.headline(after.result, after.seats));
  else if (after.acting !== before.acting && after.acting !== null)
    parts.push(texts.table.turnOf(after.acting));
  return parts.join('. ');
}

/** The sounds of a turn that has come round to a person, and of the end. */
export function signals(before: TableView, after: TableView): Sound[] {
  const sounds: Sound[] = [];
  if (after.acting !== before.acting && isComputer(after, before.acting) && isPerson(after, after.acting)) {
    sounds.push('turn');
  }
  if (after.phase === 'over') sounds.push('end');
  return sounds;
}

/** Whether a row of turns that the computer had one after the other is over. */
export function endsRow(before: TableView, after: TableView): boolean {
  if (after.acting === before.acting) return false;
  return isPerson(after, after.acting) || !isComputer(after, before.acting);
}

export function hasMoved(before: TableView, after: TableView): boolean {
  return after.line.length === before.line.length + 1;
}

/** The throw of the roll-off that came with the last command. */
export function rollOffThrow(before: TableView, after: TableView): { seat: string; dice: number[] } | null {
  const [was, is] = [before.rollOff?.throws.length ?? 0, after.rollOff?.throws.length ?? 0];
  return is > was ? after.rollOff!.throws.at(-1)! : null;
}

function isPerson(view: TableView, seat: string | null): boolean {
  return seat !== null && levelOf(view, seat) === null;
}

function isComputer(view: TableView, seat: string | null): boolean {
  return seat !== null && levelOf(view, seat) !== null;
}
