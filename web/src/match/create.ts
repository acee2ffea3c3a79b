// Begins matches. Only the plan and the secrets are written; the table is set when the match is first opened.

import { randomHex } from './entropy';
import { putMatch, type NewMatch } from './store';

/** Keeps a new match in this browser and says its name, to be used in its address. */
export async function createMatch(spec: NewMatch): Promise<string> {
  const id = randomHex(8);
  const now = Date.now();
  const people = spec.seats.filter(({ who }) => who.kind === 'person');
  await putMatch({
    ...(JSON.parse(JSON.stringify(spec)) as NewMatch),
    id,
    created: now,
    updated: now,
    moves: 0,
    position: spec.start ?? null,
    acting: null,
    over: null,
    secrets: {
      seed: randomHex(32),
      entropies: Object.fromEntries(people.map(({ seat }) => [seat, randomHex(32)])),
    },
  });
  return id;
}

/** The same match again, where everyone moves on to the next chair, so that nobody always begins. */
export function rematchOf(match: NewMatch): NewMatch {
  const { game, options, clock, rollOff, start } = match;
  const seats = match.seats.map(({ seat }, index) => ({
    seat,
    who: match.seats[(index + match.seats.length - 1) % match.seats.length]!.who,
  }));
  return { game, options, seats, rollOff, ...(clock && { clock }), ...(start !== undefined && { start }) };
}

/** A new match with the same people from a position of this one. */
export function matchFrom(match: NewMatch, options: NewMatch['options'], position: string): NewMatch {
  const { game, seats, clock } = match;
  return { game, options, seats, start: position, rollOff: false, ...(clock && { clock }) };
}
