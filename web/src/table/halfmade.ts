// What is said about a move that is half made: what was chosen last, and how much there is to choose from now.

import type { PathNode, Target } from '../engine/types';
import { replay, same, type Walk } from '../match/walker';
import { said, words } from '../texts/words';

export function halfMade(paths: PathNode[], walk: Walk): string {
  const last = walk.prefix.at(-1);
  if (last === undefined) return '';
  const label = labelOf(paths, walk.prefix, last);
  return walk.move === null
    ? words('table-chosen', { what: label, left: walk.next.length })
    : words('table-chosen-all', { what: label });
}

function labelOf(paths: PathNode[], prefix: Target[], last: Target): string {
  const before = replay(paths, prefix.slice(0, -1));
  const node = before?.next.find((node) => same(node, last));
  return node ? said(node.label) : last.id;
}
