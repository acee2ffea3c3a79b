// How things leave a board: what was captured fades, what moved away is simply gone, since it is seen arriving.

import type { TransitionConfig } from 'svelte/transition';
import { duration } from '../../app/settings.svelte';
import type { Flight } from '../contract';

export function vanish(
  _node: Element,
  { cell, flights }: { cell: string; flights: Flight[] },
): TransitionConfig {
  if (flights.some((flight) => flight.from === cell)) return { duration: 0 };
  return {
    duration: duration(260),
    css: (left) => `opacity: ${left}; transform: scale(${0.6 + 0.4 * left})`,
  };
}
