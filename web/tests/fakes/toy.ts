// A made-up game behind the engine's door: two seats race along five squares. A seat rolls a die, then steps one square
// with an odd face, one or two with an even one; who reaches the end wins. No code of the page knows it.

import type { At, Calls, GameCard, Look, PathNode, Scene } from '../../src/engine/types';
import { pathOf } from '../../src/match/walker';
import type { MadeUp } from './engine';

const CARD: GameCard = {
  id: 'sixth',
  title: 'Sixth',
  tagline: '',
  designer: '',
  seats: ['red', 'blue'],
  seatings: [['red', 'blue']],
  options: [{ name: 'length', summary: '', default: '5', range: [5, 5] }],
  presets: [],
  dice: true,
};

const SEATS = ['red', 'blue'] as const;
const LENGTH = 5;

/** `red,blue turn face`: places of both, whose turn, what was rolled or `-`. */
interface Position {
  places: [number, number];
  turn: 0 | 1;
  face: number | null;
}

function read(text: string): Position {
  const [places = '', turn, face] = text.split(' ');
  const [red, blue] = places.split(',').map(Number);
  return {
    places: [red ?? 0, blue ?? 0],
    turn: turn === 'blue' ? 1 : 0,
    face: face === '-' ? null : Number(face),
  };
}

function write({ places, turn, face }: Position): string {
  return `${places.join(',')} ${SEATS[turn]} ${face ?? '-'}`;
}

function legal(position: Position): string[] {
  if (position.places.includes(LENGTH - 1)) return [];
  if (position.face === null) return [1, 2, 3, 4, 5, 6].map((face) => `roll:${face}`);
  const steps = position.face % 2 === 1 ? [1] : [1, 2];
  const from = position.places[position.turn];
  return steps.filter((by) => from + by < LENGTH).map((by) => `${cell(from)}-${cell(from + by)}`);
}

function play(position: Position, move: string): Position {
  if (!legal(position).includes(move)) throw new Error(`${move} is not legal`);
  if (move.startsWith('roll:')) return { ...position, face: Number(move.slice(5)) };
  const places: [number, number] = [...position.places];
  places[position.turn] = Number(move.split('-')[1]!.slice(1)) - 1;
  return { places, turn: position.turn === 0 ? 1 : 0, face: null };
}

const cell = (place: number) => `s${place + 1}`;

function at({ position, moves = [] }: At): Position {
  return moves.reduce(play, read(position ?? '0,0 red -'));
}

function scene(position: Position): Scene {
  return {
    width: LENGTH,
    height: 1,
    cells: Array.from({ length: LENGTH }, (_, x) => ({
      id: cell(x),
      x,
      y: 0,
      width: 1,
      height: 1,
      kind: 'square',
    })),
    things: SEATS.map((seat, index) => ({
      cell: cell(position.places[index]!),
      kind: 'counter',
      seat,
      level: 0,
      glyph: seat.charAt(0),
      label: { id: `${seat} counter` },
    })),
    trays: [],
    ...(position.face === null &&
      !position.places.includes(LENGTH - 1) && {
        throw: { seat: SEATS[position.turn], dice: 1, apart: false },
      }),
    dice: position.face === null ? [] : [{ seat: SEATS[position.turn], value: position.face }],
    scores: SEATS.map((seat, index) => ({ seat, points: position.places[index]! })),
    notes: [],
  };
}

function paths(position: Position): PathNode[] {
  const moves = legal(position);
  if (position.face === null) {
    return moves.map((move) => ({
      kind: 'button',
      id: move,
      label: { id: `roll a ${move.slice(5)}` },
      move,
    }));
  }
  const [from] = (moves[0] ?? '').split('-');
  if (!from) return [];
  const next = moves.map((move): PathNode => {
    const to = move.split('-')[1]!;
    return { kind: 'cell', id: to, label: { id: `to ${to}` }, move };
  });
  return [{ kind: 'cell', id: from, label: { id: `the counter on ${from}` }, next }];
}

function look(position: Position): Look {
  const over = position.places.indexOf(LENGTH - 1);
  return {
    position: write(position),
    turn: over >= 0 ? null : position.face === null ? 'chance' : SEATS[position.turn],
    legal: legal(position),
    outcome: over >= 0 ? { winners: [SEATS[over]!], scores: null } : null,
    scene: scene(position),
    paths: paths(position),
    marks: [],
  };
}

function actingAt(position: string): string | null {
  const read_ = read(position);
  return read_.places.includes(LENGTH - 1) ? null : SEATS[read_.turn];
}

const toy: MadeUp['answers'] = {
  games: () => [CARD],
  look: (args) => look(at(args)),
  prompt: () => ({ prompt: null }),
  marks({ prefix, ...args }) {
    // Whoever asks about a position that can't be read is told so.
    at(args);
    return prefix.map(({ id }) => ({ kind: 'chosen', cells: [id], text: { id: `chosen ${id}` } }));
  },
  'why-target': ({ target }) => ({
    code: 'too-far',
    say: { id: `${target.id} is too far.` },
    rule: 'SX-1',
    squares: [target.id],
  }),
  'why-move': ({ move }) => ({
    code: 'no-move',
    say: { id: `${move} is no move.` },
    rule: 'SX-2',
    squares: [],
  }),
  think: (args) => opinion(args),
  hint: (args) => opinion(args),
  commit: ({ entropy }) => ({ commitment: [...entropy].reverse().join('') }),
};

function opinion(args: At): Calls['think']['out'] {
  const moves = legal(at(args));
  const candidates = moves.map((move) => {
    const path = pathOf(paths(at(args)), move) ?? [];
    return {
      move,
      win: 0.5,
      visits: 1,
      words: { id: 'hint-as-good' },
      path,
      tale: { signs: [], says: [{ id: move }] },
    };
  });
  return {
    move: moves.at(-1) ?? '',
    values: SEATS.map((seat) => ({ seat, win: seat === 'red' ? 0.8 : 0.2 })),
    variation: [],
    candidates,
    nodes: 1,
    depth: 1,
    solved: false,
  };
}

export const sixth: MadeUp = { card: CARD, answers: toy, actingAt };
