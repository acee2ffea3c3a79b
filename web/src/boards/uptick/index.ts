// How Uptick looks.

import type { GameArt } from '../contract';
import Art from './Art.svelte';
import Beside from './Beside.svelte';
import ItemArt from './ItemArt.svelte';

const uptick: GameArt = {
  Art,
  Beside,
  ItemArt,
  drawsTargets: true,
  drawsChosen: true,
  drawsLast: true,
  // Each seat has its own edge before it; blue sits across.
  rotationFor: (seat) => (seat === 'blue' ? 2 : 0),
};
export default uptick;
