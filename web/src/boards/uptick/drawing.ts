// How Uptick's board looks.

import type { Drawing } from '../contract';
import Art from './Art.svelte';

const drawing: Drawing = {
  Art,
  drawsTargets: true,
  drawsChosen: true,
  drawsLast: true,
  // Each seat has its own edge before it; blue sits across.
  rotationFor: (seat) => (seat === 'blue' ? 2 : 0),
};
export default drawing;
