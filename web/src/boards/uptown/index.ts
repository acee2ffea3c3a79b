// How Uptown looks.

import type { GameArt } from '../contract';
import Art from './Art.svelte';
import Beside from './Beside.svelte';
import { frame } from './frame';
import ItemArt from './ItemArt.svelte';

const uptown: GameArt = { Art, Beside, ItemArt, frame, drawsTargets: true, drawsLast: true };
export default uptown;
