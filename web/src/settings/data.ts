// What this browser keeps for a person, and how it is deleted.

import { forgetSettings } from '../browser/settings.svelte';
import { forgetLevels } from '../setups/levels.svelte';
import { deleteMatch, listMatches } from '../match/store';

/** All keys of the site begin with this. */
const PREFIX = 'messdeck.';

export async function deleteEverything(): Promise<void> {
  // First where somebody else must be asked: if that fails, nothing is gone yet.
  if (localStorage.getItem(`${PREFIX}online.guest`) !== null)
    await (await import('../online/api')).forgetMe();
  for (const match of await listMatches()) await deleteMatch(match.id);
  forgetSettings();
  forgetLevels();
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  for (const key of keys) if (key?.startsWith(PREFIX)) localStorage.removeItem(key);
}
