// A match from any position against the computer.

import type { Asked, Options, TableSeat } from '../engine/types';
import type { NewMatch, SeatPlan } from './store';

interface Place {
  game: string;
  options: Options;
  start: string;
}

/** Somebody plays these seats, and the computer all others. */
interface Person {
  seats: readonly string[];
  name: string;
  level: number;
}

/** Who takes part is for the rules to say: a table is set, and cleared again. */
export async function chairsAt(engine: Asked, place: Place): Promise<TableSeat[]> {
  const set = { ...place, match: 'plan', rollOff: false, seed: '0'.repeat(64), now: 0 };
  const { table, view } = await engine.call('table-new', set);
  await engine.call('table-close', { table });
  return view.seats;
}

export async function planAgainst(
  engine: Asked,
  place: Place,
  { seats: own, name, level }: Person,
): Promise<NewMatch> {
  const seats = (await chairsAt(engine, place)).map(({ seat }): SeatPlan => ({
    seat,
    who: own.includes(seat) ? { kind: 'person', name } : { kind: 'computer', level },
  }));
  return { ...place, seats, rollOff: false };
}
