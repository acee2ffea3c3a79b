// The rules as players read them: a game at a glance, and how to play it on boards that answer. Made from docs/rules/LANGUAGE/*.md when
// the site is built (build/guide.ts); that what they show is so, the engine's tests ask (`testkit::guides`).

import type { Options } from '../engine/types';

export interface Guide {
  game: string;
  /** What the two parts are called. */
  titles: { glance: string; play: string };
  glance: Glimpse[];
  sections: GuideSection[];
}

/** A sentence and a picture. */
export interface Glimpse {
  html: string;
  shown: Shown;
}

export interface GuideSection {
  /** An anchor that no rule has. */
  id: string;
  title: string;
  blocks: GuideBlock[];
}

export type GuideBlock = { kind: 'text'; html: string } | { kind: 'board'; shown: Shown; task: string };

/** What a picture shows, and with what a board begins. */
export interface Shown {
  options: Options;
  /** The position from which `moves` lead here; null for the start of the game. */
  from: string | null;
  moves: string[];
  /** What is pointed at, target by target. */
  picked: string[];
  /** Cells that are lit. */
  lit: string[];
  /** Two cells between which lies what is shown; null for the whole board. */
  crop: [string, string] | null;
  /** What is refused, so that the cells that forbid it glow: a move, or targets. */
  refused: { move: string } | { targets: string[] } | null;
}
