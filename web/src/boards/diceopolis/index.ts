// How Diceopolis looks: a cross of black dice, dice of all colours around it, and what they score.

import type { GameArt } from '../contract';
import Art from './Art.svelte';
import Beside from './Beside.svelte';
import ItemArt from './ItemArt.svelte';

const diceopolis: GameArt = { Art, Beside, ItemArt, drawsTargets: true };
export default diceopolis;
