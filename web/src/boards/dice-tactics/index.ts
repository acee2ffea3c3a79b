// How Dice Tactics looks at a table.

import type { GameArt } from '../contract';
import Beside from './Beside.svelte';
import drawing from './drawing';
import ItemArt from './ItemArt.svelte';

const diceTactics: GameArt = { ...drawing, Beside, ItemArt };
export default diceTactics;
