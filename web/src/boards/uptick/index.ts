// How Uptick looks at a table.

import type { GameArt } from '../contract';
import Beside from './Beside.svelte';
import drawing from './drawing';
import ItemArt from './ItemArt.svelte';

const uptick: GameArt = { ...drawing, Beside, ItemArt };
export default uptick;
