// Who begins: what the roll-off came to, and what has been thrown in it so far.

import type { Arg, Say, TableSeat, TableView, Throw } from '../engine/types';

/** What the roll-off came to, until the first move: who won it acts first, maybe on the chair of another. */
export function openingOf({ phase, line, rollOff, acting, seats }: TableView): Say | null {
  const first = rollOff?.first ?? null;
  const at = seats.find(({ seat }) => seat === acting);
  if (phase !== 'playing' || line.length > 0 || first === null || !at) return null;
  const about = { seat: { id: at.seat }, other: { id: first }, name: nameOf(at) };
  return { id: at.seat === first ? 'table-begins' : 'table-begins-elsewhere', with: about };
}

function nameOf({ seat, sitter }: TableSeat): Arg {
  if (sitter.kind === 'open') return { id: seat };
  return sitter.kind === 'person' ? sitter.name : { id: `level-${sitter.level}` };
}

/** The throws of this round: everybody's, or after a tie those of who threw highest. */
export function roundOf({ rollOff, seats }: Pick<TableView, 'rollOff' | 'seats'>): {
  throws: Throw[];
  again: boolean;
} {
  let rest = rollOff?.throws ?? [];
  let contenders = seats.length;
  let again = false;
  const sum = ({ dice }: Throw) => dice.reduce((a, b) => a + b, 0);
  while (rest.length >= contenders && contenders > 1) {
    const thrown = rest.slice(0, contenders);
    const best = Math.max(...thrown.map(sum));
    rest = rest.slice(contenders);
    contenders = thrown.filter((one) => sum(one) === best).length;
    again = true;
  }
  return { throws: rest, again };
}
