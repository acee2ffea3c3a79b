// How Uckers looks: the Ludo board of the mess deck.

import type { GameArt } from '../contract';
import type { Rotation } from '../geometry';
import Art from './Art.svelte';
import Beside from './Beside.svelte';
import ItemArt from './ItemArt.svelte';

/** Quarter turns that bring a seat's own base to the lower left. */
const TURNS: Record<string, Rotation> = { red: 0, yellow: 1, green: 2, blue: 3 };

const uckers: GameArt = {
  Art,
  Beside,
  ItemArt,
  drawsTargets: true,
  drawsChosen: true,
  drawsLast: true,
  rotationFor: (seat) => TURNS[seat] ?? 0,
};
export default uckers;
