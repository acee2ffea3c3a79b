// How Uptown looks at a table.

import { words } from '../../texts/words';
import type { GameArt } from '../contract';
import drawing from './drawing';
import HandArt from './HandArt.svelte';
import ItemArt from './ItemArt.svelte';
import TownView from './TownView.svelte';

const uptown: GameArt = {
  ...drawing,
  Hand: HandArt,
  View: TownView,
  ItemArt,
  labels: { stage: () => words('uptown-page-stage'), board: () => words('uptown-page-plan') },
};
export default uptown;
