// Whose turn it is and what can be done now, as messages. What is said here must be true of what can be pointed at: a test holds the
// one against the other through whole matches.

import type { Say } from '../engine/types';
import { aboutThrow } from '../match/announce';
import type { Match } from '../match/match.svelte';
import { openingOf, roundOf } from '../match/opening';

/** Whose turn it is; null once it is over, when the result says it all, and where nobody is to act. */
export function turnOf(match: Match): Say | null {
  const { view, stage, personal } = match;
  const about = (id: string, seat: string): Say => ({ id, with: { seat: { id: seat } } });
  if (stage.past) return { id: 'table-at', with: { index: stage.past.index, of: view.line.length } };
  if (view.result) return null;
  const { acting } = view;
  if (acting === null) return null;
  // What lies there is said as it lies there: the view still tells of the throw before.
  if (match.rolling && view.phase === 'roll-off' && match.rolling.time === 0)
    return { id: 'table-roll-off-throw', with: aboutThrow({ ...match.rolling, dice: match.rolling.faces }) };
  if (match.mustRoll && !match.rolling)
    return personal ? { id: 'table-your-roll' } : about('table-roll-of', acting);
  if (match.thinking === 'computer') return about('table-thinking', acting);
  if (match.thinking === 'hint') return { id: 'table-hint-thinking' };
  if (match.rolling || view.chance) return about('table-rolls', match.rolling?.seat ?? acting);
  return personal && match.mine !== null ? { id: 'table-your-turn' } : about('table-turn-of', acting);
}

/** What can be done now, or what is to be known of the position; nothing once it is over or before it is settled who begins. */
export function notesOf(match: Match): { says: Say[]; advises: boolean } {
  const { view, stage } = match;
  const moved: Say[] = match.movedTo ? [{ id: 'table-moved-to', with: { seat: { id: match.movedTo } } }] : [];
  if (stage.past === null && view.phase === 'roll-off')
    return { says: [...moved, ...rollOffOf(view)], advises: false };
  if (stage.past === null && (match.over || view.phase !== 'playing')) return { says: [], advises: false };
  const opening = openingOf(view);
  const fresh = stage.past === null && match.pointer.walk.prefix.length === 0;
  // Who threw for another chair is told which it is by that.
  const seated = opening?.id === 'table-begins-elsewhere' ? [] : moved;
  const first = fresh ? [...seated, ...(opening ? [opening] : [])] : [];
  if (!match.mayMove) return { says: [...first, ...stage.frame.look.scene.notes], advises: false };
  return { says: [...first, ...toDo(match)], advises: true };
}

/** What is thrown for, and what others have thrown. */
export function rollOffOf(view: Pick<Match['view'], 'rollOff' | 'seats'>): Say[] {
  const { throws, again } = roundOf(view);
  const thrown = throws.map((thrown): Say => ({ id: 'table-roll-off-throw', with: aboutThrow(thrown) }));
  // Why there is another round is said before it, and not once somebody has thrown in it.
  return [...thrown, { id: again && throws.length === 0 ? 'table-roll-off-again' : 'table-roll-off' }];
}

/** What can be done now, in the game's own words, and what else is to be known before anything is chosen. */
function toDo(match: Match): Say[] {
  const { pending, prompt, walk } = match.pointer;
  // Who can do but one thing is not sent to look for another.
  if (pending)
    return [{ id: match.present.look.legal.length === 1 ? 'table-confirm-only' : 'table-confirm-it' }];
  const asks = prompt ? [prompt] : [];
  const notes = walk.prefix.length > 0 ? [] : match.stage.frame.look.scene.notes;
  const all = [...asks, ...notes];
  return all.length > 0 ? all : advice(match);
}

const BEGIN = {
  tray: 'table-begin-tray',
  board: 'table-begin-board',
  both: 'table-begin-both',
  word: 'table-begin-word',
};
const GO_ON = {
  tray: 'table-go-on-tray',
  board: 'table-go-on-board',
  both: 'table-go-on-both',
  word: 'table-go-on-word',
};

/** For games that say nothing themselves: what may be pointed at. */
function advice({ pointer }: Match): Say[] {
  const names = pointer.walk.prefix.length === 0 ? BEGIN : GO_ON;
  const kinds = new Set(pointer.walk.next.map(({ kind }) => kind));
  if (kinds.size === 0) return [];
  const [item, cell] = [kinds.has('item'), kinds.has('cell')];
  return [{ id: names[item ? (cell ? 'both' : 'tray') : cell ? 'board' : 'word'] }];
}
