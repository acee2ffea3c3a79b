// A made-up game whose table looks like no other: seats in colours that the site has not, a board of cells of several
// sizes, stacks, trays of kinds nobody has heard of, a piece of cubes that is turned before it is put down. Two seats
// load two boats in turn; a boat takes four things; what a seat has on the boats counts when nobody can or will go on.

import type { At, Cell, Cube, GameCard, Item, Look, PathNode, Scene } from '../../src/engine/types';
import type { MadeUp } from './engine';

const SEATS = ['teal', 'violet'] as const;
const BOATS = ['stern', 'bow'];
const ROOM = 4;
const CARD: GameCard = {
  id: 'quay',
  title: 'Quay',
  tagline: '',
  designer: '',
  seats: [...SEATS],
  seatings: [[...SEATS]],
  options: [],
  presets: [],
  dice: false,
};
const CELLS: Cell[] = [
  { id: 'quay', x: 0, y: 0, width: 4, height: 0.5, kind: 'wharf', colour: 'ochre' },
  { id: 'stern', x: 0, y: 0.5, width: 1.5, height: 2, kind: 'boat' },
  { id: 'bow', x: 1.5, y: 0.5, width: 2.5, height: 1, kind: 'boat', seat: 'violet' },
  { id: 'buoy', x: 3.5, y: 2, width: 0.5, height: 0.5, kind: 'water' },
];
const TURNS: Record<string, Cube[]> = {
  lying: [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
  ],
  standing: [
    [0, 0, 0],
    [0, 0, 1],
    [1, 0, 0],
  ],
};
/** What each seat has at the start, and what it is worth. */
const GOODS = { barrel: { count: 2, worth: 12 }, beam: { count: 1, worth: 5 } } as const;
type Good = keyof typeof GOODS;

interface Load {
  seat: string;
  good: Good;
  boat: string;
  turn?: string;
}

/** A position is the moves that led to it. */
const movesOf = (position: string | undefined) => (position ?? '').split(' ').filter((move) => move !== '');

function loads(moves: string[]): Load[] {
  return moves.flatMap((move, index) => {
    const [what = '', boat] = move.split('@');
    const [good, turn] = what.split(':');
    return boat ? [{ seat: SEATS[index % 2]!, good: good as Good, boat, ...(turn && { turn }) }] : [];
  });
}

const left = (moves: string[], seat: string, good: Good) =>
  GOODS[good].count - loads(moves).filter((load) => load.seat === seat && load.good === good).length;

const points = (moves: string[], seat: string) =>
  loads(moves).reduce((sum, load) => sum + (load.seat === seat ? GOODS[load.good].worth : 0), 0);

function actor(moves: string[]): string | null {
  const full = BOATS.every((boat) => loads(moves).filter((load) => load.boat === boat).length >= ROOM);
  const passed = moves.at(-1) === 'pass' && moves.at(-2) === 'pass';
  return full || passed ? null : SEATS[moves.length % 2]!;
}

function paths(moves: string[]): PathNode[] {
  const seat = actor(moves);
  if (seat === null) return [];
  const boats = BOATS.filter((boat) => loads(moves).filter((load) => load.boat === boat).length < ROOM);
  const onto = (what: string) =>
    boats.map((boat): PathNode => ({
      kind: 'cell',
      id: boat,
      label: { id: `on ${boat}` },
      move: `${what}@${boat}`,
    }));
  const goods: PathNode[] = [];
  if (left(moves, seat, 'barrel') > 0) {
    goods.push({ kind: 'item', id: `${seat}-barrel`, label: { id: 'a barrel' }, next: onto('barrel') });
  }
  if (left(moves, seat, 'beam') > 0) {
    const turns = Object.entries(TURNS).map(([turn, cubes]): PathNode => ({
      kind: 'turn',
      id: turn,
      label: { id: turn },
      cubes,
      next: onto(`beam:${turn}`),
    }));
    goods.push({ kind: 'item', id: `${seat}-beam`, label: { id: 'the beam' }, next: turns });
  }
  const pass: PathNode = { kind: 'button', id: 'pass', label: { id: 'Load nothing' }, move: 'pass' };
  return [...goods, pass];
}

const leaves = (nodes: PathNode[]): string[] =>
  nodes.flatMap((node) => (node.move === undefined ? leaves(node.next) : [node.move]));

function scene(moves: string[]): Scene {
  const hold = (seat: string): Item[] =>
    [
      {
        id: `${seat}-barrel`,
        kind: 'barrel',
        seat,
        value: 12,
        count: left(moves, seat, 'barrel'),
        label: { id: 'Barrel' },
      },
      {
        id: `${seat}-beam`,
        kind: 'beam',
        seat,
        count: left(moves, seat, 'beam'),
        cubes: TURNS['lying']!,
        label: { id: 'Beam' },
      },
    ].filter(({ count }) => count > 0);
  return {
    width: 4,
    height: 2.5,
    cells: CELLS,
    things: [
      { cell: 'quay', kind: 'crane', level: 0, glyph: 'crane', label: { id: 'a crane' } },
      {
        cell: 'quay',
        kind: 'die',
        value: 20,
        colour: 'white',
        level: 0,
        glyph: '20',
        label: { id: 'a die of twenty' },
      },
      { cell: 'buoy', kind: 'bell', colour: 'red', level: 0, glyph: '!', label: { id: 'a bell' } },
      ...loads(moves).map(({ seat, good, boat, turn }, index) => ({
        cell: boat,
        kind: good,
        seat,
        value: GOODS[good].worth,
        ...(turn && { orientation: turn }),
        level: loads(moves.slice(0, index)).filter((load) => load.boat === boat).length,
        glyph: good.charAt(0),
        label: { id: `${seat} ${good}` },
      })),
    ],
    trays: [
      ...SEATS.map((seat) => ({
        id: `hold-${seat}`,
        kind: 'hold',
        seat,
        label: { id: `Hold of ${seat}` },
        items: hold(seat),
      })),
      {
        id: 'tide',
        kind: 'tide',
        label: { id: 'Tide' },
        items: [{ id: 'moon', kind: 'moon', count: 3, label: { id: 'Moons' } }],
      },
    ],
    dice: [],
    scores: SEATS.map((seat) => ({ seat, points: points(moves, seat) })),
    notes: [{ id: 'The tide is out.' }, { id: `${moves.length} loaded or passed` }],
  };
}

function look({ position, moves: more = [] }: At): Look {
  const moves = more.reduce((made, move) => {
    if (!leaves(paths(made)).includes(move)) throw new Error(`${move} is not legal`);
    return [...made, move];
  }, movesOf(position));
  const turn = actor(moves);
  const [teal, violet] = SEATS.map((seat) => points(moves, seat)) as [number, number];
  const winners = SEATS.filter((seat) => points(moves, seat) === Math.max(teal, violet));
  return {
    position: moves.join(' '),
    turn,
    legal: leaves(paths(moves)),
    outcome: turn === null ? { winners, scores: { teal, violet } } : null,
    scene: scene(moves),
    paths: paths(moves),
    marks: [{ kind: 'swell', cells: ['bow'], value: 3, text: { id: 'swell of three' } }],
  };
}

const reason = { code: 'no', say: { id: 'That goes nowhere.' }, rule: 'QY-1', squares: [] };
const opinion = (at: At) => ({
  move: look(at).legal[0] ?? '',
  values: SEATS.map((seat) => ({ seat, win: 0.5 })),
  variation: [],
  candidates: [],
  nodes: 1,
  depth: 1,
  solved: false,
});

export const quay: MadeUp = {
  card: CARD,
  answers: {
    games: () => [CARD],
    look,
    marks: (at) => look(at).marks,
    prompt: () => ({ prompt: null }),
    'why-target': () => reason,
    'why-move': () => reason,
    think: opinion,
    hint: opinion,
    commit: ({ entropy }) => ({ commitment: entropy }),
  },
  actingAt: (position) => actor(movesOf(position)),
};
