// Who played which seat before a match was played again: everybody has moved on to another chair, which is worth saying.

/** The seat that the one person at this screen had in the match before, by the name of the one that follows it. */
const before = new Map<string, string>();

/** This match follows one in which the person at this screen had this seat. */
export function followed(match: string, seat: string): void {
  before.set(match, seat);
}

export function seatBefore(match: string): string | null {
  return before.get(match) ?? null;
}
