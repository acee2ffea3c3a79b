// How Dice Tactics looks at a table.

import { words } from '../../texts/words';
import type { GameArt } from '../contract';
import Beside from './Beside.svelte';
import drawing from './drawing';
import ItemArt from './ItemArt.svelte';
import Tally from './Tally.svelte';

const diceTactics: GameArt = {
  ...drawing,
  Beside,
  ItemArt,
  Tally,
  quietWords: ['hold'],
  labels: {
    plans: () => words('dice-tactics-page-plans'),
    help: ({ ranged = 'gap' }) => words('dice-tactics-page-help', { ranged }),
  },
};
export default diceTactics;
