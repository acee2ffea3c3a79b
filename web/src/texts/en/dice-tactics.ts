// What Dice Tactics shows beside its board.

export const diceTactics = {
  /** One letter for each kind of unit, as in the notation, by the face of its die. */
  units: [
    { face: 1, letter: 'O', name: 'officer' },
    { face: 2, letter: 'S', name: 'skirmisher' },
    { face: 3, letter: 'C', name: 'cavalry' },
    { face: 4, letter: 'P', name: 'pikemen' },
    { face: 5, letter: 'Q', name: 'square infantry' },
    { face: 6, letter: 'L', name: 'line infantry' },
  ],
  legend: 'Who is who',
  free: (count: number) =>
    count === 0 ? 'no free actions' : count === 1 ? '1 free action' : `${count} free actions`,
};
