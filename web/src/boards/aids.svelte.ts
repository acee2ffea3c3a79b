// What a person has asked boards to show besides, until they ask no more: it says nothing that the board does not hold, and would
// only be in the way of whoever does not want it.

import { SvelteSet } from 'svelte/reactivity';

/** Who can be removed next turn, who can be hit with which chance, one's own way around the track. */
export type Aid = 'danger' | 'reach' | 'way';

export const aids = new SvelteSet<Aid>();
