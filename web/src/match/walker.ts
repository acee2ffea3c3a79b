// Walking the tree of paths: the one way in which mouse, touch, keyboard, screen reader and typing make a move.

import type { PathNode, Target } from '../engine/types';

/** Where a walk stands. */
export interface Walk {
  /** What has been pointed at. */
  prefix: Target[];
  /** What may be pointed at next. */
  next: PathNode[];
  /** The move, once the path is complete. */
  move: string | null;
}

/** A walk as it stood before its path was complete, and the target that completed it. */
export interface Begun {
  prefix: Target[];
  next: PathNode[];
  last: PathNode;
}

export function begin(paths: PathNode[]): Walk {
  return { prefix: [], next: paths, move: null };
}

/** Points at a target; null if it can't come next. */
export function step(walk: Walk, target: Target): Walk | null {
  const node = walk.next.find((node) => same(node, target));
  if (!node) return null;
  return {
    prefix: [...walk.prefix, { kind: node.kind, id: node.id }],
    next: node.next ?? [],
    move: node.move ?? null,
  };
}

/** Takes back the last target, and those before it that went without saying. */
export function back(paths: PathNode[], walk: Walk): Walk {
  for (let length = walk.prefix.length - 1; length > 0; length -= 1) {
    const shorter = replay(paths, walk.prefix.slice(0, length));
    if (shorter && shorter.next.length > 1) return shorter;
  }
  return begin(paths);
}

/** Points at several targets, one after the other. */
export function replay(paths: PathNode[], prefix: Target[]): Walk | null {
  return prefix.reduce<Walk | null>((walk, target) => walk && step(walk, target), begin(paths));
}

/** What pointing at a target means: a walk, or that it was meant to follow these targets and can't. */
export type Meaning = { walk: Walk; implied?: true } | { after: Target[] };

/**
 * What pointing at a target means. If it can come next, that; so it is where nothing is chosen yet and one thing alone can come there,
 * which then goes without saying. Else who has chosen one die and points at another one of
 * theirs means to choose that one instead, so the walk is tried again from ever shorter beginnings. But a bare square,
 * or one on which somebody else stands, is where things go: if what was chosen asks for squares, such a square was meant
 * for it, and nobody who is told why it can't be loses what they have chosen.
 */
export function meaningOf(
  paths: PathNode[],
  { prefix }: Walk,
  target: Target,
  isOwn: (cell: string) => boolean,
): Meaning {
  const sortOf = ({ kind, id }: Target) => (kind === 'cell' && isOwn(id) ? 'own' : kind);
  const sort = sortOf(target);
  const begun = prefix.map((_, index) => prefix.slice(0, index));
  const stops = [prefix, ...begun.reverse()].flatMap((way) => replay(paths, way) ?? []);
  for (const stop of stops) {
    const walk = step(stop, target);
    if (walk) return { walk };
    if (prefix.length === 0 && sort === 'cell') {
      const walk = implied(stop, target);
      if (walk) return { walk, implied: true };
    }
    if (sort === 'cell' && stop.next.some((node) => sortOf(node) === 'cell')) return { after: stop.prefix };
  }
  // It was meant where something of its sort can be chosen, the latest such place first.
  const where =
    stops.find(({ next }) => next.some((node) => sortOf(node) === sort)) ??
    stops.find(({ next }) => next.some(({ kind }) => kind === target.kind));
  return { after: where?.prefix ?? prefix };
}

/**
 * The way to a target that was pointed at before what goes there: of what can be chosen now, one thing alone can come there at once.
 * Null where several can, or none.
 */
function implied(stop: Walk, target: Target): Walk | null {
  const ways = stop.next.flatMap((node) => {
    const chosen = step(stop, node);
    return chosen ? reaches(chosen, target) : [];
  });
  return ways.length === 1 ? ways[0]! : null;
}

/** The ways on to the target, over nothing but a word that says which of two is meant. */
function reaches(walk: Walk, target: Target): Walk[] {
  const there = step(walk, target);
  if (there) return [there];
  return walk.next
    .filter(({ kind }) => kind === 'button')
    .flatMap((node) => {
      const chosen = step(walk, node);
      return chosen ? reaches(chosen, target) : [];
    });
}

/** The cells that may be pointed at before what goes there, as long as nothing is chosen. */
export function impliedCells(walk: Walk): string[] {
  if (walk.move !== null || walk.prefix.length > 0) return [];
  const ends = (node: PathNode): PathNode[] =>
    (node.next ?? []).flatMap((at) => (at.kind === 'button' ? ends(at) : [at]));
  const begin = new Set(walk.next.filter(({ kind }) => kind === 'cell').map(({ id }) => id));
  const cells = walk.next.flatMap(ends).filter(({ kind, id }) => kind === 'cell' && !begin.has(id));
  return [...new Set(cells.map(({ id }) => id))].filter((id) => implied(walk, { kind: 'cell', id }));
}

/** Goes on by itself as long as there is one way only, but never makes the move: the last step is the person's. */
export function onlyWay(walk: Walk): Walk {
  let at = walk;
  while (at.move === null && at.next.length === 1 && at.next[0]!.move === undefined) {
    const stepped = step(at, at.next[0]!);
    if (!stepped) break;
    at = stepped;
  }
  return at;
}

/** How a complete path stood before its last target; null where the path is not complete. */
export function beforeEnd(paths: PathNode[], { prefix, move }: Walk): Begun | null {
  const end = prefix.at(-1);
  if (move === null || end === undefined) return null;
  const before = replay(paths, prefix.slice(0, -1));
  const last = before?.next.find((node) => same(node, end));
  return before && last ? { prefix: before.prefix, next: before.next, last } : null;
}

/** Every move below these nodes. */
export function moves(nodes: PathNode[]): string[] {
  return nodes.flatMap((node) => (node.move !== undefined ? [node.move] : moves(node.next)));
}

/** The first path that spells a move. */
export function pathOf(nodes: PathNode[], move: string): Target[] | null {
  for (const node of nodes) {
    const here = { kind: node.kind, id: node.id };
    if (node.move === move) return [here];
    const rest = node.next && pathOf(node.next, move);
    if (rest) return [here, ...rest];
  }
  return null;
}

export function same(a: Target, b: Target): boolean {
  return a.kind === b.kind && a.id === b.id;
}
