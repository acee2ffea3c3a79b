// The room around the town: signs of the avenues, numbers of the ranks, and air above the highest roof at the back.

import { settings } from '../../browser/settings.svelte';
import type { Margin, Rotation } from '../geometry';
import { LIFT } from './plan';

/** How much of the picture a sign takes where avenues run up and down, and where they run across. */
const SIGN = { below: 54, beside: 62 };
/** Room for the numbers of the ranks. */
export const RANKS = 30;
/** Four floors rise above the last row of squares. */
const AIR = 4 * LIFT;
const RIM = 6;

export function margin(rotation: Rotation): Margin {
  const ranks = settings.coordinates ? RANKS : RIM;
  return rotation % 2 === 0
    ? { top: AIR, right: RIM, bottom: SIGN.below, left: ranks }
    : { top: AIR, right: RIM, bottom: ranks, left: SIGN.beside };
}
