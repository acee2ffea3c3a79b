// What Dice Tactics shows beside its board.

export const diceTactics = {
  /** The kinds of units by the face of their die. */
  units: [
    { face: 1, name: 'officer' },
    { face: 2, name: 'skirmisher' },
    { face: 3, name: 'cavalry' },
    { face: 4, name: 'pikemen' },
    { face: 5, name: 'square infantry' },
    { face: 6, name: 'line infantry' },
  ],
  legend: 'Who is who',
  hill: 'The hill:',
  held: (seat: string, squares: number) => `${seat} ${squares}`,
  hillGoal: 'Three of its four squares win when your turn begins.',
  breakthroughGoal: 'An officer of yours wins beyond the dashed line on the far side.',
  free: (count: number) =>
    count === 0 ? 'no free actions' : count === 1 ? '1 free action' : `${count} free actions`,
};
