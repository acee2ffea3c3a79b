import type { Manners } from '../../src/match/manners';

/** Of somebody who throws and moves by hand, and waits for nothing. */
export const manners: Manners = {
  rolls: () => false,
  moves: () => false,
  confirms: () => false,
  duration: () => 0,
  reading: () => 0,
  sound: () => {},
};
