// An engine for tests of the match: a made-up game, and a table that keeps just the rules of tables that a page relies on.

import { EngineError } from '../../src/engine/client';
import type { Calls, Command, Event, GameCard, LineMove, TableSeat, TableView } from '../../src/engine/types';
import type { Engine } from '../../src/match/host';
import { sixth } from './toy';

type Rules = 'games' | 'look' | 'marks' | 'why-target' | 'why-move' | 'path' | 'think' | 'hint' | 'commit';

/** A game that only tests know. */
export interface MadeUp {
  card: GameCard;
  answers: { [K in Rules]: (args: Calls[K]['in']) => Calls[K]['out'] };
  /** The seat whose dice fall or who moves; null at the end. */
  actingAt(position: string): string | null;
}

interface Log {
  setup: Calls['table-new']['in'];
  events: Event[];
}

/** Faces that fall one after the other; then it begins anew. */
export class FakeEngine implements Engine {
  readonly commands: Command[] = [];
  #tables: Log[] = [];

  constructor(
    private readonly faces: number[] = [3, 1, 1, 1, 1, 1],
    private readonly game: MadeUp = sixth,
  ) {}

  async call<K extends keyof Calls>(name: K, args: Calls[K]['in']): Promise<Calls[K]['out']> {
    await Promise.resolve();
    const answers = { ...this.game.answers, ...this.#table } as Record<string, (args: never) => unknown>;
    // What crosses a worker's border is a copy.
    const answer = answers[name]!(structuredClone(args) as never);
    return structuredClone(answer) as Calls[K]['out'];
  }

  #table = {
    'table-new': (args: Calls['table-new']['in']): Calls['table-new']['out'] => {
      const created = written({ v: 1, at: args.now, kind: 'created', setup: args });
      this.#tables.push({ setup: args, events: [created] });
      const table = this.#tables.length - 1;
      return { table, events: [created], view: this.#view(table) };
    },
    'table-open': ({ events }: Calls['table-open']['in']): Calls['table-open']['out'] => {
      this.#tables.push({ setup: read(events[0]!)['setup'] as Log['setup'], events });
      const table = this.#tables.length - 1;
      return { table, view: this.#view(table) };
    },
    'table-do': ({ table, command, now }: Calls['table-do']['in']): Calls['table-do']['out'] => {
      const log = this.#tables[table]!;
      const events = this.#decide(this.#view(table), command).map((what, index) =>
        written({ ...what, v: log.events.length + 1 + index, at: now }),
      );
      this.commands.push(command);
      log.events.push(...events);
      return { events, view: this.#view(table) };
    },
    // The later a move, the more it changed.
    analyse: ({ moves = [], known = [] }: Calls['analyse']['in']): Calls['analyse']['out'] => {
      const { seats } = this.game.card;
      const steps = moves.map((move, index) => {
        const number = known.length + index + 1;
        const luck = move.startsWith('roll');
        return { number, seat: seats[0]!, move, before: 0.5, after: 0.5 + number / 1000, luck };
      });
      const all = [...known, ...steps];
      return {
        steps: all,
        turning_points: all.slice(-3).map(({ number }) => number),
        seats: seats.map((seat) => ({ seat, given_away: 0.1, luck: -0.2 })),
      };
    },
    'table-close': () => null,
    'table-record': () => ({ record: 'messdeck record 1' }),
    verify: () => ({ rolls: 3, verified: 3, wrong: null }),
  };

  #decide(view: TableView, command: Command): { kind: string; [field: string]: unknown }[] {
    const refuse = (message: string) => new EngineError({ code: 'refused', message });
    switch (command.kind) {
      case 'sit':
      case 'seat-computer':
      case 'reveal':
      case 'undo':
      case 'resign':
      case 'offer':
      case 'answer':
        if (command.kind === 'undo' && view.undo.length === 0) throw refuse('There is nothing to take back.');
        return [{ ...command }];
      case 'roll': {
        if (!view.chance || view.acting !== command.seat) throw refuse('It is not your throw.');
        const place = view.line.filter(({ who }) => who === 'chance').length;
        return [{ kind: 'moved', who: 'chance', move: `roll:${this.faces[place % this.faces.length]}` }];
      }
      case 'move': {
        const { legal } = this.game.answers.look({ game: view.game, position: view.position });
        if (view.chance || view.acting !== command.seat) throw refuse('It is not your turn.');
        if (!legal.includes(command.move)) throw refuse(`${command.move} is not legal.`);
        return [{ kind: 'moved', who: command.seat, move: command.move }];
      }
      case 'abort':
      case 'absent':
      case 'claim':
      case 'leave':
      case 'present':
      case 'roll-off':
      case 'start':
      case 'tick':
        throw refuse(`A fake table knows no ${command.kind}.`);
    }
  }

  #view(table: number): TableView {
    const { setup, events } = this.#tables[table]!;
    const seats: TableSeat[] = this.game.card.seats.map((seat, side) => ({
      seat,
      side,
      sitter: { kind: 'open' },
    }));
    const entropies: Record<string, string | null> = {};
    let line: LineMove[] = [];
    let result: TableView['result'] = null;
    let offer: TableView['offer'] = null;
    for (const event of events.map(read)) {
      const seat = seats.find((at) => at.seat === event['seat']);
      const other = seats.find((at) => at.seat !== event['seat'])!.seat;
      if (event.kind === 'sit' && seat) {
        seat.sitter = { kind: 'person', person: String(event['person']), name: String(event['name']) };
        entropies[seat.seat] = null;
      } else if (event.kind === 'seat-computer' && seat) {
        seat.sitter = { kind: 'computer', level: Number(event['level']) };
      } else if (event.kind === 'reveal') {
        entropies[String(event['seat'])] = String(event['entropy']);
      } else if (event.kind === 'moved') {
        const position = this.game.answers.look({
          game: setup.game,
          ...positionOf(setup, line),
          moves: [String(event['move'])],
        }).position;
        const who = String(event['who']);
        const before = this.game.answers.look({ game: setup.game, ...positionOf(setup, line) }).position;
        line = [
          ...line,
          { who, seat: this.game.actingAt(before) ?? who, move: String(event['move']), position },
        ];
      } else if (event.kind === 'undo') {
        line = line.slice(
          0,
          line.findLastIndex(({ who }) => who === event['seat']),
        );
      } else if (event.kind === 'resign') {
        result = { winners: [other], by: 'resignation', scores: null };
      } else if (event.kind === 'offer') {
        offer = { seat: String(event['seat']), offer: 'draw', waitingFor: [other] };
      } else if (event.kind === 'answer') {
        if (event['accept'] === true)
          result = { winners: this.game.card.seats, by: 'agreement', scores: null };
        offer = null;
      }
    }
    const now = this.game.answers.look({ game: setup.game, ...positionOf(setup, line) });
    if (now.outcome) result = { winners: now.outcome.winners, by: 'rules', scores: now.outcome.scores };
    const seated = seats.every(({ sitter }) => sitter.kind !== 'open');
    const revealed = Object.values(entropies).every((entropy) => entropy !== null);
    const phase = result ? 'over' : !seated ? 'seating' : !revealed ? 'revealing' : 'playing';
    return {
      v: events.length,
      match: setup.match,
      game: setup.game,
      options: setup.options ?? {},
      start: setup.start ?? null,
      phase,
      seats,
      rollOff: null,
      position: now.position,
      acting: phase === 'playing' ? this.game.actingAt(now.position) : null,
      chance: now.turn === 'chance',
      line,
      clock: null,
      clockAt: null,
      undo: seats
        .filter(({ seat }) => line.some(({ who }) => who === seat))
        .map(({ seat }) => ({ seat, to: line.findLastIndex(({ who }) => who === seat), asks: [] })),
      offer,
      mayAbort: line.length === 0,
      result,
      fairness: { commitment: 'c0ffee', seed: null, entropies, rolls: 0 },
      rematch: null,
    };
  }
}

/** A fake table writes events of its own, which only it reads. */
type FakeEvent = { v: number; at: number; kind: string; [field: string]: unknown };
const written = (event: FakeEvent) => event as unknown as Event;
const read = (event: Event) => event as unknown as FakeEvent;

function positionOf(setup: Log['setup'], line: LineMove[]): { position?: string } {
  const position = line.at(-1)?.position ?? setup.start;
  return position === undefined ? {} : { position };
}
