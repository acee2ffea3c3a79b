// How Dice Tactics looks at a table.

import { words } from '../../texts/words';
import type { GameArt } from '../contract';
import Beside from './Beside.svelte';
import drawing from './drawing';
import ItemArt from './ItemArt.svelte';

const diceTactics: GameArt = {
  ...drawing,
  Beside,
  ItemArt,
  labels: { plans: () => words('dice-tactics-page-plans') },
};
export default diceTactics;
