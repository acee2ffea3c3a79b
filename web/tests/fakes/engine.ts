// An engine for tests of the match: a made-up game, and a table that keeps just the rules of tables that a page relies on.

import { EngineError } from '../../src/engine/client';
import type {
  Asked,
  At,
  Calls,
  Command,
  Event,
  Frame,
  GameCard,
  LineMove,
  PathNode,
  Standing,
  TableSeat,
  TableView,
  Tale,
} from '../../src/engine/types';
import { sixth } from './toy';

type Rules = 'games' | 'look' | 'marks' | 'prompt' | 'why-target' | 'why-move' | 'think' | 'hint' | 'commit';

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
export class FakeEngine implements Asked {
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
    'table-new': (args: Calls['table-new']['in']): Standing => {
      const created = written({ v: 1, at: args.now, kind: 'created', setup: args });
      this.#tables.push({ setup: args, events: [created] });
      return this.#standing(this.#tables.length - 1, [created]);
    },
    'table-open': ({ events, table }: Calls['table-open']['in']): Standing => {
      const number = table ?? this.#tables.length;
      this.#tables[number] = { setup: read(events[0]!)['setup'] as Log['setup'], events };
      return this.#standing(number, []);
    },
    'table-do': (args: Calls['table-do']['in']): Standing => {
      const events = this.#decided(args);
      this.commands.push(args.command);
      this.#tables[args.table]!.events.push(...events);
      return this.#standing(args.table, events);
    },
    'table-try': (args: Calls['table-try']['in']): Standing => {
      const log = this.#tables[args.table]!;
      const events = this.#decided(args);
      this.#tables[args.table] = { ...log, events: [...log.events, ...events] };
      const tried = this.#standing(args.table, events);
      this.#tables[args.table] = log;
      return tried;
    },
    'table-hear': ({ table, events }: Calls['table-hear']['in']): Standing => {
      this.#tables[table]!.events.push(...events);
      return this.#standing(table, []);
    },
    'table-close': () => null,
    frame: (args: Calls['frame']['in']): Frame => this.#frame(args),
    tales: ({ moves = [], ...at }: Calls['tales']['in']): Tale[] =>
      moves.map((_, index) => this.#frame({ ...at, moves: moves.slice(0, index + 1) }).made!.tale),
    // The later a move, the more it changed.
    analyse: ({ moves = [], known = [] }: Calls['analyse']['in']): Calls['analyse']['out'] => {
      const { seats } = this.game.card;
      const steps = moves.map((move, index) => {
        const number = known.length + index + 1;
        const luck = move.startsWith('roll');
        return { number, seat: seats[0]!, move, before: 0.5, after: 0.5 + number / 1000, luck };
      });
      const all = [...known, ...steps];
      const latest = all.map(({ number }) => number).reverse();
      return { steps: all, mistakes: latest.slice(0, 6), throws: [], decisive: latest.slice(0, 1) };
    },
    judge: ({ move, number, ...at }: Calls['judge']['in']): Calls['judge']['out'] => {
      const { made } = this.#frame({ ...at, moves: [move] });
      const stood = { was: { id: 'chance-even' }, became: { id: 'chance-worse' } };
      const chances = { before: 0.5 + number / 1000, after: 0.3 };
      return { number, seat: made!.seat!, move, tale: made!.tale, ...stood, ...chances, telling: true };
    },
    'table-record': () => ({ record: 'messdeck record 1' }),
    verify: () => ({ rolls: 3, verified: 3, wrong: null }),
  };

  #decided({ table, command, now }: Calls['table-do']['in']): Event[] {
    const { length } = this.#tables[table]!.events;
    return this.#decide(this.#view(table), command).map((what, index) =>
      written({ ...what, v: length + 1 + index, at: now }),
    );
  }

  #standing(table: number, events: Event[]): Standing {
    const view = this.#view(table);
    const { game, options, start, line } = view;
    const at = { game, options, ...(start !== null && { position: start }) };
    return { table, events, view, frame: this.#frame({ ...at, moves: line.map(({ move }) => move) }) };
  }

  /** What moved is the first thing that stands elsewhere afterwards; nothing ever leaves a made-up board. */
  #frame({ moves = [], ...at }: At): Frame {
    const { look } = this.game.answers;
    const after = (count: number) => look({ ...at, moves: moves.slice(0, count) });
    const steps = moves.map((move, index) => {
      const [before, here] = [after(index), after(index + 1)];
      const path = stepsOf(before.paths, move) ?? [];
      const thrown = before.turn === 'chance';
      const moved = before.scene.things.findIndex(({ cell }, n) => here.scene.things[n]?.cell !== cell);
      const [from, to] = [before.scene.things[moved]?.cell, here.scene.things[moved]?.cell];
      return {
        made: {
          seat: this.game.actingAt(before.position),
          tale: { signs: [], says: path.map(({ label }) => label) },
          ...(thrown && { faces: [...move.slice('roll:'.length)].map(Number) }),
        },
        decided: {
          seat: this.game.actingAt(before.position),
          ago: moves.length - 1 - index,
          path: path.map(({ kind, id, label, cubes }) => ({ kind, id, label, ...(cubes && { cubes }) })),
          flights: from !== undefined && to !== undefined ? [{ from, to }] : [],
          captures: false,
        },
        thrown,
      };
    });
    const faces = steps.findLast(({ thrown }) => thrown)?.made;
    return {
      look: after(moves.length),
      made: steps.at(-1)?.made ?? null,
      decided: steps.findLast(({ thrown }) => !thrown)?.decided ?? null,
      // At a made-up table everybody has one move a turn, and throws one die for it.
      before: [],
      thrown: faces ? { seat: faces.seat, faces: faces.faces ?? [] } : null,
    };
  }

  #decide(view: TableView, command: Command): { kind: string; [field: string]: unknown }[] {
    const refuse = (message: string) =>
      new EngineError({ code: 'refused', message, say: { id: 'verbatim', with: { text: message } } });
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

function stepsOf(nodes: PathNode[], move: string): PathNode[] | null {
  for (const node of nodes) {
    if (node.move === move) return [node];
    const rest = node.next && stepsOf(node.next, move);
    if (rest) return [node, ...rest];
  }
  return null;
}

/** A fake table writes events of its own, which only it reads. */
type FakeEvent = { v: number; at: number; kind: string; [field: string]: unknown };
const written = (event: FakeEvent) => event as unknown as Event;
const read = (event: Event) => event as unknown as FakeEvent;

function positionOf(setup: Log['setup'], line: LineMove[]): { position?: string } {
  const position = line.at(-1)?.position ?? setup.start;
  return position === undefined ? {} : { position };
}
