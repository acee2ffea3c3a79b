// How the Ludo board of the mess deck looks.

import type { Drawing } from '../contract';
import type { Rotation } from '../geometry';
import Art from './Art.svelte';
import { hintedWays } from './view';

/** Quarter turns that bring a seat's own base to the lower left. */
const TURNS: Record<string, Rotation> = { red: 0, yellow: 1, green: 2, blue: 3 };

const drawing: Drawing = {
  Art,
  drawsTargets: true,
  drawsMovable: true,
  drawsChosen: true,
  drawsLast: true,
  ways: hintedWays,
  rotationFor: (seat) => TURNS[seat] ?? 0,
};
export default drawing;
