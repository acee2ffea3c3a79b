// How Uptown looks.

import type { GameArt } from '../contract';
import Art from './Art.svelte';
import Beside from './Beside.svelte';
import Card from './Card.svelte';
import { frame } from './frame';
import ItemArt from './ItemArt.svelte';

const uptown: GameArt = {
  Art,
  Card,
  Beside,
  turnsBeside: true,
  ItemArt,
  frame,
  drawsTargets: true,
  drawsChosen: true,
  drawsLast: true,
};
export default uptown;
