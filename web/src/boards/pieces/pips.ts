// Where pips lie on a die that stands upright, on a grid of −1, 0 and 1 with y downwards.

export type Place = readonly [number, number];

/** The pips of each value, from none. */
export const PIPS: readonly (readonly Place[])[] = [
  [],
  [[0, 0]],
  [
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 1],
    [0, 0],
    [1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
];

/** The rows of pips of the values that look different when turned by a quarter: a diagonal, or two columns. */
export function spines(value: number): readonly (readonly [Place, Place])[] {
  if (value === 2 || value === 3) {
    return [
      [
        [-1, 1],
        [1, -1],
      ],
    ];
  }
  if (value === 6) {
    return [
      [
        [-1, -1],
        [-1, 1],
      ],
      [
        [1, -1],
        [1, 1],
      ],
    ];
  }
  return [];
}
