// How matches behave before this person: as the settings say, and as the pointer is a mouse or a thumb.

import type { Manners } from '../match/manners';
import { duration, settings } from './settings.svelte';
import { sound } from './sound';

let touched = matchMedia('(pointer: coarse)').matches;
addEventListener('pointerdown', (event) => (touched = event.pointerType !== 'mouse'), { capture: true });

export const manners: Manners = {
  forced: () => settings.forced,
  // A button says what it does; a square under a thumb may have been another one.
  confirms: (kind) =>
    settings.confirm === 'always' || (settings.confirm === 'touch' && touched && kind !== 'button'),
  duration,
  sound,
};
