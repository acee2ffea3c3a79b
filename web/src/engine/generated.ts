// Made from the Rust types by `make bless`; a test of messdeck-protocol tells when it is stale.
//
// The engine's messages as the page sees them.

/** The version of these messages, and of those to and from a server. */
export const PROTOCOL = 2;

/** What can be asked of the engine: one object in, `{ ok }` or `{ error }` out. */
export interface Calls {
  /** The first call: which version the caller knows, and which games are offered; before it, those that need no permit. */
  offer: {
    in: {
      /** `"all"`, or the ids of the games for which there is a permit. */
      permits: Permits;
      /** The version of the calls that the caller knows; without it the first. */
      protocol?: number;
    };
    out: null;
  };
  /** A card for every game that is offered. */
  games: {
    in: object;
    out: GameCard[];
  };
  /** A position as a board shows it. */
  look: {
    in: At & {
      /** Everything if nothing is said. */
      want?: Want[];
    };
    out: Answer;
  };
  /** A position as a board shows it, together with how the moves led to it. */
  frame: {
    in: At & {
      /** Everything if nothing is said. */
      want?: Want[];
    };
    out: Frame;
  };
  /** Each of the moves as it is told to people. */
  tales: {
    in: At;
    out: Tale[];
  };
  /** Every legal move as it would be told, for whoever chooses one from a list. */
  choices: {
    in: At;
    out: Told[];
  };
  /** What the board shows besides, once a person has pointed at something. */
  marks: {
    in: At & {
      /** What was pointed at so far. */
      prefix: Target[];
    };
    out: Mark[];
  };
  /** What can be done next, once a person has pointed at something. */
  prompt: {
    in: At & {
      /** What was pointed at so far. */
      prefix: Target[];
    };
    out: Prompted;
  };
  /** Why a target can't come next; null if it can. */
  'why-target': {
    in: At & {
      /** What was pointed at so far. */
      prefix: Target[];
      /** What is pointed at now. */
      target: Target;
    };
    out: Reason | null;
  };
  /** Why a move is not legal; null if it is. */
  'why-move': {
    in: At & {
      /** Its text. */
      move: string;
    };
    out: Reason | null;
  };
  /** A move by a level of the computer player. */
  think: {
    in: At & {
      /** From 1 to 8. */
      level: number;
      /** Where chance plays a part in the thinking, another run of it. */
      seed: number;
    };
    out: Opinion;
  };
  /** The best moves for a person who asks. */
  hint: {
    in: At & {
      /** How many moves to answer with, three at most. */
      candidates: number;
      /** Positions to look at; as many as a good level does if nothing is said, which is what an analysis does. */
      nodes?: number;
    };
    out: Hint;
  };
  /** What the moves seem to have been worth, and which ones deserve a closer look. */
  analyse: {
    in: At & {
      /** What is known about the moves before these; `position` is the one that they led to. */
      known?: Step[];
      /** Positions to look at for each move; enough for a glance if nothing is said. */
      nodes?: number;
      /** The seats whose mistakes are looked for; everybody's if nothing is said. */
      seats?: string[];
      /** Who won; nobody if nothing is said. */
      winners?: string[];
    };
    out: Analysis;
  };
  /** A closer look at one move. */
  judge: {
    in: At & {
      /** The move. */
      move: string;
      /** Its place in the match, from 1. */
      number: number;
    };
    out: Moment;
  };
  /** Puts up a table. */
  'table-new': {
    in: TableNew;
    out: Standing;
  };
  /** Goes on from a log. */
  'table-open': {
    in: {
      /** Everything that happened. */
      events: Event[];
      /** The dealer's secret, where the match is hosted here. */
      seed?: string;
      /** The number that the table had before, to have it again. */
      table?: number;
    };
    out: Standing;
  };
  /** Does what somebody wants at a table. */
  'table-do': {
    in: {
      /** What. */
      command: Command;
      /** Milliseconds since 1970. */
      now: number;
      /** The table's number. */
      table: number;
    };
    out: Standing;
  };
  /** Says how a table would stand after that, and leaves it as it is. */
  'table-try': {
    in: {
      /** What. */
      command: Command;
      /** Milliseconds since 1970. */
      now: number;
      /** The table's number. */
      table: number;
    };
    out: Standing;
  };
  /** Goes on with what happened at a table that stands elsewhere; all of it or nothing. */
  'table-hear': {
    in: {
      /** What happened since. */
      events: Event[];
      /** The table's number. */
      table: number;
    };
    out: Standing;
  };
  /** Forgets a table. */
  'table-close': {
    in: {
      /** Its number. */
      table: number;
    };
    out: null;
  };
  /** The match as a record. */
  'table-record': {
    in: {
      /** Its number. */
      table: number;
    };
    out: Recorded;
  };
  /** What a person commits to their entropy with. */
  commit: {
    in: {
      /** 32 random bytes. */
      entropy: string;
    };
    out: Committed;
  };
  /** Derives every throw of a record again. */
  verify: {
    in: {
      /** Its text. */
      record: string;
    };
    out: Verified;
  };
  /** Reads a record and plays it through. */
  'record-open': {
    in: {
      /** Its text. */
      record: string;
    };
    out: Played;
  };
  /** Reads a course about a game. */
  'course-open': {
    in: {
      /** Its text. */
      course: string;
    };
    out: Course;
  };
  /** The cube: what lies in the box, and what fits beside it. */
  'cube-look': {
    in: {
      /** The pieces, in any order. */
      pieces: string[];
    };
    out: CubeLook;
  };
  /** Whether the rest of the cube can still be packed. */
  'cube-check': {
    in: {
      /** Positions to look at. */
      nodes?: number;
      /** The pieces, in any order. */
      pieces: string[];
    };
    out: CubeChecked;
  };
  /** What to do next with the cube. */
  'cube-hint': {
    in: {
      /** Positions to look at. */
      nodes?: number;
      /** The pieces, in any order. */
      pieces: string[];
    };
    out: CubeHint;
  };
  /** The cube's puzzle of a day. */
  'cube-daily': {
    in: {
      /** As `2026-11-16`. */
      date: string;
    };
    out: CubeDaily;
  };
}

/** A match at a glance, move by move. A glance may be mistaken: what is told of a move is what a closer look finds. */
export interface Analysis {
  /** The numbers of choices and throws that seem to have brought the winners nearest to winning, the greatest first. */
  decisive: number[];
  /** The numbers of choices that seem to have cost most, the worst first. */
  mistakes: number[];
  /** The moves in order. */
  steps: Step[];
  /** The numbers of throws that seem to have helped most, the luckiest first. */
  throws: number[];
}

/** The view of a position, and what else was wanted. */
export interface Answer {
  /** All legal moves, sorted bytewise. */
  legal: string[];
  /** What a board shows besides. */
  marks?: Mark[];
  /** The result, once the game is over. */
  outcome: OutcomeView | null;
  /** The legal moves as paths of targets. */
  paths?: PathNode[];
  /** With the paths: what takes several moves and is ready to choose. */
  plans?: Plan[];
  /** The canonical text. */
  position: string;
  /** With the paths: what whoever decides can do now, where the scene's notes don't say it. */
  prompt?: Say;
  /** What stands where. */
  scene?: Scene;
  /** The seat to act, `chance`, or none when the game is over. */
  turn: string | null;
  /** At chance: the weight of each outcome, parallel to `legal`. */
  weights?: number[];
}

/**
 * What a message is about: a word that is the same in every language, a number, something with a message of its own, or several of
 * those.
 */
export type Arg =
  /** A word. */
  | string
  /** A number. */
  | number
  /** Something with a message of its own. */
  | Say
  /** Several of them. */
  | Say[];

/** Names a position: a game, the options that differ from their defaults, a start, and moves from there. */
export interface At {
  /** The game's id. */
  game: string;
  /** Moves to make from there. */
  moves?: string[];
  /** Options that differ from their defaults. */
  options?: Options;
  /** The position to start from; without it, the game's start. */
  position?: string;
}

/** What ended a match. */
export type Cause =
  /** The rules of the game. */
  | 'rules'
  /** A seat gave up. */
  | 'resignation'
  /** A seat's time was up. */
  | 'time'
  /** A seat was away for too long. */
  | 'absence'
  /** All agreed on a draw. */
  | 'agreement'
  /** It was called off before the first decision. */
  | 'abort'
  /** The version of the rules that it began by is no longer played. */
  | 'void';

/** A place on the board. */
export interface Cell {
  /** The colour it wears, where that is not its seat's: one seat may own several colours. */
  colour?: string;
  /** Rows that it spans. */
  height: number;
  /** The name of the square in the game's notation. */
  id: string;
  /** What kind of place it is, such as `square`, `goal`, `cross`, `track`, `lane`, `base`, `home`. */
  kind: string;
  /** The seat it belongs to. */
  seat?: string;
  /** Columns that it spans. */
  width: number;
  /** Column of its left edge. */
  x: number;
  /** Row of its lower edge. */
  y: number;
}

/** A move that was considered. */
export interface Choice {
  /** The standard error of how far `win` lies from that of the best move, where chance played a part in finding both. */
  error?: number;
  /** The points that seat will be ahead, in games that count points. */
  margin?: number;
  /** The move. */
  move: string;
  /** The first of the move's paths, to show it on the board. */
  path: Target[];
  /** What it would be and bring, and what speaks for it besides. */
  tale: Tale;
  /** How often a tree search went this way; 0 where that has no meaning. */
  visits: number;
  /** The chance of winning it leaves to the seat that makes it. */
  win: number;
  /** How it compares with the best one, in words. */
  words: Say;
}

/** How the clocks of a match are set. */
export interface ClockSpec {
  /** Milliseconds at the start. */
  base: number;
  /** Milliseconds added after each decision. */
  increment: number;
}

/**
 * What a person or the table's host wants.
 *
 * `person` is who asks; that they really are who they say is the host's part, that they may is the table's.
 * Acts of computer seats come from the host and name no person. `seat` is the name of the seat that acts.
 */
export type Command =
  /** A person takes an open seat and commits to their entropy. */
  | {
    kind: 'sit';
    /** `crate::commit` of 32 random bytes. */
    commitment: string;
    /** The name that others see. */
    name: string;
    person: string;
    seat: string;
  }
  /** The host puts the computer on a seat that no person holds. */
  | {
    kind: 'seat-computer';
    /** 1 to 8. */
    level: number;
    seat: string;
  }
  /** A seat becomes open again, before all are taken. */
  | {
    kind: 'leave';
    /** Nobody where the host takes the computer away. */
    person?: string;
    seat: string;
  }
  /** A person shows the bytes that they committed to. */
  | {
    kind: 'reveal';
    entropy: string;
    person: string;
    seat: string;
  }
  /** Asks whether the match has begun. It begins by itself; the refusal says what is missing. */
  | {
    kind: 'start';
  }
  /** The seat's throw of the roll-off. */
  | {
    kind: 'roll-off';
    person?: string;
    seat: string;
  }
  /** The seat's dice fall. */
  | {
    kind: 'roll';
    person?: string;
    seat: string;
  }
  /** The seat decides. */
  | {
    kind: 'move';
    /** The move in the game's notation. */
    move: string;
    person?: string;
    seat: string;
  }
  /** The seat wants its last choice back; others may have to agree. */
  | {
    kind: 'undo';
    person: string;
    seat: string;
  }
  /** The seat's side gives up. */
  | {
    kind: 'resign';
    person: string;
    seat: string;
  }
  /** The match ends without result, before the first decision. */
  | {
    kind: 'abort';
    person: string;
    seat: string;
  }
  /** The seat offers something to the others. */
  | {
    kind: 'offer';
    /** The id of the match that a rematch would be; without it, it follows from this match's id. */
    match?: string;
    offer: Offering;
    person: string;
    seat: string;
  }
  /** An answer to what was offered. "No" from the seat that offered takes the offer back. */
  | {
    kind: 'answer';
    /** Yes or no. */
    accept: boolean;
    /** Nobody where the host answers for the computer. */
    person?: string;
    seat: string;
  }
  /** Another seat does something about the acting seat that has been away for too long. */
  | {
    kind: 'claim';
    /** The level of the computer that takes over; without one the match ends. */
    level?: number;
    person: string;
    /** The claiming seat. */
    seat: string;
  }
  /** Time has passed. */
  | {
    kind: 'tick';
  }
  /** The host has lost sight of the seat's person. */
  | {
    kind: 'absent';
    seat: string;
  }
  /** The seat's person is back. */
  | {
    kind: 'present';
    seat: string;
  };

/** What a person commits to their entropy with. */
export interface Committed {
  commitment: string;
}

/** A course about one game, in one language. */
export interface Course {
  /** The game's id. */
  game: string;
  /** The lessons in their order; the first alone is enough to play. */
  lessons: Lesson[];
  /** The named set-up of the first whole game after the lessons; without it, the game as usual. */
  whole?: string;
}

/** Whether the rest can still be packed. */
export interface CubeChecked {
  /** An answer that may be beyond the effort allowed. */
  solvable: 'yes' | 'no' | 'unknown';
}

/** The puzzle of a day and how hard it is. */
export interface CubeDaily {
  date: string;
  /** 1 to 7. */
  grade: number;
  /** What the grade was measured by: pieces that a solver places in vain on its way, on average. */
  inVain: number;
  /** A word for it. */
  name: string;
  pieces: string[];
}

/** What to do next. */
export interface CubeHint {
  hint: 'place' | 'take-back' | 'hopeless' | 'done' | 'unknown';
  /** The piece that it is about. */
  piece?: string;
}

/** The box, and what lies beside it. */
export interface CubeLook {
  complete: boolean;
  /** What lies in the box, as one text. */
  packing: string;
  pieces: CubePiece[];
  shapes: CubeShape[];
}

/** A piece in the box. */
export interface CubePiece {
  /** Their names, in ascending order: file, rank, layer. */
  cells: string[];
  /** 0, or 1 for the second piece of its shape. */
  copy: number;
  shape: string;
  /** As the notation writes it: `I@a11a12a13a14`. */
  text: string;
}

/** A place where a piece fits. */
export interface CubePlace {
  cells: string[];
  /** The piece as the notation writes it. */
  text: string;
}

/** A shape with what is left of it. */
export interface CubeShape {
  left: number;
  shape: string;
  /** The ways in which it can lie. */
  turns: CubeTurn[];
}

/** One way in which a shape can lie. */
export interface CubeTurn {
  /** The unit cubes as x, y, z from the origin. */
  cubes: [number, number, number][];
  /** Where it still fits in that way; nowhere if none is left. */
  places: CubePlace[];
}

/** A decision, as it is shown. */
export interface Decided {
  /** How many throws came after it. */
  ago: number;
  /** Whether something left the board. */
  captures: boolean;
  /** What went from cell to cell: along the path first, then what gave way or was sent back. */
  flights: Flight[];
  /** The first of its paths. */
  path: PathStep[];
  /** The seat that decided. */
  seat: string | null;
}

/** A die that has been thrown. */
export interface Die {
  /** The seat that threw it. */
  seat: string;
  /** What it shows. */
  value: number;
}

/** A side of a square; north is away from rank 1. */
export type Edge =
  /** Towards higher ranks. */
  | 'north'
  /** Towards later files. */
  | 'east'
  /** Towards lower ranks. */
  | 'south'
  /** Towards earlier files. */
  | 'west';

/** How the match ended, as the record says; the cause may be any word. */
export interface Ended {
  by: string;
  scores: Record<string, number> | null;
  winners: string[];
}

/** What the engine says by itself. */
export type EngineCode = 'bad-date' | 'bad-log' | 'bad-piece' | 'bad-record' | 'bad-request' | 'does-not-fit' | 'line-too-long' | 'needs-permit' | 'newer-event' | 'no-such-table' | 'nobody-decides' | 'not-dealt' | 'not-revealed' | 'reload' | 'unknown-setup';

/** One thing that happened. */
export type Event = {
  /** When, in milliseconds since 1970. */
  at: number;
  /** Its number. */
  v: number;
} & (
  /** The table stands; all seats are open. */
  | {
    kind: 'created';
    clock?: ClockSpec;
    /** The hash of the dealer's seed. */
    commitment: string;
    game: string;
    hash: string;
    match: string;
    /** The options that differ from their defaults. */
    options: Record<string, string>;
    patience?: number;
    position: string;
    rollOff: boolean;
    /** The version of the rules under these options. */
    rules?: number;
    start?: string;
  }
  /** A person took a seat. */
  | {
    kind: 'sat';
    commitment: string;
    name: string;
    person: string;
    seat: string;
  }
  /** The computer was put on a seat. */
  | {
    kind: 'computer-sat';
    level: number;
    seat: string;
  }
  /** A seat became open again. */
  | {
    kind: 'left';
    seat: string;
  }
  /** A person showed their entropy. */
  | {
    kind: 'revealed';
    entropy: string;
    seat: string;
  }
  /** A person did not, in time; the dice are dealt without theirs. */
  | {
    kind: 'silent';
    seat: string;
  }
  /** A throw of the roll-off. */
  | {
    kind: 'rolled-off';
    dice: number[];
    seat: string;
  }
  /** The first position stands and the clocks run. */
  | {
    kind: 'started';
    /** Who won the roll-off, by the chair they threw on. */
    first?: string;
    hash: string;
    /** The options as they are played, as far as they differ from their defaults. */
    options: Record<string, string>;
    position: string;
  }
  /** The dice fell for a seat. */
  | {
    kind: 'rolled';
    clock?: number;
    hash: string;
    move: string;
    position: string;
    seat: string;
  }
  /** A seat decided. */
  | {
    kind: 'moved';
    clock?: number;
    hash: string;
    move: string;
    position: string;
    seat: string;
  }
  /** The line was cut back to a length, so that the seat decides again. */
  | {
    kind: 'undone';
    hash: string;
    position: string;
    seat: string;
    to: number;
  }
  /** Something was offered. */
  | {
    kind: 'offered';
    /** For a rematch: the id of the new match. */
    match?: string;
    offer: Offering;
    seat: string;
    /** For an undo: the length of the line that it would leave. */
    to?: number;
  }
  /** Somebody who was asked said yes or no. */
  | {
    kind: 'answered';
    accept: boolean;
    seat: string;
  }
  /** The offer was taken back. */
  | {
    kind: 'withdrawn';
    seat: string;
  }
  /** The seat's person can't be seen. */
  | {
    kind: 'absent';
    seat: string;
  }
  /** The seat's person is back. */
  | {
    kind: 'present';
    seat: string;
  }
  /** The seat has been away on its turn for too long: others may claim. */
  | {
    kind: 'claimable';
    seat: string;
  }
  /** The computer took over the seat. */
  | {
    kind: 'taken-over';
    level: number;
    seat: string;
  }
  /** The match is over. From here on the dealer's seed is known and every roll can be checked. */
  | {
    kind: 'ended';
    by: Cause;
    scores: Record<string, number> | null;
    /** Who resigned, aborted, was out of time or away. */
    seat?: string;
    seed: string;
    winners: string[];
  }
  /** Everybody wants to play again; this is the new match. */
  | {
    kind: 'rematch';
    match: string;
  });

/** The answer to a request that could not be followed. */
export interface Failure {
  /** What was wrong. */
  error: Fault;
}

/** What the dice are dealt from, as far as it is known by now. */
export interface Fairness {
  /** The hash of the dealer's seed. */
  commitment: string;
  /** What people added, by chair; none until it is revealed, or where they kept silent. */
  entropies: Record<string, string | null>;
  /** How many throws stand: those of the line and of the roll-off. */
  rolls: number;
  /** The seed, once the match is over. */
  seed: string | null;
}

/** What was wrong, for programs and for people. Fields that do not apply are left out. */
export interface Fault {
  /** The character at which a text goes wrong, counted from 0. */
  at?: number;
  /** A word for programs that never changes. */
  code: FaultCode;
  /** Its place among the moves of the request, counted from 0. */
  index?: number;
  /** The same in English, for programs; from an engine without words, as in a page, what `say` names. */
  message: string;
  /** The move that could not be made. */
  move?: string;
  /** The option that is wrong. */
  option?: string;
  /** The id of the sentence on the rules page that forbids the move. */
  rule?: string;
  /** What a person is told. */
  say: Say;
  /** The squares that the reason is about, the most important first. */
  squares?: string[];
}

/** A word for programs that never changes. */
export type FaultCode =
  /** The engine's own. */
  | EngineCode
  /** A server's own. */
  | OnlineCode
  /** A table's, or for an illegal move the code of its reason. */
  | RefusalCode;

/** A few words that a board shows on a cell for a moment, because something that was tried there has failed. */
export interface Flash {
  /** The cell. */
  cell: string;
  /** The words. */
  say: Say;
}

/** Something went from one cell to another. */
export interface Flight {
  /** The cell that it left. */
  from: string;
  /** The cell that it came to. */
  to: string;
}

/** All that a board shows of a moment: the position, the last move as it was pointed at, and what it moved. */
export interface Frame {
  /** What the same seat decided before it in the same turn, the oldest first. */
  before: Decided[];
  /** The last move that somebody decided; none where nobody has. */
  decided: Decided | null;
  /** The position. */
  look: Answer;
  /** The last move of all, a throw included; none where no move led here. */
  made: Made | null;
  /** The dice that fell last, in one go; none where none have. */
  thrown: Thrown | null;
}

/**
 * What there is to know about a game before a match. What people are told of it is there where somebody has words: a page has its
 * own.
 */
export interface GameCard {
  /** Who designed it, and when, as far as it is known. */
  designer: string;
  /** Whether dice fall during the game. */
  dice: boolean;
  /** The name for programs: lower case, hyphens. */
  id: string;
  /** A notice about rights that must be shown wherever the game is. */
  notice?: string;
  /** The options, with allowed values and defaults. */
  options: OptionSpec[];
  /** The named set-ups, the usual game first. */
  presets: Preset[];
  /** Every list of seats that some choice of options gives, the default first. */
  seatings: string[][];
  /** The seats under the default options. */
  seats: string[];
  /** The option that a roll-off settles. It does not count for the name of a set-up. */
  settled?: string;
  /** One line that says what it is like. */
  tagline?: string;
  /** The name for people. */
  title: string;
}

/** What the computer advises, with what there is to say about all moves together. */
export interface Hint {
  /** The moves it considered, best first. */
  candidates: Choice[];
  /** How far it looked ahead, in moves; 0 where that has no meaning. */
  depth: number;
  /** The move it would make. */
  move: string;
  /** Positions, or iterations of a tree search, that it looked at. */
  nodes: number;
  /** Where the game is as good as decided: that it is. */
  outlook?: Say;
  /** Whether the value is proven by the rules alone. */
  solved: boolean;
  /** What each seat can expect, in seat order. */
  values: SeatValue[];
  /** How it might go on, the best move first, up to the next throw. */
  variation: string[];
}

/** One kind of thing in a tray. */
export interface Item {
  /** How many there are. */
  count: number;
  /** The unit cubes it is made of, as x, y, z, where its shape matters. */
  cubes?: [number, number, number][];
  /** Its name; path targets of kind `item` use it. */
  id: string;
  /** What it is: `die`, `piece`. */
  kind: string;
  /** Its name as a person says it. */
  label: Say;
  /** The seat whose colour it wears. */
  seat?: string;
  /** The value it shows. */
  value?: number;
}

/** A few minutes about one thing. */
export interface Lesson {
  /** What it is about, in one sentence. */
  about: string;
  /** Its name, the same in every language and for ever: what was learnt is kept by it. */
  id: string;
  /** Its steps. */
  steps: LessonStep[];
  /** What it is called. */
  title: string;
}

/** A position, a sentence, and something to do. */
export interface LessonStep {
  /** The cells that it is about. */
  light?: string[];
  /** What was played from there. */
  moves?: string[];
  /** Options that differ from the game's defaults. */
  options?: Record<string, string>;
  /** The position to start from; without it, the game's start. */
  position?: string;
  /** What is said after particular answers, by the move or the target that was the answer. */
  replies?: Record<string, string>;
  /** What is said after every other answer that is right. */
  right?: string;
  /** What is said. */
  say: string;
  /** What is to be done. */
  task: Task;
  /** How many of them, at the end, are others' answers and throws that the learner has not seen yet. */
  unseen?: number;
  /** What is said after every other answer that is possible and wrong; what is not possible has the engine's own reason. */
  wrong?: string;
}

/** A move of the current line. */
export interface LineMove {
  /** Milliseconds left on the seat's clock afterwards. */
  clock?: number;
  /** The move in the game's notation. */
  move: string;
  /** The position after it. */
  position: string;
  /** The seat that decided or whose dice fell. */
  seat: string;
  /** The seat that decided, or `chance`. */
  who: string;
}

/** A move or a throw, as it is told. */
export interface Made {
  /** What the dice show, where they fell. */
  faces?: number[];
  /** The seat that decided, or whose dice fell. */
  seat: string | null;
  /** What it was and what it brought. */
  tale: Tale;
}

/**
 * Knowledge of the rules made visible: a frozen die, the reach of a selected one, a dominated
 * column, a scoring run, the odds of being hit.
 */
export interface Mark {
  /** The cells it covers, the most important first. */
  cells: string[];
  /** The edge of the first cell that it lies on. */
  edge?: Edge;
  /** What it means: a word of the game's page. */
  kind: string;
  /** The seat it speaks of or belongs to. */
  seat?: string;
  /** What it says, in a few words for people. */
  text: Say;
  /** Its number: a strength, points, a count. */
  value?: number;
}

/** A move of a match that was looked at as closely as a hint looks, seen by the seat that made it or whose dice fell. */
export interface Moment {
  /** And after it. */
  after: number;
  /** And after it. */
  became: Say;
  /** The seat's chance of winning before the move, with the best choice or over all throws. */
  before: number;
  /** What a hint would have advised, where that is something better. */
  better?: Choice;
  /** What the dice show where dice decided, so that the difference is luck and not skill. */
  faces?: number[];
  /** The move. */
  move: string;
  /** Its place in the match, from 1. */
  number: number;
  /** The seat that made it or whose dice fell. */
  seat: string;
  /** What it was and brought. */
  tale: Tale;
  /** Whether it changed enough to be told. */
  telling: boolean;
  /** The chance before it in words. */
  was: Say;
}

/** Dice that wait to be thrown. */
export interface NextThrow {
  /** Whether it is an event of its own, which whoever throws wants to make happen even if dice fell just before. */
  apart: boolean;
  /** How many fall, one after the other or at once, until somebody chooses or throws anew. */
  dice: number;
  /** The seat that throws them. */
  seat: string;
}

/** Something that is on offer. */
export interface OfferView {
  /** What. */
  offer: Offering;
  /** Who offers. */
  seat: string;
  /** Who has not answered yet. */
  waitingFor: string[];
}

/** What can be offered. */
export type Offering =
  /** To end the match as a draw. */
  | 'draw'
  /** To play again. */
  | 'rematch'
  /** To take moves back; made by `Command::Undo`. */
  | 'undo';

/** What a server says by itself. */
export type OnlineCode = 'bad-command' | 'bad-commitment' | 'bad-invite' | 'bad-message' | 'bad-query' | 'bad-text' | 'busy' | 'cut-off' | 'exists' | 'failed' | 'gone' | 'hello-first' | 'hello-once' | 'needs-invite' | 'no-such-code' | 'no-such-event' | 'no-such-line' | 'no-such-match' | 'no-such-method' | 'no-such-route' | 'not-a-socket' | 'not-at-the-table' | 'not-you' | 'not-yours' | 'one-match-only' | 'stale' | 'text-only' | 'too-large' | 'too-many' | 'too-many-moves' | 'unknown' | 'who-are-you';

/** The computer's answer about a position. */
export interface Opinion {
  /** The moves it considered, best first. */
  candidates: Choice[];
  /** How far it looked ahead, in moves; 0 where that has no meaning. */
  depth: number;
  /** The move it would make. */
  move: string;
  /** Positions, or iterations of a tree search, that it looked at. */
  nodes: number;
  /** Whether the value is proven by the rules alone. */
  solved: boolean;
  /** What each seat can expect, in seat order. */
  values: SeatValue[];
  /** How it might go on, the best move first, up to the next throw. */
  variation: string[];
}

/** An option of a game. */
export type OptionSpec = {
  /** The value it has if nothing else is said. */
  default: string;
  /** The option's name. */
  name: string;
  /** What it changes, in one sentence. */
  summary?: string;
} & (
  /** One of these words. */
  | {
    range?: never;
    values: string[];
  }
  /** A whole number between these two, both included. */
  | {
    range: [number, number];
    values?: never;
  });

/** Options of a game by name. */
export type Options = Record<string, string>;

/** The result of a game, with seats by name. */
export interface OutcomeView {
  /** Points by seat, in seat order, where the game counts points. */
  scores: Record<string, number> | null;
  /** The seats that share the best result, in seat order. */
  winners: string[];
}

/** A node of the tree of all paths. */
export type PathNode = {
  /** The unit cubes that the choice stands for, as x, y, z, where there is a ghost to draw. */
  cubes?: [number, number, number][];
  /** What that means, in a few words for people. */
  label: Say;
} & {
  id: string;
  /** A cell of the board, by its id. Something in a tray, by its id. A way of turning what was chosen before. A word to press, such as `pass` or `hold`. */
  kind: 'cell' | 'item' | 'turn' | 'button';
} & (
  /** The path is complete and spells this move. */
  | {
    move: string;
    next?: never;
  }
  /** One of these steps is next. */
  | {
    move?: never;
    next: PathNode[];
  });

/** One step of a path, as the game describes it. */
export type PathStep = {
  /** The unit cubes that the choice stands for, as x, y, z, where there is a ghost to draw. */
  cubes?: [number, number, number][];
  /** What that means, in a few words for people. */
  label: Say;
} & {
  id: string;
  /** A cell of the board, by its id. Something in a tray, by its id. A way of turning what was chosen before. A word to press, such as `pass` or `hold`. */
  kind: 'cell' | 'item' | 'turn' | 'button';
};

/**
 * The permits that whoever offers the games has: all it needs, or those for the games named.
 *
 * A game that needs none is always offered.
 */
export type Permits =
  /** Nothing is published to others, or every permit was obtained. */
  | 'all'
  /** For the games with these ids. */
  | string[];

/** How far a match has come. */
export type Phase =
  /** Seats are taken. */
  | 'seating'
  /** All seats are taken; people show what they committed to. */
  | 'revealing'
  /** Dice settle who begins. */
  | 'roll-off'
  /** The game is on. */
  | 'playing'
  /** Nothing but a rematch happens any more. */
  | 'over';

/**
 * Something ready to choose that takes several moves, such as an army: whoever chooses it need not make each of them.
 *
 * Others may act in between, so it is asked for anew before every move, by its id: the first of its moves is the next to make.
 */
export interface Plan {
  /** Its name, by which it is found again after a move. */
  id: string;
  /** The moves that are left of it. The first is legal, and so is each of the others where nobody else acts before it. */
  moves: string[];
  /** What it is called; its wording `about` is a sentence that says what it is good for. */
  say: Say;
  /** What will stand on the board of it in the end. */
  things: Thing[];
}

/** A record that was played through. */
export interface Played {
  game: string;
  line: LineMove[];
  options: Record<string, string>;
  result: Ended | null;
  seats: Record<string, string>;
  start: string | null;
}

/** A named set-up of a game. */
export interface Preset {
  /** The id of a set-up to offer beside it, where the chances are even. */
  even?: string;
  /** The name for programs: lower case, hyphens. */
  id: string;
  /** A friendly word to whoever chooses it, such as who has the better of it. */
  note?: string;
  /** The options that differ from their defaults, in the order of the rules page. */
  options: Record<string, string>;
  /** A position that shows it better than its start does. */
  picture?: string;
  /** What it is like, in one sentence for somebody who has never heard of the game. */
  summary?: string;
  /** The name for people. */
  title?: string;
}

/** What whoever decides can do next. */
export interface Prompted {
  prompt: Say | null;
}

/** Why a move is not allowed. */
export interface Reason {
  /** A word for programs that never changes. */
  code: string;
  /** One sentence in English, for programs; a page has words of its own. */
  message?: string;
  /** The id of the sentence on the rules page that forbids the move. */
  rule: string;
  /** What a person is told. */
  say: Say;
  /** The squares that the reason is about, the most important first. */
  squares: string[];
}

/** A match as a record. */
export interface Recorded {
  record: string;
}

/** What kind of refusal it is. */
export type RefusalCode =
  | ('bad-clock' | 'bad-event' | 'bad-id' | 'bad-level' | 'bad-name' | 'bad-option' | 'bad-patience' | 'bad-position' | 'bad-time' | 'malformed-move' | 'move-first' | 'newer-rules' | 'no-dealer' | 'no-offer' | 'no-person' | 'no-roll-off' | 'no-seat' | 'not-asked' | 'not-over' | 'not-possible' | 'not-ready' | 'not-started' | 'not-your-seat' | 'not-your-turn' | 'nothing-to-claim' | 'nothing-to-undo' | 'offer-pending' | 'over' | 'own-side' | 'rematch-agreed' | 'repeated-option' | 'retired-rules' | 'roll-first' | 'seat-taken' | 'seats-are-taken' | 'too-early' | 'too-late' | 'unknown-game' | 'unknown-option' | 'wrong-entropy' | 'wrong-seed')
  /** The rules of the game forbid the move: the code of its reason. */
  | string;

/** A version of the rules that is no longer played. */
export interface Retired {
  /** What has changed since, each as half a sentence about how it is now. */
  changes: Say[];
  /** The one that is played now. */
  now: number;
  /** The version. */
  version: number;
}

/** A roll-off. */
export interface RollOffView {
  /** How many dice each seat throws. */
  dice: number;
  /** The chair on which it was won. */
  first: string | null;
  /** The throws, round by round. */
  throws: Throw[];
}

/** A message of the catalogue and what it is about. */
export interface Say {
  /** The name of the message. */
  id: string;
  /** What it is about, by name. */
  with?: Record<string, Arg>;
}

/**
 * Everything that can be seen of a position.
 *
 * The board lies on a grid of unit cells, x to the right and y away from the first seat, both counted
 * from 0 at the lower left. Ids of cells, items and path targets are the same words, so a client that
 * is told "c3" knows what to light up.
 */
export interface Scene {
  /** The cells of the board; what is not listed is not part of it. */
  cells: Cell[];
  /** Dice that have been thrown and wait to be used. */
  dice: Die[];
  /** Rows of the grid. */
  height: number;
  /** What is left to do in this turn, or other news, each in a few words. */
  notes: Say[];
  /** Points as they stand, where the game counts points, in seat order. */
  scores: Score[];
  /** What stands on the board; things on one cell from the bottom up. */
  things: Thing[];
  /** The throw that comes next, where dice must fall before anybody can choose. */
  throw?: NextThrow;
  /** What lies beside the board: reserves, hands, pools, captured dice. */
  trays: Tray[];
  /** Columns of the grid. */
  width: number;
}

/** The points of one seat. */
export interface Score {
  /** Its points as the position stands. */
  points: number;
  /** The seat. */
  seat: string;
}

/** What a seat can expect. */
export interface SeatValue {
  /** The points it will be ahead of the best other side, in games that count points. */
  margin?: number;
  /** The seat. */
  seat: string;
  /** The chance of winning, a draw counted as half. */
  win: number;
}

/** A picture or a word in the short form of a move. */
export type Sign =
  /** A die, a counter, a piece: drawn as the same thing is in a tray. */
  | {
    kind: 'thing';
    /** The unit cubes it is made of, where its shape matters. */
    cubes?: [number, number, number][];
    /** Its name, as `crate::Item::id`. */
    id: string;
    /** The seat or colour that it wears. */
    seat?: string;
    /** What it is, as `crate::Item::kind`. */
    thing: string;
    /** The value it shows. */
    value?: number;
  }
  /** Dice as they fell. */
  | {
    kind: 'dice';
    /** What they show. */
    faces: number[];
  }
  /** A cell of the board. */
  | {
    kind: 'cell';
    /** Its id. */
    id: string;
  }
  /** From here to there. */
  | {
    kind: 'to';
  }
  /** Something is taken or hit. */
  | {
    kind: 'takes';
  }
  /** A word, where no picture says it. */
  | {
    kind: 'word';
    /** The word. */
    say: Say;
  };

/** What `site.json` beside the page says; a static host writes one, too. */
export interface Site {
  /** Whether a server for matches between screens is behind the page. */
  online?: boolean;
  /** Which of the games that need a permit are offered. */
  permits: Permits;
}

/** Who sits on a chair. */
export type Sitter =
  /** Nobody yet. */
  | {
    kind: 'open';
  }
  /** A person. */
  | {
    kind: 'person';
    /** The name that others see. */
    name: string;
    /** The host's id of them; the same person may hold several seats. */
    person: string;
  }
  /** The computer. */
  | {
    kind: 'computer';
    /** 1 to 8. */
    level: number;
  };

/** How a table stands. */
export interface Standing {
  /** What a command did, or would do; what the caller told of is not told again. */
  events: Event[];
  /** What the board shows; absent where it shows what it showed before. */
  frame?: Frame;
  /** Its number. */
  table: number;
  view: TableView;
}

/** One move of the match, seen by the seat that made it or whose dice fell. */
export interface Step {
  /** And after it. */
  after: number;
  /** The seat's chance of winning before the move, with the best choice or over all throws. */
  before: number;
  /** Whether dice decided, so that the difference is luck and not skill. */
  luck: boolean;
  /** The move. */
  move: string;
  /** Its place in the match, from 1. */
  number: number;
  /** The seat that made it or whose dice fell. */
  seat: string;
}

/** A new table. */
export interface TableNew {
  /** The clocks, if there are any. */
  clock?: ClockSpec;
  /** The game's id. */
  game: string;
  /** The match's id: up to 64 letters, digits, `-` and `_`. */
  match: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The options that differ from their defaults. */
  options?: Record<string, string>;
  /**
   * How long a seat whose person is away may keep the others waiting on its turn, in milliseconds; a minute if
   * nothing is said.
   */
  patience?: number;
  /**
   * Whether dice settle who begins: only where the game's rules name a roll-off, and only from the
   * game's own start, since another one says who begins.
   */
  rollOff?: boolean;
  /** The dealer's secret. */
  seed: string;
  /** The first position, if it is not the game's start. */
  start?: string;
}

/** How a match ended. */
export interface TableResult {
  /** What ended it. */
  by: Cause;
  /** Points by seat, where the game counts points and ended by its rules. */
  scores: Record<string, number> | null;
  /** The seats that share the best result, in seat order; nobody if the match was called off or is void. */
  winners: string[];
}

/** A chair. */
export interface TableSeat {
  /** Whether the person can't be seen. */
  absent?: boolean;
  /** Whether the person has been away on their turn for so long that others may claim. */
  claimable?: boolean;
  /** Milliseconds left, as they stood at `TableView::clock_at`. */
  clock?: number;
  /** Its name. */
  seat: string;
  /** The number of the side it wins with. */
  side: number;
  /** Who sits there. */
  sitter: Sitter;
}

/** A match as a page shows it. */
export interface TableView {
  /** The seat that must act now, also where it must roll. */
  acting: string | null;
  /** Whether what comes next is a throw of the dice. */
  chance: boolean;
  /** How the clocks were set. */
  clock: ClockSpec | null;
  /** When the clock of the acting seat began to run. */
  clockAt: number | null;
  /** What the dice are dealt from. */
  fairness: Fairness;
  /** The game's id. */
  game: string;
  /** The moves that stand; those taken back are not in it. */
  line: LineMove[];
  /** The match's id. */
  match: string;
  /** Whether the match can still be called off. */
  mayAbort: boolean;
  /** What is on offer. */
  offer: OfferView | null;
  /** All options as they are played, the roll-off's outcome included. */
  options: Record<string, string>;
  /** How far the match has come. */
  phase: Phase;
  /** The present position. */
  position: string;
  /** The id of the match that follows. */
  rematch: string | null;
  /** How it ended. */
  result: TableResult | null;
  /**
   * The version of the rules that the match was played by, where it is no longer played. Then the match is over, and
   * its line is empty: what was played stands only in its record.
   */
  retired?: Retired;
  /** The roll-off, if there is one. */
  rollOff: RollOffView | null;
  /** The chairs, in the order of the rules page. */
  seats: TableSeat[];
  /** The first position, if it is not the game's start. */
  start: string | null;
  /** Who may take back, to which length of the line, and who would have to agree. */
  undo: UndoView[];
  /** The number of the last event. */
  v: number;
}

/** What a move or a throw was and what it brought. */
export interface Tale {
  /** What it cost in vain. */
  flash?: Flash;
  /** Whether nothing was done, because nothing could be: its sentence says why. */
  passes?: boolean;
  /** The move in a sentence, and what it brought in others. Each has a wording `do` that tells somebody to do it. */
  says: Say[];
  /** The move in short, for a list of moves. */
  signs: Sign[];
}

/** Something that a person can point at. */
export type Target = {
  id: string;
  /** A cell of the board, by its id. Something in a tray, by its id. A way of turning what was chosen before. A word to press, such as `pass` or `hold`. */
  kind: 'cell' | 'item' | 'turn' | 'button';
};

/** What a learner is to do. */
export type Task =
  /** To read, and go on. */
  | {
    kind: 'read';
  }
  /** To make one of these moves. */
  | {
    kind: 'move';
    /** Whether no other move is as good. */
    best: boolean;
    /** The moves that are right. */
    moves: string[];
  }
  /** To throw the dice, which fall like this. */
  | {
    kind: 'throw';
    /** How they fall. */
    outcome: string;
  }
  /** To point at one of these first. */
  | {
    kind: 'point';
    /** The ids of the targets that are right. */
    targets: string[];
  }
  /** To try what is not allowed, and hear why. */
  | {
    kind: 'refused';
    /** The rule that forbids it. */
    rule: string;
    /** What to point at, one after the other; the last one is refused. */
    targets: string[];
  }
  /** To play on to the end, and win. */
  | {
    kind: 'play';
    /** The level of the computer on all others. */
    level: number;
    /** The learner's seats. */
    seats: string[];
  };

/** Something that stands on a cell. */
export interface Thing {
  /** The id of its cell. */
  cell: string;
  /** The colour it wears, where that is not its seat's: one seat may own several colours. */
  colour?: string;
  /**
   * What it shows, in at most three characters, for boards made of text. The drawer puts the first letter of
   * the seat before it.
   */
  glyph: string;
  /** What it is: `die`, `cube`, `counter`. */
  kind: string;
  /** Its name as a person says it, such as "red 3". */
  label: Say;
  /** How many things lie beneath it. */
  level: number;
  /** How it is turned, in the game's own words. */
  orientation?: string;
  /** The seat it belongs to; none for things that are nobody's. */
  seat?: string;
  /** The value it shows. */
  value?: number;
}

/** A throw of the roll-off. */
export interface Throw {
  /** The dice in the order in which they fell. */
  dice: number[];
  /** The chair it was thrown on. */
  seat: string;
}

/** Dice that fell one after the other without anybody choosing or throwing anew. */
export interface Thrown {
  /** What they show, in the order in which they fell. */
  faces: number[];
  /** The seat that threw them. */
  seat: string | null;
}

/** A move that could be made, as it would be told. */
export interface Told {
  /** The move. */
  move: string;
  /** What it would be and bring. */
  tale: Tale;
}

/** Things that lie together beside the board. */
export interface Tray {
  /** Its name, unique in the scene. */
  id: string;
  /** What lies in it. */
  items: Item[];
  /** What it is: `reserve`, `hand`, `pool`, `captured`, `cache`. */
  kind: string;
  /** Its name for people. */
  label: Say;
  /** The seat it belongs to; none for a shared one. */
  seat?: string;
}

/** A seat that may take back. */
export interface UndoView {
  /** The seats whose people would have to agree. */
  asks: string[];
  /** The seat. */
  seat: string;
  /** The length of the line afterwards. */
  to: number;
}

/** What deriving the throws of a record gave. */
export interface Verified {
  rolls: number;
  verified: number;
  wrong: string | null;
}

/** Something that can be wanted besides the view. */
export type Want =
  /** What stands where. */
  | 'scene'
  /** The legal moves as paths of targets. */
  | 'paths'
  /** What a board shows besides. */
  | 'marks';
