// The engine's messages as the page sees them.
//
// Shapes only: one name per shape of the Rust crates facade, table and protocol, in their words.

/** A cell of the board, something in a tray, a way of turning, or a word to press. */
export type Target = { kind: 'cell' | 'item' | 'turn' | 'button'; id: string };

/** Three whole numbers: x to the right, y away from the first seat, z up. */
export type Cube = [number, number, number];

export type Options = Record<string, string>;

export interface Cell {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  kind: string;
  seat?: string;
  colour?: string;
}

export interface Thing {
  cell: string;
  kind: string;
  seat?: string;
  colour?: string;
  value?: number;
  orientation?: string;
  level: number;
  glyph: string;
  label: string;
}

export interface Item {
  id: string;
  kind: string;
  seat?: string;
  value?: number;
  count: number;
  cubes?: Cube[];
  label: string;
}

export interface Tray {
  id: string;
  kind: string;
  seat?: string;
  label: string;
  items: Item[];
}

export interface Scene {
  width: number;
  height: number;
  cells: Cell[];
  things: Thing[];
  trays: Tray[];
  dice: { seat: string; value: number }[];
  scores: { seat: string; points: number }[];
  notes: string[];
}

/** A node of the tree of all paths: a step and either the move it completes or what may come next. */
export interface PathNode extends Target {
  label: string;
  cubes?: Cube[];
  move?: string;
  next?: PathNode[];
}

export interface Mark {
  kind: string;
  cells: string[];
  seat?: string;
  edge?: 'north' | 'east' | 'south' | 'west';
  value?: number;
  text: string;
}

/** Why something is not allowed: `rule` is an anchor of the game's rules page. */
export interface Reason {
  code: string;
  message: string;
  rule: string;
  squares: string[];
  params: Record<string, string>;
}

export interface Outcome {
  winners: string[];
  scores: Record<string, number> | null;
}

/** A position for programs. */
export interface View {
  position: string;
  turn: string | null;
  legal: string[];
  weights?: number[];
  outcome: Outcome | null;
}

export interface Look extends View {
  scene: Scene;
  paths: PathNode[];
  marks: Mark[];
}

export interface OptionSpec {
  name: string;
  summary: string;
  values?: string[];
  range?: [number, number];
  default: string;
}

/** A named set-up: a choice of options. */
export interface Preset {
  id: string;
  title: string;
  /** One sentence for somebody who does not know the game. */
  summary: string;
  /** Those that differ from their defaults. */
  options: Options;
  /** A friendly word to whoever chooses it. */
  note?: string;
  /** The id of a set-up with even chances, to be offered beside it. */
  even?: string;
  /** A position that shows it better than its start does. */
  picture?: string;
}

export interface GameCard {
  id: string;
  title: string;
  tagline: string;
  designer: string;
  notice?: string;
  seats: string[];
  seatings: string[][];
  options: OptionSpec[];
  /** The named set-ups, the usual game first. */
  presets: Preset[];
  /** The option that a roll-off settles; it does not count for the name of a set-up. */
  settled?: string;
  /** Whether the game uses chance at all. */
  dice: boolean;
}

/** The games that need a permit and may be offered all the same. */
export type Permits = 'all' | string[];

/** What `site.json` beside the page says about where it is. */
export interface Site {
  permits: Permits;
  /** Whether a server for matches between screens is behind the page. */
  online?: boolean;
}

export interface SeatValue {
  seat: string;
  win: number;
  margin?: number;
}

export interface Choice {
  move: string;
  win: number;
  margin?: number;
  visits: number;
  /** The value in words for the seat that moves, such as "a little better". */
  words: string;
  /** The first of the move's paths, to show it on the board. */
  path: Target[];
}

export interface Opinion {
  move: string;
  values: SeatValue[];
  variation: string[];
  candidates: Choice[];
  nodes: number;
  depth: number;
  solved: boolean;
}

/** One move of a match, seen by the seat that made it or whose dice fell. */
export interface AnalysedStep {
  /** Its place in the match, from 1. */
  number: number;
  seat: string;
  move: string;
  /** The seat's chance of winning before the move, with the best choice or over all throws, and after it. */
  before: number;
  after: number;
  /** What would have been better, where a choice was not the best one. */
  better?: string;
  /** Whether dice decided. */
  luck: boolean;
}

export interface Analysis {
  steps: AnalysedStep[];
  /** The numbers of the moves that changed most. */
  turning_points: number[];
  /** Chances of winning that choices gave away and that the dice brought. */
  seats: { seat: string; given_away: number; luck: number }[];
}

/** What was wrong with a call, for programs (`code`) and for people (`message`). */
export interface Fault {
  code: string;
  message: string;
  rule?: string;
  squares?: string[];
  params?: Record<string, string>;
  move?: string;
  index?: number;
  at?: number;
  option?: string;
}

// ---------------------------------------------------------------------------------------------------------
// A match at a table.

/** Who sits on a chair. */
export type Sitter =
  { kind: 'open' } | { kind: 'person'; person: string; name: string } | { kind: 'computer'; level: number };

export interface ClockSpec {
  /** Milliseconds at the start. */
  base: number;
  /** Milliseconds added after each decision. */
  increment: number;
}

/** What a person or the table's host wants. `person` is who asks; the table checks that they may. */
export type Command =
  | { kind: 'sit'; seat: string; person: string; name: string; commitment: string }
  | { kind: 'seat-computer'; seat: string; level: number }
  | { kind: 'leave'; seat: string; person?: string }
  | { kind: 'reveal'; seat: string; person: string; entropy: string }
  | { kind: 'start' }
  | { kind: 'roll-off'; seat: string; person?: string }
  | { kind: 'roll'; seat: string; person?: string }
  | { kind: 'move'; seat: string; person?: string; move: string }
  | { kind: 'undo'; seat: string; person: string }
  | { kind: 'resign'; seat: string; person: string }
  | { kind: 'abort'; seat: string; person: string }
  | { kind: 'offer'; seat: string; person: string; offer: 'draw' | 'rematch'; match?: string }
  | { kind: 'answer'; seat: string; person?: string; accept: boolean }
  /** About an acting seat that is `claimable`: the computer of this level takes over, or the match ends. */
  | { kind: 'claim'; seat: string; person: string; level?: number }
  | { kind: 'tick' }
  | { kind: 'absent'; seat: string }
  | { kind: 'present'; seat: string };

/** One thing that happened, numbered from 1 without gaps. Everything else follows from the events. */
export interface Event {
  v: number;
  /** Milliseconds since 1970, as the host's clock says. */
  at: number;
  kind: string;
  [field: string]: unknown;
}

export interface TableSeat {
  seat: string;
  side: number;
  sitter: Sitter;
  /** Milliseconds left, as they stood at `clockAt`; counts down while it is this seat's turn. */
  clock?: number;
  absent?: boolean;
  /** Away on its own turn for so long that others may claim. */
  claimable?: boolean;
}

/** A move of the current line (moves taken back are not in it). */
export interface LineMove {
  /** The seat that decided, or `chance`. */
  who: string;
  /** The seat that decided or whose dice fell. */
  seat?: string;
  move: string;
  clock?: number;
  /** The position after it. */
  position: string;
}

export interface TableResult {
  winners: string[];
  /** `rules`, `resignation`, `time`, `absence`, `agreement`, `abort`, or `void` where the rules have changed. */
  by: string;
  scores: Record<string, number> | null;
}

/** A version of the rules that is no longer played. */
export interface Retired {
  version: number;
  /** The version that is played now. */
  now: number;
  /** What has changed since, each as half a sentence about how it is now. */
  changes: string[];
}

/** Everything a page shows of a match, made from its events. */
export interface TableView {
  v: number;
  match: string;
  game: string;
  /** The options as they are played, the roll-off's outcome included. */
  options: Options;
  start: string | null;
  phase: 'seating' | 'revealing' | 'roll-off' | 'playing' | 'over';
  seats: TableSeat[];
  /** The throws of the roll-off, round by round. */
  rollOff: { throws: { seat: string; dice: number[] }[]; first: string | null } | null;
  position: string;
  /** The seat that must act now (also where it must roll), null when the match is over. */
  acting: string | null;
  /** Whether what comes next is a throw of the dice. */
  chance: boolean;
  line: LineMove[];
  clock: ClockSpec | null;
  /** When the clock of the acting seat began to run. */
  clockAt: number | null;
  /** The seats that may take back now without asking, and to which length of the line. */
  undo: { seat: string; to: number; asks: string[] }[];
  offer: { seat: string; offer: 'draw' | 'rematch' | 'undo'; waitingFor: string[] } | null;
  mayAbort: boolean;
  result: TableResult | null;
  /** Where the match was played by rules that have changed: it is over, and `line` is empty. */
  retired?: Retired;
  fairness: {
    commitment: string;
    seed: string | null;
    entropies: Record<string, string | null>;
    rolls: number;
  };
  rematch: string | null;
}

// ---------------------------------------------------------------------------------------------------------
// Calls to the engine: one JSON object in, `{ ok }` or `{ error }` out.

/** Names a position: a game, the options that differ from their defaults, a start, and moves from there. */
export interface At {
  game: string;
  options?: Options;
  position?: string;
  moves?: string[];
}

/** A piece in the cube's box. */
export interface CubePiece {
  /** As the notation writes it: `I@a11a12a13a14`. */
  text: string;
  shape: string;
  /** 0, or 1 for the second piece of its shape. */
  copy: number;
  /** Their names, in ascending order: file, rank, layer. */
  cells: string[];
}

/** A way in which a shape can lie, and where it still fits so. */
export interface CubeTurn {
  cubes: Cube[];
  places: { text: string; cells: string[] }[];
}

/** The cube's box and what lies beside it. */
export interface CubeLook {
  packing: string;
  pieces: CubePiece[];
  shapes: { shape: string; left: number; turns: CubeTurn[] }[];
  complete: boolean;
}

/** The puzzle of a day and how hard it is. */
export interface CubeDaily {
  date: string;
  /** 1 to 7, and a word for it. */
  grade: number;
  name: string;
  /** What the grade was measured by: pieces that a solver places in vain on its way, on average. */
  inVain: number;
  pieces: string[];
}

export type CubeHintKind = 'place' | 'take-back' | 'hopeless' | 'done' | 'unknown';

export interface Calls {
  /** The workers say this once to a fresh engine; until then it offers no game that needs a permit. */
  offer: { in: { permits: Permits }; out: null };
  games: { in: object; out: GameCard[] };
  /** With everything, unless less is wanted. */
  look: { in: At & { want?: ('scene' | 'paths' | 'marks')[] }; out: Look };
  marks: { in: At & { prefix: Target[] }; out: Mark[] };
  'why-target': { in: At & { prefix: Target[]; target: Target }; out: Reason | null };
  'why-move': { in: At & { move: string }; out: Reason | null };
  /** The steps of the first of a legal move's paths, in order; the last one has the move. */
  path: { in: At & { move: string }; out: PathNode[] };
  think: { in: At & { level: number; seed: number }; out: Opinion };
  /** The best moves for a person who asks, with values in words. */
  hint: { in: At & { candidates: number; seed: number; nodes?: number }; out: Opinion };
  /** What `moves` turned on; `known` are the steps before them, so that a long match is analysed in parts. */
  analyse: { in: At & { nodes: number; known?: AnalysedStep[] }; out: Analysis };
  /** Begins a table; `seed` is the dealer's secret, 64 hex digits. */
  'table-new': {
    in: {
      match: string;
      game: string;
      options?: Options;
      start?: string;
      clock?: ClockSpec;
      /** How long an absent seat may keep the others waiting on its turn, in milliseconds; a minute without it. */
      patience?: number;
      rollOff: boolean;
      seed: string;
      now: number;
    };
    out: { table: number; events: Event[]; view: TableView };
  };
  /** Goes on from a log; the answer says nothing new, only the state. `table` wishes for a number. */
  'table-open': {
    in: { events: Event[]; seed?: string; table?: number };
    out: { table: number; view: TableView };
  };
  'table-do': {
    in: { table: number; command: Command; now: number };
    out: { events: Event[]; view: TableView };
  };
  'table-close': { in: { table: number }; out: null };
  /** The record as text, seed and entropies included once the match is over. */
  'table-record': { in: { table: number }; out: { record: string } };
  /** The SHA-256 that a person commits to with. */
  commit: { in: { entropy: string }; out: { commitment: string } };
  verify: { in: { record: string }; out: { rolls: number; verified: number; wrong: string | null } };
  /** A record read and replayed: its line, with positions. */
  'record-open': {
    in: { record: string };
    out: {
      game: string;
      options: Options;
      start: string | null;
      /** Who sat where, as far as the record says. */
      seats: Record<string, string>;
      line: LineMove[];
      result: TableResult | null;
    };
  };
  /** The cube: what lies in the box, and everything that fits beside it. */
  'cube-look': { in: { pieces: string[] }; out: CubeLook };
  /** Whether the rest can still be packed, with bounded effort. */
  'cube-check': { in: { pieces: string[]; nodes?: number }; out: { solvable: 'yes' | 'no' | 'unknown' } };
  'cube-hint': { in: { pieces: string[]; nodes?: number }; out: { hint: CubeHintKind; piece?: string } };
  /** The puzzle of a day, such as 2026-11-16. */
  'cube-daily': { in: { date: string }; out: CubeDaily };
}
