// A match as the page sees it: the table's state, the picture on the stage, and everything a person can do.
//
// The table decides what happened, `walking.svelte.ts` follows a person's pointing; this class joins them to what is
// shown. Where the table stands and who drives what happens by itself is the business of its two kinds: a match at
// one screen (`local.svelte.ts`) and one between screens (`online/match.svelte.ts`).

import type { BoardActions } from '../boards/contract';
import type { Rotation } from '../boards/geometry';
import { EngineError } from '../engine/client';
import type {
  Analysis,
  Choice,
  Command,
  GameCard,
  Mark,
  PathNode,
  Reason,
  TableSeat,
  TableView,
  Target,
} from '../engine/types';
import { texts } from '../texts';
import { analyse } from './analyse';
import { announcement, hasMoved, rollOffThrow } from './announce';
import { Beat } from './beat';
import { createMatch, matchFrom } from './create';
import { randomSeed } from './entropy';
import { Frames, type Frame } from './frames';
import type { Engine } from './host';
import { plain, type Manners, type Notice, type Sound } from './manners';
import { actorOf } from './next';
import { throwOf } from './selfplay';
import type { NewMatch } from './store';
import type { Walk } from './walker';
import { Walking } from './walking.svelte';

const ROLL_TIME = 600;
const NEXT_ROLL_TIME = 160;
const SLIDE_TIME = 220;

export abstract class TableMatch implements BoardActions {
  view = $state.raw<TableView>() as TableView;
  /** The picture of the present. */
  present = $state.raw<Frame>() as Frame;
  /** The picture of the past that is looked at, if any. */
  past = $state.raw<Frame | null>(null);
  notice = $state.raw<Notice | null>(null);
  hints = $state.raw<Choice[]>([]);
  /** Whose thinking is waited for. */
  thinking = $state<'computer' | 'hint' | null>(null);
  /** The throw that is in the air. */
  rolling = $state.raw<{ seat: string; faces: number[]; moment: number } | null>(null);
  rotation = $state<Rotation>(0);
  /** Said once by the live region. */
  said = $state('');
  /** Something went wrong that a person can do nothing about. */
  failure = $state<string | null>(null);
  moment = $state(0);
  /** How many milliseconds the table's clock is ahead of this machine's. */
  drift = $state(0);
  /** A command is under way, or what it did is being shown: nobody may act twice. */
  busy = $state(false);

  protected readonly frames: Frames;
  protected readonly beat = new Beat();
  protected readonly walking: Walking;
  protected closed = false;
  #thought: AbortController | null = null;
  #wish = 0;

  protected constructor(
    protected readonly engine: Engine,
    readonly id: string,
    readonly card: GameCard,
    protected readonly manners: Manners,
  ) {
    this.frames = new Frames(engine);
    this.walking = new Walking(engine, manners, {
      present: () => this.present,
      mayMove: () => this.mayMove,
      play: (move) => this.play(move),
      notNow: () => this.#notNow(),
      say: (notice) => this.say(notice),
      hush: () => (this.notice = null),
      wish: () => {
        const wish = ++this.#wish;
        return () => wish === this.#wish;
      },
      fault: (error) => this.fault(error),
    });
  }

  // -------------------------------------------------------------------------------------------------------
  // What the two kinds of match do differently.

  /** Whether a person at this screen holds the seat. */
  abstract owns(seat: string): boolean;
  /** Has the table decide, and shows what came of it. */
  protected abstract perform(command: Command): Promise<void>;
  /** Goes on with what happens by itself. */
  protected abstract goOn(): void;
  /** Who plays, and how, where somebody plays on from a position of this match. */
  protected abstract plan(): NewMatch;
  protected abstract signals(before: TableView, after: TableView): Sound[];
  /** The id of a match of the same people, where there is one at once. */
  abstract rematch(): Promise<string | null>;
  abstract record(): Promise<string>;
  /** The moment comes when a clock may have run down. */
  abstract tick(now: number): void;

  /** Something was done that no beat and no thought need be waited for any more. */
  protected giveUp(reason: string): void {
    this.#thought?.abort(new Error(reason));
  }

  /** A person wants to choose again at this length of the line; nothing may play itself there. */
  protected abstract holdAt(length: number | null): void;

  close(): Promise<void> {
    this.closed = true;
    this.giveUp('closed');
    this.beat.skip();
    return Promise.resolve();
  }

  // -------------------------------------------------------------------------------------------------------
  // What is shown.

  /** The picture on the stage. */
  readonly frame: Frame = $derived(this.past ?? this.present);
  readonly over: boolean = $derived(this.view.phase === 'over');
  /** The seat of a person that must act now. */
  readonly mine: string | null = $derived(
    this.view.acting !== null && this.owns(this.view.acting) ? this.view.acting : null,
  );
  readonly mustRoll: boolean = $derived(
    this.mine !== null && !this.busy && (this.view.chance || this.view.phase === 'roll-off') && !this.over,
  );
  readonly mayMove: boolean = $derived(
    this.mine !== null &&
      !this.busy &&
      !this.mustRoll &&
      !this.over &&
      this.view.phase === 'playing' &&
      !this.past,
  );
  /** A finished path that waits to be confirmed. */
  readonly pending: boolean = $derived(this.walk.move !== null);
  readonly people: TableSeat[] = $derived(this.view.seats.filter(({ sitter }) => sitter.kind === 'person'));
  /** The seats of those at this screen. */
  readonly own: TableSeat[] = $derived(this.view.seats.filter(({ seat }) => this.owns(seat)));
  /** Whether the screen is one person's, who can be called "you". */
  readonly personal: boolean = $derived(this.own.length === 1);
  /** The seat through whose eyes the page looks: the acting one at this screen, else the first. */
  readonly viewpoint: string | null = $derived(this.mine ?? this.own[0]?.seat ?? null);
  /** Whether the computer may be asked what to play. */
  readonly mayHint: boolean = $derived(this.mayMove && this.thinking === null && this.allowsHints());
  readonly takeBack = $derived.by(() => {
    const mine = this.view.undo.filter(({ seat }) => this.owns(seat));
    return mine.find(({ seat }) => seat === this.viewpoint) ?? mine[0] ?? null;
  });

  get walk(): Walk {
    return this.walking.walk;
  }

  get marks(): Mark[] {
    return this.walking.marks;
  }

  get resting(): Target | null {
    return this.walking.resting;
  }

  get hover(): PathNode | null {
    return this.walking.hover;
  }

  // -------------------------------------------------------------------------------------------------------
  // Pointing.

  pick(target: Target): void {
    const skipped = this.beat.skip();
    if (!this.mayMove) {
      // A click that cut something short was meant for that.
      if (!skipped) this.#notNow();
      return;
    }
    this.walking.pick(target);
  }

  ask(target: Target): void {
    this.walking.ask(target);
  }

  rest(target: Target | null): void {
    this.walking.resting = target;
  }

  back(): void {
    this.notice = null;
    this.hints = [];
    if (this.past) this.now();
    else if (this.mayMove) this.walking.back();
  }

  /** Makes the move whose path is complete. */
  confirm(): void {
    this.walking.confirm();
  }

  play(move: string): void {
    const seat = this.mine;
    if (seat === null || !this.mayMove) return this.#notNow();
    this.send({ kind: 'move', seat, ...actorOf(this.view, seat), move });
  }

  /** What was typed; answers whether it was a move. */
  type(text: string): Promise<boolean> {
    return this.walking.type(text);
  }

  roll(): void {
    this.beat.skip();
    const seat = this.mine;
    if (seat === null || !this.mustRoll || this.rolling) return;
    this.now();
    this.send(throwOf(this.view, seat));
  }

  // -------------------------------------------------------------------------------------------------------
  // Around the moves.

  undo(): void {
    const entry = this.takeBack;
    if (!entry) return;
    this.giveUp('undo');
    this.holdAt(entry.to);
    this.send({ kind: 'undo', seat: entry.seat, person: this.#personOn(entry.seat) });
  }

  resign(): void {
    const seat = this.viewpoint;
    if (seat !== null) this.send({ kind: 'resign', seat, person: this.#personOn(seat) });
  }

  abort(): void {
    const seat = this.viewpoint;
    if (seat !== null) this.send({ kind: 'abort', seat, person: this.#personOn(seat) });
  }

  offerDraw(): void {
    const seat = this.viewpoint;
    if (seat !== null) this.send({ kind: 'offer', seat, person: this.#personOn(seat), offer: 'draw' });
  }

  answer(seat: string, accept: boolean): void {
    this.send({ kind: 'answer', seat, ...actorOf(this.view, seat), accept });
  }

  /** Against other people one thinks for oneself. */
  protected allowsHints(): boolean {
    return true;
  }

  /** The computer's three best moves. */
  async hint(): Promise<void> {
    if (!this.mayHint) return;
    this.thinking = 'hint';
    this.notice = null;
    const { index, at } = this.present;
    this.#thought = new AbortController();
    try {
      const call = { ...at, candidates: 3, seed: randomSeed() };
      const opinion = await this.engine.call('hint', call, this.#thought.signal);
      if (this.present.index === index && this.mayMove) {
        this.hints = opinion.candidates.slice(0, 3);
        this.said = this.hints.map(({ move, words }) => `${move}: ${words}`).join('. ');
      }
    } catch (error) {
      if (!this.#thought.signal.aborted) this.fault(error);
    } finally {
      this.thinking = null;
    }
  }

  /** Shows the path of a hinted move, ready to be confirmed. */
  follow(choice: Choice): void {
    if (this.mayMove) this.walking.along(choice.path);
  }

  dismiss(): void {
    this.notice = null;
    this.hints = [];
  }

  rotate(): void {
    this.rotation = ((this.rotation + 1) % 4) as Rotation;
  }

  /** Cuts short what is being shown. */
  skip(): void {
    this.beat.skip();
  }

  // -------------------------------------------------------------------------------------------------------
  // Looking back.

  /** Looks at the position after so many moves, without disturbing the match. */
  async look(index: number): Promise<void> {
    const to = Math.max(0, Math.min(index, this.view.line.length));
    const wish = ++this.#wish;
    const from = this.frame.index;
    this.dismiss();
    if (to === this.view.line.length) return this.now();
    const frame = await this.frames.at(this.view, to);
    if (wish !== this.#wish || this.closed) return;
    this.moment = to === from + 1 && frame.lastIndex === to ? Math.abs(this.moment) + 1 : -1;
    this.past = frame;
    this.said = frame.words ? texts.table.spokenMove(frame.seat, frame.words) : texts.table.start;
  }

  now(): void {
    this.#wish += 1;
    if (!this.past) return;
    this.past = null;
    this.moment = -1;
  }

  /** A new match with the same people from the position that is shown; answers its name. */
  playFromHere(): Promise<string> {
    return createMatch(matchFrom(this.plan(), this.view.options, this.frame.look.position));
  }

  async verify(): Promise<{ rolls: number; verified: number; wrong: string | null }> {
    return this.engine.call('verify', { record: await this.record() });
  }

  /** What the match turned on; `progress` hears how many moves are done. */
  analyse(progress: (done: number) => void, signal: AbortSignal): Promise<Analysis> {
    return analyse(this.engine, this.view, progress, signal);
  }

  // -------------------------------------------------------------------------------------------------------
  // What a command does.

  protected send(command: Command): void {
    this.beat.skip();
    this.busy = true;
    this.perform(command)
      .catch((error: unknown) => this.fault(error))
      .finally(() => {
        this.busy = false;
        this.goOn();
      });
  }

  /** Shows the way from the state that is shown to the next one. */
  protected async show(view: TableView): Promise<void> {
    const before = this.view;
    const added = hasMoved(before, view);
    const thrown = added && view.line.at(-1)!.who === 'chance';
    if (added) this.holdAt(null);
    const frame = await this.frames.at(view, view.line.length);
    const dice = thrown
      ? { seat: frame.seat ?? before.acting, dice: frame.faces }
      : rollOffThrow(before, view);
    if (dice && dice.seat !== null && dice.dice.length > 0) await this.#throwDice(dice.seat, dice.dice);
    if (this.closed) return;
    this.view = view;
    this.#stage(frame, added, thrown);
    this.newChoice();
    this.#announce(before, frame);
    if (added && !thrown) await this.beat.wait(this.manners.duration(SLIDE_TIME));
  }

  async #throwDice(seat: string, faces: number[]): Promise<void> {
    const again = this.present.thrown;
    const time = this.manners.duration(again ? NEXT_ROLL_TIME : ROLL_TIME);
    this.rolling = { seat, faces, moment: time };
    this.manners.sound('roll');
    await this.beat.wait(time);
    this.rolling = null;
  }

  #stage(frame: Frame, added: boolean, thrown: boolean): void {
    if (added && !thrown) {
      if (!this.past) this.moment = Math.abs(this.moment) + 1;
      const slides = frame.flights.length > 0;
      this.manners.sound(frame.captures ? 'capture' : slides ? 'slide' : 'place');
    } else if (!added && !this.past) {
      this.moment = -1;
    }
    // Taking back shortens the line; a picture of what is gone can't stay.
    if (this.past && this.past.index > this.view.line.length) this.past = null;
    this.present = frame;
  }

  protected newChoice(): void {
    this.dismiss();
    this.walking.restart(this.mine !== null && !this.view.chance && !this.over);
  }

  #announce(before: TableView, frame: Frame): void {
    for (const sound of this.signals(before, this.view)) this.manners.sound(sound);
    const said = announcement(before, this.view, frame);
    if (said) this.said = said;
  }

  // -------------------------------------------------------------------------------------------------------

  #personOn(seat: string): string {
    return actorOf(this.view, seat).person ?? '';
  }

  #notNow(): void {
    if (this.over) return;
    if (this.past) return this.say(plain(texts.table.lookingBack));
    if (this.mustRoll) return this.say(plain(texts.table.rollFirst));
    if (this.view.acting !== null) this.say(plain(texts.table.turnOf(this.view.acting)));
  }

  protected say(notice: Notice | Reason): void {
    this.notice = notice;
    this.said = notice.rule ? `${notice.message} (${notice.rule})` : notice.message;
  }

  protected fault(error: unknown): void {
    if (error instanceof EngineError && error.fault.code !== 'engine-failed') {
      const { message, rule, squares } = error.fault;
      this.say({ message, rule: rule ?? null, squares: squares ?? [] });
    } else {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }
}
