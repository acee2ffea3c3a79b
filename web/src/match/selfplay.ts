// Drives what happens by itself at a table: seating, the computer's turns, throws and moves without a choice.
//
// `next.ts` says what comes next; this waits for the beats and for the computer's thoughts, and has the match do it.

import type { Command, TableView } from '../engine/types';
import { texts } from '../texts';
import type { Beat } from './beat';
import { randomSeed } from './entropy';
import type { Frame } from './frames';
import type { Engine } from './host';
import { plain, type Manners, type Notice } from './manners';
import { actorOf, whatNext, type Next } from './next';
import type { StoredMatch } from './store';

/** What driving needs of the match. */
export interface Driven {
  view(): TableView;
  /** The picture of the present; undefined until everybody is seated. */
  present(): Frame | undefined;
  closed(): boolean;
  perform(command: Command): Promise<void>;
  /** Shows the path of a move that is about to play itself. */
  preview(move: string): void;
  think(thinking: boolean): void;
  say(notice: Notice): void;
  fault(error: unknown): void;
}

/** An opponent's turn is shown in at most 1.2 seconds, however many moves it has: each gets less than the one before. */
const FOLLOW_BEATS = [420, 300, 200, 120, 80, 50, 30];

export class SelfPlay {
  /** SHA-256 of each person's entropy. */
  #commitments: Record<string, string> = {};
  #running = false;
  #thought: AbortController | null = null;
  /** After taking back, nothing plays itself at this length of the line: the person wanted to choose. */
  #heldAt: number | null = null;
  #followed = 0;

  constructor(
    private readonly engine: Engine,
    private readonly stored: StoredMatch,
    private readonly manners: Manners,
    private readonly beat: Beat,
    private readonly match: Driven,
  ) {}

  /** Seats everybody as planned, before anything is shown; `act` has the table decide. */
  async seatEverybody(act: (command: Command) => Promise<void>): Promise<void> {
    for (const [seat, entropy] of Object.entries(this.stored.secrets.entropies)) {
      this.#commitments[seat] = (await this.engine.call('commit', { entropy })).commitment;
    }
    for (;;) {
      const next = this.#next();
      if (next.do !== 'command') return;
      await act(next.command);
    }
  }

  /** Goes on until a person must act. */
  async run(): Promise<void> {
    if (this.#running || this.match.closed()) return;
    this.#running = true;
    try {
      while (!this.match.closed() && (await this.#oneStep()));
    } catch (error) {
      if (!this.match.closed()) this.match.fault(error);
    } finally {
      this.#running = false;
    }
  }

  /** Gives up the thought that is waited for. */
  giveUp(reason: string): void {
    this.#thought?.abort(new Error(reason));
  }

  holdAt(length: number | null): void {
    this.#heldAt = length;
  }

  /** The computer's next move is the first of a row again. */
  beginRow(): void {
    this.#followed = 0;
  }

  #next(): Next {
    const view = this.match.view();
    const present = this.match.present();
    return whatNext({
      view,
      plan: this.stored.seats,
      secrets: this.stored.secrets,
      commitments: this.#commitments,
      legal: present && present.index === view.line.length ? present.look.legal : null,
      forced: this.manners.forced() && this.#heldAt !== view.line.length,
    });
  }

  /** Does what comes next by itself; false where a person must act. */
  async #oneStep(): Promise<boolean> {
    const { match, beat, manners } = this;
    const next = this.#next();
    const view = match.view();
    // A person may have acted while a beat was waited for; then it is another question.
    const still = () => !match.closed() && match.view().v === view.v;
    switch (next.do) {
      case 'nothing':
      case 'wait':
        return false;
      case 'command':
        await match.perform(next.command);
        return true;
      case 'roll':
        if (!match.present()?.thrown) await beat.wait(manners.duration(next.beat));
        if (still()) await match.perform(throwOf(match.view(), next.seat));
        return true;
      case 'forced': {
        const { seat, move } = next;
        match.preview(move);
        await beat.wait(Math.max(manners.duration(next.beat), 250));
        if (still()) await match.perform({ kind: 'move', seat, ...actorOf(match.view(), seat), move });
        return true;
      }
      case 'think': {
        const move = await this.#think(next.level);
        if (move !== null && still()) await match.perform({ kind: 'move', seat: next.seat, move });
        return true;
      }
      case 'answer': {
        const accept = next.offer === 'undo' || (next.offer === 'draw' && (await this.#wouldDraw(next.seat)));
        if (still()) await match.perform({ kind: 'answer', seat: next.seat, accept });
        if (next.offer === 'draw' && !accept) match.say(plain(texts.table.drawDeclined(next.seat)));
        return true;
      }
    }
  }

  async #think(level: number): Promise<string | null> {
    const present = this.match.present();
    if (!present) return null;
    this.match.think(true);
    this.#thought = new AbortController();
    const { signal } = this.#thought;
    const beat = FOLLOW_BEATS[Math.min(this.#followed, FOLLOW_BEATS.length - 1)]!;
    this.#followed += 1;
    try {
      const [opinion] = await Promise.all([
        this.engine.call('think', { ...present.at, level, seed: randomSeed() }, signal),
        this.beat.wait(this.manners.duration(beat)),
      ]);
      return opinion.move;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      this.match.think(false);
    }
  }

  /** The computer takes a draw when it stands clearly worse. */
  async #wouldDraw(seat: string): Promise<boolean> {
    const present = this.match.present();
    if (this.match.view().chance || !present) return false;
    try {
      const call = { ...present.at, candidates: 1, seed: randomSeed() };
      const { values } = await this.engine.call('hint', call);
      return (values.find((value) => value.seat === seat)?.win ?? 1) < 0.35;
    } catch {
      return false;
    }
  }
}

/** The throw that a seat owes. */
export function throwOf(view: TableView, seat: string): Command {
  const kind = view.phase === 'roll-off' ? 'roll-off' : 'roll';
  return { kind, seat, ...actorOf(view, seat) };
}
