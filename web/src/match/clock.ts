// What a seat's clock shows.

import type { TableView } from '../engine/types';

/** Milliseconds left, null without a clock. */
export function timeLeft(view: TableView, seat: string, now: number): number | null {
  const clock = view.seats.find((at) => at.seat === seat)?.clock;
  if (clock === undefined) return null;
  const runs = view.phase === 'playing' && view.acting === seat && view.clockAt !== null;
  return runs ? Math.max(0, clock - Math.max(0, now - view.clockAt!)) : clock;
}

/** 1:02:03, 4:05, and below ten seconds 9.8, because then tenths matter. */
export function clockFace(milliseconds: number): string {
  if (milliseconds < 10_000) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
