// What a board is given and what a game's drawing consists of.
//
// `Board.svelte` owns everything that is the same for all games: size, turning, focus, pointing, targets, the last
// move, what forbids a move. A game adds only how its cells and things look. It never decides what may be pointed
// at: that comes from the engine as `next`.

import type { Component } from 'svelte';
import type { Cube, Item, Mark, Options, PathNode, Scene, Target } from '../engine/types';
import type { Margin, Point, Rotation } from './geometry';

/** Something that moved from one cell to another with the last move. */
export interface Flight {
  from: string;
  to: string;
}

/** One move of a turn that is shown as a whole: the cells that it was about, in the order in which they were pointed at. */
export interface Stage {
  number: number;
  cells: string[];
}

/** A move that is advised: how it is pointed out, and the squares that it is about. */
export interface Advised {
  path: Target[];
  cells: string[];
}

/** A target of a path, with the cubes that it stands for where there are any. */
export type Step = Target & { cubes?: Cube[] };

/** All that is shown. */
export interface BoardState {
  game: string;
  options: Options;
  scene: Scene;
  /** The engine's marks for what has been pointed at so far. */
  marks: Mark[];
  /** The tree of all paths: what could have been pointed at instead. Empty where nobody is to move. */
  paths: PathNode[];
  /** Cells that may be pointed at already although what goes there comes before: one thing alone can. */
  implied?: string[];
  /** What has been pointed at so far. */
  prefix: Target[];
  /** What may be pointed at next. */
  next: PathNode[];
  /** The one of `next` that the pointer or the focus rests on: a ghost is drawn for it. */
  hover: PathNode | null;
  /** What the pointer or the focus rests on, whether it may be pointed at or not. */
  rest?: Target | null;
  /** The end of a path that waits to be confirmed: until then all is shown as where a pointer rests on it. */
  pending?: Target | null;
  /** The seats that are called "you", and the one through whose eyes the page looks. */
  you?: readonly string[];
  viewpoint?: string | null;
  /** The path of the last move, in the order in which it was made. */
  last: Step[];
  /** Its movements from cell to cell. */
  flights: Flight[];
  /** A number that changes with every move, so that a movement is shown once; negative: shown without moving. */
  moment: number;
  /** The turn that the last move ended, move by move, where it had several. */
  trail?: Stage[];
  /** What has just failed, and where. */
  flash?: { cell: string; message: string } | null;
  /** The cells that forbid what a person tried. */
  glow: string[];
  /** Cells of a move that somebody points at in a list. */
  lit?: string[];
  /** Cells that somebody was asked to point at although nothing can go there: a finger finds them like possible ones. */
  asked?: string[];
  rotation: Rotation;
}

/** What a person does with a board. */
export interface BoardActions {
  /** Pointed at something, legal or not. */
  pick(target: Target): void;
  /** Wants to know why something is not possible: long press, or focus and `w`. */
  ask(target: Target): void;
  /** Rests on something, or on nothing. */
  rest(target: Target | null): void;
  /** Takes back the last target pointed at. */
  back(): void;
}

/** How the board of one game looks, also where nobody plays. Everything but `Art` may be left out. */
export interface Drawing {
  /** Cells and things, as children of an SVG whose units are those of `geometry.ts`. Decoration only: heard by nobody. */
  Art: Component<BoardState>;
  /** The position as a small picture, where that should be another one than `Art`: an SVG of its own. */
  Card?: Component<BoardState>;
  /** Cells on which targets are drawn by the game itself, such as a ghost that needs no dot. */
  drawsTargets?: boolean;
  /** What may be taken is marked by the game itself, before anything is chosen. */
  drawsMovable?: boolean;
  /** The frame around what is chosen is drawn by the game itself, so that it can lie beneath the game's own marks. */
  drawsChosen?: boolean;
  /** The last move is shown by the game itself. */
  drawsLast?: boolean;
  /** Room that the picture has around its cells; by default none. */
  margin?(rotation: Rotation): Margin;
  /** The lines that a path takes over the board, where things don't go straight from cell to cell. */
  ways?(path: Target[], scene: Scene, rotation: Rotation): Point[][];
  /** What is advised is drawn on all squares that it is about, not only where it is pointed at. */
  coversAdvice?: boolean;
  /** The possible cell that is meant by pointing at another one, such as a square that a chosen piece would cover. */
  meant?(view: BoardState, cell: string): string | null;
  /** How the board is best turned for a seat; by default not at all. */
  rotationFor?(seat: string, options: Options): Rotation;
}

/** How one game looks at a table: its board, and what lies around it. */
export interface GameArt extends Drawing {
  /** What a person holds while they choose, such as a piece to be turned: near the trays, always in the same place. */
  Hand?: Component<BoardState & { actions: BoardActions }>;
  /** Another view of the position; on wide screens below the moves. With `staged` it has the place of the board. */
  View?: Component<BoardState & { actions: BoardActions; staged?: boolean }>;
  /** What this game shows beside the stage, as HTML. */
  Beside?: Component<BoardState & { actions: BoardActions }>;
  /** What a seat's plate counts besides points, as a few signs. */
  Tally?: Component<{ scene: Scene; seat: string }>;
  /** What this game calls things that any table has: what is ready to choose, the way to the other view, and back to the board;
   *  and what there is to know of its things, a line each. */
  labels?: { plans?(): string; stage?(): string; board?(): string; help?(options: Options): string };
  /** The items of a tray that have places of their own, in their order: a gap is left where one is gone. */
  places?(tray: string): readonly string[] | null;
  /** Words to press that are there in every turn and seldom wanted. */
  quietWords?: readonly string[];
  /** Whether there are words to press now and then: then their place is kept free. */
  keepsWords?: boolean;
  /** One item of a tray, as an SVG of its own, turned with the board where that matters. */
  ItemArt?: Component<{ item: Item; rotation?: Rotation }>;
}
