// What the page itself says about Diceopolis.

export const diceopolis = {
  caption: 'Points of each colour by the value of the dice in its runs',
  seat: 'Colour',
  total: 'Total',
  from: (value: number) => `from dice showing ${value}`,
  runs: (count: number, value: number) =>
    count === 1 ? `one run of ${value}s` : `${count} runs of ${value}s`,
  hand: (seat: string, dice: number[], cache: number) =>
    `${seat} holds ${dice.length > 0 ? dice.join(', ') : 'no dice'}; ${cache} in the cache`,
  cache: (count: number) => `${count} to roll`,
  onSquare: (square: string) => `On ${square}:`,
};
