// A match at one screen as the page sees it: the table's state, the picture on the stage, and everything a person can do.
//
// The table decides what happened, `selfplay.ts` drives what happens by itself, `walking.svelte.ts` follows a person's
// pointing; this class joins them to what is shown.

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
import { announcement, endsRow, hasMoved, rollOffThrow, signals } from './announce';
import { Beat } from './beat';
import { timeLeft } from './clock';
import { createMatch, matchFrom, rematchOf } from './create';
import { randomSeed } from './entropy';
import { Frames, type Frame } from './frames';
import { TableHost, type Engine, type Keeper } from './host';
import { plain, type Manners, type Notice } from './manners';
import { actorOf, levelOf } from './next';
import { SelfPlay, throwOf } from './selfplay';
import type { StoredMatch } from './store';
import type { Walk } from './walker';
import { Walking } from './walking.svelte';

const ROLL_TIME = 600;
const NEXT_ROLL_TIME = 160;
const SLIDE_TIME = 220;

export class LocalMatch implements BoardActions {
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
  /** A command is under way, or what it did is being shown: nobody may act twice. */
  busy = $state(false);

  #host!: TableHost;
  #frames: Frames;
  #beat = new Beat();
  #closed = false;
  #thought: AbortController | null = null;
  #wish = 0;
  #walking: Walking;
  #selfPlay: SelfPlay;

  private constructor(
    private readonly engine: Engine,
    readonly stored: StoredMatch,
    readonly card: GameCard,
    private readonly manners: Manners,
  ) {
    this.#frames = new Frames(engine);
    this.#walking = new Walking(engine, manners, {
      present: () => this.present,
      mayMove: () => this.mayMove,
      play: (move) => this.play(move),
      notNow: () => this.#notNow(),
      say: (notice) => this.#say(notice),
      hush: () => (this.notice = null),
      wish: () => {
        const wish = ++this.#wish;
        return () => wish === this.#wish;
      },
      fault: (error) => this.#fault(error),
    });
    this.#selfPlay = new SelfPlay(engine, stored, manners, this.#beat, {
      view: () => this.view,
      present: () => this.present,
      closed: () => this.#closed,
      perform: (command) => this.#perform(command),
      preview: (move) => {
        if (!this.past) this.#walking.alongMove(move);
      },
      think: (thinking) => (this.thinking = thinking ? 'computer' : null),
      say: (notice) => this.#say(notice),
      fault: (error) => this.#fault(error),
    });
  }

  static async open(
    engine: Engine,
    keeper: Keeper,
    stored: StoredMatch,
    manners: Manners,
  ): Promise<LocalMatch> {
    const cards = await engine.call('games', {});
    const card = cards.find(({ id }) => id === stored.game);
    if (!card) throw new Error(texts.table.unknownGame(stored.game));
    const match = new LocalMatch(engine, stored, card, manners);
    match.#host = await TableHost.open(engine, keeper, stored);
    match.view = match.#host.view;
    await match.#selfPlay.seatEverybody(async (command) => {
      match.view = await match.#host.do(command);
    });
    match.present = await match.#frames.at(match.view, match.view.line.length);
    match.moment = -1;
    match.#newChoice();
    void match.#selfPlay.run();
    return match;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#giveUp('closed');
    this.#beat.skip();
    await this.#host.close();
  }

  // -------------------------------------------------------------------------------------------------------
  // What is shown.

  /** The picture on the stage. */
  readonly frame: Frame = $derived(this.past ?? this.present);
  readonly over: boolean = $derived(this.view.phase === 'over');
  /** The seat of a person that must act now. */
  readonly mine: string | null = $derived(
    this.view.acting !== null && levelOf(this.view, this.view.acting) === null ? this.view.acting : null,
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
  /** The seat through whose eyes the page looks: the acting person's, else the first person's. */
  readonly viewpoint: string | null = $derived(this.mine ?? this.people[0]?.seat ?? null);
  readonly takeBack = $derived.by(() => {
    const mine = this.view.undo.filter(({ seat }) => levelOf(this.view, seat) === null);
    return mine.find(({ seat }) => seat === this.viewpoint) ?? mine[0] ?? null;
  });

  get walk(): Walk {
    return this.#walking.walk;
  }

  get marks(): Mark[] {
    return this.#walking.marks;
  }

  get resting(): Target | null {
    return this.#walking.resting;
  }

  get hover(): PathNode | null {
    return this.#walking.hover;
  }

  // -------------------------------------------------------------------------------------------------------
  // Pointing.

  pick(target: Target): void {
    const skipped = this.#beat.skip();
    if (!this.mayMove) {
      // A click that cut something short was meant for that.
      if (!skipped) this.#notNow();
      return;
    }
    this.#walking.pick(target);
  }

  ask(target: Target): void {
    this.#walking.ask(target);
  }

  rest(target: Target | null): void {
    this.#walking.resting = target;
  }

  back(): void {
    this.notice = null;
    this.hints = [];
    if (this.past) this.now();
    else if (this.mayMove) this.#walking.back();
  }

  /** Makes the move whose path is complete. */
  confirm(): void {
    this.#walking.confirm();
  }

  play(move: string): void {
    const seat = this.mine;
    if (seat === null || !this.mayMove) return this.#notNow();
    this.#do({ kind: 'move', seat, ...actorOf(this.view, seat), move });
  }

  /** What was typed; answers whether it was a move. */
  type(text: string): Promise<boolean> {
    return this.#walking.type(text);
  }

  roll(): void {
    this.#beat.skip();
    const seat = this.mine;
    if (seat === null || !this.mustRoll || this.rolling) return;
    this.now();
    this.#do(throwOf(this.view, seat));
  }

  // -------------------------------------------------------------------------------------------------------
  // Around the moves.

  undo(): void {
    const entry = this.takeBack;
    if (!entry) return;
    this.#giveUp('undo');
    this.#selfPlay.holdAt(entry.to);
    this.#do({ kind: 'undo', seat: entry.seat, person: this.#personOn(entry.seat) });
  }

  resign(): void {
    const seat = this.viewpoint;
    if (seat !== null) this.#do({ kind: 'resign', seat, person: this.#personOn(seat) });
  }

  abort(): void {
    const seat = this.viewpoint;
    if (seat !== null) this.#do({ kind: 'abort', seat, person: this.#personOn(seat) });
  }

  offerDraw(): void {
    const seat = this.viewpoint;
    if (seat !== null) this.#do({ kind: 'offer', seat, person: this.#personOn(seat), offer: 'draw' });
  }

  answer(seat: string, accept: boolean): void {
    this.#do({ kind: 'answer', seat, ...actorOf(this.view, seat), accept } as Command);
  }

  /** The computer's three best moves. */
  async hint(): Promise<void> {
    if (!this.mayMove || this.thinking) return;
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
      if (!this.#thought.signal.aborted) this.#fault(error);
    } finally {
      this.thinking = null;
    }
  }

  /** Shows the path of a hinted move, ready to be confirmed. */
  follow(choice: Choice): void {
    if (this.mayMove) this.#walking.along(choice.path);
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
    this.#beat.skip();
  }

  /** Tells the table that a clock has run down. */
  tick(now: number): void {
    const { acting } = this.view;
    if (acting === null || this.over) return;
    if (timeLeft(this.view, acting, now) === 0) this.#do({ kind: 'tick' });
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
    const frame = await this.#frames.at(this.view, to);
    if (wish !== this.#wish || this.#closed) return;
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
    return createMatch(matchFrom(this.stored, this.view.options, this.frame.look.position));
  }

  rematch(): Promise<string> {
    return createMatch(rematchOf(this.stored));
  }

  record(): Promise<string> {
    return this.#host.record();
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

  #do(command: Command): void {
    this.#beat.skip();
    this.#perform(command)
      .catch((error: unknown) => this.#fault(error))
      .finally(() => void this.#selfPlay.run());
  }

  /** Has the table decide, then shows what came of it. */
  async #perform(command: Command): Promise<void> {
    this.busy = true;
    try {
      await this.#performAlone(command);
    } finally {
      this.busy = false;
    }
  }

  async #performAlone(command: Command): Promise<void> {
    const before = this.view;
    const view = await this.#host.do(command);
    if (this.#closed) return;
    const added = hasMoved(before, view);
    const thrown = added && view.line.at(-1)!.who === 'chance';
    if (added && command.kind !== 'undo') this.#selfPlay.holdAt(null);
    const frame = await this.#frames.at(view, view.line.length);
    const dice = thrown
      ? { seat: frame.seat ?? before.acting, dice: frame.faces }
      : rollOffThrow(before, view);
    if (dice && dice.seat !== null && dice.dice.length > 0) await this.#throwDice(dice.seat, dice.dice);
    if (this.#closed) return;
    this.view = view;
    this.#show(frame, added, thrown);
    this.#newChoice();
    this.#announce(before, frame);
    if (added && !thrown) await this.#beat.wait(this.manners.duration(SLIDE_TIME));
  }

  async #throwDice(seat: string, faces: number[]): Promise<void> {
    const again = this.present.thrown;
    const time = this.manners.duration(again ? NEXT_ROLL_TIME : ROLL_TIME);
    this.rolling = { seat, faces, moment: time };
    this.manners.sound('roll');
    await this.#beat.wait(time);
    this.rolling = null;
  }

  #show(frame: Frame, added: boolean, thrown: boolean): void {
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

  #newChoice(): void {
    this.dismiss();
    this.#walking.restart(this.mine !== null && !this.view.chance && !this.over);
  }

  #announce(before: TableView, frame: Frame): void {
    if (endsRow(before, this.view)) this.#selfPlay.beginRow();
    for (const sound of signals(before, this.view)) this.manners.sound(sound);
    const said = announcement(before, this.view, frame);
    if (said) this.said = said;
  }

  // -------------------------------------------------------------------------------------------------------

  #giveUp(reason: string): void {
    this.#thought?.abort(new Error(reason));
    this.#selfPlay.giveUp(reason);
  }

  #personOn(seat: string): string {
    return actorOf(this.view, seat).person ?? '';
  }

  #notNow(): void {
    if (this.over) return;
    if (this.past) return this.#say(plain(texts.table.lookingBack));
    if (this.mustRoll) return this.#say(plain(texts.table.rollFirst));
    if (this.view.acting !== null) this.#say(plain(texts.table.turnOf(this.view.acting)));
  }

  #say(notice: Notice | Reason): void {
    this.notice = notice;
    this.said = notice.rule ? `${notice.message} (${notice.rule})` : notice.message;
  }

  #fault(error: unknown): void {
    if (error instanceof EngineError && error.fault.code !== 'engine-failed') {
      const { message, rule, squares } = error.fault;
      this.#say({ message, rule: rule ?? null, squares: squares ?? [] });
    } else {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }
}
