// What a match and its page tell each other besides the moves.

import type { Target } from '../engine/types';
import { words } from '../texts/words';

/** What the match needs to know about the person and the page; the page reads it from settings and screen. */
export interface Manners {
  /** Whether the dice of who sits alone at this screen fall by themselves. */
  rolls(): boolean;
  /** Whether the only legal move is made by itself. */
  moves(): boolean;
  /** Whether a finished path waits for a second word, given how it was pointed at. */
  confirms(kind: Target['kind']): boolean;
  /** How long a movement takes. */
  duration(designed: number): number;
  /** How long something stands there to be read. */
  reading(designed: number): number;
  sound(what: Sound): void;
}

export type Sound = 'place' | 'slide' | 'capture' | 'roll' | 'turn' | 'end';

/** What the page tells a person about what they tried. */
export interface Notice {
  message: string;
  rule: string | null;
  squares: string[];
  /** It refuses nothing: there is no cause to be red. */
  fine?: true;
}

/** What is said of something that can be done, to whoever asks why it can't. */
export function possible(): Notice {
  return { ...plain(words('table-is-possible')), fine: true };
}

/** A notice that no rule and no square has to do with. */
export function plain(message: string): Notice {
  return { message, rule: null, squares: [] };
}
