// The engine's messages as the page sees them: the shapes that are made from the Rust types, and names for what has none
// there.

import type { Answer, Calls as AllCalls, CubeHint } from './generated';

export * from './generated';

/** Three whole numbers: x to the right, y away from the first seat, z up. */
export type Cube = [number, number, number];

/** A position with all that a board shows of it. */
export type Look = Answer & Required<Pick<Answer, 'scene' | 'paths' | 'marks'>>;

export type CubeHintKind = CubeHint['hint'];

/** Whoever looks at a position asks for all of it that they go on to use. */
export interface Calls extends Omit<AllCalls, 'look'> {
  look: { in: AllCalls['look']['in']; out: Look };
}
