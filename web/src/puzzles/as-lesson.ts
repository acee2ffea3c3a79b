// A puzzle as a lesson: a step for each move that is to be found, with what others do before it.

import type { Asked, GameCard, LessonStep, Lesson, LineMove } from '../engine/types';
import { chairsAt } from '../match/against';
import { saidAs, words } from '../texts/words';
import type { Puzzle } from './puzzle';
import { why } from './why';

/** A puzzle as it is posed: who is to find its moves, and its line with who made each of them. */
export interface Posed {
  game: string;
  /** Whether dice fall in the game. */
  dice: boolean;
  puzzle: Puzzle;
  solver: string;
  /** Whoever wins together with the solver, and the colours that the solver plays besides their own. */
  partners: string[];
  colours: string[];
  line: LineMove[];
  /** The second best move as advice; empty where nobody says which it is. */
  second: string;
}

/** Goes through the line once, to know whose its moves are. */
export async function pose(
  engine: Asked,
  { id: game, dice }: Pick<GameCard, 'id' | 'dice'>,
  puzzle: Puzzle,
): Promise<Posed> {
  const { options = {}, line: moves } = puzzle;
  const start = puzzle.position;
  const [look, chairs] = await Promise.all([
    engine.call('look', { game, options, position: start, want: ['scene'] }),
    chairsAt(engine, { game, options, start }),
  ]);
  let { position, turn } = look;
  const solver = turn ?? '';
  const side = chairs.find(({ seat }) => seat === solver)?.side;
  const partners = chairs.filter((at) => at.side === side && at.seat !== solver).map(({ seat }) => seat);
  const own = look.scene.cells.flatMap(({ seat, colour }) => (seat === solver ? (colour ?? solver) : []));
  const colours = [...new Set(own)].filter((colour) => colour !== solver);
  const line: LineMove[] = [];
  for (const move of moves) {
    const at = { game, options, position, moves: [move], want: [] };
    const who = turn ?? '';
    const { look, made } = await engine.call('frame', at);
    ({ position, turn } = look);
    line.push({ move, position, who, seat: made?.seat ?? who });
  }
  return {
    game,
    dice,
    puzzle,
    solver,
    partners,
    colours,
    line,
    second: await adviceOf(engine, game, puzzle, solver),
  };
}

async function adviceOf(engine: Asked, game: string, puzzle: Puzzle, solver: string): Promise<string> {
  const { options = {}, position, second } = puzzle;
  if (second === undefined) return '';
  const [tale] = await engine.call('tales', { game, options, position, moves: [second] });
  return tale?.says[0] ? saidAs('do', tale.says[0], [solver]) : '';
}

/** Where in the line the moves stand that are to be found. */
export function asked({ puzzle, solver, line }: Posed): number[] {
  const own = line.flatMap(({ who }, index) => (who === solver ? [index] : []));
  return own.slice(0, puzzle.asked);
}

export function asLesson(posed: Posed, title: string): Lesson {
  const { puzzle, dice, solver, second } = posed;
  const places = asked(posed);
  const steps = places.map((place, index): LessonStep => {
    const before = index === 0 ? 0 : places[index - 1]! + 1;
    const first = words(dice ? 'puzzles-find-chance' : 'puzzles-find', { seat: { id: solver } });
    return {
      options: puzzle.options ?? {},
      position: puzzle.position,
      moves: puzzle.line.slice(0, place),
      unseen: place - before,
      say: index === 0 ? first : words('puzzles-go-on'),
      task: { kind: 'move', moves: [puzzle.line[place]!], best: true },
      right: index === places.length - 1 ? why(puzzle, dice, second) : words('puzzles-right'),
      wrong: words('puzzles-wrong'),
    };
  });
  return { id: puzzle.id, title, about: '', steps };
}
