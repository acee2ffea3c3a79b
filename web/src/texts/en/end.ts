// The end of a match.

import type { Analysis, Retired, Step, TableResult, TableSeat } from '../../engine/types';
import { table } from './table';

const by: Record<string, string> = {
  rules: '',
  resignation: ' by resignation',
  time: ' on time',
  absence: ' because the others were away',
  agreement: ' by agreement',
  abort: '',
  void: '',
};

/** "Red", "Red and Green". */
function all(seats: string[]): string {
  const names = seats.map(table.seat);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}

const percent = (part: number) => `${Math.round(100 * part)} %`;
const signed = (part: number) => `${part < 0 ? '−' : '+'}${percent(Math.abs(part))}`;

export const end = {
  headline(result: TableResult, seats: Pick<TableSeat, 'seat' | 'side'>[]): string {
    if (result.by === 'abort') return 'The match was aborted';
    if (result.by === 'void') return 'The rules have changed';
    const sides = new Set(seats.map(({ side }) => side));
    const won = new Set(result.winners.map((seat) => seats.find((at) => at.seat === seat)?.side ?? seat));
    if (won.size === 0 || (won.size === sides.size && sides.size > 1)) {
      return `A draw${by[result.by] ?? ''}`;
    }
    if (won.size > 1) return `${all(result.winners)} share the win${by[result.by] ?? ''}`;
    return `${all(result.winners)} ${result.winners.length > 1 ? 'win' : 'wins'}${by[result.by] ?? ''}`;
  },
  /** Why a match that was played by older rules is only looked at. */
  retired(title: string, { changes }: Retired, result: Pick<TableResult, 'by'>): string {
    const changed = `The rules of ${title} have changed since this match began: ${changes.join(', and ')}.`;
    return result.by === 'void'
      ? `${changed} So it ended here, without a winner. Play again to go on by the new rules.`
      : `${changed} So its moves can’t be looked through any more; its record keeps them.`;
  },
  region: 'Result',
  score: 'Points',
  winner: 'won',
  rematch: 'Play again',
  home: 'All games',
  moves: (moves: number, turns: number) =>
    `${moves === 1 ? '1 move' : `${moves} moves`} in ${turns === 1 ? '1 turn' : `${turns} turns`}`,
  checking: 'Checking the rolls…',
  analyse: 'Analyse',
  analysing: (done: number, all: number) => `Analysing move ${done} of ${all}…`,
  turnedOn: 'It turned on',
  turnedOnNothing: 'No single move changed the chances.',
  turningPoint: ({ number, seat, move, luck }: Step) =>
    `Move ${number}: ${luck ? `the dice of ${table.seat(seat)}` : table.seat(seat)}, ${move}`,
  chances: ({ before, after }: Step) => `${percent(before)} → ${percent(after)}`,
  better: (move: string) => `better: ${move}`,
  owed: ({ given_away, luck }: Analysis['seats'][number], dice: boolean) =>
    `gave away ${percent(given_away)}${dice ? `, luck of the dice ${signed(luck)}` : ''}`,
  replay: 'Look through a record',
  record: 'Paste a record',
  show: 'Show it',
  file: 'Open a file',
};
