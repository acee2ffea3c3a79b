// Whether a server for matches is behind this page.

import { site } from '../engine/site';

export async function isOnline(): Promise<boolean> {
  return (await site())?.online === true;
}
