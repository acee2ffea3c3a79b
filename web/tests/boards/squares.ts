// An empty scene of squares, for tests of drawings.

import type { Mark, PathNode, Scene, Thing } from '../../src/engine/types';

export function squares(side: number, things: Thing[] = []): Scene {
  const cells = Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [index % side, Math.floor(index / side)];
    return { id: `${'abcdefgh'[x]}${y + 1}`, x, y, width: 1, height: 1, kind: 'square' };
  });
  return { width: side, height: side, cells, things, trays: [], dice: [], scores: [], notes: [] };
}

export function die(cell: string, seat: string, value: number, orientation?: string): Thing {
  return {
    cell,
    kind: 'die',
    seat,
    value,
    orientation,
    level: 0,
    glyph: '',
    label: { id: `${seat} ${value}` },
  };
}

export function mark(kind: string, cells: string[], more: Partial<Mark> = {}): Mark {
  return { kind, cells, text: { id: '' }, ...more };
}

export function node(kind: PathNode['kind'], id: string): PathNode {
  return { kind, id, label: { id: id }, move: id };
}
