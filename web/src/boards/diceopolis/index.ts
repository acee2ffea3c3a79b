// How Diceopolis looks at a table.

import type { GameArt } from '../contract';
import Beside from './Beside.svelte';
import drawing from './drawing';
import ItemArt from './ItemArt.svelte';

const diceopolis: GameArt = { ...drawing, Beside, ItemArt, keepsWords: true };
export default diceopolis;
