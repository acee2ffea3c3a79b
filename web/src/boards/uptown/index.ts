// How Uptown looks at a table.

import type { GameArt } from '../contract';
import drawing from './drawing';
import HandArt from './HandArt.svelte';
import ItemArt from './ItemArt.svelte';
import TownView from './TownView.svelte';

const uptown: GameArt = { ...drawing, Hand: HandArt, View: TownView, ItemArt };
export default uptown;
