// What a text names by its id alone.

import type { Look, Target } from '../engine/types';
import { replay } from './walker';

/** The targets of these ids, one after the other: what may come next, or whatever else has that name, for what is refused. */
export function targetsOf({ paths, scene }: Pick<Look, 'paths' | 'scene'>, ids: string[]): Target[] {
  return ids.reduce<Target[]>((before, id) => {
    const node = replay(paths, before)?.next.find((node) => node.id === id);
    const isCell = scene.cells.some((cell) => cell.id === id);
    return [...before, { kind: node?.kind ?? (isCell ? 'cell' : 'item'), id }];
  }, []);
}
