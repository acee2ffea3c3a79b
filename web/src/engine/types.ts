// The engine's messages as the page sees them: the shapes that are made from the Rust types, and names for what has none
// there.

import type {
  Answer,
  Calls as AllCalls,
  CubeHint,
  Frame as AnyFrame,
  Standing as AnyStanding,
} from './generated';

export * from './generated';

/** Three whole numbers: x to the right, y away from the first seat, z up. */
export type Cube = [number, number, number];

/** A position with all that a board shows of it. */
export type Look = Answer & Required<Pick<Answer, 'scene' | 'paths' | 'marks'>>;

/** A moment of a match, with all that a board shows of it. */
export type Frame = Omit<AnyFrame, 'look'> & { look: Look };

/** How a table stands. */
export type Standing = Omit<AnyStanding, 'frame'> & { frame?: Frame };

export type CubeHintKind = CubeHint['hint'];

/** The calls that answer with how a table stands. */
export type TableCall = 'table-new' | 'table-open' | 'table-do' | 'table-try' | 'table-hear';

/** Whoever looks at a position asks for all of it that they go on to use. */
export type Calls = Omit<AllCalls, 'look' | 'frame' | TableCall> & {
  look: { in: AllCalls['look']['in']; out: Look };
  frame: { in: AllCalls['frame']['in']; out: Frame };
} & { [K in TableCall]: { in: AllCalls[K]['in']; out: Standing } };

/** As much of the engine as most need. */
export interface Asked {
  call<K extends keyof Calls>(name: K, args: Calls[K]['in'], signal?: AbortSignal): Promise<Calls[K]['out']>;
}
