// A match at one screen as the page sees it: the table's state, the picture on the stage, and everything a person can do.
//
// The table decides what happened, `next.ts` what happens by itself; this class joins both to what is shown.

import type { BoardActions } from '../boards/contract';
import type { Rotation } from '../boards/geometry';
import { EngineError } from '../engine/client';
import type {
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
import { Beat } from './beat';
import { timeLeft } from './clock';
import { createMatch, matchFrom, rematchOf } from './create';
import { randomSeed } from './entropy';
import { Frames, type Frame } from './frames';
import { TableHost, type Engine, type Keeper } from './host';
import { actorOf, levelOf, whatNext, type Next } from './next';
import type { StoredMatch } from './store';
import { typedMove } from './typed';
import { back, begin, onlyWay, pathOf, replay, same, stepOrRestart, type Walk } from './walker';

/** What the match needs to know about the person and the page; the page reads it from settings and screen. */
export interface Manners {
  forced(): boolean;
  /** Whether a finished path waits for a second word, given how it was pointed at. */
  confirms(kind: Target['kind']): boolean;
  duration(designed: number): number;
  sound(what: Sound): void;
}

export type Sound = 'place' | 'slide' | 'capture' | 'roll' | 'turn' | 'end';

/** What the page tells a person about what they tried. */
export interface Notice {
  message: string;
  rule: string | null;
  squares: string[];
}

const NOWHERE: Walk = { prefix: [], next: [], move: null };
const ROLL_TIME = 600;
const NEXT_ROLL_TIME = 160;
const SLIDE_TIME = 220;
/** An opponent's turn is shown in at most 1.2 seconds, however many moves it has: each gets less than the one before. */
const FOLLOW_BEATS = [420, 300, 200, 120, 80, 50, 30];

export class LocalMatch implements BoardActions {
  view = $state.raw<TableView>() as TableView;
  /** The picture of the present. */
  present = $state.raw<Frame>() as Frame;
  /** The picture of the past that is looked at, if any. */
  past = $state.raw<Frame | null>(null);
  walk = $state.raw<Walk>(NOWHERE);
  marks = $state.raw<Mark[]>([]);
  resting = $state.raw<Target | null>(null);
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
  #commitments: Record<string, string> = {};
  #running = false;
  #closed = false;
  #thought: AbortController | null = null;
  /** After taking back, nothing plays itself at this length of the line: the person wanted to choose. */
  #heldAt: number | null = null;
  #followed = 0;
  #wish = 0;

  private constructor(
    private readonly engine: Engine,
    readonly stored: StoredMatch,
    readonly card: GameCard,
    private readonly manners: Manners,
  ) {
    this.#frames = new Frames(engine);
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
    for (const [seat, entropy] of Object.entries(stored.secrets.entropies)) {
      match.#commitments[seat] = (await engine.call('commit', { entropy })).commitment;
    }
    match.#host = await TableHost.open(engine, keeper, stored);
    match.view = match.#host.view;
    await match.#seatEverybody();
    match.present = await match.#frames.at(match.view, match.view.line.length);
    match.moment = -1;
    match.#newChoice();
    void match.#run();
    return match;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#thought?.abort(new Error('closed'));
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
  readonly hover: PathNode | null = $derived(
    this.resting === null ? null : (this.walk.next.find((node) => same(node, this.resting!)) ?? null),
  );

  // -------------------------------------------------------------------------------------------------------
  // Pointing.

  pick(target: Target): void {
    const skipped = this.#beat.skip();
    if (!this.mayMove) {
      // A click that cut something short was meant for that.
      if (!skipped) this.#notNow();
      return;
    }
    const { prefix } = this.walk;
    if (this.pending && prefix.length > 0 && same(prefix.at(-1)!, target)) return this.confirm();
    const paths = this.present.look.paths;
    const stepped = stepOrRestart(paths, this.walk, target);
    if (!stepped) {
      // Pointing again at what is chosen lets go of it.
      if (prefix.length > 0 && same(prefix[0]!, target)) return this.#walkTo(begin(paths));
      if (prefix.some((at) => same(at, target))) return;
      return this.ask(target);
    }
    this.#walkTo(onlyWay(stepped));
    if (this.walk.move !== null && !this.manners.confirms(target.kind)) this.confirm();
  }

  ask(target: Target): void {
    if (this.past || !this.mayMove) return this.#notNow();
    const wish = ++this.#wish;
    const prefix = this.walk.prefix;
    const known = stepOrRestart(this.present.look.paths, this.walk, target);
    if (known) return this.#say({ message: texts.table.isPossible, rule: null, squares: [] });
    this.engine
      .call('why-target', { ...this.present.at, prefix, target })
      .then((reason) => {
        if (wish === this.#wish)
          this.#say(reason ?? { message: texts.table.isPossible, rule: null, squares: [] });
      })
      .catch((error: unknown) => this.#fault(error));
  }

  rest(target: Target | null): void {
    this.resting = target;
  }

  back(): void {
    this.notice = null;
    this.hints = [];
    if (this.past) this.now();
    else if (this.mayMove) this.#walkTo(back(this.present.look.paths, this.walk));
  }

  /** Makes the move whose path is complete. */
  confirm(): void {
    const { move } = this.walk;
    if (move !== null) this.play(move);
  }

  play(move: string): void {
    const seat = this.mine;
    if (seat === null || !this.mayMove) return this.#notNow();
    this.#do({ kind: 'move', seat, ...actorOf(this.view, seat), move });
  }

  /** What was typed; answers whether it was a move. */
  async type(text: string): Promise<boolean> {
    if (!this.mayMove) {
      this.#notNow();
      return false;
    }
    const move = typedMove(this.present.look.paths, text);
    if (move !== null) {
      this.play(move);
      return true;
    }
    try {
      const reason = await this.engine.call('why-move', { ...this.present.at, move: text.trim() });
      if (reason) this.#say(reason);
    } catch (error) {
      this.#fault(error);
    }
    return false;
  }

  roll(): void {
    this.#beat.skip();
    const seat = this.mine;
    if (seat === null || !this.mustRoll || this.rolling) return;
    this.now();
    this.#do(this.#throwOf(seat));
  }

  // -------------------------------------------------------------------------------------------------------
  // Around the moves.

  undo(): void {
    const entry = this.takeBack;
    if (!entry) return;
    this.#thought?.abort(new Error('undo'));
    this.#heldAt = entry.to;
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
    const walk = replay(this.present.look.paths, choice.path);
    if (walk && this.mayMove) this.#walkTo(walk);
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

  // -------------------------------------------------------------------------------------------------------
  // What happens by itself.

  async #seatEverybody(): Promise<void> {
    for (;;) {
      const next = this.#next();
      if (next.do !== 'command') return;
      this.view = await this.#host.do(next.command);
    }
  }

  #next(): Next {
    const held = this.#heldAt === this.view.line.length;
    return whatNext({
      view: this.view,
      plan: this.stored.seats,
      secrets: this.stored.secrets,
      commitments: this.#commitments,
      legal: this.present && this.present.index === this.view.line.length ? this.present.look.legal : null,
      forced: this.manners.forced() && !held,
    });
  }

  async #run(): Promise<void> {
    if (this.#running || this.#closed) return;
    this.#running = true;
    try {
      while (!this.#closed && (await this.#oneStep()));
    } catch (error) {
      if (!this.#closed) this.#fault(error);
    } finally {
      this.#running = false;
    }
  }

  /** Does what comes next by itself; false where a person must act. */
  async #oneStep(): Promise<boolean> {
    const next = this.#next();
    const v = this.view.v;
    // A person may have acted while a beat was waited for; then it is another question.
    const still = () => !this.#closed && this.view.v === v;
    switch (next.do) {
      case 'nothing':
      case 'wait':
        return false;
      case 'command':
        await this.#perform(next.command);
        return true;
      case 'roll':
        if (!this.present.thrown) await this.#beat.wait(this.manners.duration(next.beat));
        if (still()) await this.#perform(this.#throwOf(next.seat));
        return true;
      case 'forced': {
        const path = pathOf(this.present.look.paths, next.move);
        const walk = path && replay(this.present.look.paths, path);
        if (walk && !this.past) this.#walkTo(walk);
        await this.#beat.wait(Math.max(this.manners.duration(next.beat), 250));
        if (!still()) return true;
        await this.#perform({
          kind: 'move',
          seat: next.seat,
          ...actorOf(this.view, next.seat),
          move: next.move,
        });
        return true;
      }
      case 'think': {
        const move = await this.#think(next.level);
        if (move !== null && still()) await this.#perform({ kind: 'move', seat: next.seat, move });
        return true;
      }
      case 'answer': {
        const accept = next.offer === 'undo' || (next.offer === 'draw' && (await this.#wouldDraw(next.seat)));
        if (still()) await this.#perform({ kind: 'answer', seat: next.seat, accept } as Command);
        if (next.offer === 'draw' && !accept) this.#say(plain(texts.table.drawDeclined(next.seat)));
        return true;
      }
    }
  }

  async #think(level: number): Promise<string | null> {
    this.thinking = 'computer';
    this.#thought = new AbortController();
    const { signal } = this.#thought;
    const beat = FOLLOW_BEATS[Math.min(this.#followed, FOLLOW_BEATS.length - 1)]!;
    this.#followed += 1;
    try {
      const [opinion] = await Promise.all([
        this.engine.call('think', { ...this.present.at, level, seed: randomSeed() }, signal),
        this.#beat.wait(this.manners.duration(beat)),
      ]);
      return opinion.move;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      this.thinking = null;
    }
  }

  /** The computer takes a draw when it stands clearly worse. */
  async #wouldDraw(seat: string): Promise<boolean> {
    if (this.view.chance) return false;
    try {
      const call = { ...this.present.at, candidates: 1, seed: randomSeed() };
      const { values } = await this.engine.call('hint', call);
      return (values.find((value) => value.seat === seat)?.win ?? 1) < 0.35;
    } catch {
      return false;
    }
  }

  #do(command: Command): void {
    this.#beat.skip();
    this.#perform(command)
      .catch((error: unknown) => this.#fault(error))
      .finally(() => void this.#run());
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
    const added = view.line.length === before.line.length + 1;
    const thrown = added && view.line.at(-1)!.who === 'chance';
    if (added && command.kind !== 'undo') this.#heldAt = null;
    const frame = await this.#frames.at(view, view.line.length);
    const dice = thrown
      ? { seat: frame.seat ?? before.acting, dice: frame.faces }
      : rollOffThrow(before, view);
    if (dice && dice.seat !== null && dice.dice.length > 0) await this.#throwDice(dice.seat, dice.dice);
    if (this.#closed) return;
    this.view = view;
    this.#show(frame, added, thrown);
    this.#newChoice();
    this.#announce(before, frame, added);
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
    this.#walkTo(
      this.mine !== null && !this.view.chance && !this.over ? begin(this.present.look.paths) : NOWHERE,
    );
  }

  #walkTo(walk: Walk): void {
    this.notice = null;
    this.walk = walk;
    const { prefix } = walk;
    if (prefix.length === 0) {
      this.marks = this.present.look.marks;
      return;
    }
    this.engine
      .call('marks', { ...this.present.at, prefix })
      .then((marks) => {
        if (this.walk === walk) this.marks = marks;
      })
      .catch((error: unknown) => this.#fault(error));
  }

  #announce(before: TableView, frame: Frame, added: boolean): void {
    const { view } = this;
    if (view.acting !== before.acting) {
      if (this.mine !== null || before.acting === null || levelOf(view, before.acting) === null)
        this.#followed = 0;
      if (this.mine !== null && before.acting !== null && levelOf(view, before.acting) !== null) {
        this.manners.sound('turn');
      }
    }
    if (this.over) this.manners.sound('end');
    const parts: string[] = [];
    const thrown = rollOffThrow(before, view);
    if (thrown) parts.push(texts.table.rollOffThrow(thrown.seat, thrown.dice));
    if (added && frame.words) parts.push(texts.table.spokenMove(frame.seat, frame.words));
    else if (view.line.length < before.line.length) parts.push(texts.table.takenBack);
    if (this.over && view.result) parts.push(texts.end.headline(view.result, view.seats));
    else if (view.acting !== before.acting && view.acting !== null)
      parts.push(texts.table.turnOf(view.acting));
    if (parts.length > 0) this.said = parts.join('. ');
  }

  // -------------------------------------------------------------------------------------------------------

  #throwOf(seat: string): Command {
    const kind = this.view.phase === 'roll-off' ? 'roll-off' : 'roll';
    return { kind, seat, ...actorOf(this.view, seat) };
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

/** The throw of the roll-off that came with the last command. */
function rollOffThrow(before: TableView, after: TableView): { seat: string; dice: number[] } | null {
  const [was, is] = [before.rollOff?.throws.length ?? 0, after.rollOff?.throws.length ?? 0];
  return is > was ? after.rollOff!.throws.at(-1)! : null;
}

function plain(message: string): Notice {
  return { message, rule: null, squares: [] };
}
