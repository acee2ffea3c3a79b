// A rules page as the site shows it. Made from docs/rules/*.md when the site is built (build/rules.ts).

import type { Options } from '../engine/types';

export interface RulesPage {
  game: string;
  title: string;
  /** What is said before the first heading. */
  intro: Block[];
  /** In the order in which a newcomer reads them. */
  sections: Section[];
  /** Every rule and ruling that has an anchor here. */
  rules: string[];
}

/** What a section is for, which decides where it stands and whether it is folded away. */
export type Purpose = 'play' | 'options' | 'rulings' | 'programs' | 'rights';

export interface Section {
  /** An anchor that no rule has. */
  id: string;
  title: string;
  purpose: Purpose;
  blocks: Block[];
}

export type Block = { kind: 'text'; html: string } | { kind: 'example'; example: Example };

/** An example that can be stepped through. */
export interface Example {
  options: Options;
  stations: Station[];
}

/** A position of an example and what is said about it. */
export interface Station {
  /** The position from which `moves` lead here; null for the start of the game. */
  from: string | null;
  moves: string[];
  remarks: Remark[];
}

/** A sentence, and the moves that it is about. */
export interface Remark {
  comment: string | null;
  /** How many moves are legal, where the page says so. */
  count: number | null;
  tries: Try[];
}

/** A move to try: legal, or forbidden by a rule. */
export interface Try {
  move: string;
  forbiddenBy: string | null;
}
