// How Uptown looks.

import type { GameArt } from '../contract';
import Art from './Art.svelte';
import Card from './Card.svelte';
import { frame } from './frame';
import HandArt from './HandArt.svelte';
import ItemArt from './ItemArt.svelte';
import TownView from './TownView.svelte';

const uptown: GameArt = {
  Art,
  Card,
  Hand: HandArt,
  View: TownView,
  ItemArt,
  frame,
  drawsTargets: true,
  drawsChosen: true,
  drawsLast: true,
};
export default uptown;
