// How matches behave before this person: as the settings say, and as the pointer is a mouse or a thumb.

import { onMount } from 'svelte';
import { on } from 'svelte/events';
import type { Manners } from '../match/manners';
import { duration, readingTime, settings } from '../browser/settings.svelte';
import { sound } from './sound';

/** For a page with a table, while it is being made. */
export function useHabits(): Manners {
  let touched = matchMedia('(pointer: coarse)').matches;
  onMount(() => on(window, 'pointerdown', ({ pointerType }) => (touched = pointerType !== 'mouse')));
  return {
    rolls: () => settings.rollsForMe,
    moves: () => settings.movesForMe,
    // A button says what it does; a square under a thumb may have been another one.
    confirms: (kind) =>
      settings.confirm === 'always' || (settings.confirm === 'touch' && touched && kind !== 'button'),
    duration,
    reading: readingTime,
    sound,
  };
}
