import type { Plan } from './table.ts';

/** Every kind of game, as short as its options allow: the game is the same and sooner over. */
export const SHORT: Plan[] = [
  { game: 'uptick', options: { size: '4', dice: '4' } },
  { game: 'uptown' },
  { game: 'dice-tactics', options: { units: '4', officers: '2' } },
  { game: 'diceopolis', options: { dice: '8' } },
  { game: 'uckers', options: { players: '2' } },
];
