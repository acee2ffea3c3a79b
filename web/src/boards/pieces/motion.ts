// What a move does to the things on a board.

import type { Thing } from '../../engine/types';
import type { Flight } from '../contract';

/**
 * The things of the scene before that are gone and did not go anywhere themselves. Without a movement nothing was
 * captured: then the scene is another one, of another match or of an earlier move.
 */
export function taken(before: Thing[], now: Thing[], flights: Flight[]): Thing[] {
  if (flights.length === 0) return [];
  const stays = (thing: Thing) => now.some((other) => other.cell === thing.cell && other.seat === thing.seat);
  const went = (thing: Thing) => flights.some((flight) => flight.from === thing.cell);
  return before.filter((thing) => !stays(thing) && !went(thing));
}

/** The things in the order in which they are drawn: what has just moved lies above what it passes. */
export function arrivingLast(things: Thing[], flights: Flight[]): Thing[] {
  const arrives = (thing: Thing) => flights.some((flight) => flight.to === thing.cell);
  return [...things.filter((thing) => !arrives(thing)), ...things.filter(arrives)];
}
