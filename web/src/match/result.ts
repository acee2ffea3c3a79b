// The result of a match, seat by seat.

import type { Scene, TableSeat, TableView } from '../engine/types';

export interface ResultRow {
  seat: TableSeat;
  /** Its place in the order of seats. */
  index: number;
  won: boolean;
  points: number | null;
}

/** Whether a seat has won. Where all have, nobody has: that is a draw. */
export function hasWon({ seats, result }: Pick<TableView, 'seats' | 'result'>, seat: string): boolean {
  return result !== null && result.winners.length < seats.length && result.winners.includes(seat);
}

/** The winners first, then by points, then in seat order. */
export function resultRows(
  view: Pick<TableView, 'seats' | 'result'>,
  scene: Pick<Scene, 'scores'>,
): ResultRow[] {
  const { seats, result } = view;
  const points = (seat: string) =>
    result?.scores?.[seat] ?? scene.scores.find((score) => score.seat === seat)?.points ?? null;
  return seats
    .map((seat, index) => ({
      seat,
      index,
      won: hasWon(view, seat.seat),
      points: points(seat.seat),
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || (b.points ?? 0) - (a.points ?? 0) || a.index - b.index);
}
