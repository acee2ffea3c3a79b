// Clocks to choose from.

import type { ClockSpec } from '../engine/types';

const clock = (minutes: number, seconds: number): ClockSpec => ({
  base: minutes * 60_000,
  increment: seconds * 1000,
});

/** Minutes and seconds of the usual clocks. */
export const PRESETS: [number, number][] = [
  [3, 2],
  [10, 5],
  [15, 10],
  [30, 20],
];

export type ClockChoice = 'none' | 'own' | `${number}+${number}`;

export function clockOf(choice: ClockChoice, own: { minutes: number; seconds: number }): ClockSpec | null {
  if (choice === 'none') return null;
  if (choice === 'own') return clock(own.minutes, own.seconds);
  const [minutes = 0, seconds = 0] = choice.split('+').map(Number);
  return clock(minutes, seconds);
}
