// How Uptown looks at a table.

import { words } from '../../texts/words';
import type { GameArt } from '../contract';
import drawing from './drawing';
import HandArt from './HandArt.svelte';
import ItemArt from './ItemArt.svelte';
import TownView from './TownView.svelte';

/** All pieces, a row for each colour, as the letters of their shapes go. */
const POOL = ['g', 'r'].flatMap((colour) => [...'ABILOPTZ'].map((shape) => `${colour}${shape}`));

const uptown: GameArt = {
  ...drawing,
  Hand: HandArt,
  View: TownView,
  ItemArt,
  places: (tray) => (tray === 'pool' ? POOL : null),
  labels: { stage: () => words('uptown-page-stage'), board: () => words('uptown-page-plan') },
};
export default uptown;
