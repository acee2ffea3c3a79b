// Where counters lie in the picture: wells of a base, places in a home, stacks on a square, and the way between two cells.

import type { Cell, Scene, Thing } from '../../engine/types';
import { boxOf, centre, UNIT, type Box, type Point, type Rotation } from '../geometry';

export type { Point };

/** One counter as it is drawn. */
export interface Spot extends Point {
  key: string;
  cell: string;
  colour: string;
  /** 1 is a counter on the track. */
  scale: number;
}

/** How far the next counter of a stack lies above the one beneath, and how far a stack may rise altogether. */
const LIFT = 15;
const RISE = 36;
/** The radius of a counter on the track. */
export const RADIUS = 41;
/** How large counters are in a base, in a home and in a mixi-blob. */
export const SCALE = { base: 1.42, home: 0.57, mixed: 0.7 };

/** How far the two colours of a mixi-blob lie from the middle of their square. */
const APART = 14;
const WELL = 1.06 * UNIT;

/** The middles of the four wells of a base, seen from the middle of the base. */
export const WELLS: readonly Point[] = [
  { x: -WELL, y: -WELL },
  { x: WELL, y: -WELL },
  { x: -WELL, y: WELL },
  { x: WELL, y: WELL },
];

/** The triangle of a home: its tip in the middle of the board, its foot along the last square of the lane. */
export function homeTriangle(home: Point, middle: Point): Point[] {
  const { out, across } = axes(home, middle);
  return [
    middle,
    { x: middle.x + 1.5 * out.x - 1.5 * across.x, y: middle.y + 1.5 * out.y - 1.5 * across.y },
    { x: middle.x + 1.5 * out.x + 1.5 * across.x, y: middle.y + 1.5 * out.y + 1.5 * across.y },
  ];
}

/** The four places of a home, side by side along the foot of its triangle. */
export function homePlaces(home: Point, middle: Point): Point[] {
  const { out, across } = axes(home, middle);
  return [-0.78, -0.26, 0.26, 0.78].map((aside) => ({
    x: middle.x + 1.17 * out.x + aside * across.x,
    y: middle.y + 1.17 * out.y + aside * across.y,
  }));
}

function axes(home: Point, middle: Point): { out: Point; across: Point } {
  const out = { x: home.x - middle.x, y: home.y - middle.y };
  return { out, across: { x: -out.y, y: out.x } };
}

/** The middle of the board. */
export function middleOf(scene: Pick<Scene, 'width' | 'height'>): Point {
  return { x: (scene.width * UNIT) / 2, y: (scene.height * UNIT) / 2 };
}

/** Every counter with its place, in the order in which they are drawn: what lies further up the picture first. */
export function spread(scene: Scene, rotation: Rotation): Spot[] {
  const cells = new Map(scene.cells.map((cell) => [cell.id, cell]));
  const onCell = new Map<string, Thing[]>();
  for (const thing of scene.things) {
    onCell.set(thing.cell, [...(onCell.get(thing.cell) ?? []), thing]);
  }
  const stacks = [...onCell].flatMap(([id, things]) => {
    const cell = cells.get(id);
    return cell ? [{ cell, things, at: centre(boxOf(scene, cell, rotation)) }] : [];
  });
  stacks.sort((a, b) => a.at.y - b.at.y);
  return stacks.flatMap(({ cell, things, at }) => placed(cell, things, at, middleOf(scene)));
}

function placed(cell: Cell, things: Thing[], at: Point, middle: Point): Spot[] {
  const spot = (thing: Thing, index: number, place: Point, scale: number): Spot => ({
    key: `${cell.id}:${index}`,
    cell: cell.id,
    colour: thing.colour ?? thing.seat ?? '',
    x: place.x,
    y: place.y,
    scale,
  });
  if (cell.kind === 'base') {
    return things.map((thing, index) => {
      const well = WELLS[index % WELLS.length] as Point;
      return spot(thing, index, { x: at.x + well.x, y: at.y + well.y }, SCALE.base);
    });
  }
  if (cell.kind === 'home') {
    const places = homePlaces(at, middle);
    return things.map((thing, index) =>
      spot(thing, index, places[index % places.length] as Point, SCALE.home),
    );
  }
  const colours = [...new Set(things.map((thing) => thing.colour))];
  if (colours.length === 1) {
    return things.map((thing, index) =>
      spot(thing, index, { x: at.x, y: at.y + height(things.length, index) }, 1),
    );
  }
  // Partners on one square lie side by side, so that both colours are seen whatever the height.
  return things.map((thing, index) => {
    const aside = colours.indexOf(thing.colour) === 0 ? -APART : APART;
    const own = things.filter((other) => other.colour === thing.colour);
    const up = SCALE.mixed * height(own.length, own.indexOf(thing));
    return spot(thing, index, { x: at.x + aside, y: at.y + aside + up }, SCALE.mixed);
  });
}

/** How far a counter of a stack lies below the middle of its square. A stack as a whole lies about the middle. */
function height(count: number, level: number): number {
  const lift = count > 1 ? Math.min(LIFT, RISE / (count - 1)) : 0;
  return lift * ((count - 1) * 0.4 - level);
}

/** The track square after this one, clockwise. */
export function nextOnTrack(scene: Scene, id: string): string | undefined {
  const squares = scene.cells.filter((cell) => isTrack(cell)).length;
  const number = Number(id);
  return Number.isInteger(number) ? String((number % squares) + 1) : undefined;
}

/** The lane of a colour from its first square to home. */
export function laneOf(scene: Scene, colour: string): Cell[] {
  const lane = scene.cells.filter((cell) => cell.kind === 'lane' && cell.colour === colour);
  const home = scene.cells.filter((cell) => cell.kind === 'home' && cell.colour === colour);
  return [...lane.sort((a, b) => a.id.localeCompare(b.id)), ...home];
}

/** The track square from which a colour turns into its lane: the one in line with the lane, before it. */
export function footOf(scene: Scene, colour: string): Cell | undefined {
  const [first, second] = laneOf(scene, colour);
  if (!first || !second) return undefined;
  const [x, y] = [2 * first.x - second.x, 2 * first.y - second.y];
  return scene.cells.find((cell) => isTrack(cell) && cell.x === x && cell.y === y);
}

/** The cells that a counter of a colour goes over from one cell to another, both included; straight from and to a base. */
export function route(scene: Scene, colour: string, from: string, to: string): string[] {
  const kinds = new Map(scene.cells.map((cell) => [cell.id, cell.kind]));
  if (kinds.get(from) === 'base' || kinds.get(to) === 'base') return [from, to];
  const foot = footOf(scene, colour)?.id;
  const lane = laneOf(scene, colour).map((cell) => cell.id);
  const way = [from];
  while (way.at(-1) !== to && way.length <= scene.cells.length) {
    const here = way.at(-1) as string;
    const next =
      here === foot ? lane[0] : lane.includes(here) ? lane[lane.indexOf(here) + 1] : nextOnTrack(scene, here);
    if (next === undefined) break;
    way.push(next);
  }
  // A way that does not lead there (a challenger that looks past its foot, say) is shown as a straight line.
  return way.at(-1) === to ? way : [from, to];
}

/** A colour's whole way, from its doorstep around the track and up its lane. */
export function wholeWay(scene: Scene, colour: string): string[] {
  const door = scene.cells.find((cell) => cell.kind === 'doorstep' && cell.colour === colour);
  const home = laneOf(scene, colour).at(-1);
  return door && home ? route(scene, colour, door.id, home.id) : [];
}

function isTrack(cell: Cell): boolean {
  return cell.kind === 'track' || cell.kind === 'doorstep';
}

/** Where the next counter on a cell would lie: in the middle of a square, on the first free place of a home. */
export function landing(
  scene: Scene,
  boxes: ReadonlyMap<string, Box>,
  spots: Spot[],
  cell: string,
): Point | undefined {
  const box = boxes.get(cell);
  const kind = scene.cells.find((other) => other.id === cell)?.kind;
  if (!box || kind !== 'home') return box && centre(box);
  const taken = spots.filter((spot) => spot.cell === cell).length;
  return homePlaces(centre(box), middleOf(scene))[taken % 4];
}

/** The points that a step goes over. From a base it begins at the well that was left (`made`) or that would be left. */
export function wayOf(
  scene: Scene,
  boxes: ReadonlyMap<string, Box>,
  spots: Spot[],
  colour: string,
  from: string,
  to: string,
  made: boolean,
): Point[] {
  const kindOf = (id: string) => scene.cells.find((cell) => cell.id === id)?.kind;
  return route(scene, colour, from, to).flatMap((cell, index) => {
    const box = boxes.get(cell);
    if (!box) return [];
    if (kindOf(cell) !== 'base') return [landing(scene, boxes, spots, cell) ?? centre(box)];
    const taken = spots.filter((spot) => spot.cell === cell).length;
    const well = WELLS[Math.min(taken, WELLS.length - 1)] as Point;
    const top = index === 0 && !made ? spots.findLast((spot) => spot.cell === cell) : undefined;
    return [top ?? { x: centre(box).x + well.x, y: centre(box).y + well.y }];
  });
}

/** A counter that lies elsewhere than before. */
export interface Movement {
  colour: string;
  from: string;
  to: string;
}

/**
 * Which counters have moved. A colour's counters are listed by progress, and in one move they either go forward or are
 * sent back, so those that left a cell and those that came to one can be matched in order.
 */
export function movements(before: Scene, after: Scene): Movement[] {
  const colours = new Set(after.things.map((thing) => thing.colour ?? ''));
  return [...colours].flatMap((colour) => {
    const cellsIn = (scene: Scene) =>
      scene.things.filter((thing) => thing.colour === colour).map((thing) => thing.cell);
    const left = without(cellsIn(before), cellsIn(after));
    const reached = without(cellsIn(after), cellsIn(before));
    return left.flatMap((from, index) => {
      const to = reached[index];
      return to === undefined ? [] : [{ colour, from, to }];
    });
  });
}

/** What is in one list more often than in the other. */
function without(list: string[], others: string[]): string[] {
  const rest = [...others];
  return list.filter((entry) => {
    const found = rest.indexOf(entry);
    if (found >= 0) rest.splice(found, 1);
    return found < 0;
  });
}
