// How the board of Dice Tactics looks.

import type { Drawing } from '../contract';
import Art from './Art.svelte';

const drawing: Drawing = {
  Art,
  drawsTargets: true,
  drawsChosen: true,
  drawsLast: true,
  rotationFor: (seat) => (seat === 'black' ? 2 : 0),
};
export default drawing;
