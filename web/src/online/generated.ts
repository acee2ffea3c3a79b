// Made from the Rust types by `make bless`; a test of messdeck-protocol tells when it is stale.
//
// What goes between a page and the server.

import type {
  ClockSpec,
  Event,
  Fairness,
  Fault,
  Moment,
  Offering,
  Phase,
  RollOffView,
  Step,
  TableView,
} from '../engine/generated';

/** Something that somebody at a match asks for. */
export interface Act {
  /** What. */
  command: Wish;
  /**
   * A name that the client makes up, different for each act: the same act is carried out once, however often it is
   * sent.
   */
  id: string;
  /** The number of the newest event that the client knows. */
  v: number;
}

/** An act that is kept. */
export interface Acted {
  /** Whether it had been carried out before. */
  again: boolean;
  /** The client's name for it. */
  id: string;
  /** The number of its last event. */
  v: number;
}

/** How much to think about a position. */
export interface Advice {
  /** How many moves to answer with; 3 if nothing is said, 10 at most. */
  candidates?: number;
  /** Positions to look at; 20,000 if nothing is said, 200,000 at most. */
  nodes?: number;
  /** Another run of the thinking. */
  seed?: number;
}

/** How much to think about each of some moves, of which there are 32 at most. */
export interface Care {
  /** Positions to look at for each decision; 2,000 if nothing is said, and 200,000 at most for all moves together. */
  nodes?: number;
}

/** A code that somebody typed. */
export interface Code {
  /** The code as the other device shows it. */
  code: string;
}

/** A match that was created. */
export interface Created {
  /** The secret of each seat that needs an invitation. It is told once. */
  invites: Record<string, string>;
  /** Its id. Whoever knows it can watch. */
  match: string;
}

/** What the dice of a match are dealt from. */
export interface Dealt {
  /** Commitment, seed and entropies, as far as they are known. */
  fairness: Fairness;
  /** The match. */
  match: string;
  /** The throws of the roll-off, if there is one. */
  rollOff: RollOffView | null;
}

/** What is answered where nothing was done, and why. */
export interface Declined {
  /** Why. */
  error: Fault;
  /** What the client has missed, where that is why. */
  events?: Event[];
}

/** What the server says. */
export type FromServer =
  /** Hello, with what was missed. */
  | {
    kind: 'welcome';
    /**
     * The events after the one that was named; all of them, from the first, where the match was put back from an older
     * copy.
     */
    events: Event[];
    /** The server's clock, in milliseconds since 1970. */
    now: number;
    /** The number of the newest event. */
    v: number;
    /** Who the token says that you are. */
    you: string | null;
  }
  /** Hello, with the match as it stands. */
  | {
    kind: 'snapshot';
    /** The server's clock, in milliseconds since 1970. */
    now: number;
    /** The number of the newest event. */
    v: number;
    /** The match. */
    view: TableView;
    /** Who the token says that you are. */
    you: string | null;
  }
  /** What happened; always before the `ack` of the act that made it happen. */
  | {
    kind: 'events';
    /** In order. */
    events: Event[];
  }
  /** The act is kept. */
  | (Acted & {
    kind: 'ack';
  })
  /** It is not. */
  | {
    kind: 'refused';
    /** Why. */
    error: Fault;
    /** What the client has missed, where that is why. */
    events?: Event[];
    /** The client's name for the act. */
    id: string;
  }
  /** Who is here. */
  | {
    kind: 'presence';
    /** The people, by id. */
    people: string[];
    /** How many watch besides. */
    watching: number;
  }
  /** Somebody said something. */
  | {
    kind: 'chat';
    /** What. */
    line: Line;
  }
  /** The answer to a ping. */
  | {
    kind: 'pong';
    /** The server's clock, in milliseconds since 1970. */
    now: number;
    /** As it came. */
    t: number;
  }
  /** Something is wrong that is about no act in particular. */
  | {
    kind: 'error';
    /** What. */
    error: Fault;
  };

/** Somebody who may play. */
export interface Guest {
  /** The name that others see. */
  name: string;
  /** The id that others know you by. */
  person: string;
  /** What says that you are you: keep it secret, send it as `Authorization: Bearer …`. */
  token: string;
}

/** Whom an open seat is kept for, as far as it is the business of whoever asks. */
export type HeldFor =
  /** Whoever comes first. */
  | 'open'
  /** Whoever has its invitation. */
  | 'invite'
  /** Whoever asks. */
  | 'you'
  /** Somebody else. */
  | 'reserved';

/** What a client says first: which match it follows, and what it knows of it. */
export interface Hello {
  /** The match. */
  match: string;
  /** The version of the messages that the client knows; without it the first. */
  protocol?: number;
  /** The newest event that the client knows; without it a snapshot is sent instead of events. */
  since?: number;
  /** Nobody's without one: a watcher. */
  token?: string;
}

/** How somebody takes a seat. */
export interface Join {
  /** The SHA-256 that commits to 32 random bytes, as 64 hex digits. */
  commitment: string;
  /** The secret of the invitation. */
  invite?: string;
  /** The seat; without it the one of the invitation, or the first that is free. */
  seat?: string;
}

/** A seat that was taken. */
export interface Joined {
  /** The seat. */
  seat: string;
  /** The number of the newest event. */
  v: number;
}

/** Something that was said. */
export interface Line {
  /** When, in milliseconds since 1970. */
  at: number;
  /** Its number in the match. */
  n: number;
  /** Who said it; empty where they were forgotten. */
  person: string;
  /** What. */
  text: string;
}

/** A match in a list. */
export interface Listed {
  /** The seat that must act. */
  acting: string | null;
  /** How the clocks are set. */
  clock: ClockSpec | null;
  /** When it was created, in milliseconds since 1970. */
  created: number;
  /** The game's id. */
  game: string;
  /** Its id. */
  match: string;
  /** The options that differ from their defaults. */
  options: Record<string, string>;
  /** How far it has come. */
  phase: Phase;
  /** The position as it stands. */
  position: string;
  /** The set-up whose options these are, if they have a name. */
  preset?: SetUp;
  /** Whether it stands in the lobby. */
  public: boolean;
  /** Why the match ended without a winner, where its version of the rules is no longer played. */
  retired?: string;
  /** The version of the rules under these options; without it the first. */
  rules?: number;
  /** Who sits where. */
  seats: SeatLine[];
  /** When something last happened. */
  updated: number;
  /** The number of the newest event. */
  v: number;
  /** Whether it is the caller's turn. */
  yourTurn: boolean;
}

/** What happened at a match. */
export interface Log {
  /** The events, in order. */
  events: Event[];
  /** The server's clock, in milliseconds since 1970. */
  now: number;
}

/** Who I am. */
export interface Me {
  /** The name that others see. */
  name: string;
  /** The id that others know you by. */
  person: string;
}

/** A seat on this device. */
export interface MovedSeat {
  /** The match. */
  match: string;
  /** Who sits there. */
  person: string;
  /** The seat. */
  seat: string;
  /** A token that serves at this match only. */
  token: string;
}

/** Whom I do not want to hear. */
export interface Muted {
  /** Ids of people. */
  people: string[];
}

/** By what name somebody wants to be known. */
export interface Named {
  /** The name that others see: one line of at most 40 characters. */
  name: string;
}

/** A code for another device. */
export interface NewCode {
  /** To be typed there, once. */
  code: string;
  /** When it ends, in milliseconds since 1970. */
  expires: number;
}

/** Something to say. */
export interface NewLine {
  /** One line of at most 500 characters. */
  text: string;
}

/** A match to create. */
export interface NewMatch {
  /** The clocks, if there are any. */
  clock?: ClockSpec;
  /** The game's id. */
  game: string;
  /** The options that differ from their defaults. */
  options?: Record<string, string>;
  /** Whether the match stands in the lobby. */
  public?: boolean;
  /** Whether dice settle who begins, where the game's rules name a roll-off. */
  rollOff?: boolean;
  /** Whom each seat is for; seats that are not named are open. */
  seats?: Record<string, SeatPlan>;
  /** The first position, if it is not the game's start. */
  start?: string;
}

/** A complaint about a line. */
export interface NewReport {
  /** The line's number. */
  n: number;
  /** What is wrong with it, in one line. */
  reason: string;
}

/** How far the analysis of a match has come. */
export interface Progress {
  /** Whether this is all. */
  complete: boolean;
  /** The numbers of choices and throws that seem to have brought the winners nearest to winning, the greatest first. */
  decisive: number[];
  /** The numbers of choices that seem to have cost most, the worst first. */
  mistakes: number[];
  /** The moves that cost most, at most three, once all is known. */
  moments: Moment[];
  /** The moves of the match; as many steps there will be. */
  of: number;
  /** The moves in order. */
  steps: Step[];
  /** The numbers of throws that seem to have helped most, the luckiest first. */
  throws: number[];
}

/** What follows a match. */
export interface Rematch {
  /** The new match, once all want it. */
  match: string | null;
  /** The number of the newest event. */
  v: number;
}

/** Who sits on a seat, or whom it is kept for. */
export type SeatKind =
  /** Nobody yet. */
  | 'open'
  /** Nobody yet; it needs an invitation. */
  | 'invite'
  /** Nobody yet; it is kept for somebody. */
  | 'reserved'
  /** A person. */
  | 'person'
  /** The computer. */
  | 'computer';

/** A seat in a list. */
export interface SeatLine {
  /** Who sits there, or whom it is kept for. */
  kind: SeatKind;
  /** The computer's level. */
  level?: number;
  /** The person's name. */
  name?: string;
  /** Its name. */
  seat: string;
}

/** Whom a seat is for in a match that is to be created. */
export type SeatPlan =
  /** Whoever comes first. */
  | {
    kind: 'open';
  }
  /** Whoever has the seat's invitation, which the answer holds. */
  | {
    kind: 'invite';
  }
  /** The computer. */
  | {
    kind: 'computer';
    /** 1 to 8. */
    level: number;
  }
  /** Whoever creates the match. */
  | {
    kind: 'me';
    /** The SHA-256 that commits to 32 random bytes, as 64 hex digits; see docs/dice.md. */
    commitment: string;
  };

/** A named set-up. */
export interface SetUp {
  /** Its id, as the card of the game lists it. */
  id: string;
  /** Its name in English, for programs. */
  title: string;
}

/** A match as a page shows it, to whoever does not follow it yet. */
export interface Shown {
  /** Whom open seats are kept for, by seat; those that are not named are open to all. */
  holds: Record<string, HeldFor>;
  /** The server's clock, in milliseconds since 1970. */
  now: number;
  /** Whether it stands in the lobby. */
  public: boolean;
  /** The match. */
  view: TableView;
  /** The seats of whoever asks. */
  yours: string[];
}

/** What a client says. */
export type ToServer =
  /** The first message. */
  | (Hello & {
    kind: 'hello';
  })
  /** Somebody at the match asks for something. */
  | {
    kind: 'act';
    /** What. */
    command: Wish;
    /**
     * A name that the client makes up, different for each act: the same act is carried out once, however often it is
     * sent.
     */
    id: string;
    /** The number of the newest event that the client knows. */
    v: number;
  }
  /** Says something to all who follow the match. */
  | {
    kind: 'chat';
    /** One line of at most 500 characters. */
    text: string;
  }
  /** Asks whether the server is there. */
  | {
    kind: 'ping';
    /** Comes back as it is. */
    t?: number;
  };

/** A name for a rematch. */
export interface WantRematch {
  /** As for any act. */
  id: string;
}

/** What somebody wishes for. */
export type Wish = {
  /** Whoever asks. It need not be said: the token says it, and nobody can ask for somebody else. */
  person?: string;
} & (
  /** Gets up, before all seats are taken. */
  | {
    kind: 'leave';
    seat: string;
  }
  /** Shows the bytes that were committed to. */
  | {
    kind: 'reveal';
    entropy: string;
    seat: string;
  }
  /** Throws in the roll-off. */
  | {
    kind: 'roll-off';
    seat: string;
  }
  /** Throws the dice. */
  | {
    kind: 'roll';
    seat: string;
  }
  /** Decides. */
  | {
    kind: 'move';
    /** The move in the game's notation. */
    move: string;
    seat: string;
  }
  /** Wants the last choice back; others may have to agree. */
  | {
    kind: 'undo';
    seat: string;
  }
  /** Gives up. */
  | {
    kind: 'resign';
    seat: string;
  }
  /** Calls the match off, before the first decision. */
  | {
    kind: 'abort';
    seat: string;
  }
  /** Offers something to the others. */
  | {
    kind: 'offer';
    /** Passed over: the id of a rematch follows from that of the match, nobody chooses it. */
    match?: string;
    offer: Offering;
    seat: string;
  }
  /** Answers what was offered. "No" from the seat that offered takes the offer back. */
  | {
    kind: 'answer';
    accept: boolean;
    seat: string;
  }
  /** Does something about the acting seat that has been away for too long. */
  | {
    kind: 'claim';
    /** The level of the computer that takes over; without one the match ends. */
    level?: number;
    seat: string;
  }
  /** Puts the computer on a seat that no person holds; only for whoever created the match. */
  | {
    kind: 'seat-computer';
    /** 1 to 8. */
    level: number;
    seat: string;
  });
