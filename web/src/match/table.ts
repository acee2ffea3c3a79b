// A table, wherever it stands: in this page (`local.ts`) or on a server (`online/remote.svelte.ts`).
//
// The table decides what happens; whoever follows it is told how it stands after everything that did.

import type { Command, TableView } from '../engine/types';
import type { Frame } from './frames';
import type { SeatPlan } from './store';

/** How a table stands after something happened. */
export interface Happening {
  view: TableView;
  frame: Frame;
}

export interface Follower {
  happened(happening: Happening): void;
  /** Something went wrong that no command of this page asked for. */
  troubled(error: unknown): void;
}

export interface Table {
  readonly id: string;
  /** Whether the table stands in this page, which then also looks after clocks and plays for the computer. */
  readonly hosted: boolean;
  /** How many milliseconds the table's clock is ahead of this machine's. */
  readonly drift: number;
  /** How the table stands. */
  readonly now: Happening;
  /** Whether a person at this table sits at this screen. */
  isHere(person: string): boolean;
  /** What people at this screen add to the dice, by seat. */
  entropies(): Record<string, string>;
  /**
   * Has the table decide. Resolves once that is kept and told; rejects where it is refused or could not be kept, and
   * then the match stands as the follower was last told.
   */
  do(command: Command): Promise<void>;
  /** There is one follower at a time. */
  follow(follower: Follower): void;
  record(): Promise<string>;
  /** The name of a match of the same people, where there is one at once. */
  rematch(): Promise<string | null>;
  close(): Promise<void>;
}

/** Whether a seat is that of somebody at this screen. */
export function owns(table: Pick<Table, 'isHere'>, view: TableView, seat: string | null): boolean {
  const sitter = view.seats.find((at) => at.seat === seat)?.sitter;
  return sitter?.kind === 'person' && table.isHere(sitter.person);
}

/** The computer's level on a seat, null where none sits. */
export function levelOf(view: TableView, seat: string): number | null {
  const sitter = view.seats.find((at) => at.seat === seat)?.sitter;
  return sitter?.kind === 'computer' ? sitter.level : null;
}

/** Who acts for a seat in a command: nobody for the computer's. */
export function actorOf(view: TableView, seat: string): { person?: string } {
  const sitter = view.seats.find((at) => at.seat === seat)?.sitter;
  return sitter?.kind === 'person' ? { person: sitter.person } : {};
}

/** The throw that a seat owes. */
export function throwOf(view: TableView, seat: string): Command {
  const kind = view.phase === 'roll-off' ? 'roll-off' : 'roll';
  return { kind, seat, ...actorOf(view, seat) };
}

/** Who sits where, as a plan that a new match can begin with. */
export function seatsOf(view: TableView): SeatPlan[] {
  return view.seats.flatMap(({ seat, sitter }) => {
    if (sitter.kind === 'open') return [];
    const who: SeatPlan['who'] =
      sitter.kind === 'person'
        ? { kind: 'person', name: sitter.name }
        : { kind: 'computer', level: sitter.level };
    return [{ seat, who }];
  });
}
