// Plays what plays itself at a table, here or on a server: what was promised, the computer's turns where the table stands
// here, throws that nobody need make, passes, and moves without a choice.
//
// `next.ts` says what comes next; this waits for the beats and for the computer's thoughts, and has the match do it.

import type { Asked, Command, TableView, Tale } from '../engine/types';
import { words } from '../texts/words';
import type { Beat } from './beat';
import { randomSeed } from './entropy';
import type { Frame } from './frames';
import { plain, type Manners, type Notice } from './manners';
import { goesOn, whatNext } from './next';
import { actorOf, owns, throwOf, type Table } from './table';

/** A match, as far as driving it goes. */
export interface Driven {
  readonly table: Pick<Table, 'hosted' | 'isHere' | 'entropies'>;
  readonly view: TableView;
  readonly present: Frame;
  readonly closed: boolean;
  readonly busy: boolean;
  /** Whether one person alone sits at this screen. */
  readonly personal: boolean;
  thinking: 'computer' | 'hint' | null;
  /** Resolves once all that has happened is shown. */
  settled(): Promise<void>;
  /** Resolves once there was time to read what others did last. */
  seen(): Promise<void>;
  perform(command: Command): Promise<void>;
  /** Shows the path of a move that is about to play itself. */
  preview(move: string): void;
  /** Shows the path of the only legal move, ready to be confirmed. */
  prepare(move: string): void;
  /** The next move that a seat has chosen to have made for it. */
  planned(seat: string): string | null;
  /** Says why nothing can be done, until it is passed; null when that is over. */
  passing: Tale | null;
  /** Whether that was said before, and nothing has come between. */
  passesAgain(seat: string, tale: Tale): boolean;
  say(notice: Notice): void;
  fault(error: unknown): void;
}

/** Why nothing can be done is read in this time, and whatever the speed in no less than the other. */
const PASS_BEAT = 1800;
const LEAST_PASS = 1500;
/** Nobody reads it twice. */
const AGAIN_BEAT = 500;
/** Whatever the speed, one sees which move is about to play itself. */
const LEAST_FORCED = 250;

export class Driver {
  #running = false;
  #thought: AbortController | null = null;
  /** After taking back, nothing plays itself at this length of the line: the person wanted to choose. */
  #heldAt: number | null = null;

  constructor(
    private readonly engine: Asked,
    private readonly manners: Manners,
    private readonly beat: Beat,
    private readonly match: Driven,
  ) {}

  /** Goes on until somebody must act. */
  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      while (!this.match.closed && !this.match.busy && (await this.#oneStep()));
    } catch (error) {
      // Not again until something happens: what was refused once is refused again.
      if (!this.match.closed) this.match.fault(error);
    } finally {
      this.#running = false;
    }
  }

  /** Gives up the thought that is waited for. */
  giveUp(reason: string): void {
    this.#thought?.abort(new Error(reason));
  }

  /** A person wants to choose again at this length of the line. */
  holdAt(length: number): void {
    this.#heldAt = length;
  }

  /** The match has gone on. */
  heard(before: TableView, after: TableView): void {
    if (after.line.length > before.line.length) this.#heldAt = null;
  }

  /** Does what comes next by itself; false where somebody must act. */
  async #oneStep(): Promise<boolean> {
    const { match, beat, manners } = this;
    await match.settled();
    const { view, present } = match;
    const legal = present.index === view.line.length ? present.look.legal : [];
    const isOwn = (seat: string | null) => owns(match.table, view, seat);
    const only = legal.length === 1 && isOwn(view.acting) ? await this.#taleOf(present, legal[0]!) : null;
    const next = whatNext({
      view,
      hosted: match.table.hosted,
      isOwn,
      entropies: match.table.entropies(),
      legal,
      passes: only?.passes ?? false,
      goesOn: goesOn(view, present),
      rolls: match.personal && manners.rolls(),
      moves: manners.moves(),
      held: this.#heldAt === view.line.length,
      planned: view.acting === null ? null : match.planned(view.acting),
    });
    // A person may have acted while a beat was waited for; then it is another question.
    const still = () => !match.closed && !match.busy && match.view.v === view.v;
    switch (next.do) {
      case 'wait':
        return false;
      case 'command':
        await match.perform(next.command);
        return true;
      case 'roll':
        if (isOwn(next.seat) && !isOwn(present.made?.seat ?? null)) await match.seen();
        await beat.wait(manners.duration(next.beat));
        if (still()) await match.perform(throwOf(view, next.seat));
        return true;
      case 'prepare':
        if (still()) match.prepare(next.move);
        return false;
      case 'pass': {
        const { seat, move } = next;
        if (!still()) return true;
        if (only && match.passesAgain(seat, only)) {
          await beat.wait(Math.max(manners.reading(AGAIN_BEAT), LEAST_FORCED));
        } else {
          match.passing = only;
          await beat.wait(Math.max(manners.reading(PASS_BEAT), LEAST_PASS));
          match.passing = null;
        }
        if (still()) await match.perform({ kind: 'move', seat, ...actorOf(view, seat), move });
        return true;
      }
      case 'forced': {
        const { seat, move } = next;
        match.preview(move);
        await beat.wait(Math.max(manners.duration(next.beat), LEAST_FORCED));
        if (still()) await match.perform({ kind: 'move', seat, ...actorOf(view, seat), move });
        return true;
      }
      case 'think': {
        const move = await this.#think(present, next.level);
        if (move !== null && still()) await match.perform({ kind: 'move', seat: next.seat, move });
        return true;
      }
      case 'answer': {
        const { seat, offer } = next;
        const accept = offer === 'undo' || (offer === 'draw' && (await this.#wouldDraw(seat)));
        if (still()) await match.perform({ kind: 'answer', seat, accept });
        if (offer === 'draw' && !accept)
          match.say(plain(words('table-draw-declined', { seat: { id: seat } })));
        return true;
      }
    }
  }

  async #think({ at }: Frame, level: number): Promise<string | null> {
    this.match.thinking = 'computer';
    this.#thought = new AbortController();
    const { signal } = this.#thought;
    try {
      const opinion = await this.engine.call('think', { ...at, level, seed: randomSeed() }, signal);
      return opinion.move;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      this.match.thinking = null;
    }
  }

  /** What a move would be; a game that can't tell has said nothing about it. */
  async #taleOf({ at }: Frame, move: string): Promise<Tale | null> {
    const [tale] = await this.engine.call('tales', { ...at, moves: [move] }).catch(() => []);
    return tale ?? null;
  }

  /** The computer takes a draw when it stands clearly worse. */
  async #wouldDraw(seat: string): Promise<boolean> {
    const { view, present } = this.match;
    if (view.chance) return false;
    try {
      const call = { ...present.at, candidates: 1 };
      const { values } = await this.engine.call('hint', call);
      return (values.find((value) => value.seat === seat)?.win ?? 1) < 0.35;
    } catch {
      return false;
    }
  }
}
