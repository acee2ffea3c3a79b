// How those at the table are called.

import type { TableSeat, TableView } from '../engine/types';
import { words } from '../texts/words';

export function sitterName({ sitter }: Pick<TableSeat, 'sitter'>): string {
  switch (sitter.kind) {
    case 'person':
      return sitter.name;
    case 'computer':
      return words(`level-${sitter.level}`);
    case 'open':
      return words('table-open');
  }
}

/** What is written beside the seat's colour; whoever is called like the colour needs no second name. */
export function nameBeside(seat: Pick<TableSeat, 'seat' | 'sitter'>, briefly = false): string | null {
  const { sitter } = seat;
  if (briefly && sitter.kind === 'computer') return words(`level-${sitter.level}`);
  const name = sitterName(seat);
  return name === words(`${seat.seat}.start`) ? null : name;
}

/** The name of somebody who sits at the table, or sat there. */
export function nameOfPerson({ seats }: Pick<TableView, 'seats'>, person: string): string {
  for (const { sitter } of seats) {
    if (sitter.kind === 'person' && sitter.person === person) return sitter.name;
  }
  return words('table-somebody');
}
