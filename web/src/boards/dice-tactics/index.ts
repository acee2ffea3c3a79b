// How Dice Tactics looks.

import type { GameArt } from '../contract';
import Art from './Art.svelte';
import Beside from './Beside.svelte';
import ItemArt from './ItemArt.svelte';

const diceTactics: GameArt = {
  Art,
  Beside,
  ItemArt,
  drawsTargets: true,
  drawsChosen: true,
  drawsLast: true,
  rotationFor: (seat) => (seat === 'black' ? 2 : 0),
};
export default diceTactics;
