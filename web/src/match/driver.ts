// Plays what plays itself at a table, here or on a server: what was promised, the computer's turns where the table stands
// here, throws and moves without a choice.
//
// `next.ts` says what comes next; this waits for the beats and for the computer's thoughts, and has the match do it.

import type { Asked, Command, TableView } from '../engine/types';
import { words } from '../texts/words';
import type { Beat } from './beat';
import { randomSeed } from './entropy';
import { isThrow, type Frame } from './frames';
import { plain, type Manners, type Notice } from './manners';
import { whatNext } from './next';
import { actorOf, levelOf, owns, throwOf, type Table } from './table';

/** A match, as far as driving it goes. */
export interface Driven {
  readonly table: Pick<Table, 'hosted' | 'isHere' | 'entropies'>;
  readonly view: TableView;
  readonly present: Frame;
  readonly closed: boolean;
  readonly busy: boolean;
  thinking: 'computer' | 'hint' | null;
  /** Resolves once all that has happened is shown. */
  settled(): Promise<void>;
  perform(command: Command): Promise<void>;
  /** Shows the path of a move that is about to play itself. */
  preview(move: string): void;
  say(notice: Notice): void;
  fault(error: unknown): void;
}

/** An opponent's turn is shown in at most 1.2 seconds, however many moves it has: each gets less than the one before. */
const FOLLOW_BEATS = [420, 300, 200, 120, 80, 50, 30];
/** Whatever the speed, one sees which move is about to play itself. */
const LEAST_FORCED = 250;

export class Driver {
  #running = false;
  #thought: AbortController | null = null;
  /** After taking back, nothing plays itself at this length of the line: the person wanted to choose. */
  #heldAt: number | null = null;
  #followed = 0;

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
    if (endsRow(before, after)) this.#followed = 0;
  }

  /** Does what comes next by itself; false where somebody must act. */
  async #oneStep(): Promise<boolean> {
    const { match, beat, manners } = this;
    await match.settled();
    const { view, present } = match;
    const next = whatNext({
      view,
      hosted: match.table.hosted,
      isOwn: (seat) => owns(match.table, view, seat),
      entropies: match.table.entropies(),
      legal: present.index === view.line.length ? present.look.legal : [],
      forced: manners.forced() && this.#heldAt !== view.line.length,
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
        if (!isThrow(present)) await beat.wait(manners.duration(next.beat));
        if (still()) await match.perform(throwOf(view, next.seat));
        return true;
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
    const beat = FOLLOW_BEATS[Math.min(this.#followed, FOLLOW_BEATS.length - 1)]!;
    this.#followed += 1;
    try {
      const [opinion] = await Promise.all([
        this.engine.call('think', { ...at, level, seed: randomSeed() }, signal),
        this.beat.wait(this.manners.duration(beat)),
      ]);
      return opinion.move;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      this.match.thinking = null;
    }
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

/** Whether a row of turns that the computer had one after the other is over. */
function endsRow(before: TableView, after: TableView): boolean {
  const isComputer = ({ acting }: TableView) => acting !== null && levelOf(after, acting) !== null;
  return after.acting !== before.acting && !(isComputer(before) && isComputer(after));
}
