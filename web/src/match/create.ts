// Begins matches. Only the plan and the secrets are written; the table is set when the match is first opened.

import type { TableView } from '../engine/types';
import { words } from '../texts/words';
import { randomHex } from './entropy';
import { putMatch, type NewMatch, type SeatPlan } from './store';

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
  const { game, options, clock, rollOff, start, lesson } = match;
  // Who tries a lesson's game again stays who they were in it.
  if (lesson)
    return { game, options, seats: match.seats, rollOff, lesson, ...(start !== undefined && { start }) };
  const seats = match.seats.map(({ seat }, index) => ({
    seat,
    who: match.seats[(index + match.seats.length - 1) % match.seats.length]!.who,
  }));
  return { game, options, seats, rollOff, ...(clock && { clock }), ...(start !== undefined && { start }) };
}

/** The level of the computer that sits down in the others' places where somebody plays on from here alone. */
const STAND_IN = 4;

/** A new match at this screen from a position of another one; who only watched that one plays all seats. */
export function planFrom(view: TableView, isOwn: (seat: string) => boolean, position: string): NewMatch {
  const { game, options, clock } = view;
  const watches = !view.seats.some(({ seat }) => isOwn(seat));
  const seats = view.seats.map(({ seat, sitter }): SeatPlan => {
    const name = sitter.kind === 'person' ? sitter.name : words(`${seat}.start`);
    if (watches || isOwn(seat)) return { seat, who: { kind: 'person', name } };
    return { seat, who: { kind: 'computer', level: sitter.kind === 'computer' ? sitter.level : STAND_IN } };
  });
  return { game, options, seats, start: position, rollOff: false, ...(clock && { clock }) };
}
