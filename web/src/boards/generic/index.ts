// The drawing of any game: squares, dice, counters and stacks as the scene names them.

import type { GameArt } from '../contract';
import Art from './Art.svelte';
import ItemArt from './ItemArt.svelte';

const generic: GameArt = { Art, ItemArt };
export default generic;
